// Pagination, generated from pagination.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Pagination {
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
            case 200: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .link(items: { $0 })
        }
    }
}

nonisolated extension Reply where E == Pagination.ByLink {
    /// The header `Link`.
    public var link: String? { header("Link") }
}
