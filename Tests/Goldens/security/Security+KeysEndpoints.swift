// Security, generated from security.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Security {
    /// One of three is enough.
    ///
    /// `GET /keys`
    public struct RequiresAnyKey: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(
                id: "requiresAnyKey",
                method: .get,
                path: "/keys",
                security: [
                    [SecurityScheme.keyInHeader()], [SecurityScheme.keyInQuery()], [SecurityScheme.keyInCookie()],
                ]
            )
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/keys"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// Two together, or a bearer token and a signature.
    ///
    /// `POST /keys`
    public struct RequiresBothKeys: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(
                id: "requiresBothKeys",
                method: .post,
                path: "/keys",
                security: [
                    [SecurityScheme.keyInHeader(), SecurityScheme.signature()],
                    [SecurityScheme.bearer(), SecurityScheme.signature()],
                ]
            )
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/keys"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
