/// A body in one media type (OpenAPI 3.1 §4.8.14).
package struct MediaTypeObject: Sendable {
    package var type: MediaType
    package var schema: Schema?
    /// The schema of one item of a stream, OpenAPI 3.2.
    package var itemSchema: Schema?
    /// For form and multipart bodies, by property name.
    package var encoding: [Encoding] = []
    package var example: JSON?
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

    /// The media type as written: `application/json; charset=utf-8`.
    package var name: String { type.text }

    /// Whether both have the same schema, or schemas with the same text.
    package func describesSame(as other: MediaTypeObject) -> Bool {
        guard let schema, let others = other.schema else { return self.schema == nil && other.schema == nil }
        if schema.target === others.target { return true }
        guard let text = schema.place.json?.text else { return false }
        return text == others.place.json?.text
    }
}
