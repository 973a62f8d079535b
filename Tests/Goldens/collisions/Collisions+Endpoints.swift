// Collisions, generated from collisions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Collisions {
    /// `GET /numbered`
    public struct ListByNumber: PaginatedEndpoint {
        public typealias Response = PageCursor

        public static var operation: EndpointRuntime.OperationInfo {
            EndpointRuntime.OperationInfo(
                id: "listByNumber",
                method: .get,
                path: "/numbered",
                security: Collisions.security,
                timeout: Collisions.timeout,
                retry: Collisions.retry
            )
        }

        public var page: Swift.Int?
        public var size: Swift.String?

        public init(page: Swift.Int? = nil, size: Swift.String? = nil) {
            self.page = page
            self.size = size
        }

        public func encode(into request: inout EndpointRuntime.RequestEncoder) {
            request.path = "/numbered"
            request.query("page", page)
            request.query("size", size)
        }

        public static func decode(
            _ response: EndpointRuntime.EndpointResponse
        ) throws -> EndpointRuntime.Outcome<PageCursor, Swift.Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, JSONModelModel> {
            .page(\.page, pages: { $0.value.pages.flatMap({ Swift.Int($0) }) }, items: { $0.items })
        }
    }

    /// `GET /offset`
    public struct ListByOffset: PaginatedEndpoint {
        public typealias Response = PageCursor

        public static var operation: EndpointRuntime.OperationInfo {
            EndpointRuntime.OperationInfo(
                id: "listByOffset",
                method: .get,
                path: "/offset",
                security: Collisions.security,
                timeout: Collisions.timeout,
                retry: Collisions.retry
            )
        }

        public var skip: Swift.Int?
        public var limit: Swift.String?

        public init(skip: Swift.Int? = nil, limit: Swift.String? = nil) {
            self.skip = skip
            self.limit = limit
        }

        public func encode(into request: inout EndpointRuntime.RequestEncoder) {
            request.path = "/offset"
            request.query("skip", skip)
            request.query("limit", limit)
        }

        public static func decode(
            _ response: EndpointRuntime.EndpointResponse
        ) throws -> EndpointRuntime.Outcome<PageCursor, Swift.Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, JSONModelModel> {
            .offset(
                \.skip,
                size: { $0.limit.flatMap({ Swift.Int($0) }) },
                total: { $0.value.total.flatMap({ Swift.Int(exactly: $0) }) },
                items: { $0.items }
            )
        }
    }

    /// `GET /counts/{number}`
    public struct Count: Endpoint {
        public typealias Response = Swift.String

        public static var operation: EndpointRuntime.OperationInfo {
            EndpointRuntime.OperationInfo(
                id: "count",
                method: .get,
                path: "/counts/{number}",
                security: Collisions.security,
                timeout: Collisions.timeout,
                retry: Collisions.retry
            )
        }

        public var number: Swift.Int
        public var since: Foundation.Date?
        public var unix: EndpointRuntime.UnixSeconds?
        public var filter: UnionModel?

        public init(
            number: Swift.Int,
            since: Foundation.Date? = nil,
            unix: EndpointRuntime.UnixSeconds? = nil,
            filter: UnionModel? = nil
        ) {
            self.number = number
            self.since = since
            self.unix = unix
            self.filter = filter
        }

        public func encode(into request: inout EndpointRuntime.RequestEncoder) {
            request.path = "/counts/\(number)"
            request.accept("text/plain, */*;q=0.1")
            request.query("since", since)
            request.query("unix", unix)
            request.query("filter", json: filter)
        }

        public static func decode(
            _ response: EndpointRuntime.EndpointResponse
        ) throws -> EndpointRuntime.Outcome<Swift.String, Swift.Never> {
            switch response.status {
            case 200, 201: .success(try response.text())
            default: .undocumented
            }
        }
    }
}
