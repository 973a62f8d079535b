// Servers, generated from servers.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Servers {
    /// `GET /relative`
    public struct FromRelativeServer: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "fromRelativeServer", method: .get, path: "/relative", server: "/internal")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/relative"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
