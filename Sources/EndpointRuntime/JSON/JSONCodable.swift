/// A value that reads itself from JSON and writes itself as JSON.
///
/// Readers and writers work directly on UTF-8 bytes. The same two functions also serve any `Decoder` and `Encoder`, so
/// a conforming type is `Codable` without further code. Key strategies of `JSONDecoder` are not supported: keys are
/// those of the description.
public protocol JSONCodable: Codable, Sendable {
    /// Reads the value at the position of `json`.
    ///
    /// An unread value is skipped; reading it twice yields the same value twice.
    /// - Throws: `JSONError`, or the error that a called initialiser throws.
    init(from json: inout ValueReader) throws

    /// Writes exactly one value. The last write counts; if nothing is written, the value is `null`.
    func encode(to json: inout ValueWriter) throws

    /// The value as a JSON tree.
    func jsonValue() throws -> JSONValue
}

extension JSONCodable {
    /// The `Codable` half of the bridge: reads the value from any decoder.
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws { self = try Bridged<Self>(from: decoder).value }

    /// The `Codable` half of the bridge: writes the value to any encoder.
    public func encode(to encoder: any Encoder) throws { try Bridged(self).encode(to: encoder) }

    public func jsonValue() throws -> JSONValue {
        try withJSONBytes { try JSONValue(jsonBytes: $0) }
    }

    /// Reads the value from a JSON tree.
    public init(jsonValue: JSONValue) throws {
        self = try jsonValue.withJSONBytes { try Self(jsonBytes: $0) }
    }
}
