/// A response of an operation (OpenAPI 3.1 §4.8.17).
package struct Response: Sendable {
    package var status: Status
    package var summary: String?
    package var description: String?
    package var content: [MediaTypeObject] = []
    package var headers: [Header] = []
    package var links: [Link] = []
    /// The name under `components.responses`; `nil` for an inline response.
    package var componentName: String?
    package var place: SourceLocation

    package enum Status: Sendable, Hashable {
        case code(Int)
        /// `4` for `4XX`.
        case range(Int)
        case `default`
    }

    package init(status: Status, place: SourceLocation) {
        self.status = status
        self.place = place
    }
}
