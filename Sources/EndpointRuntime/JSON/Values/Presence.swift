/// A member that is left out, `null`, or a value, as a merge patch (RFC 7396) distinguishes them.
public enum Presence<Wrapped> {
    /// The member is not in the object.
    case absent
    /// The member is `null`.
    case null
    /// The member has a value.
    case value(Wrapped)

    /// A value, or `null` for `nil`.
    public init(_ value: Wrapped?) {
        self = value.map { .value($0) } ?? .null
    }

    /// A value, or left out for `nil`.
    public init(ifPresent value: Wrapped?) {
        self = value.map { .value($0) } ?? .absent
    }

    /// The value, if there is one; `nil` both for an absent member and for `null`.
    public var wrapped: Wrapped? {
        if case .value(let value) = self { value } else { nil }
    }
}

extension Presence: Sendable where Wrapped: Sendable {}
extension Presence: Equatable where Wrapped: Equatable {}
extension Presence: Hashable where Wrapped: Hashable {}
extension Presence: Codable where Wrapped: JSONCodable {}

/// A ``JSONModel`` leaves out an absent member. As the root or in an array, `absent` is written as `null`.
extension Presence: JSONCodable where Wrapped: JSONCodable {
    public init(from json: inout ValueReader) throws {
        self = try json.null() ? .null : .value(Wrapped(from: &json))
    }

    public func encode(to json: inout ValueWriter) throws {
        if let wrapped { try wrapped.encode(to: &json) } else { try json.writeNull() }
    }
}

// Synthesized `Codable` conformances of an app's types call these methods for their properties.

extension KeyedEncodingContainer {
    /// Writes `null` for `null`, and nothing for `absent`.
    public mutating func encode<Wrapped: JSONCodable>(_ value: Presence<Wrapped>, forKey key: Key) throws {
        switch value {
        case .absent: break
        case .null: try encodeNil(forKey: key)
        case .value(let value): try encode(value, forKey: key)
        }
    }
}

extension KeyedDecodingContainer {
    /// Reads a missing member as `absent`.
    public func decode<Wrapped: JSONCodable>(
        _ type: Presence<Wrapped>.Type,
        forKey key: Key
    ) throws -> Presence<Wrapped> {
        guard contains(key) else { return .absent }
        return try decodeNil(forKey: key) ? .null : .value(decode(Wrapped.self, forKey: key))
    }
}

// Literals need no wrapping: `PetPatch(name: "Rex")`. There is no literal for `nil`, because it could mean `null` or
// absent.

extension Presence: ExpressibleByStringLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
    ExpressibleByUnicodeScalarLiteral
where Wrapped: ExpressibleByStringLiteral {
    public init(stringLiteral value: Wrapped.StringLiteralType) { self = .value(Wrapped(stringLiteral: value)) }
}

extension Presence: ExpressibleByIntegerLiteral where Wrapped: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Wrapped.IntegerLiteralType) { self = .value(Wrapped(integerLiteral: value)) }
}

extension Presence: ExpressibleByFloatLiteral where Wrapped: ExpressibleByFloatLiteral {
    public init(floatLiteral value: Wrapped.FloatLiteralType) { self = .value(Wrapped(floatLiteral: value)) }
}

extension Presence: ExpressibleByBooleanLiteral where Wrapped: ExpressibleByBooleanLiteral {
    public init(booleanLiteral value: Wrapped.BooleanLiteralType) { self = .value(Wrapped(booleanLiteral: value)) }
}

extension Presence: ExpressibleByArrayLiteral where Wrapped: ListLiteral {
    public init(arrayLiteral elements: Wrapped.ArrayLiteralElement...) { self = .value(Wrapped(elements)) }
}

extension Presence: ExpressibleByDictionaryLiteral where Wrapped: MapLiteral {
    /// If a name occurs more than once, its last value counts.
    public init(dictionaryLiteral elements: (String, Wrapped.Value)...) {
        self = .value(Wrapped(Dictionary(elements) { $1 }))
    }
}
