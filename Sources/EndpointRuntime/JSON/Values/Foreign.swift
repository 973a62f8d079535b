/// A type that is only `Codable`, where a `JSONCodable` one is asked for: `[Foreign<Money>]`.
///
/// From bytes it is read by `JSONDecoder`, with dates by RFC 3339 and data in base64.
public struct Foreign<Wrapped: Codable & Sendable>: JSONCodable {
    /// The value.
    public var value: Wrapped

    /// Wraps the value.
    public init(_ value: Wrapped) {
        self.value = value
    }

    public init(from json: inout ValueReader) throws {
        value = try json.read(as: .codable)
    }

    public func encode(to json: inout ValueWriter) throws {
        try json.write(value, as: .codable)
    }
}

extension Foreign: Equatable where Wrapped: Equatable {}
extension Foreign: Hashable where Wrapped: Hashable {}
