import Testing

@Suite("Snippets: responses that never have a body")
struct BodilessResponseSnippets {
    @Test("a 204 response has no body, whatever is described")
    func noContent() throws {
        try snippet(
            operation: #"""
                {"operationId": "drop", "responses": {
                    "204": {"description": "Gone", "content": {"application/json": {"schema": {}}}}}}
                """#,
            method: "delete"
        ).becomes(
            #"""
            /// `DELETE /things`
            public struct Drop: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "drop", method: .delete, path: "/things")
                }

                public init() {}

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
                    switch response.status {
                    case 204: .success(NoContent())
                    default: .undocumented
                    }
                }
            }
            """#,
            saying: [
                "note: a response with this status has no body, so the described content is ignored (RFC 9110 §6.4.1)"
            ]
        )
    }

    @Test("responses to HEAD have no body, failures included")
    func head() throws {
        try snippet(
            operation: #"""
                {"operationId": "look", "responses": {
                    "200": {"description": "There", "content": {"application/json": {"schema": {}}}},
                    "404": {"description": "Not there", "content": {"application/json": {"schema": {"type": "string"}}}}}}
                """#,
            method: "head"
        ).becomes(
            #"""
            /// `HEAD /things`
            public struct Look: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "look", method: .head, path: "/things")
                }

                public init() {}

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Failure> {
                    switch response.status {
                    case 200: .success(NoContent())
                    case 404: .failure(.notFound)
                    default: .undocumented
                    }
                }

                public enum Failure: Sendable {
                    /// Not there
                    case notFound
                }
            }
            """#
        )
    }

    @Test("a string with a media type other than JSON is plain text")
    func anyMediaType() throws {
        try snippet(
            operation: #"""
                {"operationId": "hello", "responses": {
                    "200": {"description": "OK", "content": {"*/*": {"schema": {"type": "string"}}}}}}
                """#
        ).becomes(
            #"""
            /// `GET /things`
            public struct Hello: Endpoint {
                public typealias Response = String

                public static var operation: OperationInfo {
                    OperationInfo(id: "hello", method: .get, path: "/things")
                }

                public init() {}

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<String, Never> {
                    switch response.status {
                    case 200: .success(try response.text())
                    default: .undocumented
                    }
                }
            }
            """#
        )
    }
}
