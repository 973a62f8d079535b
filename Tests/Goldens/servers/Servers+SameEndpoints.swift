// Servers, generated from servers.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Servers {
    /// The same override again: mapped once.
    ///
    /// `GET /same`
    public struct FromTheSameServer: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "fromTheSameServer", method: .get, path: "/same", server: "https://files.example.com")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/same"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
