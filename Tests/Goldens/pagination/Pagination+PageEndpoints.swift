// Pagination, generated from pagination.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Pagination {
    /// `GET /page`
    public struct ByPage: PaginatedEndpoint {
        public static var operation: OperationInfo {
            OperationInfo(id: "byPage", method: .get, path: "/page")
        }

        /// Default: `1`.
        public var page: Int?

        public init(page: Int? = nil) {
            self.page = page
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/page"
            request.query("page", page)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Response, Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .page(\.page, pages: { $0.value.pages }, items: { $0.results })
        }

        public struct Response: HashedModel {
            public var results: Items
            public var pages: Int

            public init(results: Items, pages: Int) {
                self.results = results
                self.pages = pages
            }

            public init(from json: inout ObjectReader) throws {
                results = try json.required("results")
                pages = try json.required("pages")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("results", results)
                try json.required("pages", pages)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(results, other.results)
                pairs.add(pages, other.pages)
            }
        }
    }
}
