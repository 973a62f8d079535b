// The same members as those of types that cannot be hashed. A HashedModel takes them as values.

extension ObjectWriter {
    /// A member that is always written.
    public mutating func required<Value: JSONCodable & Hashable>(_ key: StaticString, _ value: Value) throws {
        if case .list(let list) = output { return list.pointee.take(value) }
        try write(key, value)
    }

    /// A member that is left out when it is `nil`.
    public mutating func optional<Value: JSONCodable & Hashable>(_ key: StaticString, _ value: Value?) throws {
        if case .list(let list) = output { return list.pointee.take(value) }
        if let value { try write(key, value) }
    }

    /// A member that is `null` when it is `nil`.
    public mutating func nullable<Value: JSONCodable & Hashable>(_ key: StaticString, _ value: Value?) throws {
        if case .list(let list) = output { return list.pointee.take(value) }
        if let value { try write(key, value) } else { try null(key) }
    }

    /// A member that can be left out, `null`, or a value.
    public mutating func presence<Value: JSONCodable & Hashable>(_ key: StaticString, _ value: Presence<Value>) throws {
        if case .list(let list) = output { return list.pointee.take(value) }
        try writePresence(key, value)
    }

    /// Additional members, sorted by name. A name that has already been written is skipped.
    public mutating func rest<Value: JSONCodable & Hashable>(_ members: [String: Value]) throws {
        if case .list(let list) = output { return list.pointee.take(members) }
        try writeRest(members)
    }

    /// Merges the members of the object `value` into this one. A name that has already been written is skipped.
    /// - Throws: `JSONError` if `value` does not write an object.
    public mutating func inline<Value: JSONCodable & Hashable>(_ value: Value) throws {
        if case .list(let list) = output { return list.pointee.take(value) }
        try writeInline(value)
    }

    /// A member of a type that is only `Codable`.
    public mutating func required<Value: Encodable & Hashable>(
        _ key: StaticString,
        _ value: Value,
        as form: JSONValue.CodableForm
    ) throws {
        if case .list(let list) = output { return list.pointee.take(value) }
        try write(key, value, as: form)
    }

    /// A member of a type that is only `Codable`, left out when it is `nil`.
    public mutating func optional<Value: Encodable & Hashable>(
        _ key: StaticString,
        _ value: Value?,
        as form: JSONValue.CodableForm
    ) throws {
        if case .list(let list) = output { return list.pointee.take(value) }
        if let value { try write(key, value, as: form) }
    }

    /// A member of a type that is only `Codable`, `null` when it is `nil`.
    public mutating func nullable<Value: Encodable & Hashable>(
        _ key: StaticString,
        _ value: Value?,
        as form: JSONValue.CodableForm
    ) throws {
        if case .list(let list) = output { return list.pointee.take(value) }
        if let value { try write(key, value, as: form) } else { try null(key) }
    }
}
