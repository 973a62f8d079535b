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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<ByCursor.Response, Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .cursor(\.after, next: { $0.value.paging?.next }, items: { $0.data })
        }

        public struct Response: Model, Hashable {
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

            public static func == (a: Response, b: Response) -> Bool {
                var same = Equality()
                same.compare(a.data, b.data)
                same.compare(a.paging, b.paging)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(data)
                hasher.combine(paging)
            }

            public struct Paging: Model, Hashable {
                public var next: String?

                public init(next: String? = nil) {
                    self.next = next
                }

                public init(from json: inout ObjectReader) throws {
                    next = try json.optional("next")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.optional("next", next)
                }

                public static func == (a: Paging, b: Paging) -> Bool {
                    var same = Equality()
                    same.compare(a.next, b.next)
                    return same.result
                }

                public func hash(into hasher: inout Hasher) {
                    hasher.combine(next)
                }
            }
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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<ByPage.Response, Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .page(\.page, pages: { $0.value.pages }, items: { $0.results })
        }

        public struct Response: Model, Hashable {
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

            public static func == (a: Response, b: Response) -> Bool {
                var same = Equality()
                same.compare(a.results, b.results)
                same.compare(a.pages, b.pages)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(results)
                hasher.combine(pages)
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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<Items, Never> {
            switch response.status {
            case 200: .success(try response.json())
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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<Items, Never> {
            switch response.status {
            case 200: .success(try response.json())
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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<ByURL.Response, Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .address(next: { $0.value.nextURL }, items: { $0.items })
        }

        public struct Response: Model, Hashable {
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

            public static func == (a: Response, b: Response) -> Bool {
                var same = Equality()
                same.compare(a.items, b.items)
                same.compare(a.nextURL, b.nextURL)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(items)
                hasher.combine(nextURL)
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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<ByCursorInBody.Response, Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .cursor(\.body.cursor, next: { $0.value.cursor }, items: { $0.items })
        }

        public struct Response: Model, Hashable {
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

            public static func == (a: Response, b: Response) -> Bool {
                var same = Equality()
                same.compare(a.items, b.items)
                same.compare(a.cursor, b.cursor)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(items)
                hasher.combine(cursor)
            }
        }

        public struct Body: Model, Hashable {
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

            public static func == (a: Body, b: Body) -> Bool {
                var same = Equality()
                same.compare(a.query, b.query)
                same.compare(a.cursor, b.cursor)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(query)
                hasher.combine(cursor)
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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<ByLastItem.Response, Never> {
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

        public struct Response: Model, Hashable {
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

            public static func == (a: Response, b: Response) -> Bool {
                var same = Equality()
                same.compare(a.data, b.data)
                same.compare(a.hasMore, b.hasMore)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(data)
                hasher.combine(hasMore)
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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<ByHeader.Response, Never> {
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

    /// `GET /answers`
    public struct ByAnswers: PaginatedEndpoint {
        public static var operation: OperationInfo {
            OperationInfo(id: "byAnswers", method: .get, path: "/answers")
        }

        public var page: Int?

        public init(page: Int? = nil) {
            self.page = page
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/answers"
            request.accept("application/json, text/plain")
            request.query("page", page)
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<ByAnswers.Response, Never> {
            switch response.status {
            case 200: .success(.ok(try response.json()))
            case 202: .success(.accepted(try response.text()))
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .cursor(
                \.page,
                next: { if case .ok(let page) = $0.value { page.more ? page.next : nil } else { nil } },
                items: { if case .ok(let page) = $0 { page.items ?? [] } else { [] } }
            )
        }

        public struct OkBody: Model, Hashable {
            public var items: Items?
            public var next: Int
            public var more: Bool

            public init(items: Items? = nil, next: Int, more: Bool) {
                self.items = items
                self.next = next
                self.more = more
            }

            public init(from json: inout ObjectReader) throws {
                items = try json.optional("items")
                next = try json.required("next")
                more = try json.required("more")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.optional("items", items)
                try json.required("next", next)
                try json.required("more", more)
            }

            public static func == (a: OkBody, b: OkBody) -> Bool {
                var same = Equality()
                same.compare(a.items, b.items)
                same.compare(a.next, b.next)
                same.compare(a.more, b.more)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(items)
                hasher.combine(next)
                hasher.combine(more)
            }
        }

        public enum Response: Sendable {
            case ok(OkBody)
            case accepted(String)
        }
    }

    /// `GET /answers/pages`
    public struct ByAnswersOfPages: PaginatedEndpoint {
        public static var operation: OperationInfo {
            OperationInfo(id: "byAnswersOfPages", method: .get, path: "/answers/pages")
        }

        public var page: Int?

        public init(page: Int? = nil) {
            self.page = page
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/answers/pages"
            request.accept("application/json, text/plain")
            request.query("page", page)
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<ByAnswersOfPages.Response, Never> {
            switch response.status {
            case 200: .success(.ok(try response.json()))
            case 202: .success(.accepted(try response.text()))
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .page(
                \.page,
                pages: { if case .ok(let page) = $0.value { Int(page.pages) } else { nil } },
                items: { if case .ok(let page) = $0 { page.items ?? [] } else { [] } }
            )
        }

        public struct OkBody: Model, Hashable {
            public var items: Items?
            public var pages: String

            public init(items: Items? = nil, pages: String) {
                self.items = items
                self.pages = pages
            }

            public init(from json: inout ObjectReader) throws {
                items = try json.optional("items")
                pages = try json.required("pages")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.optional("items", items)
                try json.required("pages", pages)
            }

            public static func == (a: OkBody, b: OkBody) -> Bool {
                var same = Equality()
                same.compare(a.items, b.items)
                same.compare(a.pages, b.pages)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(items)
                hasher.combine(pages)
            }
        }

        public enum Response: Sendable {
            case ok(OkBody)
            case accepted(String)
        }
    }

    /// `GET /total`
    public struct ByTotal: PaginatedEndpoint {
        public typealias Response = Response2

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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<Response2, Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .offset(\.skip, total: { $0.value.meta?.total }, hasMore: { $0.value.meta?.more }, items: { $0.data })
        }
    }

    /// `GET /speakeasy`
    public struct BySpeakeasy: PaginatedEndpoint {
        public typealias Response = Pagination.Response

        public static var operation: OperationInfo {
            OperationInfo(id: "bySpeakeasy", method: .get, path: "/speakeasy")
        }

        public var cursor: String?

        public init(cursor: String? = nil) {
            self.cursor = cursor
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/speakeasy"
            request.query("cursor", cursor)
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<Pagination.Response, Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .cursor(\.cursor, next: { $0.value.nextCursor }, items: { $0.data })
        }
    }

    /// `GET /speakeasy/page`
    public struct BySpeakeasyPage: PaginatedEndpoint {
        public typealias Response = Response2

        public static var operation: OperationInfo {
            OperationInfo(id: "bySpeakeasyPage", method: .get, path: "/speakeasy/page")
        }

        /// Default: `0`.
        public var page: Int?

        public init(page: Int? = nil) {
            self.page = page
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/speakeasy/page"
            request.query("page", page)
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<Response2, Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .page(\.page, first: 0, pages: { ($0.value.meta?.pages).flatMap({ Int($0) }) }, items: { $0.data })
        }
    }

    /// `POST /speakeasy/offset`
    public struct BySpeakeasyOffset: PaginatedEndpoint {
        public typealias Response = Response2

        public static var operation: OperationInfo {
            OperationInfo(id: "bySpeakeasyOffset", method: .post, path: "/speakeasy/offset")
        }

        public var body: Body

        public init(body: Body) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/speakeasy/offset"
            request.json(body)
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<Response2, Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .offset(\.body.offset, size: { $0.body.limit }, items: { $0.data })
        }

        public struct Body: Model, Hashable {
            public var offset: Int?
            public var limit: Int?

            public init(offset: Int? = nil, limit: Int? = nil) {
                self.offset = offset
                self.limit = limit
            }

            public init(from json: inout ObjectReader) throws {
                offset = try json.optional("offset")
                limit = try json.optional("limit")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.optional("offset", offset)
                try json.optional("limit", limit)
            }

            public static func == (a: Body, b: Body) -> Bool {
                var same = Equality()
                same.compare(a.offset, b.offset)
                same.compare(a.limit, b.limit)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(offset)
                hasher.combine(limit)
            }
        }
    }

    /// `GET /speakeasy/url`
    public struct BySpeakeasyURL: PaginatedEndpoint {
        public typealias Response = Pagination.Response

        public static var operation: OperationInfo {
            OperationInfo(id: "bySpeakeasyURL", method: .get, path: "/speakeasy/url")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/speakeasy/url"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<Pagination.Response, Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .address(next: { $0.value.nextCursor }, items: { $0.data })
        }
    }

    /// `GET /fern`
    public struct ByFern: PaginatedEndpoint {
        public typealias Response = Pagination.Response

        public static var operation: OperationInfo {
            OperationInfo(id: "byFern", method: .get, path: "/fern")
        }

        public var cursor: String?

        public init(cursor: String? = nil) {
            self.cursor = cursor
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/fern"
            request.query("cursor", cursor)
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<Pagination.Response, Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .cursor(\.cursor, next: { $0.value.nextCursor }, items: { $0.data })
        }
    }

    /// `GET /fern/offset`
    public struct ByFernOffset: PaginatedEndpoint {
        public typealias Response = Response2

        public static var operation: OperationInfo {
            OperationInfo(id: "byFernOffset", method: .get, path: "/fern/offset")
        }

        public var offset: Int?
        public var limit: Int?

        public init(offset: Int? = nil, limit: Int? = nil) {
            self.offset = offset
            self.limit = limit
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/fern/offset"
            request.query("offset", offset)
            request.query("limit", limit)
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<Response2, Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .offset(\.offset, hasMore: { $0.value.meta?.more }, items: { $0.data })
        }
    }

    /// `GET /fern/uri`
    public struct ByFernURI: PaginatedEndpoint {
        public typealias Response = Pagination.Response

        public static var operation: OperationInfo {
            OperationInfo(id: "byFernURI", method: .get, path: "/fern/uri")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/fern/uri"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<Pagination.Response, Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .address(next: { $0.value.nextCursor }, items: { $0.data })
        }
    }

    /// `GET /fern/path`
    public struct ByFernPath: PaginatedEndpoint {
        public typealias Response = Pagination.Response

        public static var operation: OperationInfo {
            OperationInfo(id: "byFernPath", method: .get, path: "/fern/path")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/fern/path"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<Pagination.Response, Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .address(next: { $0.value.nextCursor }, items: { $0.data })
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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<ByStainless.Response, Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .cursor(\.after, next: { $0.value.paging?.next }, items: { $0.rows ?? [] })
        }

        public struct Response: Model, Hashable {
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

            public static func == (a: Response, b: Response) -> Bool {
                var same = Equality()
                same.compare(a.rows, b.rows)
                same.compare(a.paging, b.paging)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(rows)
                hasher.combine(paging)
            }

            public struct Paging: Model, Hashable {
                public var next: String?

                public init(next: String? = nil) {
                    self.next = next
                }

                public init(from json: inout ObjectReader) throws {
                    next = try json.optional("next")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.optional("next", next)
                }

                public static func == (a: Paging, b: Paging) -> Bool {
                    var same = Equality()
                    same.compare(a.next, b.next)
                    return same.result
                }

                public func hash(into hasher: inout Hasher) {
                    hasher.combine(next)
                }
            }
        }
    }
}

nonisolated extension Reply where E == Pagination.ByLink {
    /// The header `Link`.
    public var link: String? { header("Link") }
}
