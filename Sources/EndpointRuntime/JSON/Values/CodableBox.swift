/// Wraps a type that is only `Codable` where a `JSONCodable` type is required: `[CodableBox<Money>]`.
///
/// From bytes, `JSONDecoder` reads it, with RFC 3339 dates and base64 data.
public struct CodableBox<Wrapped: Codable & Sendable>: JSONCodable {
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

extension CodableBox: Equatable where Wrapped: Equatable {}
extension CodableBox: Hashable where Wrapped: Hashable {}
