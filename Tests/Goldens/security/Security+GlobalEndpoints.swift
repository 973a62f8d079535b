// Security, generated from security.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Security {
    /// `GET /global`
    public struct RequiresTheGlobal: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "requiresTheGlobal", method: .get, path: "/global", security: Security.security)
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/global"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Failure> {
            switch response.status {
            case 204: .success(NoContent())
            case 401: .failure(.unauthorized)
            default: .undocumented
            }
        }

        public enum Failure: Sendable {
            /// Not let in.
            case unauthorized
        }
    }
}
