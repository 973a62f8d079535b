// Responses, generated from responses.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Responses {
    /// `GET /anything`
    public struct GetAnything: Endpoint {
        public typealias Response = JSONValue

        public static var operation: OperationInfo {
            OperationInfo(id: "getAnything", method: .get, path: "/anything")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/anything"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<JSONValue, Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }
    }
}
