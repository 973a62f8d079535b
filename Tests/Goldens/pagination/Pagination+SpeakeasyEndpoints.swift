// Pagination, generated from pagination.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Pagination {
    /// `GET /speakeasy`
    public struct BySpeakeasy: PaginatedEndpoint {
        public typealias Response = Page

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

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Page, Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .cursor(\.cursor, next: { $0.value.nextCursor }, items: { $0.data })
        }
    }

    /// `GET /speakeasy/page`
    public struct BySpeakeasyPage: PaginatedEndpoint {
        public typealias Response = Counted

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

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Counted, Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .page(\.page, first: 0, pages: { ($0.value.meta?.pages).flatMap({ Int($0) }) }, items: { $0.data })
        }
    }

    /// `POST /speakeasy/offset`
    public struct BySpeakeasyOffset: PaginatedEndpoint {
        public typealias Response = Counted

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

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Counted, Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .offset(\.body.offset, size: { $0.body.limit }, items: { $0.data })
        }

        public struct Body: HashedModel {
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

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(offset, other.offset)
                pairs.add(limit, other.limit)
            }
        }
    }

    /// `GET /speakeasy/url`
    public struct BySpeakeasyURL: PaginatedEndpoint {
        public typealias Response = Page

        public static var operation: OperationInfo {
            OperationInfo(id: "bySpeakeasyURL", method: .get, path: "/speakeasy/url")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/speakeasy/url"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Page, Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .address(next: { $0.value.nextCursor }, items: { $0.data })
        }
    }
}
