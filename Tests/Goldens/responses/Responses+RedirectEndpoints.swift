// Responses, generated from responses.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Responses {
    /// `GET /redirect`
    public struct OnlyRedirect: Endpoint {
        public typealias Response = Data

        public static var operation: OperationInfo {
            OperationInfo(id: "onlyRedirect", method: .get, path: "/redirect")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/redirect"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Data, Never> {
            switch response.status {
            case 200..<300: .success(try response.data())
            default: .undocumented
            }
        }
    }
}
