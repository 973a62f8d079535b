/// An API description as the planner sees it: every version folded into one shape, every `$ref` followed.
package struct Description: Sendable {
    package var title: String
    package var version: String
    package var summary: String?
    /// A sentence that leads to the author's documentation.
    package var externalDocs: String?
    package var tags: [Tag] = []
    /// The servers for every operation that names none of its own.
    package var servers: [Server] = []
    package var securitySchemes: [SecurityScheme] = []
    /// What every operation requires unless it says otherwise; `nil` where the description says nothing.
    package var security: [SecurityRequirement]?
    /// Path by path, in the author's order.
    package var operations: [Operation] = []
    /// What the service sends; the `path` of each is the webhook's name.
    package var webhooks: [Operation] = []
    /// `components.schemas`, in the author's order.
    package var schemas: [NamedSchema] = []
    /// For every operation that says nothing of its own.
    package var rules = CallRules()
    /// The members of the document itself whose names start with `x-`.
    package var extensions: [(name: String, value: JSON)] = []
    package var place: Place

    package init(title: String, version: String, place: Place) {
        self.title = title
        self.version = version
        self.place = place
    }
}

package struct Tag: Sendable {
    package var name: String
    package var description: String?

    package init(name: String, description: String? = nil) {
        self.name = name
        self.description = description
    }
}

package struct NamedSchema: Sendable {
    package var name: String
    package var schema: Schema

    package init(name: String, schema: Schema) {
        self.name = name
        self.schema = schema
    }
}

/// OpenAPI 3.1 §4.8.5.
package struct Server: Sendable {
    package var url: String
    package var description: String?
    package var variables: [Variable] = []
    package var place: Place

    package struct Variable: Sendable {
        package var name: String
        package var defaultValue: String
        package var allowed: [String]
        package var description: String?

        package init(name: String, defaultValue: String, allowed: [String] = [], description: String? = nil) {
            self.name = name
            self.defaultValue = defaultValue
            self.allowed = allowed
            self.description = description
        }
    }

    package init(url: String, place: Place) {
        self.url = url
        self.place = place
    }
}
