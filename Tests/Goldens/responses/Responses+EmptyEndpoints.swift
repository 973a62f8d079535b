// Responses, generated from responses.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Responses {
    /// `GET /empty`
    public struct NoContent: Endpoint {
        public typealias Response = EndpointRuntime.NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "noContent", method: .get, path: "/empty")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/empty"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<EndpointRuntime.NoContent, Never> {
            switch response.status {
            case 200..<300: .success(EndpointRuntime.NoContent())
            default: .undocumented
            }
        }
    }

    /// `HEAD /empty`
    public struct HeadOnly: Endpoint {
        public typealias Response = EndpointRuntime.NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "headOnly", method: .head, path: "/empty")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/empty"
            request.accept("application/json, */*;q=0.1")
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<EndpointRuntime.NoContent, Never> {
            switch response.status {
            case 200..<300: .success(EndpointRuntime.NoContent())
            default: .undocumented
            }
        }
    }

    /// `POST /empty`
    public struct OkWithoutBody: Endpoint {
        public typealias Response = EndpointRuntime.NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "okWithoutBody", method: .post, path: "/empty")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/empty"
            request.accept("application/json, */*;q=0.1")
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<EndpointRuntime.NoContent, Never> {
            switch response.status {
            case 200..<300: .success(EndpointRuntime.NoContent())
            default: .undocumented
            }
        }
    }
}

nonisolated extension Reply where E == Responses.HeadOnly {
    /// The header `Content-Length`.
    public var contentLength: Int? { header("Content-Length") }
}
