import Testing

@Suite("Snippets: parameters")
struct ParameterSnippets {
    @Test("path parameters, in every style")
    func path() throws {
        try snippet(
            operation: #"""
                {"operationId": "getThing", "parameters": [
                    {"name": "thing_id", "in": "path", "required": true, "schema": {"type": "integer", "format": "int64"}},
                    {"name": "ids", "in": "path", "required": true, "style": "label", "explode": true,
                     "schema": {"type": "array", "items": {"type": "string"}}},
                    {"name": "point", "in": "path", "required": true, "style": "matrix",
                     "schema": {"type": "array", "items": {"type": "integer"}}}
                ], "responses": {"204": {"description": "Done."}}}
                """#,
            path: "/things/{thing_id}/of/{ids}/at{point}"
        ).becomes(
            #"""
            /// `GET /things/{thing_id}/of/{ids}/at{point}`
            public struct GetThing: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "getThing", method: .get, path: "/things/{thing_id}/of/{ids}/at{point}")
                }

                public var thingID: Int64
                public var ids: [String]
                public var point: [Int]

                public init(thingID: Int64, ids: [String], point: [Int]) {
                    self.thingID = thingID
                    self.ids = ids
                    self.point = point
                }

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things/\(thingID)/of/\(ids, .label, explode: true)/at\(point, .matrix, name: "point")"
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

