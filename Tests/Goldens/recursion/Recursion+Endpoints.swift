// Recursion, generated from recursion.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Recursion {
    /// `GET /tree`
    public struct GetTree: Endpoint {
        public typealias Response = Node

        public static var operation: OperationInfo {
            OperationInfo(id: "getTree", method: .get, path: "/tree")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/tree"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Node, Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }
    }
}
