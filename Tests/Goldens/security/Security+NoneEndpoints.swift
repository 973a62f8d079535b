// Security, generated from security.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Security {
    /// `GET /none`
    public struct RequiresNothing: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "requiresNothing", method: .get, path: "/none", security: [])
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/none"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
