// Servers, generated from servers.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Servers {
    /// `GET /plain`
    public struct Plain: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "plain", method: .get, path: "/plain")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/plain"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `GET /relative`
    public struct FromRelativeServer: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "fromRelativeServer", method: .get, path: "/relative", server: "/internal")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/relative"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// The same override again: mapped once.
    ///
    /// `GET /same`
    public struct FromTheSameServer: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "fromTheSameServer", method: .get, path: "/same", server: "https://files.example.com")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/same"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `GET /trailing`
    public struct TrailingSlash: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "trailingSlash", method: .get, path: "/trailing", server: "https://trailing.example.com/")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/trailing"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
