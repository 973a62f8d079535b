/// A tag (OpenAPI 3.2 §4.22).
package struct Tag: Sendable {
    package var name: String
    package var summary: String?
    package var description: String?
    /// The name of the tag that contains this one.
    package var parent: String?
    package var place: SourceLocation

    package init(name: String, place: SourceLocation) {
        self.name = name
        self.place = place
    }
}
