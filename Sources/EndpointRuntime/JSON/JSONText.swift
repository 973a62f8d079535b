public import Foundation

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
