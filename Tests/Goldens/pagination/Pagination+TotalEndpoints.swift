// Pagination, generated from pagination.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Pagination {
    /// `GET /total`
    public struct ByTotal: PaginatedEndpoint {
        public typealias Response = Counted

        public static var operation: OperationInfo {
            OperationInfo(id: "byTotal", method: .get, path: "/total")
        }

        public var skip: Int64?

        public init(skip: Int64? = nil) {
            self.skip = skip
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/total"
            request.query("skip", skip)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Counted, Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .offset(\.skip, total: { $0.value.meta?.total }, hasMore: { $0.value.meta?.more }, items: { $0.data })
        }
    }
}
