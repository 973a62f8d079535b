// Collisions, generated from collisions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Collisions {
    /// `GET /pages`
    public struct ListByCursor: PaginatedEndpoint {
        public typealias Response = PageCursor

        public static var operation: EndpointRuntime.OperationInfo {
            EndpointRuntime.OperationInfo(
                id: "listByCursor",
                method: .get,
                path: "/pages",
                tags: ["Reply"],
                security: Collisions.security,
                timeout: Collisions.timeout,
                retry: Collisions.retry
            )
        }

        public var cursor: Swift.Int?

        public init(cursor: Swift.Int? = nil) {
            self.cursor = cursor
        }

        public func encode(into request: inout EndpointRuntime.RequestEncoder) {
            request.path = "/pages"
            request.query("cursor", cursor)
        }

        public static func decode(
            _ response: EndpointRuntime.EndpointResponse
        ) throws -> EndpointRuntime.Outcome<PageCursor, Failure> {
            switch response.status {
            case 200, 201: .success(try response.json())
            case 404: .failure(.notFound(try response.json()))
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, JSONModelModel> {
            .cursor(\.cursor, next: { $0.header("X-Next", as: Swift.String.self) }, items: { $0.items })
        }

        public enum Failure: Sendable {
            /// Nothing.
            case notFound(HTTPError)
        }
    }
}

nonisolated extension Reply where E == Collisions.ListByCursor {
    /// The header `X-Total`.
    public var total: Int? { header("X-Total") }
}
