/// A body, or a parameter, in one media type (OpenAPI 3.1 §4.8.14).
package struct MediaTypeObject: Sendable {
    package var type: MediaType
    package var schema: Schema?
    /// The schema of one item of a stream (OpenAPI 3.2 §4.14).
    package var itemSchema: Schema?
    /// For form and multipart bodies, by property name.
    package var encoding: [Encoding] = []
    /// For multipart bodies, by position (OpenAPI 3.2 §4.14). The property names are empty.
    package var prefixEncoding: [Encoding] = []
    /// For the parts that follow those of `prefixEncoding`.
    package var itemEncoding: Encoding?
    package var example: JSON?
    /// An example as it is sent (`serializedValue`, OpenAPI 3.2 §4.19).
    package var sentExample: String?
    package var place: SourceLocation

    package struct Encoding: Sendable {
        package var property: String
        package var contentType: MediaType?
        package var style: Parameter.Style?
        package var explode: Bool?
        package var allowReserved = false
        package var headers: [Header] = []

        package init(property: String) {
            self.property = property
        }
    }

    package init(_ type: MediaType, schema: Schema? = nil, place: SourceLocation) {
        self.type = type
        self.schema = schema
        self.place = place
    }

    var hasEncodings: Bool { !encoding.isEmpty || !prefixEncoding.isEmpty || itemEncoding != nil }

    /// Every encoding, by name or by position.
    package var everyEncoding: [Encoding] { encoding + prefixEncoding + (itemEncoding.map { [$0] } ?? []) }

    /// The media type as written: `application/json; charset=utf-8`.
    package var name: String { type.text }

    /// Whether both have the same schema, or schemas with the same text, for the whole and for its items.
    package func describesSame(as other: MediaTypeObject) -> Bool {
        isSame(schema, other.schema) && isSame(itemSchema, other.itemSchema)
    }

    private func isSame(_ schema: Schema?, _ other: Schema?) -> Bool {
        guard let schema, let other else { return schema == nil && other == nil }
        if schema.target === other.target { return true }
        guard let text = schema.place.json?.text else { return false }
        return text == other.place.json?.text
    }
}
