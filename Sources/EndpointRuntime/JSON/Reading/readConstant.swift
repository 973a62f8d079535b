extension ObjectReader {
    /// A required member with this text as its only valid value (JSON Schema's `const`).
    public mutating func constant(_ key: StaticString, _ value: String) throws {
        try expect(key, value, "\"\(value)\"")
    }

    /// A required member with this number as its only valid value.
    public mutating func constant(_ key: StaticString, _ value: Int) throws {
        try expect(key, value, "\(value)")
    }

    /// A required member with this Boolean as its only valid value.
    public mutating func constant(_ key: StaticString, _ value: Bool) throws {
        try expect(key, value, "\(value)")
    }

    /// A required member with this number as its only valid value.
    public mutating func constant(_ key: StaticString, _ value: Double) throws {
        try expect(key, value, "\(value)")
    }

    private mutating func expect<Value: JSONCodable & Equatable>(
        _ key: StaticString,
        _ value: Value,
        _ text: @autoclosure () -> String
    ) throws {
        switch input {
        case .decoder:
            let found: Value = try required(key)
            guard found == value else {
                throw JSONError(.mismatch(expected: text(), found: "\(found)".cut(to: 40))).beneath(
                    .key(key.description)
                )
            }
        case .bytes(let source):
            let start = try scan.find(key, in: source)
            guard start >= 0 else { throw missing(key) }
            let found: Value = try read(key, start, source)
            guard found == value else {
                let excerpt = source.pointee.excerpt(at: start)
                throw JSONError(.mismatch(expected: text().cut(to: 80), found: excerpt), at: start)
                    .beneath(.key(key.description))
            }
        }
    }
}
