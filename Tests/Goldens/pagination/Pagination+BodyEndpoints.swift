// Pagination, generated from pagination.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Pagination {
    /// `POST /body`
    public struct ByCursorInBody: PaginatedEndpoint {
        public static var operation: OperationInfo {
            OperationInfo(id: "byCursorInBody", method: .post, path: "/body", isIdempotent: true)
        }

        public var body: Body

        public init(body: Body) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/body"
            request.json(body)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Response, Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .cursor(\.body.cursor, next: { $0.value.cursor }, items: { $0.items })
        }

        public struct Response: HashedModel {
            public var items: Items
            public var cursor: String?

            public init(items: Items, cursor: String? = nil) {
                self.items = items
                self.cursor = cursor
            }

            public init(from json: inout ObjectReader) throws {
                items = try json.required("items")
                cursor = try json.optional("cursor")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("items", items)
                try json.optional("cursor", cursor)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(items, other.items)
                pairs.add(cursor, other.cursor)
            }
        }

        public struct Body: HashedModel {
            public var query: String?
            public var cursor: String?

            public init(query: String? = nil, cursor: String? = nil) {
                self.query = query
                self.cursor = cursor
            }

            public init(from json: inout ObjectReader) throws {
                query = try json.optional("query")
                cursor = try json.optional("cursor")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.optional("query", query)
                try json.optional("cursor", cursor)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(query, other.query)
                pairs.add(cursor, other.cursor)
            }
        }
    }
}
