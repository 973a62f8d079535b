import Foundation

extension EndpointResponse {
    /// The body as a JSON value. `NoContent` accepts any body, JSON or not.
    ///
    /// - Throws: `JSONError` with location and cause, or ``EndpointResponse/BodyError``.
    public func json<T: JSONCodable>(_ type: T.Type = T.self) throws -> T {
        if let nothing = NoContent() as? T { return nothing }
        if case .data(let data) = body, data.isEmpty { throw EndpointResponse.BodyError.empty }
        return try T(jsonData: try data())
    }

    /// The scalar value of `key` in a JSON object, as text: `cat`, `10`, `true`. Nil if the body is not an object, is
    /// not completely available, or has no such scalar.
    ///
    /// Generated code uses it if a service documents failures that arrive with a success status.
    public func tag(_ key: StaticString) -> String? {
        guard let data = try? data() else { return nil }
        return try? data.withUnsafeBytes { bytes in try JSONSource.read(bytes) { try $0.tag(key) } }
    }

    /// The body as a type chosen at run time: raw bytes for `Data`, text for `String` unless the body is JSON, JSON for
    /// everything else.
    func value<T: Decodable>(_ type: T.Type = T.self) throws -> T {
        if T.self is Data.Type, let bytes = try data() as? T { return bytes }
        if T.self is String.Type, !isJSON(mediaType), let text = try text() as? T { return text }
        if let readable = T.self as? any JSONCodable.Type, let value = try read(readable) as? T { return value }
        return try data().withUnsafeBytes { bytes in
            try JSONSource.read(bytes) { try $0.read(T.self, as: .codable) }
        }
    }

    private func read<T: JSONCodable>(_ type: T.Type) throws -> T { try json(type) }
}
