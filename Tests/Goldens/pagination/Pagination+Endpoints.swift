// Pagination, generated from pagination.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Pagination {
    /// `GET /cursor`
    public struct ByCursor: Endpoint {

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
    public struct ByPage: Endpoint {

        public static var operation: OperationInfo {
            OperationInfo(id: "byPage", method: .get, path: "/page")
        }

        public var page: Int?

        public init(page: Int? = 1) {
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
    public struct ByOffset: Endpoint {
        public typealias Response = Items

        public static var operation: OperationInfo {
            OperationInfo(id: "byOffset", method: .get, path: "/offset")
        }

        public var offset: Int?
        public var limit: Int?

        public init(offset: Int? = nil, limit: Int? = 50) {
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
    }

    /// `GET /link`
    public struct ByLink: Endpoint {
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
    }

    /// `GET /url`
    public struct ByURL: Endpoint {

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

        public struct Response: Model, Hashable {
            public var items: Items
            public var nextURL: URL?

            public init(items: Items, nextURL: URL? = nil) {
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
    public struct ByCursorInBody: Endpoint {

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

    /// `GET /speakeasy`
    public struct BySpeakeasy: Endpoint {
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
    }

    /// `GET /fern`
    public struct ByFern: Endpoint {
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
    }
}

nonisolated extension Reply where E == Pagination.ByLink {
    /// The header `Link`.
    public var link: String? { header("Link") }
}
