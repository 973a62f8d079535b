extension String: JSONCodable {
    public init(from json: inout ValueReader) throws { self = try json.string() }
    public func encode(to json: inout ValueWriter) throws { try json.write(string: self) }
    public func jsonValue() throws -> JSONValue { .string(self) }
}

extension Bool: JSONCodable {
    public init(from json: inout ValueReader) throws { self = try json.boolean() }
    public func encode(to json: inout ValueWriter) throws { try json.write(boolean: self) }
    public func jsonValue() throws -> JSONValue { .bool(self) }
}

// MARK: Integers

/// Integers accept any spelling of a whole number that they can hold: `100`, `1e2`, `100.0`.
extension JSONCodable where Self: FixedWidthInteger {
    public init(from json: inout ValueReader) throws { self = try json.integer(Self.self) }
    public func encode(to json: inout ValueWriter) throws { try json.write(integer: self) }
    public func jsonValue() throws -> JSONValue { .number(JSONNumber(self)) }
}

extension Int: JSONCodable {}
extension Int8: JSONCodable {}
extension Int16: JSONCodable {}
extension Int32: JSONCodable {}
extension Int64: JSONCodable {}
extension UInt: JSONCodable {}
extension UInt8: JSONCodable {}
extension UInt16: JSONCodable {}
extension UInt32: JSONCodable {}
extension UInt64: JSONCodable {}

/// A number too large for `Double` is an error; one too small is zero. NaN and infinity cannot be written. A whole number
/// is written as `2`: many descriptions call integers numbers, and not every server reads `2.0` as one.
extension Double: JSONCodable {
    public init(from json: inout ValueReader) throws { self = try json.double() }
    public func encode(to json: inout ValueWriter) throws { try json.write(wholeOrFraction: self) }
}

/// A number too large for `Float` is an error; one too small is zero. NaN and infinity cannot be written. A whole number
/// is written as `2`.
extension Float: JSONCodable {
    public init(from json: inout ValueReader) throws { self = try json.float() }
    public func encode(to json: inout ValueWriter) throws { try json.write(wholeOrFraction: self) }
}

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

/// An object with arbitrary names. Members are written sorted by name. Of two names that differ only in their Unicode
/// normalization, a dictionary keeps the first; a ``JSONObject`` keeps both.
extension Dictionary: JSONCodable where Key == String, Value: JSONCodable {
    public init(from json: inout ValueReader) throws { self = try json.dictionary() }
    public func encode(to json: inout ValueWriter) throws { try json.write(dictionary: self) }
}
