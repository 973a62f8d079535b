// Security, generated from security.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Security {
    /// `GET /basic`
    public struct RequiresBasic: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "requiresBasic", method: .get, path: "/basic", security: [[SecurityScheme.basic()]])
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/basic"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
