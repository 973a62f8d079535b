// Security, generated from security.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Security {
    /// `GET /digest`
    public struct RequiresDigest: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "requiresDigest", method: .get, path: "/digest", security: [[SecurityScheme.digest()]])
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/digest"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
