import Testing

@testable import EndpointGeneration

@Suite("Snippets: chosen names")
struct ChosenNameSnippets {
    @Test(
        "a name that cannot be used is reported at its place",
        arguments: [
            (
                #""schema:A": "JSONModel""#,
                "error: 'JSONModel' is already the name of another type or of a runtime type"
            ),
            (#""schema:A": "Type""#, "error: 'Type' is not a valid Swift name"),
            (#""schema:A": "b""#, "error: the name of a type must begin with a capital letter"),
            (#""schema:A": "B C""#, "error: 'B C' is not a valid Swift name"),
            (#""schema:A": 1"#, "error: expected a string as the name, found number"),
            (#""schema:Aa": "B""#, "error: there is no schema 'Aa'; did you mean 'A'?"),
            (#""operation:a": "B""#, "error: there is no operation 'a'"),
            (#""tag:a": "B""#, "error: no operation has the tag 'a'"),
            (
                ##""#/components/schemas/A/propertie/x": "y""##,
                "error: '#/components/schemas/A/propertie/x' does not exist; did you mean '#/components/schemas/A/properties'?"
            ),
            (
                ##""#/components/schemas/A/properties/x": "z""##,
                "error: the name 'z' is already used by another member"
            ),
            (
                ##""#/info/title": "z""##,
                "warning: this name has no effect: nothing with a name is generated here"
            ),
            (#""A": "B""#, "error: invalid target 'A'"),
        ]
    )
    func faults(choice: String, message: String) throws {
        let snippet = try snippet(
            schemas: #""A": {"type": "object", "properties": {"z": {"type": "string"}, "x": {"type": "string"}}}"#,
            configuration: "{\"names\": {\(choice)}}"
        )
        #expect(snippet.reported == [message])
    }

    private func described(header: String = "", response: String = "", webhook: String = "") -> String {
        #"""
        "paths": {"/a": {"get": {"operationId": "getA", "responses": {
            "200": {"description": "-", "headers": {"X-Total": {\#(header) "schema": {"type": "integer"}}},
                "links": {"next": {"operationId": "getA"}},
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/U"}}}},
            "404": {\#(response) "description": "-"}}}}},
        "webhooks": {"made": {"post": {\#(webhook) "responses": {"200": {"description": "-"}}}}},
        "components": {"schemas": {"U": {"oneOf": [{"$ref": "#/components/schemas/A"}, {"$ref": "#/components/schemas/B"}]},
            "A": {"type": "object", "required": ["a"], "properties": {"a": {"type": "string"}}},
            "B": {"type": "object", "required": ["b"], "properties": {"b": {"type": "string"}}}}}
        """#
    }

    @Test(
        "a name for a part whose name cannot be chosen is a warning that says so",
        arguments: [
            ("paths/~1a/get/responses/200/headers/X-Total", "a response header"),
            ("paths/~1a/get/responses/404", "a response"), ("paths/~1a/get/responses/200/links/next", "a link"),
            ("components/schemas/U/oneOf/0", "a case of a union"), ("webhooks/made", "a webhook"),
        ]
    )
    func unnameable(pointer: String, kind: String) throws {
        let found = try snippet(
            endpointsOf: described(),
            configuration: ##"{"names": {"#/\##(pointer)": "Better"}}"##
        )
        #expect(found.reported == ["warning: this name has no effect: the name of \(kind) cannot be chosen"])
        let remedy = "choose the name of its operation, such as '#/webhooks/made/post'"
        #expect(found.remedies == (kind == "a webhook" ? [remedy] : []))
    }

    @Test("'x-endpoint-name' names a webhook's operation, and is a warning at a response or a response header")
    func extensions() throws {
        let name = #""x-endpoint-name": "Better","#
        let found = try snippet(endpointsOf: described(header: name, response: name, webhook: name))
        #expect(
            found.reported == [
                "warning: this name has no effect: the name of a response header cannot be chosen",
                "warning: this name has no effect: the name of a response cannot be chosen",
            ]
        )
        let callback = #"""
            {"responses": {"204": {}}, "callbacks": {"done": {"{$request.query.url}": {"post": {
                "responses": {"204": {"x-endpoint-name": "Better"}}}}}}}
            """#
        #expect(
            try snippet(operation: callback).reported == [
                "warning: this name has no effect: the name of a response cannot be chosen"
            ]
        )
        let configuration = ##"{"names": {"#/webhooks/made/post": "Better"}}"##
        #expect(try snippet(endpointsOf: described(), configuration: configuration).reported == [])
    }

    @Test(
        "the proposal for a name that is refused is accepted",
        arguments: ["B C", "Type", "self", "b", "übung", "店 1", "ßa", "2x", "_", "a-b", "Gro\u{308}e", "👍", "ー", "٣"]
    )
    func proposals(name: String) throws {
        func refusals(of name: String) throws -> (remedies: [String], messages: [String]) {
            let snippet = try snippet(
                schemas: #""A": {"type": "object", "properties": {}}"#,
                configuration: #"{"names": {"schema:A": "\#(name)"}}"#
            )
            return (snippet.remedies, snippet.reported)
        }
        let remedy = try #require(try refusals(of: name).remedies.first)
        let proposal = remedy.split(separator: "'").dropFirst().joined(separator: "'")
        #expect(try refusals(of: proposal).messages == [])
        let valid = try #require(validName(insteadOf: name == "b" ? "Type" : name) ?? "B")
        #expect(validName(insteadOf: valid) == nil)
    }

    @Test("the name of a type next to a '$ref' to a component is a warning")
    func nameOfReference() throws {
        let snippet = try snippet(
            schemas: ##"""
                "A": {"type": "object", "properties": {"z": {"type": "string"}}},
                "B": {"type": "object", "properties": {"a": {"$ref": "#/components/schemas/A", "x-endpoint-name": "C"}}}
                """##
        )
        #expect(snippet.reported == [Self.noType])
    }

    private static let noType =
        "warning: this name has no effect: names of types begin with a capital letter, and no type is described exactly here"

    @Test(
        "the name of a type is a warning at a property or a parameter that has no type of its own",
        arguments: [
            ("components/schemas/A/properties/plain", "begin it with a lowercase letter to name the member"),
            ("paths/~1a/get/parameters/0", "choose it for '#/paths/~1a/get/parameters/0/schema'"),
            ("paths/~1a/get/parameters/1", "begin it with a lowercase letter to name the member"),
            ("components/schemas/A/properties/list", "choose it for '#/components/schemas/A/properties/list/items'"),
            (
                "paths/~1a/get/parameters/2",
                "choose it for '#/paths/~1a/get/parameters/2/content/application~1json/schema'"
            ),
            ("components/schemas/A/properties/kind", nil), ("paths/~1a/get/parameters/0/schema", nil),
            ("components/schemas/E", nil),
        ]
    )
    func nameOfType(pointer: String, remedy: String?) throws {
        let description = { (name: String) in
            ##"""
            "paths": {"/a": {"get": {"operationId": "getA",
                "parameters": [
                    {"name": "p", "in": "query", "schema": {"type": "string", "enum": ["a", "b"]}},
                    {"name": "q", "in": "query", \##(name) "schema": {"type": "string"}},
                    {"name": "r", "in": "query", "content": {"application/json": {"schema":
                        {"type": "object", "properties": {"a": {}}}}}}],
                "responses": {"200": {"content": {"application/json":
                    {"schema": {"$ref": "#/components/schemas/A"}}}}}}}},
            "components": {"schemas": {
                "A": {"type": "object", "properties": {
                    "plain": {\##(name) "type": "string"}, "e": {"$ref": "#/components/schemas/E"},
                    "list": {"type": "array", "items": {"enum": ["l", "m"]}}, "kind": {"enum": ["x", "y"]}}},
                "E": {"enum": ["u", "v"]}}}
            """##
        }
        let chosen = try snippet(
            endpointsOf: description(""),
            configuration: ##"{"names": {"#/\##(pointer)": "Foo"}}"##
        )
        #expect(chosen.reported == (remedy == nil ? [] : [Self.noType]))
        #expect(chosen.remedies == (remedy.map { [$0] } ?? []))
        #expect(
            try snippet(endpointsOf: description(#""x-endpoint-name": "Foo","#)).reported == [Self.noType, Self.noType]
        )
    }

    @Test("two choices of one name are reported")
    func twice() throws {
        let snippet = try snippet(
            schemas: #""A": {"type": "object"}, "B": {"type": "object"}"#,
            configuration: #"{"names": {"schema:A": "C", "schema:B": "C"}}"#
        )
        #expect(snippet.reported == ["error: 'C' is already the name of another type or of a runtime type"])
    }
}
