public import Foundation

/// A value that reads itself from JSON and writes itself as JSON.
///
/// Readers and writers work directly on UTF-8 bytes. The same two functions also serve any `Decoder` and `Encoder`, so
/// a conforming type is `Codable` without further code. The strategies of a `JSONEncoder` or `JSONDecoder` for dates and data
/// do not apply to it, but those for keys do.
public protocol JSONCodable: Codable, Sendable {
    /// Reads the value at the position of `json`.
    ///
    /// An unread value is skipped; reading it twice yields the same value twice.
    /// - Throws: `JSONError`, or the error that a called initializer throws.
    init(from json: inout ValueReader) throws

    /// Writes exactly one value. If nothing is written, the value is `null`. The last write counts in JSON; an `Encoder`
    /// throws for a second one.
    func encode(to json: inout ValueWriter) throws

    /// The value as a JSON tree.
    func jsonValue() throws -> JSONValue
}

extension JSONCodable {
    /// Reads the value from any decoder, such as `JSONDecoder`.
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws { self = try Bridged<Self>(from: decoder).value }

    /// Writes the value to any encoder, such as `JSONEncoder`.
    public func encode(to encoder: any Encoder) throws { try Bridged(self).encode(to: encoder) }

    public func jsonValue() throws -> JSONValue {
        try withJSONBytes { try JSONValue(jsonBytes: $0) }
    }

    /// Reads the value from a JSON tree.
    public init(jsonValue: JSONValue) throws {
        self = try jsonValue.withJSONBytes { try Self(jsonBytes: $0) }
    }
}

/// A value whose JSON is an object with known members, which a description calls a schema with `properties`.
///
/// ```swift
/// struct Pet: JSONModel {
///     var id: Int64
///     init(from json: inout ObjectReader) throws { id = try json.required("id") }
///     func encode(to json: inout ObjectWriter) throws { try json.required("id", id) }
/// }
/// ```
public protocol JSONModel: JSONCodable {
    /// Reads the known members, in any order. Members that are not read are checked to be JSON and skipped.
    init(from json: inout ObjectReader) throws

    /// Writes the members in their final order.
    func encode(to json: inout ObjectWriter) throws
}

extension JSONModel {
    public init(from json: inout ValueReader) throws {
        var object = try json.openObject()
        try self.init(from: &object)
        try json.close(&object)
    }

    public func encode(to json: inout ValueWriter) throws {
        var object = try json.openObject()
        try encode(to: &object)
        try json.close(&object)
    }
}

extension JSONCodable {
    /// Reads one JSON text (RFC 8259), UTF-8, with or without a byte order mark.
    ///
    /// Only white space may follow the value. Containers nest at most 512 deep; a text has at most 2³¹ − 1 bytes.
    /// Invalid UTF-8 is an error; an escaped surrogate without its partner becomes U+FFFD. Of members with the same
    /// name the first counts.
    /// - Throws: `JSONError`.
    public init(jsonData: Data) throws {
        self = try jsonData.withUnsafeBytes { try Self(jsonBytes: $0) }
    }

    /// Reads one JSON text; see ``init(jsonData:)``.
    public init(jsonBytes: [UInt8]) throws {
        self = try jsonBytes.withUnsafeBytes { try Self(jsonBytes: $0) }
    }

    /// Reads one JSON text; see ``init(jsonData:)``. The buffer is not kept.
    public init(jsonBytes: UnsafeRawBufferPointer) throws {
        self = try JSONSource.read(jsonBytes) { try Self(from: &$0) }
    }

    /// Reads one JSON text; see ``init(jsonData:)``.
    public init(jsonText: String) throws {
        var text = jsonText
        self = try text.withUTF8 { try Self(jsonBytes: UnsafeRawBufferPointer($0)) }
    }

    /// The value as one JSON text, UTF-8, without white space.
    /// - Throws: `JSONError` for values that JSON cannot represent: NaN, infinity, nesting over 512.
    public func jsonData() throws -> Data {
        try withJSONBytes { Data($0) }
    }

    /// The value as one JSON text; see ``jsonData()``.
    public func jsonText() throws -> String {
        try withJSONBytes { String(decoding: $0, as: UTF8.self) }
    }

    func withJSONBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) throws -> Result {
        var sink = JSONSink()
        defer { sink.deallocate() }
        try withUnsafeMutablePointer(to: &sink) { sink in
            var writer = ValueWriter(sink)
            try encode(to: &writer)
            try writer.settle()
        }
        return try body(UnsafeRawBufferPointer(start: sink.bytes, count: sink.count))
    }
}
