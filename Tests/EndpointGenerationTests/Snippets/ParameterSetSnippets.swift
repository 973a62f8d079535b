import Testing

@Suite("Snippets: parameters together")
struct ParameterSetSnippets {
    @Test("required parameters come first, and defaults are default arguments")
    func order() throws {
        try snippet(
            operation: #"""
                {"operationId": "listThings", "parameters": [
                    {"name": "limit", "in": "query", "description": "At most this many.", "schema": {"type": "integer", "minimum": 1, "maximum": 100, "default": 20}},
                    {"name": "owner", "in": "query", "required": true, "schema": {"type": "string"}},
                    {"name": "order", "in": "query", "schema": {"type": "string", "enum": ["asc", "desc"], "default": "desc"}},
                    {"name": "shelf", "in": "path", "required": true, "schema": {"type": "string"}}
                ], "responses": {"204": {"description": "Done."}}}
                """#,
            path: "/shelves/{shelf}/things"
        ).becomes(
            #"""
            /// `GET /shelves/{shelf}/things`
            public struct ListThings: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "listThings", method: .get, path: "/shelves/{shelf}/things")
                }

                public var shelf: String
                public var owner: String

                /// At most this many.
                ///
                /// At least 1, at most 100.
                ///
                /// Default: `20`.
                public var limit: Int?

                /// Default: `"desc"`.
                public var order: Order?

                public init(shelf: String, owner: String, limit: Int? = nil, order: Order? = nil) {
                    self.shelf = shelf
                    self.owner = owner
                    self.limit = limit
                    self.order = order
                }

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/shelves/\(shelf)/things"
                    request.query("limit", limit)
                    request.query("owner", owner)
                    request.query("order", order)
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
                    switch response.status {
                    case 204: .success(NoContent())
                    default: .undocumented
                    }
                }

                public enum Order: OpenEnum, ExpressibleByStringLiteral {
                    case asc, desc
                    /// A value that the description does not list.
                    case undocumented(String)

                    public static let allCases: [Order] = [.asc, .desc]

                    public var rawValue: String {
                        switch self {
                        case .asc: "asc"
                        case .desc: "desc"
                        case .undocumented(let value): value
                        }
                    }
                }
            }
            """#
        )
    }

    @Test("parameters of a path belong to each operation, which may refine them")
    func shared() throws {
        try snippet(
            pathItem: #"""
                {"parameters": [
                    {"name": "id", "in": "path", "required": true, "schema": {"type": "string"}},
                    {"name": "trace", "in": "header", "schema": {"type": "string"}}
                 ],
                 "get": {"operationId": "getThing", "parameters": [
                     {"name": "trace", "in": "header", "required": true, "schema": {"type": "integer"}}
                 ], "responses": {"204": {"description": "Done."}}}}
                """#,
            path: "/things/{id}"
        ).becomes(
            #"""
            /// `GET /things/{id}`
            public struct GetThing: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "getThing", method: .get, path: "/things/{id}")
                }

                public var id: String
                public var trace: Int

                public init(id: String, trace: Int) {
                    self.id = id
                    self.trace = trace
                }

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things/\(id)"
                    request.header("trace", trace)
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

    @Test("two parameters of one name are named after their locations")
    func sameName() throws {
        try snippet(
            operation: #"""
                {"operationId": "getThing", "parameters": [
                    {"name": "id", "in": "path", "required": true, "schema": {"type": "string"}},
                    {"name": "id", "in": "query", "schema": {"type": "string"}},
                    {"name": "request", "in": "query", "schema": {"type": "string"}},
                    {"name": "old", "in": "query", "deprecated": true, "schema": {"type": "string"}}
                ], "responses": {"204": {"description": "Done."}}}
                """#,
            path: "/things/{id}"
        ).becomes(
            #"""
            /// `GET /things/{id}`
            public struct GetThing: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "getThing", method: .get, path: "/things/{id}")
                }

                public var id: String
                public var queryID: String?
                public var request: String?
                @available(*, deprecated)
                public var old: String? {
                    get { _old }
                    set { _old = newValue }
                }
                private var _old: String?

                public init(id: String, queryID: String? = nil, request: String? = nil, old: String? = nil) {
                    self.id = id
                    self.queryID = queryID
                    self.request = request
                    self._old = old
                }

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/things/\(id)"
                    request.query("id", queryID)
                    request.query("request", self.request)
                    request.query("old", _old)
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
        "a parameter with lists or objects inside it is a warning, unless its style or its content can write it",
        arguments: [
            (
                #""schema": {"type": "array", "items": {"type": "object", "properties": {"k": {"type": "string"}}}}"#,
                "form"
            ),
            (#""schema": {"type": "array", "items": {"type": "array", "items": {"type": "string"}}}"#, "form"),
            (
                #""style": "pipeDelimited", "schema": {"properties": {"k": {"type": "array", "items": {"type": "string"}}}}"#,
                "pipeDelimited"
            ),
            (#""style": "deepObject", "schema": {"properties": {"k": {"type": "array", "items": {}}}}"#, nil),
            (#""content": {"application/json": {"schema": {"type": "array", "items": {"type": "object"}}}}"#, nil),
            (#""schema": {"type": "array", "items": {"oneOf": [{"type": "string"}, {"type": "object"}]}}"#, nil),
        ] as [(String, String?)]
    )
    func nesting(form: String, style: String?) throws {
        let said = try snippet(
            operation: #"""
                {"operationId": "find", "parameters": [{"name": "by", "in": "query", \#(form)}],
                 "responses": {"204": {"description": "Done."}}}
                """#
        ).said
        let warning = style.map {
            "warning: 'by' contains nested lists or objects, which style '\($0)' cannot encode"
        }
        #expect(said == (warning.map { [$0] } ?? []))
    }

    @Test(
        "a form's field that no style can write is a warning, unless it has no style",
        arguments: [
            (#"{"explode": true}"#, "form"), (#"{"style": "pipeDelimited", "explode": false}"#, "pipeDelimited"),
            (#"{"style": "deepObject"}"#, nil), (#"{"contentType": "application/json"}"#, nil),
        ] as [(String, String?)]
    )
    func nestingInForms(encoding: String, style: String?) throws {
        let said = try snippet(
            pathItem: #"""
                {"post": {"operationId": "find", "requestBody": {"content": {"application/x-www-form-urlencoded": {
                    "schema": {"properties": {"by": {"type": "array", "items": {"properties": {"k": {"type": "string"}}}}}},
                    "encoding": {"by": \#(encoding)}}}},
                 "responses": {"204": {"description": "Done."}}}}
                """#
        ).said
        let warning = style.map {
            "warning: the field 'by' contains nested lists or objects, which style '\($0)' cannot encode"
        }
        #expect(said == (warning.map { [$0] } ?? []))
    }
}
