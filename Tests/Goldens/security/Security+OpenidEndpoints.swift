// Security, generated from security.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Security {
    /// `GET /openid`
    public struct RequiresOpenID: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(
                id: "requiresOpenID",
                method: .get,
                path: "/openid",
                security: [[SecurityScheme.openid("openid")]]
            )
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/openid"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
