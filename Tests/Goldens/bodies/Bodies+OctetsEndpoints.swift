// Bodies, generated from bodies.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Bodies {
    /// `PUT /octets`
    public struct SendOctets: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "sendOctets", method: .put, path: "/octets")
        }

        public var body: HTTPBody

        public init(body: HTTPBody) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/octets"
            request.body(body, contentType: "application/octet-stream")
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `POST /octets`
    public struct SendImage: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "sendImage", method: .post, path: "/octets")
        }

        public var body: HTTPBody

        /// The body's media type, one of `image/*`.
        public var contentType: String

        public init(body: HTTPBody, contentType: String) {
            self.body = body
            self.contentType = contentType
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/octets"
            request.body(body, contentType: contentType)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
