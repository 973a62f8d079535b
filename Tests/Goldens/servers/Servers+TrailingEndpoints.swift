// Servers, generated from servers.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Servers {
    /// `GET /trailing`
    public struct TrailingSlash: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "trailingSlash", method: .get, path: "/trailing", server: "https://trailing.example.com/")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/trailing"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
