/// The operation to call next, and its arguments (OpenAPI 3.1 §4.8.20).
package struct Link: Sendable {
    package var name: String
    package var description: String?
    package var operationID: String?
    /// The `place` of the operation that `operationRef` leads to.
    package var operation: SourceLocation?
    /// Constants and expressions such as `$response.body#/id`, by parameter name.
    package var parameters: [(name: String, value: JSON)] = []
    package var requestBody: JSON?
    package var place: SourceLocation

    package init(name: String, place: SourceLocation) {
        self.name = name
        self.place = place
    }
}
