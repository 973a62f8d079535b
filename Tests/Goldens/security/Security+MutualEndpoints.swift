// Security, generated from security.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Security {
    /// `GET /mutual`
    public struct RequiresCertificate: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(
                id: "requiresCertificate",
                method: .get,
                path: "/mutual",
                security: [[SecurityScheme.certificate()]]
            )
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/mutual"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
