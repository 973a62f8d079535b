import Foundation

/// Any value as JSON text: by its `JSONCodable` conformance if it has one, otherwise by its `Codable` conformance.
func encodedJSON<T: Encodable>(_ value: T) throws -> Data {
    if let value = value as? any JSONCodable { return try value.jsonData() }
    return try encodeForeign(value)
}
