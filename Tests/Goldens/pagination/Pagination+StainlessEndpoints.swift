// Pagination, generated from pagination.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Pagination {
    /// `GET /stainless`
    public struct ByStainless: PaginatedEndpoint {
        public static var operation: OperationInfo {
            OperationInfo(id: "byStainless", method: .get, path: "/stainless")
        }

        public var after: String?

        public init(after: String? = nil) {
            self.after = after
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/stainless"
            request.query("after", after)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Response, Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .cursor(\.after, next: { $0.value.paging?.next }, items: { $0.rows ?? [] })
        }

        public struct Response: HashedModel {
            public var rows: [Pagination.Item]?
            public var paging: Paging?

            public init(rows: [Pagination.Item]? = nil, paging: Paging? = nil) {
                self.rows = rows
                self.paging = paging
            }

            public init(from json: inout ObjectReader) throws {
                rows = try json.optional("rows")
                paging = try json.optional("paging")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.optional("rows", rows)
                try json.optional("paging", paging)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(rows, other.rows)
                pairs.add(paging, other.paging)
            }

            public typealias Paging = Pagination.Paging
        }
    }
}
