package struct RequestBody: Sendable {
    package var description: String?
    package var isRequired: Bool
    package var content: [MediaTypeObject]
    /// The name under `components.requestBodies`; `nil` for an inline body.
    package var componentName: String?
    package var place: SourceLocation

    package init(isRequired: Bool, content: [MediaTypeObject], place: SourceLocation) {
        self.isRequired = isRequired
        self.content = content
        self.place = place
    }
}
