// Pagination, generated from pagination.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Pagination {
    /// `GET /offset`
    public struct ByOffset: PaginatedEndpoint {
        public typealias Response = Items

        public static var operation: OperationInfo {
            OperationInfo(id: "byOffset", method: .get, path: "/offset")
        }

        public var offset: Int?

        /// Default: `50`.
        public var limit: Int?

        public init(offset: Int? = nil, limit: Int? = nil) {
            self.offset = offset
            self.limit = limit
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/offset"
            request.query("offset", offset)
            request.query("limit", limit)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Items, Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .offset(\.offset, size: { $0.limit }, items: { $0 })
        }
    }
}
