// Pagination, generated from pagination.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Pagination {
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
}
