/// `nil` is `null`.
extension Optional: JSONCodable where Wrapped: JSONCodable {
    public init(from json: inout ValueReader) throws {
        self = try json.null() ? nil : .some(Wrapped(from: &json))
    }

    public func encode(to json: inout ValueWriter) throws {
        if let self { try self.encode(to: &json) } else { try json.writeNull() }
    }

    public func jsonValue() throws -> JSONValue {
        try map { try $0.jsonValue() } ?? .null
    }
}

extension Array: JSONCodable where Element: JSONCodable {
    public init(from json: inout ValueReader) throws { self = try json.array() }
    public func encode(to json: inout ValueWriter) throws { try json.write(array: self) }
    public func jsonValue() throws -> JSONValue { .array(try map { try $0.jsonValue() }) }
}

/// An object with arbitrary names. Members are written sorted by name.
extension Dictionary: JSONCodable where Key == String, Value: JSONCodable {
    public init(from json: inout ValueReader) throws { self = try json.dictionary() }
    public func encode(to json: inout ValueWriter) throws { try json.write(dictionary: self) }
}