    @Test(
        "a placeholder may say more than the parameter's name, as routers and gateways write it",
        arguments: [
            ("/files/{key+}", "key", #"/files/\(segments: key)"#),
            ("/files/{*key}", "key", #"/files/\(segments: key)"#),
            ("/files/{**key}/raw", "key", #"/files/\(segments: key)/raw"#),
            ("/files/{+key}", "key", #"/files/\(segments: key)"#),
            ("/v1/{key=projects/*/items/**}:run", "key", #"/v1/\(segments: key):run"#),
            ("/files/{key:path}", "key", #"/files/\(segments: key)"#),
            ("/files/{key:.*}", "key", #"/files/\(segments: key)"#),
            ("/files/{key:int}", "key", #"/files/\(key)"#),
            ("/files/a{.key}", "key", #"/files/a\(key, .label)"#),
            ("/files/a{;key}", "key", #"/files/a\(key, .matrix, name: "key")"#),
            ("/files/{key+}", "key+", #"/files/\(key)"#),
        ]
    )
    func placeholder(path: String, name: String, sent: String) throws {
        let declared = try snippet(
            operation: #"""
                {"operationId": "getFile", "responses": {"204": {"description": "Done."}},
                 "parameters": [{"name": "\#(name)", "in": "path", "required": true, "schema": {"type": "string"}}]}
                """#,
            path: path
        )
        #expect(declared.said == [])
        #expect(declared.swift.contains("request.path = \"\(sent)\""))
        #expect(declared.swift.contains("public var key: String"))
    }

    @Test("a placeholder that nothing declares is named without what routers add")
    func undeclaredPlaceholder() throws {
        let assumed = try snippet(operation: #"{"operationId": "getFile", "responses": {}}"#, path: "/files/{key+}")
        #expect(
            assumed.said == ["warning: the path parameter 'key' is not declared; it is assumed to be a required string"]
        )
        #expect(assumed.swift.contains(#"request.path = "/files/\(segments: key)""#))
    }

    @Test("query parameters, in every style")
    func query() throws {
        try snippet(
            operation: #"""
                {"operationId": "listThings", "parameters": [
                    {"name": "page[size]", "in": "query", "schema": {"type": "integer"}},
                    {"name": "sort", "in": "query", "explode": false, "schema": {"type": "array", "items": {"type": "string"}}},
                    {"name": "tags", "in": "query", "style": "pipeDelimited", "explode": false, "schema": {"type": "array", "items": {"type": "string"}}},
                    {"name": "words", "in": "query", "style": "spaceDelimited", "explode": false, "schema": {"type": "array", "items": {"type": "string"}}},
                    {"name": "filter", "in": "query", "style": "deepObject", "schema": {"type": "object", "additionalProperties": {"type": "string"}}},
                    {"name": "next", "in": "query", "allowReserved": true, "schema": {"type": "string"}}
                ], "responses": {"204": {"description": "Done."}}}
                """#
        ).becomes(
            #"""
            /// `GET /things`
            public struct ListThings: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "listThings", method: .get, path: "/things")
                }

                public var pageSize: Int?
                public var sort: [String]?
                public var tags: [String]?
                public var words: [String]?
                public var filter: [String: String]?
                public var next: String?

                public init(
                    pageSize: Int? = nil,
                    sort: [String]? = nil,
                    tags: [String]? = nil,
                    words: [String]? = nil,
                    filter: [String: String]? = nil,
                    next: String? = nil
                ) {
                    self.pageSize = pageSize
                    self.sort = sort
                    self.tags = tags
                    self.words = words
                    self.filter = filter
                    self.next = next
                }

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                    request.query("page[size]", pageSize)
                    request.query("sort", sort, explode: false)
                    request.query("tags", tags, style: .pipeDelimited)
                    request.query("words", words, style: .spaceDelimited)
                    request.query("filter", filter, style: .deepObject)
                    request.query("next", next, allowReserved: true)
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

    @Test("header and cookie parameters")
    func headers() throws {
        try snippet(
            operation: #"""
                {"operationId": "listThings", "parameters": [
                    {"name": "X-Request-ID", "in": "header", "required": true, "schema": {"type": "string", "format": "uuid"}},
                    {"name": "X-Tags", "in": "header", "explode": true, "schema": {"type": "object", "additionalProperties": {"type": "string"}}},
                    {"name": "session", "in": "cookie", "schema": {"type": "string"}},
                    {"name": "seen", "in": "cookie", "explode": false, "schema": {"type": "array", "items": {"type": "integer"}}}
                ], "responses": {"204": {"description": "Done."}}}
                """#
        ).becomes(
            #"""
            /// `GET /things`
            public struct ListThings: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "listThings", method: .get, path: "/things")
                }

                public var xRequestID: UUID
                public var xTags: [String: String]?
                public var session: String?
                public var seen: [Int]?

                public init(xRequestID: UUID, xTags: [String: String]? = nil, session: String? = nil, seen: [Int]? = nil) {
                    self.xRequestID = xRequestID
                    self.xTags = xTags
                    self.session = session
                    self.seen = seen
                }

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                    request.header("X-Request-ID", xRequestID)
                    request.header("X-Tags", xTags, explode: true)
                    request.cookie("session", session)
                    request.cookie("seen", seen, explode: false)
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

    @Test("a parameter with content is sent as JSON")
    func content() throws {
        try snippet(
            operation: #"""
                {"operationId": "findThings", "parameters": [
                    {"name": "where", "in": "query", "required": true, "description": "What to look for.",
                     "content": {"application/json": {"schema": {"type": "object", "additionalProperties": {"type": "integer"}}}}}
                ], "responses": {"204": {"description": "Done."}}}
                """#
        ).becomes(
            #"""
            /// `GET /things`
            public struct FindThings: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "findThings", method: .get, path: "/things")
                }

                /// What to look for.
                public var `where`: [String: Int]

                public init(where: [String: Int]) {
                    self.`where` = `where`
                }

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                    request.query("where", json: `where`)
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

    @Test("a parameter whose content is a text is that text; what nothing else writes is JSON, with a note")
    func otherContent() throws {
        try snippet(
            operation: #"""
                {"operationId": "findThings", "parameters": [
                    {"name": "words", "in": "query", "content": {"text/plain": {"schema": {"type": "string"}}}},
                    {"name": "Tree", "in": "header", "content": {"application/xml": {"schema": {"type": "object"}}}}
                ], "requestBody": {"required": true, "content": {"multipart/mixed": {"schema": {
                    "type": "object", "properties": {"a": {"type": "string"}}}}}},
                "responses": {"204": {"description": "Done."}}}
                """#,
            method: "post"
        ).becomes(
            #"""
            /// `POST /things`
            public struct FindThings: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "findThings", method: .post, path: "/things")
                }

                public var body: Body
                public var words: String?
                public var tree: [String: JSONValue]?

                public init(body: Body, words: String? = nil, tree: [String: JSONValue]? = nil) {
                    self.body = body
                    self.words = words
                    self.tree = tree
                }

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                    request.query("words", words)
                    request.header("Tree", json: tree)
                    request.multipart(as: "multipart/mixed") { form in
                        form.field("a", body.a)
                    }
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
                    switch response.status {
                    case 204: .success(NoContent())
                    default: .undocumented
                    }
                }

                public struct Body: Sendable {
                    public var a: String?

                    public init(a: String? = nil) {
                        self.a = a
                    }
                }
            }
            """#,
            saying: ["note: the parameter 'Tree' is sent as JSON; it cannot be encoded as application/xml"]
        )
    }

    @Test("validation rules follow the parameter's description in the comment")
    func rules() throws {
        try snippet(
            operation: #"""
                {"operationId": "list", "parameters": [
                    {"name": "limit", "in": "query", "description": "How many.", "schema": {"type": "integer", "minimum": 1, "maximum": 100}}],
                 "responses": {"204": {"description": "OK"}}}
                """#
        ).becomes(
            #"""
            /// `GET /things`
            public struct List: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "list", method: .get, path: "/things")
                }

                /// How many.
                ///
                /// At least 1, at most 100.
                public var limit: Int?

                public init(limit: Int? = nil) {
                    self.limit = limit
                }

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things"
                    request.query("limit", limit)
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
}
