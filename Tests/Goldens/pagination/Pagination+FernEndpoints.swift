// Pagination, generated from pagination.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Pagination {
    /// `GET /fern`
    public struct ByFern: PaginatedEndpoint {
        public typealias Response = Page

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

    /// `GET /fern/offset`
    public struct ByFernOffset: PaginatedEndpoint {
        public typealias Response = Counted

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

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Counted, Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .offset(\.offset, hasMore: { $0.value.meta?.more }, items: { $0.data })
        }
    }

    /// `GET /fern/uri`
    public struct ByFernURI: PaginatedEndpoint {
        public typealias Response = Page

        public static var operation: OperationInfo {
            OperationInfo(id: "byFernURI", method: .get, path: "/fern/uri")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/fern/uri"
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

    /// `GET /fern/path`
    public struct ByFernPath: PaginatedEndpoint {
        public typealias Response = Page

        public static var operation: OperationInfo {
            OperationInfo(id: "byFernPath", method: .get, path: "/fern/path")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/fern/path"
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
