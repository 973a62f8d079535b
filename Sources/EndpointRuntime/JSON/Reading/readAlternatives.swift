extension ValueReader {
    /// Reads the value as the best matching alternative; ``Alternatives`` describes the rules.
    ///
    /// - Throws: `JSONError`: the error of the best alternative if none can read the value, `noMatch` if none accepts
    ///   its kind.
    public mutating func read<Value>(as alternatives: Alternatives<Value>) throws -> Value {
        try withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { place in
            guard let start = place.baseAddress else { throw noMatch() }
            try read(by: alternatives.table, into: UnsafeMutableRawPointer(start))
            return start.move()
        }
    }

    /// Initializes the memory unless it throws.
    private mutating func read(by table: AlternativeTable, into place: UnsafeMutableRawPointer) throws {
        switch try selection(from: table) {
        case .entry(let index): try table.readers[index].read(&self, place)
        case .otherwise:
            guard let otherwise = table.otherwise else { throw noMatch() }
            if table.acceptsOnlyObjects { try expectObject() }
            guard table.tag == nil || kind == .object else { throw noMatch() }
            try otherwise.read(&self, place)
        case .trial(let indices, let keepsOthers):
            try read(first: indices, of: table, keepsOthers ? table.otherwise : nil, into: place)
        }
    }

    private enum Selection {
        case entry(Int)
        case otherwise
        /// Several alternatives match the kind of value and the tag.
        case trial([Int], keepsOthers: Bool)
    }

    private mutating func selection(from table: AlternativeTable) throws -> Selection {
        let kind = kind
        guard kind == .object else { return selection(from: table.entries(for: kind), keepsOthers: false) }
        guard let key = table.tag else { return selection(from: table.forObjects, keepsOthers: false) }
        switch try place(by: key, in: table) {
        case .entry(let index): return .entry(index)
        case .missing:
            let keepsOthers = table.otherwise != nil && !table.hasEntryForMissingTag
            return selection(from: table.forUntagged, keepsOthers: keepsOthers)
        case .unknown: return selection(from: table.forUnknown, keepsOthers: table.otherwise != nil)
        }
    }

    @inline(__always)
    private func selection(from indices: [Int], keepsOthers: Bool) -> Selection {
        switch indices.count {
        case 0: .otherwise
        case 1 where !keepsOthers: .entry(indices[0])
        default: .trial(indices, keepsOthers: keepsOthers)
        }
    }

    private enum TagPlace {
        case entry(Int)
        case unknown, missing
    }

    private mutating func place(by key: StaticString, in table: AlternativeTable) throws -> TagPlace {
        switch input {
        case .decoder(let decoder):
            guard let value = decoder.source.member(key), var text = value.tagText else { return .missing }
            let place = text.withUTF8 { ValueReader.place(of: $0, among: table.tags) }
            guard case .unknown = place, case .number(let number) = value else { return place }
            return ValueReader.place(of: number, among: table.numericTags)
        case .bytes(let source):
            var object = try openScan(source)
            let place = try object.peek(key, in: source)
            scan = object
            guard let place else { return .missing }
            let known = try source.pointee.withScalar(place) { ValueReader.place(of: $0, among: table.tags) }
            guard case .unknown? = known, !table.numericTags.isEmpty, source.pointee.isNumber(place) else {
                return known ?? .missing
            }
            return ValueReader.place(of: try source.pointee.number(at: place), among: table.numericTags)
        }
    }

    private static func place(
        of tag: UnsafeBufferPointer<UInt8>,
        among tags: [(text: StaticString, entry: Int)]
    ) -> TagPlace {
        for known in tags where known.text.isEqual(tag) { return .entry(known.entry) }
        return .unknown
    }

    private static func place(of tag: JSONNumber, among tags: [(number: JSONNumber, entry: Int)]) -> TagPlace {
        for known in tags where known.number == tag { return .entry(known.entry) }
        return .unknown
    }

    /// Tries the entries by rank until one can read the value.
    private mutating func read(
        first indices: [Int],
        of table: AlternativeTable,
        _ otherwise: AlternativeReader?,
        into place: UnsafeMutableRawPointer
    ) throws {
        guard case .bytes(let source) = input else {
            return try readFromDecoder(first: indices, of: table, otherwise, into: place)
        }
        switch source.pointee.verdict(on: table, at: start) {
        case .entry(let index)?: return try table.readers[index].read(&self, place)
        case .otherwise?: if let otherwise { return try otherwise.read(&self, place) }
        case .failure(let error)?: throw error
        case nil: break
        }
        let ranking = try ranked(indices, by: table, source)
        let isInTrial = source.pointee.isTrial
        defer { source.pointee.isTrial = isInTrial }
        var best: JSONError?
        // `null`, `""` and `[]` mean nil only if no alternative reads them as they are.
        var isStrict = ranking.count > 1 && !isInTrial
        while true {
            source.pointee.isTrial = isStrict || isInTrial
            for index in ranking {
                let members = source.pointee.members.count
                let mark = source.pointee.mark
                do {
                    end = ValueReader.unread
                    try table.readers[index].read(&self, place)
                    if best != nil { source.pointee.note(.entry(index), on: table, at: start, inTrial: isInTrial) }
                    return
                } catch {
                    let error = JSONError.wrapping(error)
                    if case .limit = error.reason { throw error }
                    source.pointee.members.drop(to: members)
                    try source.pointee.chargeReread(since: mark, at: start)
                    best = best ?? error
                }
            }
            if !isStrict { break }
            isStrict = false
        }
        if let otherwise {
            source.pointee.note(.otherwise, on: table, at: start, inTrial: isInTrial)
            return try otherwise.read(&self, place)
        }
        let error = best ?? noMatch()
        source.pointee.note(.failure(error), on: table, at: start, inTrial: isInTrial)
        throw error
    }

    private mutating func ranked(
        _ indices: [Int],
        by table: AlternativeTable,
        _ source: UnsafeMutablePointer<JSONSource>
    ) throws -> [Int] {
        guard indices.count > 1 else { return indices }
        switch source.pointee.byte(start) {
        case 0x22: return try rankedForText(indices, by: table, source)
        case 0x5B where table.hasElementSigns: return try rankedForElements(indices, by: table, source)
        case 0x7B: break
        default: return indices
        }
        var object = try openScan(source)
        try object.finish(source)
        scan = object
        return try AlternativeScores.withScores(of: table) { scores in
            try source.pointee.score(object, by: table, &scores)
            return scores.ranked(indices, by: table)
        }
    }

    /// The members of all elements count together.
    private func rankedForElements(
        _ indices: [Int],
        by table: AlternativeTable,
        _ source: UnsafeMutablePointer<JSONSource>
    ) throws -> [Int] {
        try AlternativeScores.withScores(of: table) { scores in
            var at = source.pointee.pastSpace(start + 1)
            elements: while true {
                switch source.pointee.byte(at) {
                case 0x7B:
                    let members = source.pointee.members.count
                    var element = try ObjectScan(source, start: at, depth: depth + 1)
                    at = source.pointee.pastSpace(try element.finish(source))
                    try source.pointee.score(element, by: table, &scores)
                    source.pointee.members.drop(to: members)
                case 0x6E: at = source.pointee.pastSpace(try source.pointee.skip(at, depth: depth + 1))
                default: break elements
                }
                guard source.pointee.byte(at) == 0x2C else { break }
                at = source.pointee.pastSpace(at + 1)
            }
            return scores.ranked(indices, by: table)
        }
    }

    private func rankedForText(
        _ indices: [Int],
        by table: AlternativeTable,
        _ source: UnsafeMutablePointer<JSONSource>
    ) throws -> [Int] {
        guard !table.documents.isEmpty, let text = try source.pointee.scalarText(start) else { return indices }
        func rank(_ index: Int) -> Int {
            for open in table.documents where open.entry == index { return open.contains(text) ? 0 : 2 }
            return 1
        }
        let ranks = indices.map { (index: $0, rank: rank($0)) }
        return (0...2).flatMap { rank in ranks.filter { $0.rank == rank }.map(\.index) }
    }

    /// Attempts run on bytes, where their cost can be bounded, except those of a decoder that needs the types.
    private mutating func readFromDecoder(
        first indices: [Int],
        of table: AlternativeTable,
        _ otherwise: AlternativeReader?,
        into place: UnsafeMutableRawPointer
    ) throws {
        guard case .decoder(let decoder) = input else { throw noMatch() }
        let (source, outer) = (decoder.source.decoder, decoder.source.outer)
        let tree: JSONValue = try decoder.source.jsonValue()
        if source is any UntypedDecoder, tree.kind == .object || tree.kind == .array {
            let ranking = try tree.withJSONBytes { bytes in
                try JSONSource.read(bytes) { reader in
                    guard case .bytes(let source) = reader.input else { throw reader.noMatch() }
                    return try reader.ranked(indices, by: table, source)
                }
            }
            return try readUntyped(first: ranking, of: table, otherwise, into: place)
        }
        try tree.withJSONBytes { bytes in
            try JSONSource.read(bytes) { reader in
                guard case .bytes(let source) = reader.input else { throw reader.noMatch() }
                try source.keeping(outer, at: reader.start) {
                    try reader.read(first: indices, of: table, otherwise, into: place)
                }
            }
        }
    }

    private mutating func readUntyped(
        first ranking: [Int],
        of table: AlternativeTable,
        _ otherwise: AlternativeReader?,
        into place: UnsafeMutableRawPointer
    ) throws {
        var best: JSONError?
        for index in ranking {
            do { return try table.readers[index].read(&self, place) } catch { best = best ?? JSONError.wrapping(error) }
        }
        guard let otherwise else { throw best ?? noMatch() }
        try otherwise.read(&self, place)
    }
}

extension JSONSource {
    /// The bytes of a scalar; those of a string exclude quotation marks and escapes. `nil` for `null` and containers.
    mutating func withScalar<Result>(
        _ start: Int,
        _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) throws -> Result? {
        switch byte(start) {
        case 0x7B, 0x5B, 0x6E: return nil
        case 0x22:
            var isEscaped = false
            let end = try endOfString(start, isEscaped: &isEscaped)
            guard isEscaped else {
                return try body(UnsafeBufferPointer(start: base + start + 1, count: end - start - 1))
            }
            var text = text(start + 1, end, isEscaped: true)
            return try text.withUTF8(body)
        default: return try body(UnsafeBufferPointer(start: base + start, count: try skip(start, depth: 0) - start))
        }
    }
}
