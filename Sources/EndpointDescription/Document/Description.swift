/// An API description as the planner sees it: every version folded into one shape, every `$ref` followed.
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
    /// What every operation requires unless it says otherwise; `nil` where the description says nothing.
    package var security: [SecurityRequirement]?
    /// Path by path, in the author's order.
    package var operations: [Operation] = []
    /// Requests that the service sends. The `path` of each is the webhook's name.
    package var webhooks: [Operation] = []
    /// `components.schemas`, in the author's order.
    package var schemas: [NamedSchema] = []
    /// For every operation without rules of its own.
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
