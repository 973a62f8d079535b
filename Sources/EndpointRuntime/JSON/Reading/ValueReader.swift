/// Reads one JSON value: from UTF-8 bytes, or from any `Decoder`.
///
/// Made by the runtime and passed to `JSONCodable.init(from:)`. Inspecting the value (`kind`, `tag`) consumes nothing.
public struct ValueReader: ~Copyable {
    enum Input {
        case bytes(UnsafeMutablePointer<JSONSource>)
        /// Kept alive by the creator of the reader; readers are therefore plain bytes, without reference counting.
        case decoder(Unmanaged<DecoderSource>)
    }

    static let unread = -1

    let input: Input
    let start: Int
    /// The number of containers around this value.
    let depth: Int
    /// The position after the value, once it has been read.
    var end = ValueReader.unread
    /// The progress of scanning this object.
    var scan: ObjectScan?

    init(_ source: UnsafeMutablePointer<JSONSource>, start: Int, depth: Int) {
        self.input = .bytes(source)
        self.start = start
        self.depth = depth
    }

    /// `decoder` must outlive the reader.
    init(_ decoder: DecoderSource) {
        self.input = .decoder(Unmanaged.passUnretained(decoder))
        self.start = 0
        self.depth = 0
    }

    /// Whether the value is read to find out which alternative it is.
    var isTrial: Bool {
        if case .bytes(let source) = input { source.pointee.isTrial } else { false }
    }

    /// Reads the value as the requested type.
    public mutating func read<Value: JSONCodable>(_ type: Value.Type = Value.self) throws -> Value {
        try Value(from: &self)
    }

    /// Reads the value as a type that is only `Codable`, with `JSONDecoder`; dates follow RFC 3339.
    public mutating func read<Value: Decodable>(_ type: Value.Type = Value.self, as form: JSONValue.CodableForm) throws
        -> Value
    {
        switch input {
        case .bytes(let source):
            end = try source.pointee.skip(start, depth: depth)
            return try source.pointee.decodeForeign(type, start, end)
        case .decoder(let decoder): return try decoder.source.scalar(type)
        }
    }

    /// The kind of this value, found by its beginning. For text that is not JSON it is `.null`, unless the text begins like
    /// a number, a string, an object or an array; reading then throws.
    public var kind: JSONValue.Kind {
        switch input {
        case .bytes(let source): source.pointee.kind(start)
        case .decoder(let decoder): decoder.source.kind
        }
    }

    /// Whether this value is a string.
    var isText: Bool {
        switch input {
        case .bytes(let source): source.pointee.byte(start) == 0x22
        case .decoder(let decoder): decoder.source.kind == .string
        }
    }

    /// The scalar under `key` as text (`cat`, `10`, `true`); `nil` if this is not an object, or if the member is
    /// missing, `null`, an array or an object. A string of more than 1,000 bytes is cut off there, since comparing long
    /// texts of combining marks takes quadratic time.
    public mutating func tag(_ key: StaticString) throws -> String? {
        switch input {
        case .decoder(let decoder): decoder.source.member(key)?.tagText
        case .bytes(let source): try start(of: key, source).flatMap { try source.pointee.tagText($0) }
        }
    }

    /// Like ``tag(_:)``, but numbers have one spelling: `1.0` and `10e-1` become `1`, and `0.50` becomes `0.5`.
    ///
    /// Generated code uses it if the description has numbers as tags.
    public mutating func normalizedTag(_ key: StaticString) throws -> String? {
        switch input {
        case .decoder(let decoder):
            guard let value = decoder.source.member(key) else { return nil }
            if case .number(let number) = value { return number.tagText }
            return value.tagText
        case .bytes(let source):
            guard let place = try start(of: key, source) else { return nil }
            guard source.pointee.isNumber(place) else { return try source.pointee.tagText(place) }
            return try source.pointee.number(at: place).tagText
        }
    }

    /// Where the value of a member starts; `nil` if it is missing, or if this is not an object.
    private mutating func start(of key: StaticString, _ source: UnsafeMutablePointer<JSONSource>) throws -> Int? {
        guard source.pointee.byte(start) == 0x7B else { return nil }
        var object = try openScan(source)
        let place = try object.peek(key, in: source)
        scan = object
        return place
    }

    /// Reads an object as it is: one whose tag is missing or not documented.
    ///
    /// - Throws: ``JSONError``: a mismatch if the value is not an object.
    public mutating func undocumentedObject() throws -> JSONValue {
        try expectObject()
        return try JSONValue(from: &self)
    }

    func expectObject() throws {
        switch input {
        case .bytes(let source):
            guard source.pointee.byte(start) == 0x7B else { throw source.pointee.mismatch("an object", at: start) }
        case .decoder(let decoder):
            guard decoder.source.kind == .object else {
                throw JSONError(.mismatch(expected: "an object", found: decoder.source.phrase))
            }
        }
    }

    /// The error for a value that fits none of the documented alternatives.
    public func noMatch() -> JSONError {
        switch input {
        case .bytes(let source): source.pointee.noMatch(at: start)
        case .decoder(let decoder): JSONError(.noMatch(found: decoder.source.kind.phrase))
        }
    }

    /// The position after the value, which is skipped if it has not been read.
    @inline(__always)
    mutating func settle() throws -> Int {
        if end < 0, case .bytes(let source) = input {
            end = try source.pointee.skip(start, depth: depth)
        }
        return end
    }

    func openScan(_ source: UnsafeMutablePointer<JSONSource>) throws -> ObjectScan {
        if let scan { return scan }
        return try ObjectScan(source, start: start, depth: depth)
    }

    /// Opens the object; throws if this value is not an object.
    mutating func openObject() throws -> ObjectReader {
        switch input {
        case .decoder(let decoder): return try ObjectReader(decoder.source)
        case .bytes(let source):
            if let scan { return ObjectReader(source, scan.copied(in: source)) }
            return ObjectReader(source, try ObjectScan(source, start: start, depth: depth))
        }
    }

    mutating func close(_ object: inout ObjectReader) throws {
        end = try object.finish()
    }
}

extension JSONSource {
    func kind(_ start: Int) -> JSONValue.Kind {
        switch byte(start) {
        case 0x22: return .string
        case 0x7B: return .object
        case 0x5B: return .array
        case 0x74: return endOfLiteral("true", at: start) == nil ? .null : .boolean
        case 0x66: return endOfLiteral("false", at: start) == nil ? .null : .boolean
        case 0x2D, 0x30...0x39:
            var isWhole = true
            guard let end = try? endOfNumber(start, isWhole: &isWhole) else { return .integer }
            if isWhole, end - start <= 18 { return .integer }
            let number = DecimalDigits(UnsafeBufferPointer(start: base + start, count: end - start))
            return number.isWhole && number.int64 != nil ? .integer : .number
        default: return .null
        }
    }

    mutating func scalarText(_ start: Int) throws -> String? {
        try withScalar(start) { String(decoding: $0, as: UTF8.self) }
    }

    fileprivate mutating func tagText(_ start: Int) throws -> String? { try scalarText(start)?.asTag }
}

extension JSONNumber {
    /// The one spelling of the number as a tag.
    fileprivate var tagText: String { int64Value.map(String.init) ?? description.asTag }
}
