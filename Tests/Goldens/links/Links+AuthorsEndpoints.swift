// Links, generated from links.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Links {
    /// `GET /authors/{id}`
    public struct GetAuthor: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "getAuthor", method: .get, path: "/authors/{id}")
        }

        public var id: String

        public init(id: String) {
            self.id = id
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/authors/\(id)"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
