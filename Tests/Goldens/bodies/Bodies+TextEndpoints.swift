// Bodies, generated from bodies.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Bodies {
    /// `POST /text`
    public struct SendText: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "sendText", method: .post, path: "/text")
        }

        public var body: String

        public init(body: String) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/text"
            request.text(body, contentType: "text/plain")
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `PUT /text`
    public struct SendCSV: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "sendCSV", method: .put, path: "/text")
        }

        public var body: String?

        public init(body: String? = nil) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/text"
            request.text(body, contentType: "text/csv")
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
