// Parameters, generated from parameters.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Parameters {
    /// `GET /cookie`
    public struct CookieForm: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "cookieForm", method: .get, path: "/cookie")
        }

        public var session: String
        public var list: Colors?
        public var object: Point?

        public init(session: String, list: Colors? = nil, object: Point? = nil) {
            self.session = session
            self.list = list
            self.object = object
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/cookie"
            request.cookie("session", session)
            request.cookie("list", list, explode: false)
            request.cookie("object", object, explode: false)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
