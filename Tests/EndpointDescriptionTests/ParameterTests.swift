import EndpointDescription
import Testing

@Suite struct ParameterTests {
    private func read(_ parameters: String, path: String = "/pets") -> Reading {
        Reading(operation: #"{"parameters": [\#(parameters)], "responses": {}}"#, path: path)
    }

    @Test(
        "style and explode take the defaults of their location",
        arguments: [
            ("path", Parameter.Style.simple, false), ("query", .form, true), ("header", .simple, false),
            ("cookie", .form, true),
        ]
    )
    func styleAndExplodeHaveTheLocationsDefaults(location: String, style: Parameter.Style, explode: Bool) throws {
        let reading = read(
            #"{"name": "id", "in": "\#(location)", "required": true, "schema": {"type": "string"}}"#,
            path: location == "path" ? "/pets/{id}" : "/pets"
        )
        let parameter = try #require(try reading.operation().parameters.first)
        #expect(parameter.location.rawValue == location)
        #expect(parameter.style == style && parameter.explode == explode)
        #expect(reading.reported.isEmpty)
    }

    @Test("every documented member is read")
    func everythingWrittenIsRead() throws {
        let reading = read(
            """
            {"name": "ids", "in": "query", "style": "pipeDelimited", "explode": true, "allowReserved": true, "deprecated": true,
             "description": "d", "example": [1], "x-a": 1, "schema": {"type": "array", "items": {"type": "integer"}}}
            """
        )
        let parameter = try #require(try reading.operation().parameters.first)
        #expect(parameter.style == .pipeDelimited && parameter.explode && parameter.allowReserved)
        #expect(parameter.isDeprecated && !parameter.isRequired && parameter.description == "d")
        #expect(parameter.example?.text == "[1]" && parameter.extensions.map(\.name) == ["x-a"])
        #expect(parameter.schema?.items?.types == .integer && parameter.contentType == nil)
    }

    @Test("a parameter's content gives its schema and media type")
    func contentGivesSchemaAndMediaType() throws {
        let reading = read(
            #"{"name": "q", "in": "query", "content": {"application/json": {"schema": {"type": "object"}}}}"#
        )
        let parameter = try #require(try reading.operation().parameters.first)
        #expect(parameter.contentType == "application/json" && parameter.schema?.types == .object)
        #expect(reading.reported.isEmpty)
    }

    @Test("an operation's parameter replaces the path's of the same name and location")
    func theOperationsParameterReplacesThePathsOfTheSameNameAndLocation() throws {
        let reading = Reading(
            members: """
                "paths": {"/pets": {
                    "parameters": [
                        {"name": "a", "in": "query", "schema": {"type": "string"}},
                        {"name": "b", "in": "query", "schema": {"type": "string"}}],
                    "get": {"parameters": [
                        {"name": "a", "in": "query", "schema": {"type": "integer"}},
                        {"name": "b", "in": "cookie", "schema": {"type": "integer"}}]}}}
                """
        )
        let parameters = try reading.operation().parameters
        #expect(parameters.map(\.name) == ["a", "b", "b"])
        #expect(parameters.map(\.location) == [.query, .query, .cookie])
        #expect(parameters.map { $0.schema?.types } == [.integer, .string, .integer])
    }

    @Test("an undeclared path parameter is a required string")
    func anUndeclaredPathParameterIsARequiredString() throws {
        let reading = Reading(operation: #"{"responses": {}}"#, path: "/pets/{petId}?x={y}#{z}")
        #expect(
            reading.reported == [
                """
                api.json:2:46: warning: the path parameter 'petId' is not declared; it is assumed to be a required string
                    at #/paths/~1pets~1{petId}?x={y}#{z}/get
                    declare it under 'parameters' with "in": "path"
                """,
                """
                api.json:2:46: warning: the path parameter 'y' is not declared; it is assumed to be a required string
                    at #/paths/~1pets~1{petId}?x={y}#{z}/get
                    declare it under 'parameters' with "in": "path"
                """,
            ]
        )
        let parameters = try reading.operation().parameters
        #expect(parameters.map(\.name) == ["petId", "y"])
        #expect(parameters.allSatisfy { $0.isRequired && $0.schema?.types == .string })
    }

    @Test(
        "a path parameter is not called undeclared beside one that cannot be read",
        arguments: [
            (##"{"$ref": "#/components/parameters/No"}"##, "#/components/parameters/No' does not exist"),
            (#"{"in": "path", "required": true, "schema": {}}"#, "a parameter must have a 'name'"),
            (#"{"name": "id", "schema": {}}"#, "the parameter 'id' must have an 'in'"),
            (#"{"name": "id", "in": "pth"}"#, "not in 'pth'; did you mean 'path'?"),
            ("true", "'an element of parameters' must be an object, not a boolean"),
            (
                #"{"name": "q", "in": "query", "schema": {}}"#,
                "the path parameter 'id' is not declared; it is assumed to be a required string"
            ),
        ]
    )
    func unreadParameter(parameter: String, message: String) throws {
        let reading = read(parameter, path: "/p/{id}")
        #expect(reading.log.diagnostics.count == 1 && reading.log.diagnostics[0].message.hasSuffix(message))
        #expect(try reading.operation().parameters.filter { $0.location == .path }.map(\.name) == ["id"])
    }

    @Test(
        "A parameter that cannot declare the placeholder does not hide that it is undeclared",
        arguments: [#"{"name": "q", "in": "qury"}"#, #"{"in": "query"}"#]
    )
    func otherUnreadParameter(parameter: String) {
        let messages = read(parameter, path: "/p/{id}").log.diagnostics.map(\.message)
        #expect(messages.count == 2 && messages.contains { $0.hasPrefix("the path parameter 'id' is not declared") })
    }

    @Test(
        "a path parameter with a correctable fault is a warning",
        arguments: [
            (
                #"{"name": "di", "in": "path", "required": true, "schema": {}}, {"name": "id", "in": "path", "required": true, "schema": {}}"#,
                ["warning: the path '/p/{id}' has no '{di}', so this parameter is left out; did you mean 'id'?"]
            ),
            (
                #"{"name": "id", "in": "path", "schema": {}}"#,
                ["warning: the path parameter 'id' cannot be left out, so it is assumed to be required"]
            ),
            (
                #"{"name": "id", "in": "path", "required": true}"#,
                ["warning: the parameter 'id' has neither 'schema' nor 'content'; it is assumed to be a string"]
            ),
            (
                #"{"name": "id", "in": "path", "required": true, "style": "lable", "schema": {}}"#,
                ["warning: 'lable' is not a style of a path parameter, so 'simple' is used; did you mean 'label'?"]
            ),
        ]
    )
    func aPathParameterWithACorrectableFaultIsAWarning(parameters: String, expected: [String]) throws {
        let reading = read(parameters, path: "/p/{id}")
        #expect(messages(reading) == expected)
        #expect(try reading.operation().parameters.map(\.name) == ["id"])
        #expect(try reading.operation().parameters.first?.isRequired == true)
    }

    @Test("of several media types of a parameter, the first JSON is used, else the first")
    func severalMediaTypes() throws {
        let xml = #""application/xml": {"schema": {"type": "object"}}"#
        let json = #""application/json": {"schema": {"type": "array"}}"#
        for (content, used) in [
            ("\(xml), \(json)", "application/json"), (#"\#(xml), "text/plain": {}"#, "application/xml"),
        ] {
            let reading = read(#"{"name": "q", "in": "query", "content": {\#(content)}}"#)
            #expect(messages(reading) == ["warning: the parameter 'q' has several media types; '\(used)' is used"])
            #expect(try reading.operation().parameters.first?.contentType?.text == used)
        }
    }

    @Test(
        "a placeholder in the form of a router is read",
        arguments: [
            ("/p/:id", "/p/{id}"), ("/p/<id>", "/p/{id}"), ("/p/<int:id>", "/p/{id}"), ("/p/[id]", "/p/{id}"),
            ("/p/*id", "/p/{id+}"), ("/p/<path:id>", "/p/{id+}"), ("/p/#{id}", "/p/{id}"),
        ]
    )
    func aRouterPlaceholder(written: String, path: String) throws {
        let parameter = #"{"name": "id", "in": "path", "required": true, "schema": {"type": "string"}}"#
        let reading = read(parameter, path: written)
        #expect(messages(reading) == ["warning: the path '\(written)' is read as '\(path)'"])
        #expect(try reading.operation().path == path)
        #expect(try reading.operation().parameters.map(\.spansSegments) == [path.hasSuffix("+}")])
    }

    @Test(
        "a router-style placeholder without a parameter of its name is read if nothing else in the path is declared",
        arguments: [
            ("/p/:id", "/p/{id}", ["id"]), ("/p/:id?", "/p/{id}", ["id"]),
            ("/p/<int:id>/[b]", "/p/{id}/{b}", ["b", "id"]),
            ("/p/:petId/:user_name", "/p/{petId}/{user_name}", ["petId", "user_name"]),
            ("/p/:purchase", "/p/:purchase", []), ("/p/:send/", "/p/:send/", []),
            ("/p/:owner/:repo", "/p/{owner}/{repo}", ["owner", "repo"]),
            ("/p/:owner/items", "/p/{owner}/items", ["owner"]),
            ("/p/*", "/p/{path+}", ["path"]), ("/x/*/y/*", "/x/*/y/{path+}", ["path"]), ("/p/:index", "/p/:index", []),
            ("/p/*.js", "/p/*.js", []), ("/p/:batch-get", "/p/:batch-get", []),
            ("/p:batch", "/p:batch", []),
            ("/p/{a}/<int:n>/*rest", "/p/{a}/{n}/{rest+}", ["a", "n", "rest"]),
        ] as [(String, String, [String])]
    )
    func undeclaredRouterPlaceholder(written: String, path: String, names: [String]) throws {
        let reading = read("", path: written)
        let assumed = names.map {
            "warning: the path parameter '\($0)' is not declared; it is assumed to be a required string"
        }
        let isRead = written == path ? [] : ["warning: the path '\(written)' is read as '\(path)'"]
        #expect(messages(reading).sorted() == (isRead + assumed).sorted())
        #expect(try reading.operation().path == path)
    }

    @Test("an angle bracket that is sent as text is reported", arguments: ["/p/v<n>", "/p/<a b>", "/p/a>b"])
    func anAngleBracket(path: String) throws {
        let reading = read("", path: path)
        #expect(messages(reading) == ["warning: the path '\(path)' is sent with '<' or '>' as text"])
        #expect(reading.log.diagnostics.first?.remedy == "write parameters of a path in braces")
        #expect(try reading.operation().path == path)
    }

    @Test(
        "a placeholder of a router that is sent as text is reported",
        arguments: [
            ("/o/:k/{b}", ":k"), ("/t/{b:int}/:k", ":k"), ("/l/*a/{b}", "*a"), ("/m/{b}/:userId", ":userId"),
            ("/n/{b}/:send", nil), ("/n/{b}/*.js", nil), ("/n/*/{b}", nil),
        ] as [(String, String?)]
    )
    func textOfRouter(path: String, text: String?) throws {
        let reading = read(#"{"name": "b", "in": "path", "required": true, "schema": {}}"#, path: path)
        #expect(messages(reading) == (text.map { ["warning: the path '\(path)' is sent with '\($0)' as text"] } ?? []))
        #expect(try reading.operation().path == path)
    }

    @Test("an asterisk at the end of a path is the rest of it, also next to placeholders in braces")
    func rest() throws {
        let id = #"{"name": "id", "in": "path", "required": true, "schema": {}}"#
        #expect(try read(id, path: "/y/{id}/*").operation().path == "/y/{id}/{path+}")
        #expect(try read("", path: "/z/{path}/*").operation().path == "/z/{path}/*")
    }

    @Test("a router-style placeholder without a parameter of its name is literal text next to a placeholder in braces")
    func aColon() throws {
        let reading = read(#"{"name": "id", "in": "path", "required": true, "schema": {}}"#, path: "/p/{id}/:all")
        #expect(messages(reading) == [])
        #expect(try reading.operation().path == "/p/{id}/:all")
    }

    @Test(
        "a parameter is not sent a second time if it can only have the value in the path's query",
        arguments: [
            ("/t?type=a", #""enum": ["a"]"#, 0), ("/t?type=a", #""const": "a""#, 0),
            ("/t?type=a", #""enum": ["a", "b"]"#, 1),
            ("/t?type=", #""type": "string""#, 1), ("/t?type=b", #""enum": ["a"]"#, 1),
            ("/t?type={type}", #""enum": ["a"]"#, 1),
            ("/t#?type=a", #""enum": ["a"]"#, 1), ("/t?type=a", #""type": "string""#, 1),
            ("/t?type=a%20b", #""enum": ["a b"]"#, 0), ("/t?type=1", #""enum": [1]"#, 0),
        ]
    )
    func fixedQuery(path: String, schema: String, count: Int) throws {
        let parameter = #"{"name": "type", "in": "query", "required": true, "schema": {\#(schema)}}"#
        #expect(try read(parameter, path: path).operation().parameters.count == count)
    }

    @Test("a body in the form of Swagger 2.0 next to a request body is left out with a warning")
    func secondBody() throws {
        let body = #"{"name": "b", "in": "body", "required": true, "schema": {"type": "integer"}}"#
        let own = #"{"content": {"text/plain": {}}}"#
        let operation = #"{"parameters": [\#(body)], "requestBody": \#(own), "responses": {}}"#
        let reading = Reading(members: #""paths": {"/a": {"post": \#(operation)}}"#)
        #expect(try reading.operation().requestBody?.content.map(\.name) == ["text/plain"])
        #expect(
            messages(reading) == [
                #"warning: "in": "body" is not OpenAPI 3; it is left out, because the operation has a 'requestBody'"#
            ]
        )
    }

    @Test("a body in the form of Swagger 2.0 is the request's body in OpenAPI 3, too")
    func misplacedBody() throws {
        let body = #"{"name": "b", "in": "body", "required": true, "schema": {"type": "integer"}}"#
        let operation = #"{"parameters": [\#(body)], "responses": {}}"#
        let reading = Reading(members: #""paths": {"/a": {"post": \#(operation)}}"#)
        let read = try #require(try reading.operation().requestBody)
        #expect(read.isRequired && read.content.map(\.name) == ["application/json"])
        #expect(read.content.first?.schema?.types == .integer)
        #expect(
            messages(reading) == [
                #"warning: "in": "body" is not OpenAPI 3; it is read as the operation's 'requestBody'"#
            ]
        )
    }

    @Test(
        "form fields in the form of Swagger 2.0 are the request's body in OpenAPI 3, too",
        arguments: [
            (#""in": "formData", "schema": {"type": "string"}"#, "", "application/x-www-form-urlencoded"),
            (#""in": "formData", "type": "integer""#, "", "application/x-www-form-urlencoded"),
            (#""in": "form", "schema": {"type": "string", "format": "binary"}"#, "", "multipart/form-data"),
            (#""in": "formData", "type": "string""#, #""consumes": ["multipart/form-data"],"#, "multipart/form-data"),
        ]
    )
    func misplacedForm(members: String, consumes: String, mediaType: String) throws {
        let field = #"{"name": "f", "required": true, \#(members)}"#
        let operation = #"{\#(consumes) "parameters": [\#(field)], "responses": {}}"#
        let reading = Reading(members: #""paths": {"/a": {"post": \#(operation)}}"#)
        let body = try #require(try reading.operation().requestBody)
        #expect(body.isRequired && body.content.map(\.name) == [mediaType])
        #expect(body.content.first?.schema?.properties.map(\.name) == ["f"])
        #expect(try reading.operation().parameters.isEmpty)
        #expect(
            messages(reading).contains { $0.hasSuffix("is not OpenAPI 3; it is read as the operation's 'requestBody'") }
        )
        let twice = #"{"parameters": [\#(field)], "requestBody": {"content": {"text/plain": {}}}, "responses": {}}"#
        let second = Reading(members: #""paths": {"/a": {"post": \#(twice)}}"#)
        #expect(try second.operation().requestBody?.content.map(\.name) == ["text/plain"])
        #expect(messages(second).count == 1)
    }

    @Test("the remedy for a parameter without 'in' is a member to add")
    func noLocation() {
        let log = read(#"{"name": "a", "schema": {}}"#, path: "/p").log
        #expect(log.diagnostics.first?.remedy == #"add "in": "path", "query", "header" or "cookie""#)
    }

    @Test(
        "an invalid parameter is reported and left out",
        arguments: [
            (#"{"in": "query", "schema": {}}"#, "error: a parameter must have a 'name'"),
            (#"{"name": "a", "schema": {}}"#, "error: the parameter 'a' must have an 'in'"),
            (
                #"{"name": "a", "in": "formData", "schema": {}}"#,
                "warning: a GET request has no content, so this body is left out (RFC 9110 §9.3)"
            ),
            (
                #"{"name": "a", "in": "qurey", "schema": {}}"#,
                "error: a parameter must be in path, query, header or cookie, not in 'qurey'; did you mean 'query'?"
            ),
            (#"7"#, "error: 'an element of parameters' must be an object, not a number"),
            (
                #"{"name": "authorization", "in": "header", "schema": {}}"#,
                "note: the header parameter 'authorization' is left out: credentials set it (OpenAPI 3.1 §4.8.12)"
            ),
            (
                #"{"name": "Content-Length", "in": "header", "required": true, "schema": {}}"#,
                "note: the header parameter 'Content-Length' is left out: only the transport sets it"
            ),
            (
                #"{"name": "connection", "in": "header", "schema": {}}"#,
                "note: the header parameter 'connection' is left out: only the transport sets it"
            ),
            (
                #"{"name": "X Rate", "in": "header", "required": true, "schema": {}}"#,
                "warning: 'X Rate' is not a valid header name (RFC 9110 §5.1), so it is left out"
            ),
        ]
    )
    func whatIsNoParameterIsReportedAndLeftOut(parameter: String, message: String) throws {
        let reading = read(parameter)
        #expect(messages(reading) == [message])
        #expect(try reading.operation().parameters.isEmpty)
    }

    @Test("a parameter that is declared twice counts once")
    func aParameterDeclaredTwiceCountsOnce() throws {
        let reading = read(
            #"{"name": "a", "in": "query", "schema": {"type": "string"}}, {"name": "a", "in": "query", "schema": {}}"#
        )
        #expect(messages(reading) == ["warning: the query parameter 'a' is declared twice; the first one is used"])
        #expect(try reading.operation().parameters.map { $0.schema?.types } == [.string])
    }

    @Test("a reference to a schema in place of a parameter is reported where it stands")
    func aReferenceToASchemaIsReportedWhereItStands() throws {
        let reading = Reading(
            members: ##"""
                "components": {"schemas": {"Id": {"type": "integer"}}},
                "paths": {"/p": {"get": {"parameters": [{"$ref": "#/components/schemas/Id"}],
                    "responses": {"204": {"description": "Done."}}}}}
                """##
        )
        let diagnostic = try #require(reading.log.diagnostics.first)
        #expect(diagnostic.message == "this '$ref' refers to a schema, not to a parameter")
        #expect(diagnostic.place?.pointer == "#/paths/~1p/get/parameters/0")
    }
}

func messages(_ reading: Reading) -> [String] {
    reading.log.diagnostics.map { "\($0.severity.rawValue): \($0.message)" }
}
