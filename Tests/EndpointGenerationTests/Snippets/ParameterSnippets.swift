import Testing

@Suite("Snippets: parameters")
struct ParameterSnippets {
    @Test(
        "a placeholder may contain a router's or gateway's pattern next to the parameter's name",
        arguments: [
            ("/files/{key+}", "key", #"/files/\(segments: key)"#),
            ("/files/{*key}", "key", #"/files/\(segments: key)"#),
            ("/files/{**key}/raw", "key", #"/files/\(segments: key)/raw"#),
            ("/files/{+key}", "key", #"/files/\(segments: key)"#),
            ("/v1/{key=projects/*/items/**}:run", "key", #"/v1/\(segments: key):run"#),
            ("/files/{key:path}", "key", #"/files/\(segments: key)"#),
            ("/files/{key:.*}", "key", #"/files/\(segments: key)"#),
            ("/files/{key:int}", "key", #"/files/\(key)"#),
            ("/files/{key?}", "key", #"/files/\(key)"#),
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
        #expect(declared.reported == [])
        #expect(declared.swift.contains("request.path = \"\(sent)\""))
        #expect(declared.swift.contains("public var key: String"))
    }

    @Test(
        "a flag in the query of the path that has one value is sent once",
        arguments: [(#""type": "boolean", "enum": [true]"#, true), (#""type": "boolean""#, false)]
    )
    func flagInPath(schema: String, isFixed: Bool) throws {
        let swift = try snippet(
            operation: #"""
                {"operationId": "tag", "responses": {"204": {"description": "Done."}}, "parameters": [
                    {"name": "tagging", "in": "query", "required": true, "allowEmptyValue": true, "schema": {\#(schema)}}]}
                """#,
            path: "/k?tagging"
        ).swift
        #expect(swift.contains(#"request.path = "/k?tagging""#))
        #expect(swift.contains("request.query(") != isFixed)
    }

    @Test("an encoding of a member that a querystring does not have is reported")
    func encodingOfNoMember() throws {
        let encoding = #""encoding": {"lists": {"explode": false}}"#
        let list = #"{"type": "array", "items": {"type": "string"}}"#
        let schema = #""schema": {"type": "object", "properties": {"list": \#(list)}}"#
        let found = try snippet(
            operation: #"""
                {"operationId": "find", "responses": {"204": {"description": "-"}}, "parameters": [{"name": "q",
                    "in": "querystring", "content": {"application/x-www-form-urlencoded": {\#(schema), \#(encoding)}}}]}
                """#,
            version: "3.2.0"
        )
        #expect(
            found.reported == [
                "warning: the query has no member 'lists', so this encoding is ignored; did you mean 'list'?"
            ]
        )
    }

    @Test("an undeclared placeholder is named without a router's additions")
    func undeclaredPlaceholder() throws {
        let assumed = try snippet(operation: #"{"operationId": "getFile", "responses": {}}"#, path: "/files/{key+}")
        #expect(
            assumed.reported == [
                "warning: the path parameter 'key' is not declared; it is assumed to be a required string"
            ]
        )
        #expect(assumed.swift.contains(#"request.path = "/files/\(segments: key)""#))
    }

    @Test(
        "the query of a path is sent once, and its undeclared placeholders are reported",
        arguments: [
            (
                "/search?q={q}&page={page}", "path", #"/search?q=\(q)&page=\(page)"#,
                ["warning: the path parameter 'page' is not declared; it is assumed to be a required string"]
            ),
            (
                "/search?page={page}&q={q}", "path", #"/search?page=\(page)&q=\(q)"#,
                ["warning: the path parameter 'page' is not declared; it is assumed to be a required string"]
            ),
            ("/search?q={q}&version=1", "query", "/search?version=1", []),
            ("/search?q={q}", "query", "/search", []),
            ("/search{?q*}", "query", "/search", []),
            ("/search?version=1{&q}", "query", "/search?version=1", []),
        ]
    )
    func queryOfPath(path: String, location: String, sent: String, reported: [String]) throws {
        let snippet = try snippet(
            operation: #"""
                {"operationId": "search", "responses": {"204": {"description": "Done."}},
                 "parameters": [{"name": "q", "in": "\#(location)", "required": true, "schema": {"type": "string"}}]}
                """#,
            path: path
        )
        #expect(snippet.reported == reported)
        #expect(snippet.swift.contains("request.path = \"\(sent)\""), "\(snippet.swift)")
    }

    @Test("a list whose name has brackets is sent in style form, because deepObject describes objects")
    func bracketedList() throws {
        let declared = try snippet(
            operation: #"""
                {"operationId": "list", "responses": {"204": {"description": "Done."}},
                 "parameters": [{"name": "tag[]", "in": "query", "style": "deepObject", "explode": true,
                                 "schema": {"type": "array", "items": {"type": "string"}}}]}
                """#
        )
        #expect(
            declared.reported == [
                "warning: 'tag[]' is a list, to which style 'deepObject' does not apply; style 'form' is used"
            ]
        )
        #expect(declared.swift.contains("request.query(\"tag[]\", tag)"))
    }
}
