extension ObjectWriter {
    /// A member of a type that is only `Codable`.
    public mutating func required<Value: Encodable>(_ key: StaticString, _ value: Value, as form: JSONValue.CodableForm)
        throws
    {
        switch output {
        case .encoder(let sink): try sink.foreign(value, key.description)
        case .bytes(let sink):
            let mark = Mark(sink)
            guard open(key, sink) else { return }
            do {
                var writer = ValueWriter(sink, depth: frame.depth)
                try writer.write(value, as: form)
            } catch {
                throw undo(error, key.description, mark, sink)
            }
        }
    }

    /// A member of a type that is only `Codable`, left out when it is `nil`.
    public mutating func optional<Value: Encodable>(
        _ key: StaticString,
        _ value: Value?,
        as form: JSONValue.CodableForm
    ) throws {
        if let value { try required(key, value, as: form) }
    }

    /// A member of a type that is only `Codable`, `null` when it is `nil`.
    public mutating func nullable<Value: Encodable>(
        _ key: StaticString,
        _ value: Value?,
        as form: JSONValue.CodableForm
    ) throws {
        if let value { try required(key, value, as: form) } else { try null(key) }
    }
}
