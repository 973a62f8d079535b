// Responses, generated from responses.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Responses {
    /// `GET /octets`
    public struct GetOctets: Endpoint {
        public typealias Response = Data

        public static var operation: OperationInfo {
            OperationInfo(id: "getOctets", method: .get, path: "/octets")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/octets"
            request.accept("application/pdf")
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Data, Never> {
            switch response.status {
            case 200: .success(try response.data())
            default: .undocumented
            }
        }
    }
}
