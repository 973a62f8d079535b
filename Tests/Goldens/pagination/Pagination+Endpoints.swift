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
            case 200, 201: .success(try response.json())
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
            case 200, 201: .success(try response.json())
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
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .offset(\.offset, size: { $0.limit }, items: { $0 })
        }
    }

    /// `GET /link`
    public struct ByLink: PaginatedEndpoint {
        public typealias Response = Items

        public static var operation: OperationInfo {
            OperationInfo(id: "byLink", method: .get, path: "/link")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/link"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Items, Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .link(items: { $0 })
        }
    }

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
            case 200, 201: .success(try response.json())
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
            case 200, 201: .success(try response.json())
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
            case 200, 201: .success(try response.json())
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

    /// `GET /header`
    public struct ByHeader: PaginatedEndpoint {
        public static var operation: OperationInfo {
            OperationInfo(id: "byHeader", method: .get, path: "/header")
        }

        public var xCursor: String?

        public init(xCursor: String? = nil) {
            self.xCursor = xCursor
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/header"
            request.accept("application/json, text/plain")
            request.header("X-Cursor", xCursor)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Response, Never> {
            switch response.status {
            case 200: .success(.ok(try response.json()))
            case 202: .success(.accepted(try response.text()))
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .cursor(
                \.xCursor,
                next: { $0.header("X-Next-Cursor", as: String.self) },
                items: { if case .ok(let page) = $0 { page } else { [] } }
            )
        }

        public enum Response: Sendable {
            case ok(Items)
            case accepted(String)
        }
    }

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
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .offset(\.skip, total: { $0.value.meta?.total }, hasMore: { $0.value.meta?.more }, items: { $0.data })
        }
    }

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
            case 200, 201: .success(try response.json())
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

nonisolated extension Reply where E == Pagination.ByLink {
    /// The header `Link`.
    public var link: String? { header("Link") }
}
