// Formats, generated from formats.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Formats {
    /// `GET /everything`
    public struct GetEverything: Endpoint {
        public typealias Response = Everything

        public static var operation: OperationInfo {
            OperationInfo(id: "getEverything", method: .get, path: "/everything")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/everything"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Everything, Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }
    }

    /// `PUT /everything`
    public struct PutEverything: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "putEverything", method: .put, path: "/everything")
        }

        public var body: Everything

        public init(body: Everything) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/everything"
            request.json(body)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
