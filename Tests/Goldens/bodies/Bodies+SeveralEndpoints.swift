// Bodies, generated from bodies.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Bodies {
    /// Three ways to say it: the caller picks one.
    ///
    /// `POST /several`
    public struct SendSeveral: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "sendSeveral", method: .post, path: "/several")
        }

        public var body: Body

        public init(body: Body) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/several"
            switch body {
            case .json(let value): request.json(value)
            case .form(let value): request.form(value)
            case .text(let value): request.text(value, contentType: "text/plain")
            }
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }

        /// The body, as one of the media types that the operation accepts.
        public enum Body: Sendable {
            /// `application/json`
            case json(Letter)
            /// `application/x-www-form-urlencoded`
            case form(Letter)
            /// `text/plain`
            case text(String)
        }
    }

    /// No encoder exists for this type: the caller passes its bytes.
    ///
    /// `PUT /several`
    public struct SendXML: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "sendXML", method: .put, path: "/several")
        }

        public var body: HTTPBody

        public init(body: HTTPBody) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/several"
            request.body(body, contentType: "application/xml")
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
