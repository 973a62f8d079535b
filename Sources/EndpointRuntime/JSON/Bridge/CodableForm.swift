internal import Foundation

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
