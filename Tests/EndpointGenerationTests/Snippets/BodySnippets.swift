import Testing

@Suite("Snippets: request bodies")
struct BodySnippets {
    @Test("a JSON body that must be sent")
    func json() throws {
        try snippet(
            operation: #"""
                {"operationId": "addThing",
                 "requestBody": {"required": true, "description": "The thing.",
                    "content": {"application/json": {"schema": {"type": "array", "items": {"type": "string"}}}}},
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

                /// The thing.
                public var body: [String]

                public init(body: [String]) {
                    self.body = body
                }

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                    request.json(body)
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
                    switch response.status {
                    case 204: .success(NoContent())
                    default: .undocumented
                    }
                }
            }
            """#
        )
    }

    @Test("a JSON body of another media type that may be left out")
    func optional() throws {
        try snippet(
            operation: #"""
                {"operationId": "changeThing",
                 "requestBody": {"content": {"application/merge-patch+json": {"schema": {}}}},
                 "responses": {"204": {"description": "Done."}}}
                """#,
            method: "patch"
        ).becomes(
            #"""
            /// `PATCH /things`
            public struct ChangeThing: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "changeThing", method: .patch, path: "/things")
                }

                public var body: JSONValue?

                public init(body: JSONValue? = nil) {
                    self.body = body
                }

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                    request.json(body, contentType: "application/merge-patch+json")
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
                    switch response.status {
                    case 204: .success(NoContent())
                    default: .undocumented
                    }
                }
            }
            """#
        )
    }

    @Test("a form with an encoding for some of its fields")
    func form() throws {
        try snippet(
            operation: #"""
                {"operationId": "logIn", "requestBody": {"required": true, "content": {"application/x-www-form-urlencoded": {
                    "schema": {"type": "object", "required": ["user"], "properties": {
                        "user": {"type": "string"}, "scopes": {"type": "array", "items": {"type": "string"}}}},
                    "encoding": {"scopes": {"style": "spaceDelimited", "explode": false}}}}},
                 "responses": {"204": {"description": "Done."}}}
                """#,
            method: "post"
        ).becomes(
            #"""
            /// `POST /things`
            public struct LogIn: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "logIn", method: .post, path: "/things")
                }

                public var body: Body

                public init(body: Body) {
                    self.body = body
                }

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                    request.form(
                        body,
                        fields: ["scopes": FormField(style: .spaceDelimited, explode: false)]
                    )
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
                    switch response.status {
                    case 204: .success(NoContent())
                    default: .undocumented
                    }
                }

                public struct Body: HashedModel {
                    public var user: String
                    public var scopes: [String]?

                    public init(user: String, scopes: [String]? = nil) {
                        self.user = user
                        self.scopes = scopes
                    }

                    public init(from json: inout ObjectReader) throws {
                        user = try json.required("user")
                        scopes = try json.optional("scopes")
                    }

                    public func encode(to json: inout ObjectWriter) throws {
                        try json.required("user", user)
                        try json.optional("scopes", scopes)
                    }

                    public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                        pairs.add(user, other.user)
                        pairs.add(scopes, other.scopes)
                    }
                }
            }
            """#
        )
    }

    @Test("a text body")
    func text() throws {
        try snippet(
            operation: #"""
                {"operationId": "say", "requestBody": {"required": true, "content": {"text/plain": {"schema": {"type": "string"}}}},
                 "responses": {"204": {"description": "Done."}}}
                """#,
            method: "post"
        ).becomes(
            #"""
            /// `POST /things`
            public struct Say: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "say", method: .post, path: "/things")
                }

                public var body: String

                public init(body: String) {
                    self.body = body
                }

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                    request.text(body, contentType: "text/plain")
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
                    switch response.status {
                    case 204: .success(NoContent())
                    default: .undocumented
                    }
                }
            }
            """#
        )
    }

    @Test("octets, from memory or from a file")
    func octets() throws {
        try snippet(
            operation: #"""
                {"operationId": "upload", "requestBody": {"content": {"image/png": {}}},
                 "responses": {"204": {"description": "Done."}}}
                """#,
            method: "put"
        ).becomes(
            #"""
            /// `PUT /things`
            public struct Upload: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "upload", method: .put, path: "/things")
                }

                public var body: HTTPBody?

                public init(body: HTTPBody? = nil) {
                    self.body = body
                }

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                    request.body(body, contentType: "image/png")
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
                    switch response.status {
                    case 204: .success(NoContent())
                    default: .undocumented
                    }
                }
            }
            """#
        )
    }

    @Test("a JSON media type keeps its name, also beside plain JSON")
    func patch() throws {
        try snippet(
            operation: #"""
                {"operationId": "patch", "requestBody": {"required": true, "content": {
                    "application/json-patch+json": {"schema": {"type": "array", "items": {}}}}},
                 "responses": {"204": {"description": "OK"}}}
                """#,
            method: "patch"
        ).becomes(
            #"""
            /// `PATCH /things`
            public struct Patch: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "patch", method: .patch, path: "/things")
                }

                public var body: [JSONValue]

                public init(body: [JSONValue]) {
                    self.body = body
                }

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                    request.json(body, contentType: "application/json-patch+json")
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
                    switch response.status {
                    case 204: .success(NoContent())
                    default: .undocumented
                    }
                }
            }
            """#
        )
        try snippet(
            operation: #"""
                {"operationId": "patch", "requestBody": {"required": true, "content": {
                    "application/json-patch+json": {"schema": {"type": "array", "items": {}}},
                    "application/json": {"schema": {"type": "string"}}}},
                 "responses": {"204": {"description": "OK"}}}
                """#,
            method: "patch"
        ).becomes(
            #"""
            /// `PATCH /things`
            public struct Patch: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "patch", method: .patch, path: "/things")
                }

                public var body: Body

                public init(body: Body) {
                    self.body = body
                }

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                    switch body {
                    case .jsonPatch(let value): request.json(value, contentType: "application/json-patch+json")
                    case .json(let value): request.json(value)
                    }
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
                    switch response.status {
                    case 204: .success(NoContent())
                    default: .undocumented
                    }
                }

                /// The body, as one of the media types that the operation accepts.
                public enum Body: Sendable {
                    /// `application/json-patch+json`
                    case jsonPatch([JSONValue])
                    /// `application/json`
                    case json(String)
                }
            }
            """#
        )
    }
}
