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
        case .missing: return selection(from: table.forUntagged, keepsOthers: false)
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
            return try readOnBytes(first: indices, of: table, otherwise, into: place)
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

    /// Attempts run on bytes, where their cost can be bounded.
    private func readOnBytes(
        first indices: [Int],
        of table: AlternativeTable,
        _ otherwise: AlternativeReader?,
        into place: UnsafeMutableRawPointer
    ) throws {
        guard case .decoder(let decoder) = input else { throw noMatch() }
        let tree: JSONValue = try decoder.source.jsonValue()
        let outer = decoder.source.outer
        try tree.withJSONBytes { bytes in
            try JSONSource.read(bytes) { reader in
                guard case .bytes(let source) = reader.input else { throw reader.noMatch() }
                try source.keeping(outer, at: reader.start) {
                    try reader.read(first: indices, of: table, otherwise, into: place)
                }
            }
        }
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

// MARK: Ranking

extension JSONSource {
    /// Adds the members of the scanned object to the scores.
    fileprivate mutating func score(
        _ scan: ObjectScan,
        by table: AlternativeTable,
        _ scores: inout AlternativeScores
    ) throws {
        scores.beginObject(of: scan.count, by: table)
        for place in 0..<scan.count {
            let member = members.slots[scan.bottom + place]
            guard let key = key(of: member, in: table) else { continue }
            guard !scores.seen[key] else {
                for link in table.keys[key].links { scores.all[link.entry].unknown -= 1 }
                continue
            }
            scores.seen[key] = true
            try score(table.keys[key], member, table, scores.all)
        }
    }

    private mutating func score(
        _ key: AlternativeTable.Key,
        _ member: Member,
        _ table: AlternativeTable,
        _ scores: UnsafeMutableBufferPointer<AlternativeScore>
    ) throws {
        let start = Int(member.valueStart)
        for link in key.links {
            scores[link.entry].known += 1
            scores[link.entry].unknown -= 1
            switch link.role {
            case .known: break
            case .needed:
                scores[link.entry].needed += 1
                scores[link.entry].missing -= 1
            case .fixed(let values, _) where values.isEmpty:
                if byte(start) == 0x6E {
                    scores[link.entry].constants += 1
                } else {
                    scores[link.entry].isContradicted = true
                }
            case .fixed(let values, let numbers):
                var isMatch = try withScalar(start) { bytes in values.contains { $0.isEqual(bytes) } } ?? false
                if !isMatch, !numbers.isEmpty, isNumber(start) { isMatch = numbers.contains(try number(at: start)) }
                if isMatch { scores[link.entry].constants += 1 } else { scores[link.entry].isContradicted = true }
            }
        }
        guard key.holdsName, byte(start) == 0x22, let text = try scalarText(start), text.utf8.count <= 128 else {
            return
        }
        let name = AlternativeTable.plain(text)
        for index in 0..<table.count where table.names[index]?.contains(name) == true { scores[index].isNamed = true }
    }

    private func key(of member: Member, in table: AlternativeTable) -> Int? {
        guard member.isEscaped else { return table.key(named: base + Int(member.keyStart), member.keyLength) }
        var text = keyText(member)
        return text.withUTF8 { bytes in bytes.baseAddress.flatMap { table.key(named: $0, bytes.count) } }
    }
}

/// How well each alternative matches the members of an object, or of all objects of an array.
private struct AlternativeScores {
    let all: UnsafeMutableBufferPointer<AlternativeScore>
    /// Whether the object has the member, for each key of the table.
    let seen: UnsafeMutableBufferPointer<Bool>

    static func withScores(of table: AlternativeTable, rank: (inout AlternativeScores) throws -> [Int]) throws -> [Int]
    {
        try withUnsafeTemporaryAllocation(of: AlternativeScore.self, capacity: table.count) { all in
            try withUnsafeTemporaryAllocation(of: Bool.self, capacity: table.keys.count) { seen in
                all.initialize(repeating: AlternativeScore())
                seen.initialize(repeating: false)
                var scores = AlternativeScores(all: all, seen: seen)
                return try rank(&scores)
            }
        }
    }

    func beginObject(of count: Int, by table: AlternativeTable) {
        seen.update(repeating: false)
        for index in all.indices {
            all[index].unknown += count
            all[index].missing += table.neededCounts[index]
            all[index].keepsAll = all[index].keepsAll || !table.dropOthers[index] && count > 0
        }
    }

    /// The alternatives in the order in which to try them, best first.
    func ranked(_ entries: [Int], by table: AlternativeTable) -> [Int] {
        for index in entries where table.closed[index] && all[index].unknown > 0 { all[index].isOverfull = true }
        // If a constant has a new value, an alternative that knows no member is no better.
        if entries.contains(where: { all[$0].isContradicted }) {
            for index in entries where all[index].known == 0 { all[index].isUnrelated = true }
        }
        var order = entries
        for index in 1..<max(1, order.count) {
            var place = index
            while place > 0, all[order[place]].isBetter(than: all[order[place - 1]]) {
                order.swapAt(place, place - 1)
                place -= 1
            }
        }
        let isUnfitUnion = { (index: Int) in table.unions[index] && all[index].missing > 0 }
        // A union that lacks its tag would keep any object, also one that another entry knows.
        if order.contains(where: { all[$0].known > 0 && !isUnfitUnion($0) }) {
            order.removeAll(where: isUnfitUnion)
        }
        guard let best = order.first.map({ all[$0] }) else { return order }
        return order.filter { all[$0].isPossible(beside: best, dropsOthers: table.dropOthers[$0]) }
    }
}

/// How well an alternative matches the members of an object.
private struct AlternativeScore {
    /// Whether it keeps every member and the object has members.
    var keepsAll = false
    var isContradicted = false
    /// Whether the object has none of its members, but a new value of another alternative's constant.
    var isUnrelated = false
    var constants = 0
    var missing = 0
    var known = 0
    /// The members that it does not list.
    var unknown = 0
    var needed = 0
    var isNamed = false
    /// Whether it is closed and does not list some members.
    var isOverfull = false

    /// Whether it lacks a required member or is unrelated, and would drop every member that is there.
    private var isStrange: Bool { known == 0 && (missing > 0 || isUnrelated) && !keepsAll }

    /// Whether it may be chosen if a better one cannot read the object.
    func isPossible(beside best: AlternativeScore, dropsOthers: Bool) -> Bool {
        if isContradicted, !best.isContradicted { return false }
        // Its members may be optional.
        if isUnrelated, missing == 0 { return true }
        if best.known == 0 || !dropsOthers { return true }
        return best.missing > 0 ? known > 0 : 2 * known >= best.known
    }

    func isBetter(than other: AlternativeScore) -> Bool {
        // A constant may have a new value, but an alternative that knows no member would drop all of them.
        if isContradicted != other.isContradicted { return isContradicted ? other.isStrange : !isStrange }
        if isStrange != other.isStrange { return !isStrange }
        if constants != other.constants { return constants > other.constants }
        if (missing > 0) != (other.missing > 0) { return missing == 0 }
        if isOverfull ? other.keepsAll : other.isOverfull && keepsAll { return other.isOverfull }
        if known != other.known { return known > other.known }
        // An alternative that keeps all members loses none of those that neither knows.
        if unknown > 0, keepsAll != other.keepsAll { return keepsAll }
        if needed != other.needed { return needed > other.needed }
        return isNamed && !other.isNamed
    }
}
