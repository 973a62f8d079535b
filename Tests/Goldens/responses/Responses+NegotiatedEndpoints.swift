// Responses, generated from responses.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Responses {
    /// JSON is preferred where it is offered.
    ///
    /// `GET /negotiated`
    public struct GetNegotiated: Endpoint {
        public typealias Response = Thing

        public static var operation: OperationInfo {
            OperationInfo(id: "getNegotiated", method: .get, path: "/negotiated")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/negotiated"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Thing, Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }
    }
}
