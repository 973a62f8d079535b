import Testing

@Suite("Snippets: what is not sent")
struct BodyChoiceSnippets {
    @Test("of several media types JSON is spoken, and a note says so")
    func several() throws {
        try snippet(
            operation: #"""
                {"operationId": "addThing", "requestBody": {"required": true, "content": {
                    "text/plain": {"schema": {"type": "string"}},
                    "application/json": {"schema": {"type": "string"}}}},
                 "responses": {"204": {"description": "Done."}}}
                """#,
            method: "post"
        ).becomes(
            #"""
            /// `POST /things`
            public struct AddThing: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "addThing", method: .post, path: "/things")
                }

                public var body: String

                public init(body: String) {
                    self.body = body
                }

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                    request.json(body)
                }

                public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
                    switch response.status {
                    case 204: .success(NoContent())
                    default: .undocumented
                    }
                }
            }
            """#,
            saying: ["note: the body is sent as application/json; also described: text/plain"]
        )
    }

    @Test("the body of a GET is left out, and a warning says so")
    func get() throws {
        try snippet(
            operation: #"""
                {"operationId": "getThing", "requestBody": {"content": {"application/json": {"schema": {"type": "string"}}}},
                 "responses": {"204": {"description": "Done."}}}
                """#
        ).becomes(
            #"""
            /// `GET /things`
            public struct GetThing: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "getThing", method: .get, path: "/things")
                }

                public init() {}

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                }

                public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
                    switch response.status {
                    case 204: .success(NoContent())
                    default: .undocumented
                    }
                }
            }
            """#,
            saying: ["warning: a GET request has no content, so this body is left out (RFC 9110 §9.3)"]
        )
    }
}
