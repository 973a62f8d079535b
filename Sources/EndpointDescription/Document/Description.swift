/// An API description in the form that the planner uses: the same for every version, with every `$ref` followed.
package struct Description: Sendable {
    package var title: String
    package var version: String
    package var summary: String?
    /// A sentence that links to the author's documentation.
    package var externalDocs: String?
    package var tags: [Tag] = []
    /// The servers of every operation without servers of its own.
    package var servers: [Server] = []
    package var securitySchemes: [SecurityScheme] = []
    /// The security requirement of every operation without its own; `nil` if the description has none.
    package var security: [SecurityRequirement]?
    /// The operations, grouped by path, in the author's order.
    package var operations: [Operation] = []
    /// Requests that the service sends. The `path` of each is the webhook's name.
    package var webhooks: [Operation] = []
    /// `components.schemas`, in the author's order.
    package var schemas: [NamedSchema] = []
    /// The call rules of every operation without its own rules.
    package var rules = CallRules()
    /// The members of the document itself whose names start with `x-`.
    package var extensions: [(name: String, value: JSON)] = []
    package var place: SourceLocation

    package init(title: String, version: String, place: SourceLocation) {
        self.title = title
        self.version = version
        self.place = place
    }
}
