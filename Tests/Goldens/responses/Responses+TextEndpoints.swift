// Responses, generated from responses.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Responses {
    /// `GET /text`
    public struct GetText: Endpoint {
        public typealias Response = String

        public static var operation: OperationInfo {
            OperationInfo(id: "getText", method: .get, path: "/text")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/text"
            request.accept("text/plain")
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<String, Failure> {
            switch response.status {
            case 200: .success(try response.text())
            case 400: .failure(.badRequest(try response.text()))
            default: .undocumented
            }
        }

        public enum Failure: Sendable {
            /// Words about what went wrong.
            case badRequest(String)
        }
    }
}
