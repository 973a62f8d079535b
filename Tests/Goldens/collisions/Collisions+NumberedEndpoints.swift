// Collisions, generated from collisions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Collisions {
    /// `GET /numbered`
    public struct ListByNumber: PaginatedEndpoint {
        public typealias Response = PageCursor

        public static var operation: EndpointRuntime.OperationInfo {
            EndpointRuntime.OperationInfo(
                id: "listByNumber",
                method: .get,
                path: "/numbered",
                security: Collisions.security,
                timeout: Collisions.timeout,
                retry: Collisions.retry
            )
        }

        public var page: Swift.Int?
        public var size: Swift.String?

        public init(page: Swift.Int? = nil, size: Swift.String? = nil) {
            self.page = page
            self.size = size
        }

        public func encode(into request: inout EndpointRuntime.RequestEncoder) {
            request.path = "/numbered"
            request.query("page", page)
            request.query("size", size)
        }

        public static func decode(
            _ response: EndpointRuntime.EndpointResponse
        ) throws -> EndpointRuntime.Outcome<PageCursor, Swift.Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, JSONModelModel> {
            .page(\.page, pages: { $0.value.pages.flatMap({ Swift.Int($0) }) }, items: { $0.items })
        }
    }
}
