// Security, generated from security.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Security {
    /// `GET /oauth`
    public struct RequiresScopes: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(
                id: "requiresScopes",
                method: .get,
                path: "/oauth",
                security: [[SecurityScheme.oauth("read", "profile:email")]]
            )
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/oauth"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Failure> {
            switch response.status {
            case 204: .success(NoContent())
            case 403: .failure(.forbidden)
            default: .undocumented
            }
        }

        public enum Failure: Sendable {
            /// A scope is missing.
            case forbidden
        }
    }
}
