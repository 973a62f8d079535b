// Inheritance, generated from inheritance.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Inheritance {
    /// `GET /nodes`
    public struct GetNode: Endpoint {
        public typealias Response = Node

        public static var operation: OperationInfo {
            OperationInfo(id: "getNode", method: .get, path: "/nodes")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/nodes"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Node, Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }
    }

    /// `GET /notices`
    public struct GetNotice: Endpoint {
        public typealias Response = Notice

        public static var operation: OperationInfo {
            OperationInfo(id: "getNotice", method: .get, path: "/notices")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/notices"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Notice, Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }
    }
}
