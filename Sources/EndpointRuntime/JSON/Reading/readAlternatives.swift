extension ValueReader {
    /// Reads the value as the alternative that suits it best; ``Alternatives`` has the rules.
    mutating func read<Value>(as alternatives: Alternatives<Value>) throws -> Value {
        let kind = kind
        var indices = alternatives.indices(for: kind)
        var otherwise = indices.isEmpty ? alternatives.otherwise : nil
        if kind == .object, let key = alternatives.tag {
            switch try selection(by: key, among: alternatives.tags) {
            case .entry(let index): return try alternatives.entries[index].read(&self)
            case .unknown:
                indices = indices.filter { alternatives.entries[$0].signs.acceptsAnyTag }
                otherwise = alternatives.otherwise
            case .missing:
                indices = indices.filter {
                    alternatives.entries[$0].signs.acceptsAnyTag || alternatives.entries[$0].signs.acceptsNoTag
                }
                if indices.isEmpty { otherwise = alternatives.otherwise }
            }
        }
        if indices.count > 1 || !indices.isEmpty && otherwise != nil {
            return try read(first: indices, of: alternatives, otherwise)
        }
        guard let only = indices.first.map({ alternatives.entries[$0] }) ?? otherwise else { throw noMatch() }
        return try only.read(&self)
    }

    private enum Selection {
        case entry(Int)
        case unknown, missing
    }

    private mutating func selection(
        by key: StaticString,
        among tags: [(text: StaticString, entry: Int)]
    ) throws -> Selection {
        switch input {
        case .decoder(let decoder):
            guard let text = decoder.source.tag(key) else { return .missing }
            return tags.first { $0.text.isEqual(text) }.map { .entry($0.entry) } ?? .unknown
        case .bytes(let source):
            var object = try openScan(source)
            let place = try object.peek(key, in: source)
            scan = object
            guard let place else { return .missing }
            return try source.pointee.withScalar(place) { bytes in
                for tag in tags where tag.text.isEqual(bytes) { return .entry(tag.entry) }
                return .unknown
            } ?? .missing
        }
    }

    /// Tries entries by rank until one can read the value.
    private mutating func read<Value>(
        first indices: [Int],
        of alternatives: Alternatives<Value>,
        _ otherwise: Alternatives<Value>.Entry?
    ) throws -> Value {
        guard case .bytes(let source) = input else { return try readOnBytes(first: indices, of: alternatives, otherwise) }
        switch source.pointee.verdicts.verdict(on: Value.self, at: start) {
        case .entry(let index)?: return try alternatives.entries[index].read(&self)
        case .otherwise?: if let otherwise { return try otherwise.read(&self) }
        case .failure(let error)?: throw error
        case nil: break
        }
        var best: JSONError?
        for index in try ranked(indices, by: alternatives.keys, source) {
            let members = source.pointee.members.count
            let mark = source.pointee.mark
            do {
                end = ValueReader.unread
                let value = try alternatives.entries[index].read(&self)
                if best != nil { source.pointee.verdicts.note(.entry(index), on: Value.self, at: start) }
                return value
            } catch {
                let error = JSONError.wrapping(error)
                if case .limit = error.reason { throw error }
                source.pointee.members.drop(to: members)
                try source.pointee.chargeReread(since: mark, at: start)
                best = best ?? error
            }
        }
        if let otherwise {
            source.pointee.verdicts.note(.otherwise, on: Value.self, at: start)
            return try otherwise.read(&self)
        }
        let error = best ?? noMatch()
        source.pointee.verdicts.note(.failure(error), on: Value.self, at: start)
        throw error
    }

    private mutating func ranked(
        _ indices: [Int],
        by keys: AlternativeKeys,
        _ source: UnsafeMutablePointer<JSONSource>
    ) throws -> [Int] {
        guard source.pointee.byte(start) == 0x7B, indices.count > 1 else { return indices }
        var object = try openScan(source)
        try object.finish(source)
        scan = object
        return try source.pointee.rank(indices, by: keys, object)
    }

    /// Attempts are made on bytes, where they can be bounded.
    private func readOnBytes<Value>(
        first indices: [Int],
        of alternatives: Alternatives<Value>,
        _ otherwise: Alternatives<Value>.Entry?
    ) throws -> Value {
        guard case .decoder(let decoder) = input else { throw noMatch() }
        let tree: JSONValue = try decoder.source.jsonValue()
        return try tree.withJSONBytes { bytes in
            try JSONSource.read(bytes) { try $0.read(first: indices, of: alternatives, otherwise) }
        }
    }
}

extension JSONSource {
    /// The bytes of a scalar, those of a string without quotation marks and escapes; `nil` for `null` and containers.
    mutating func withScalar<Result>(
        _ start: Int,
        _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) throws -> Result? {
        switch byte(start) {
        case 0x7B, 0x5B, 0x6E: return nil
        case 0x22:
            var isEscaped = false
            let end = try endOfString(start, isEscaped: &isEscaped)
            guard isEscaped else { return try body(UnsafeBufferPointer(start: base + start + 1, count: end - start - 1)) }
            var text = text(start + 1, end, isEscaped: true)
            return try text.withUTF8(body)
        default: return try body(UnsafeBufferPointer(start: base + start, count: try skip(start, depth: 0) - start))
        }
    }
}
