package import Foundation

extension JSONValue {
    /// Selects reading and writing of types that are only `Codable`: `try json.required("price", as: .codable)`.
    public struct CodableForm: Sendable {
        /// Uses `JSONDecoder` and `JSONEncoder`, with RFC 3339 dates and base64 data.
        public static let codable = JSONValue.CodableForm()
    }
}

extension JSONSource {
    func decodeForeign<Value: Decodable>(_ type: Value.Type, _ start: Int, _ end: Int) throws -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { try Bridged<Date>(from: $0).value }
        decoder.dataDecodingStrategy = .custom { try Bridged<Data>(from: $0).value }
        do {
            return try decoder.decode(type, from: Data(bytes: base + start, count: end - start))
        } catch {
            throw JSONError.wrapping(error, at: start == 0 ? nil : start)
        }
    }
}

func encodeForeign<Value: Encodable>(_ value: Value) throws -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .custom { try Bridged($0).encode(to: $1) }
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value)
}

/// A type that a decoder reads in place of another.
package protocol Bridge {
    static var bridged: Any.Type { get }
}

/// Makes a decoder or encoder handle a value through `JSONCodable` instead of its own handling of dates, data and URLs.
struct Bridged<Value: JSONCodable>: Codable, Bridge {
    let value: Value

    static var bridged: Any.Type { Value.self }

    init(_ value: Value) {
        self.value = value
    }

    init(from decoder: any Decoder) throws {
        do {
            value = try DecoderSource.read(Value.self, from: decoder)
        } catch let error as JSONError {
            throw error.decodingError(beneath: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var writer = ValueWriter(encoder)
        try value.encode(to: &writer)
        try writer.settle()
    }
}

extension JSONError {
    /// Converts any error to a `JSONError`, so that the path to its location can be stored with it.
    static func wrapping(_ error: any Error, at offset: Int? = nil) -> JSONError {
        if let error = error as? JSONError { return error }
        switch error {
        case let error as DecodingError: return JSONError(error, at: offset)
        case EncodingError.invalidValue(_, let context):
            return JSONError(.unwritable(context.debugDescription.cut(to: 200)), at: nil, context.codingPath)
        default: return JSONError(.other(String(describing: error).cut(to: 200).printable), at: offset)
        }
    }

    private init(_ error: DecodingError, at offset: Int?) {
        switch error {
        case .keyNotFound(let key, let context):
            self.init(.missing, at: offset, context.codingPath + [key])
        case .valueNotFound(let type, let context):
            self.init(
                .mismatch(expected: "a value for \(type)".cut(to: 80), found: "null"),
                at: offset,
                context.codingPath
            )
        case .typeMismatch(_, let context), .dataCorrupted(let context):
            self.init(.other(context.reason), at: offset, context.codingPath)
        @unknown default:
            self.init(.other(String(describing: error).cut(to: 200).printable), at: offset)
        }
    }

    private init(_ reason: Reason, at offset: Int?, _ codingPath: [any CodingKey]) {
        self.init(reason, at: offset)
        for key in codingPath.reversed() {
            self = beneath(key.intValue.map { .index($0) } ?? .key(key.stringValue))
        }
    }

    /// Converts the error to the type that clients of `Decodable` expect.
    func decodingError(beneath codingPath: [any CodingKey]) -> DecodingError {
        var keys = codingPath
        for step in path {
            switch step {
            case .key(let name): keys.append(JSONKey(stringValue: name))
            case .index(let index): keys.append(JSONKey(intValue: index))
            }
        }
        if case .missing = reason, let key = keys.popLast() {
            return .keyNotFound(
                key,
                DecodingError.Context(codingPath: keys, debugDescription: description, underlyingError: self)
            )
        }
        return .dataCorrupted(
            DecodingError.Context(codingPath: keys, debugDescription: description, underlyingError: self)
        )
    }
}

extension DecodingError.Context {
    /// On Linux, if a number or a string does not fit its type, Foundation gives no location and reports invalid JSON.
    /// The JSON that it receives is valid.
    fileprivate var reason: String {
        let misfit = "a value does not fit its type"
        if debugDescription.isEmpty { return misfit }
        if codingPath.isEmpty, debugDescription.contains("not valid JSON") {
            return "\(misfit), such as a fraction or a large number for an integer"
        }
        // The standard library's text about an enum ends with the value.
        guard let start = debugDescription.firstRange(of: " from invalid ")?.upperBound,
            let mark = debugDescription[start...].firstRange(of: " value ")?.upperBound
        else { return debugDescription.cut(to: 200).printable }
        // A value without a path is the whole body.
        let value = codingPath.isEmpty ? "" : String(debugDescription[mark...]).cut(to: 40)
        return trimmed(String(debugDescription[..<mark]).cut(to: 200) + value).printable
    }
}

extension JSONValue.Kind {
    /// The kind as it is named in errors.
    var phrase: String {
        switch self {
        case .null: "null"
        case .boolean: "a boolean"
        case .integer, .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

/// Any value as JSON text: by its `JSONCodable` conformance if it has one, otherwise by its `Codable` conformance.
package func encodedJSON<T: Encodable>(_ value: T) throws -> Data {
    if let value = value as? any JSONCodable { return try value.jsonData() }
    return try encodeForeign(value)
}

// MARK: CodableBox

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
