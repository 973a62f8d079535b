/// A member that can be left out, `null`, or a value: what a merge patch (RFC 7396) tells apart.
public enum Presence<Wrapped> {
    /// Not in the object.
    case absent
    /// There, and `null`.
    case null
    /// There.
    case value(Wrapped)

    /// A value, or `null` for `nil`.
    public init(_ value: Wrapped?) {
        self = value.map { .value($0) } ?? .null
    }

    /// The value, if there is one.
    public var wrapped: Wrapped? {
        if case .value(let value) = self { value } else { nil }
    }
}

extension Presence: Sendable where Wrapped: Sendable {}
extension Presence: Equatable where Wrapped: Equatable {}
extension Presence: Hashable where Wrapped: Hashable {}
extension Presence: Codable where Wrapped: JSONCodable {}

/// Outside an object nothing can be left out: there `absent` is written as `null`.
extension Presence: JSONCodable where Wrapped: JSONCodable {
    public init(from json: inout ValueReader) throws {
        self = try json.null() ? .null : .value(Wrapped(from: &json))
    }

    public func encode(to json: inout ValueWriter) throws {
        if let wrapped { try wrapped.encode(to: &json) } else { try json.writeNull() }
    }
}
