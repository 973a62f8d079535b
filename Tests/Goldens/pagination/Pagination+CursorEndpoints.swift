// Pagination, generated from pagination.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Pagination {
    /// `GET /cursor`
    public struct ByCursor: PaginatedEndpoint {
        public static var operation: OperationInfo {
            OperationInfo(id: "byCursor", method: .get, path: "/cursor")
        }

        public var after: String?
        public var limit: Int?

        public init(after: String? = nil, limit: Int? = nil) {
            self.after = after
            self.limit = limit
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/cursor"
            request.query("after", after)
            request.query("limit", limit)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Response, Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .cursor(\.after, next: { $0.value.paging?.next }, items: { $0.data })
        }

        public struct Response: HashedModel {
            public var data: Items
            public var paging: Paging?

            public init(data: Items, paging: Paging? = nil) {
                self.data = data
                self.paging = paging
            }

            public init(from json: inout ObjectReader) throws {
                data = try json.required("data")
                paging = try json.optional("paging")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("data", data)
                try json.optional("paging", paging)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(data, other.data)
                pairs.add(paging, other.paging)
            }

            public typealias Paging = Pagination.Paging
        }
    }
}
