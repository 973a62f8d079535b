// Servers, generated from servers.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Servers {
    /// `GET /plain`
    public struct Plain: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "plain", method: .get, path: "/plain")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/plain"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
