package struct Header: Sendable {
    package var name: String
    package var description: String?
    package var isRequired = false
    package var isDeprecated = false
    package var explode = false
    package var schema: Schema?
    /// Set when the header is described by a media type (`content`) in place of a schema.
    package var contentType: MediaType?
    package var place: SourceLocation

    package init(name: String, place: SourceLocation) {
        self.name = name
        self.place = place
    }
}
