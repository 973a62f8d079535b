// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Names {
    /// `GET /get`
    public struct GetItemEndpoint: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "get_item", method: .get, path: "/get")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/get"
        }

        public static func decode(_ response: EndpointResponse) throws -> EndpointRuntime.Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `POST /get`
    public struct GetItem: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "getItem", method: .post, path: "/get")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/get"
        }

        public static func decode(_ response: EndpointResponse) throws -> EndpointRuntime.Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `PUT /get`
    public struct _2faEnable: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "2fa:enable", method: .put, path: "/get")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/get"
        }

        public static func decode(_ response: EndpointResponse) throws -> EndpointRuntime.Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
