/// One method on one path (OpenAPI 3.1 §4.8.10), with the path's shared parameters and servers merged in.
package struct Operation: Sendable {
    package var method: Method
    /// As written: `/pets/{petId}`.
    package var path: String
    package var id: String?
    package var summary: String?
    package var description: String?
    /// A sentence that leads to the author's documentation.
    package var externalDocs: String?
    package var tags: [String] = []
    package var isDeprecated = false
    package var parameters: [Parameter] = []
    package var requestBody: RequestBody?
    package var responses: [Response] = []
    /// `nil`: the description's own requirement applies.
    package var security: [SecurityRequirement]?
    /// Servers of the operation, else of its path; `nil`: the description's.
    package var servers: [Server]?
    /// What the service sends back later; the `path` of each is the expression for its URL, `callbackName` its name.
    package var callbacks: [Operation] = []
    package var callbackName: String?
    package var rules = CallRules()
    package var pagination: PaginationRule?
    /// The members whose names start with `x-`.
    package var extensions: [(name: String, value: JSON)] = []
    package var place: Place

    package enum Method: String, Sendable, CaseIterable {
        case get, put, post, delete, options, head, patch, trace
    }

    package init(method: Method, path: String, place: Place) {
        self.method = method
        self.path = path
        self.place = place
    }
}

package enum ParameterLocation: String, Sendable {
    case path, query, header, cookie
}

/// OpenAPI 3.1 §4.8.12.
package struct Parameter: Sendable {
    package var name: String
    package var location: ParameterLocation
    package var description: String?
    package var isRequired: Bool
    package var isDeprecated = false
    /// The style in force: as written, or the location's default.
    package var style: Style
    /// As written, or the style's default.
    package var explode: Bool
    package var allowReserved = false
    package var schema: Schema?
    /// Set when the parameter is described by a media type (`content`) in place of a schema.
    package var contentType: MediaType?
    package var example: JSON?
    /// The members whose names start with `x-`.
    package var extensions: [(name: String, value: JSON)] = []
    package var place: Place

    package enum Style: String, Sendable {
        case simple, label, matrix, form, spaceDelimited, pipeDelimited, deepObject
    }

    package init(
        name: String,
        location: ParameterLocation,
        isRequired: Bool,
        style: Style,
        explode: Bool,
        place: Place
    ) {
        self.name = name
        self.location = location
        self.isRequired = isRequired
        self.style = style
        self.explode = explode
        self.place = place
    }
}

package struct RequestBody: Sendable {
    package var description: String?
    package var isRequired: Bool
    package var content: [MediaTypeObject]
    /// The name under `components.requestBodies`, where it stands there.
    package var componentName: String?
    package var place: Place

    package init(isRequired: Bool, content: [MediaTypeObject], place: Place) {
        self.isRequired = isRequired
        self.content = content
        self.place = place
    }
}

/// OpenAPI 3.1 §4.8.17.
package struct Response: Sendable {
    package var status: Status
    package var description: String?
    package var content: [MediaTypeObject] = []
    package var headers: [Header] = []
    package var links: [Link] = []
    /// The name under `components.responses`, where it stands there.
    package var componentName: String?
    package var place: Place

    package enum Status: Sendable, Hashable {
        case code(Int)
        /// `4` for `4XX`.
        case range(Int)
        case `default`
    }

    package init(status: Status, place: Place) {
        self.status = status
        self.place = place
    }
}

package struct Header: Sendable {
    package var name: String
    package var description: String?
    package var isRequired = false
    package var isDeprecated = false
    package var explode = false
    package var schema: Schema?
    /// Set when the header is described by a media type (`content`) in place of a schema.
    package var contentType: MediaType?
    package var place: Place

    package init(name: String, place: Place) {
        self.name = name
        self.place = place
    }
}

/// What to call next, and with what (OpenAPI 3.1 §4.8.20).
package struct Link: Sendable {
    package var name: String
    package var description: String?
    package var operationID: String?
    /// The `place` of the operation that `operationRef` leads to.
    package var operation: Place?
    /// Constants and expressions such as `$response.body#/id`, by parameter name.
    package var parameters: [(name: String, value: JSON)] = []
    package var requestBody: JSON?
    package var place: Place

    package init(name: String, place: Place) {
        self.name = name
        self.place = place
    }
}
