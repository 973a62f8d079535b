// Responses, generated from responses.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Responses {
    /// `GET /vendor`
    public struct GetVendorJSON: Endpoint {
        public typealias Response = Thing

        public static var operation: OperationInfo {
            OperationInfo(id: "getVendorJSON", method: .get, path: "/vendor")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/vendor"
            request.accept("application/hal+json; charset=utf-8")
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Thing, Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }
    }
}
