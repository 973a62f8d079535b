// Collisions, generated from collisions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Collisions {
    /// `GET /offset`
    public struct ListByOffset: PaginatedEndpoint {
        public typealias Response = PageCursor

        public static var operation: EndpointRuntime.OperationInfo {
            EndpointRuntime.OperationInfo(
                id: "listByOffset",
                method: .get,
                path: "/offset",
                security: Collisions.security,
                timeout: Collisions.timeout,
                retry: Collisions.retry
            )
        }

        public var skip: Swift.Int?
        public var limit: Swift.String?

        public init(skip: Swift.Int? = nil, limit: Swift.String? = nil) {
            self.skip = skip
            self.limit = limit
        }

        public func encode(into request: inout EndpointRuntime.RequestEncoder) {
            request.path = "/offset"
            request.query("skip", skip)
            request.query("limit", limit)
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
            .offset(
                \.skip,
                size: { $0.limit.flatMap({ Swift.Int($0) }) },
                total: { $0.value.total.flatMap({ Swift.Int(exactly: $0) }) },
                items: { $0.items }
            )
        }
    }
}
