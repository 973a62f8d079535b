/// One method on one path (OpenAPI 3.1 §4.8.10), with the path's shared parameters and servers merged in.
package struct Operation: Sendable {
    package var method: Method
    /// As written: `/pets/{petId}`.
    package var path: String
    package var id: String?
    package var summary: String?
    package var description: String?
    /// A sentence that links to the author's documentation.
    package var externalDocs: String?
    package var tags: [String] = []
    /// The tags that contain its tags (`parent`, OpenAPI 3.2 §4.22).
    package var groups: [String] = []
    package var isDeprecated = false
    package var parameters: [Parameter] = []
    package var requestBody: RequestBody?
    package var responses: [Response] = []
    /// The operation's security requirement; if `nil`, the description's requirement applies.
    package var security: [SecurityRequirement]?
    /// The servers of the operation, or else of its path; if `nil`, the description's servers apply.
    package var servers: [Server]?
    /// Requests that the service sends later. The `path` of each is its URL expression, `callbackName` its name.
    package var callbacks: [Operation] = []
    package var callbackName: String?
    package var rules = CallRules()
    package var pagination: PaginationRule?
    /// Further rules, tried in this order if it does not fit.
    package var otherPagination: [PaginationRule] = []
    /// The members whose names start with `x-`.
    package var extensions: [(name: String, value: JSON)] = []
    package var place: SourceLocation

    package init(method: Method, path: String, place: SourceLocation) {
        self.method = method
        self.path = path
        self.place = place
    }
}
