extension ObjectReader {
    /// A member of a type that is only `Codable`: `try json.required("price", as: .codable)`.
    public mutating func required<Value: Decodable>(_ key: StaticString, as form: JSONValue.CodableForm) throws -> Value
    {
        switch input {
        case .decoder(let members): return try members.source.required(key, as: form)
        case .bytes(let source):
            let start = try scan.find(key, in: source)
            guard start >= 0 else { throw missing(key) }
            return try foreign(key, start, source)
        }
    }

    /// A member of a type that is only `Codable`, which may be missing or `null`.
    public mutating func optional<Value: Decodable>(_ key: StaticString, as form: JSONValue.CodableForm) throws
        -> Value?
    {
        switch input {
        case .decoder(let members): return try members.source.optional(key, as: form)
        case .bytes(let source):
            let start = try scan.find(key, in: source)
            guard start >= 0, source.pointee.byte(start) != 0x6E else { return nil }
            return try foreign(key, start, source) as Value
        }
    }

    private func foreign<Value: Decodable>(
        _ key: StaticString,
        _ start: Int,
        _ source: UnsafeMutablePointer<JSONSource>
    ) throws -> Value {
        do {
            let end = try source.pointee.skip(start, depth: scan.depth)
            return try source.pointee.decodeForeign(Value.self, start, end)
        } catch {
            throw JSONError.wrapping(error).beneath(.key(key.description))
        }
    }
}
