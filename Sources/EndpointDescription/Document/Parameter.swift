/// A parameter of an operation (OpenAPI 3.1 §4.8.12).
package struct Parameter: Sendable {
    package var name: String
    package var location: ParameterLocation
    package var description: String?
    package var isRequired: Bool
    package var isDeprecated = false
    /// The style as written, or the location's default.
    package var style: Style
    /// As written, or the style's default.
    package var explode: Bool
    package var allowReserved = false
    /// The text between the braces of the path, if it says more than the name: `key+`
    package var placeholder: String?
    /// Whether the value of a path parameter holds several segments: slashes separate them.
    package var spansSegments = false
    package var schema: Schema?
    /// Set when the parameter is described by a media type (`content`) in place of a schema.
    package var contentType: MediaType?
    /// How the members of the whole query are written, if `location` is `querystring` and the content is a form.
    package var encoding: [MediaTypeObject.Encoding] = []
    package var example: JSON?
    /// The members whose names start with `x-`.
    package var extensions: [(name: String, value: JSON)] = []
    package var place: SourceLocation

    package enum Style: String, Sendable {
        case simple, label, matrix, form, spaceDelimited, pipeDelimited, deepObject, cookie
    }

    package init(
        name: String,
        location: ParameterLocation,
        isRequired: Bool,
        style: Style,
        explode: Bool,
        place: SourceLocation
    ) {
        self.name = name
        self.location = location
        self.isRequired = isRequired
        self.style = style
        self.explode = explode
        self.place = place
    }
}
