internal import Foundation

extension JSONValue {
    /// The way to read and write types that are only `Codable`: `try json.required("price", as: .codable)`.
    public struct CodableForm: Sendable {
        /// By `JSONDecoder` and `JSONEncoder`, with dates by RFC 3339 and data in base64.
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
            throw JSONError.wrapping(error, at: start)
        }
    }
}

func encodeForeign<Value: Encodable>(_ value: Value) throws -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .custom { try Bridged($0).encode(to: $1) }
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value)
}
