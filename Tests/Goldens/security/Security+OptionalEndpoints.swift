// Security, generated from security.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Security {
    /// Anonymous is one of the alternatives.
    ///
    /// `GET /optional`
    public struct MayRequireBearer: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(
                id: "mayRequireBearer",
                method: .get,
                path: "/optional",
                security: [[SecurityScheme.bearer()], []]
            )
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/optional"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
