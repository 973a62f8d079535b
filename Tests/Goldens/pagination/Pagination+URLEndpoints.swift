// Pagination, generated from pagination.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Pagination {
    /// `GET /url`
    public struct ByURL: PaginatedEndpoint {
        public static var operation: OperationInfo {
            OperationInfo(id: "byURL", method: .get, path: "/url")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/url"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Response, Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .address(next: { $0.value.nextURL }, items: { $0.items })
        }

        public struct Response: HashedModel {
            public var items: Items
            public var nextURL: URLText?

            public init(items: Items, nextURL: URLText? = nil) {
                self.items = items
                self.nextURL = nextURL
            }

            public init(from json: inout ObjectReader) throws {
                items = try json.required("items")
                nextURL = try json.optional("next_url")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("items", items)
                try json.optional("next_url", nextURL)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(items, other.items)
                pairs.add(nextURL, other.nextURL)
            }
        }
    }
}
