// Pagination, generated from pagination.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Pagination {
    /// `GET /last`
    public struct ByLastItem: PaginatedEndpoint {
        public static var operation: OperationInfo {
            OperationInfo(id: "byLastItem", method: .get, path: "/last")
        }

        public var startingAfter: Int?

        public init(startingAfter: Int? = nil) {
            self.startingAfter = startingAfter
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/last"
            request.query("starting_after", startingAfter)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Response, Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .cursor(
                \.startingAfter,
                next: { $0.value.hasMore == false ? nil : $0.value.data.last?.id },
                items: { $0.data }
            )
        }

        public struct Response: HashedModel {
            public var data: Items
            public var hasMore: Bool?

            public init(data: Items, hasMore: Bool? = nil) {
                self.data = data
                self.hasMore = hasMore
            }

            public init(from json: inout ObjectReader) throws {
                data = try json.required("data")
                hasMore = try json.optional("has_more")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("data", data)
                try json.optional("has_more", hasMore)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(data, other.data)
                pairs.add(hasMore, other.hasMore)
            }
        }
    }
}
