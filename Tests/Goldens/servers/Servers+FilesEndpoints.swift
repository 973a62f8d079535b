// Servers, generated from servers.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Servers {
    /// `GET /files`
    public struct FromPathServer: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "fromPathServer", method: .get, path: "/files", server: "https://files.example.com")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/files"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `PUT /files`
    public struct FromOperationServer: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(
                id: "fromOperationServer",
                method: .put,
                path: "/files",
                server: "https://uploads.eu.example.com/v1"
            )
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/files"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
