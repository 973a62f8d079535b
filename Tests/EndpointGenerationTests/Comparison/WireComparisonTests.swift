import EndpointDescription
import Testing

@testable import EndpointGeneration

@Suite("What changes on the wire")
struct WireComparisonTests {
    private func client(_ paths: String, _ schemas: String, path: String) throws -> PlannedClient {
        try client(#""paths": {\#(paths)}, "components": {"schemas": {\#(schemas)}}"#, path: path)
    }

    private func client(_ members: String, path: String) throws -> PlannedClient {
        let text = #"{"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, \#(members)}"#
        let log = DiagnosticLog()
        let planned = planClient(from: Array(text.utf8), path: path, options: ClientOptions(name: "API"), log: log)
        #expect(!log.hasErrors, "\(log.diagnostics)")
        let (whole, description, blueprint) = try #require(planned)
        return PlannedClient(blueprint, of: description, outOf: whole)
    }

    /// The messages about the changes between two descriptions, each of `paths` and `schemas`.
    func changes(
        from old: (paths: String, schemas: String),
        to new: (paths: String, schemas: String)
    ) throws -> [String] {
        let (before, after) = (
            try client(old.paths, old.schemas, path: "old.json"), try client(new.paths, new.schemas, path: "new.json")
        )
        return compare(before, with: after).map { "\($0.impact): \($0.message)" }
    }

    private func form(_ encoding: String, members: String = "", others: String = "") -> (paths: String, schemas: String)
    {
        let paths = #"""
            "/f": {"post": {"operationId": "fill", "requestBody": {"required": true, "content": {
                "application/x-www-form-urlencoded": {"schema": {"$ref": "#/components/schemas/Form"},
                    "encoding": {\#(encoding)}}\#(others)}}, "responses": {"204": {"description": "-"}}}}
            """#
        let list = #"{"type": "array", "items": {"type": "string"}}"#
        return (paths, #""Form": {"type": "object", "properties": {"a": \#(list)\#(members)}}"#)
    }

    private let joined = #""a": {"style": "form", "explode": false}"#

    @Test("a field of a form that gains or loses an encoding is a change on the wire")
    func fields() throws {
        let gained = ["breaking: 'Fill.body.a' is now sent as a field (not exploded) instead of as a field"]
        #expect(try changes(from: form(""), to: form(joined)) == gained)
        let lost = ["breaking: 'Fill.body.a' is now sent as a field instead of as a field (not exploded)"]
        #expect(try changes(from: form(joined), to: form("")) == lost)
        #expect(try changes(from: form(joined), to: form(joined)).isEmpty)
        #expect(try changes(from: form(""), to: form(#""a": {"style": "form"}"#)).isEmpty)
    }

    @Test("a new required header of a webhook is required by the initializer, not by the service")
    func webhookHeader() throws {
        func webhook(_ parameters: String) throws -> PlannedClient {
            try client(
                #""paths": {}, "webhooks": {"petAdopted": {"post": {"parameters": [\#(parameters)]}}}"#,
                path: "api.json"
            )
        }
        let header = #"{"name": "X-Delivery", "in": "header", "required": true, "schema": {"type": "string"}}"#
        #expect(
            try compare(webhook(""), with: webhook(header)).map { "\($0.impact): \($0.message)" } == [
                "breaking: the initializer of 'Webhooks.PetAdopted' now requires 'delivery'"
            ]
        )
    }

    @Test("another member that distinguishes a failure from a success of the same status is reported")
    func signOfFailure() throws {
        func paths(_ required: String) -> String {
            let members = #""kind": {"const": "\#("%")"}, "ok": {"const": "\#("%")"}"#
            func body(_ value: String, _ required: String) -> String {
                let properties = members.split(separator: "%", omittingEmptySubsequences: false).joined(
                    separator: value
                )
                return
                    #"{"content": {"application/json": {"schema": {"required": \#(required), "properties": {\#(properties)}}}}}"#
            }
            let responses = #"{"200": \#(body("good", required)), "default": \#(body("bad", #"["kind", "ok"]"#))}"#
            return #""/a": {"get": {"operationId": "a", "responses": \#(responses)}}"#
        }
        let found = try changes(from: (paths(#"["ok"]"#), ""), to: (paths(#"["kind", "ok"]"#), ""))
        #expect(found.contains("breaking: the payload of 'A.Failure.other' is now decoded differently"), "\(found)")
    }

    @Test("a change to a field's encoding in one of several bodies is reported, and a new field's encoding is not")
    func choice() throws {
        let json = #", "application/json": {"schema": {"type": "integer"}}"#
        #expect(
            try changes(from: form("", others: json), to: form(joined, others: json)) == [
                "breaking: 'Fill.body.form.a' is now sent as a field (not exploded) instead of as a field"
            ]
        )
        let more = form(#""b": {"style": "form", "explode": false}"#, members: #", "b": {"type": "string"}"#)
        #expect(try changes(from: form(""), to: more) == ["additive: 'Form.b' was added"])
    }

    @Test("a change to a field's encoding in a query that is a form is reported")
    func query() throws {
        func find(_ encoding: String) -> (paths: String, schemas: String) {
            let content = ##"{"schema": {"$ref": "#/components/schemas/Form"}, "encoding": {\##(encoding)}}"##
            let paths = #"""
                "/f": {"get": {"operationId": "find", "parameters": [{"name": "q", "in": "querystring",
                    "content": {"application/x-www-form-urlencoded": \#(content)}}],
                    "responses": {"204": {"description": "-"}}}}
                """#
            return (paths, form("").schemas)
        }
        #expect(
            try changes(from: find(""), to: find(joined)) == [
                "breaking: 'Find.q.a' is now sent as a field (not exploded) instead of as a field"
            ]
        )
    }

    @Test("a list that moves into or out of a component is unchanged")
    func aliases() throws {
        func list(_ schema: String, _ schemas: String = "") -> (paths: String, schemas: String) {
            let paths = #"""
                "/l": {"get": {"operationId": "list", "responses": {
                    "200": {"description": "-", "content": {"application/json": {"schema": \#(schema)}}}}}}
                """#
            return (paths, schemas)
        }
        let named = list(
            ##"{"$ref": "#/components/schemas/Names"}"##,
            #""Names": {"type": "array", "items": {"type": "string"}}"#
        )
        let plain = list(#"{"type": "array", "items": {"type": "string"}}"#)
        #expect(try changes(from: plain, to: named) == ["additive: 'Names' was added"])
        #expect(try changes(from: named, to: plain) == ["breaking: 'Names' was removed"])
        let numbers = list(
            ##"{"$ref": "#/components/schemas/Names"}"##,
            #""Names": {"type": "array", "items": {"type": "integer"}}"#
        )
        #expect(try changes(from: named, to: numbers) == ["breaking: 'Names' is now '[Int]' instead of '[String]'"])
        #expect(
            try changes(from: plain, to: numbers) == [
                "breaking: 'List' now returns 'Names' instead of '[String]'",
                "additive: 'Names' was added",
            ]
        )
    }

    private func push(_ responses: String, _ more: String = "") -> (paths: String, schemas: String) {
        let body = ##"{"content": {"application/json": {"schema": {"$ref": "#/components/schemas/News"}}}}"##
        return (
            #""/p": {"post": {"operationId": "push", "requestBody": \#(body), "responses": {\#(responses)}\#(more)}}"#,
            #""News": {"type": "object", "required": ["at"], "properties": {"at": {"type": "string"}}}"#
        )
    }

    @Test(
        "another status of success is not breaking if its type is the same, because every 2xx is read as that",
        arguments: [
            ("200", "2XX", []),
            ("2XX", "200", []),
            ("200", "201", []),
            ("200", #"201": {"description": "-"}, "200"#, []),
            (
                "200", #"201": {"description": "-", "content": {"application/json": {"schema": {}}}}, "200"#,
                [
                    "breaking: 'Push' may now also succeed with 201, which older clients cannot read",
                    "breaking: 'Push' now returns 'JSONValue?' instead of 'NoContent'",
                ]
            ),
            ("2XX", #"2XX": {"description": "-"}, "200"#, []),
            (#"2XX": {"description": "-"}, "200"#, "2XX", []),
        ]
    )
    func statuses(old: String, new: String, expected: [String]) throws {
        func push(_ status: String) -> (paths: String, schemas: String) {
            self.push(#""\#(status)": {"description": "-"}"#)
        }
        #expect(try changes(from: push(old), to: push(new)) == expected)
    }

    private static let fixed = #"{"url": "https://a.example"}"#
    private static let regional = #"{"url": "https://{area}.example", "variables": {"area": {"default": "eu"}}}"#
    private static let open = #"{"url": "https://{area}.example", "variables": {"area": {}}}"#
    private static let token = #""components": {"securitySchemes": {"key": {"type": "http", "scheme": "bearer"}}}"#

    @Test(
        "a change of what the description declares for all operations is reported once, with its impact",
        arguments: [
            (
                #""servers": [\#(fixed)]"#, #""servers": [\#(regional), \#(fixed)]"#,
                [
                    "additive: 'servers2' (https://a.example) was added",
                    "additive: the variable 'area' of 'servers' was added",
                    "breaking: the address of 'servers' is now https://{area}.example instead of https://a.example",
                ]
            ),
            (
                #""servers": [\#(fixed), \#(regional)]"#, #""servers": [\#(regional), \#(fixed)]"#,
                [
                    "additive: 'servers2' (https://a.example) was added",
                    "additive: the variable 'area' of 'servers' has a default now",
                    "breaking: 'servers' (https://a.example) was removed",
                    "breaking: calls are now sent to https://{area}.example instead of https://a.example by default",
                ]
            ),
            (
                #""servers": [\#(regional)]"#, #""servers": [\#(open)]"#,
                ["breaking: 'servers' now requires the variable 'area'"]
            ),
            (
                #""servers": [\#(open)]"#, #""servers": [\#(regional)]"#,
                ["additive: the variable 'area' of 'servers' has a default now"]
            ),
            (
                #""x-endpoint-timeout": 20"#, #""x-t": 20"#,
                [
                    "behavior: the timeout of every operation without its own rules is now the client's instead of 20 s",
                    "breaking: 'API.timeout' was removed",
                ]
            ),
            (
                #""x-t": 20"#, #""x-endpoint-timeout": 20"#,
                ["behavior: the timeout of every operation without its own rules is now 20 s instead of the client's"]
            ),
            (
                #""x-endpoint-retry": false"#, #""x-r": false"#,
                [
                    "behavior: the retry rule of every operation without its own rules is now the client's instead of 'no retries'",
                    "breaking: 'API.retry' was removed",
                ]
            ),
            (
                #""security": [{"key": []}], \#(token)"#, token,
                [
                    "additive: every operation without its own security now accepts further credentials, or requires fewer",
                    "breaking: 'API.security' was removed",
                ]
            ),
            (
                #""x-none": 0"#, token,
                [
                    "additive: the security scheme 'key' was added",
                    "breaking: clients no longer have the credential 'bearer', because the description now declares a security scheme",
                ]
            ),
            (
                #""x-none": 0"#,
                #""components": {"securitySchemes": {"bearer": {"type": "http", "scheme": "bearer"}}}"#,
                ["additive: the security scheme 'bearer' was added"]
            ),
            (
                #""x-none": 0"#,
                #""components": {"securitySchemes": {"bearer": {"type": "http", "scheme": "basic"}}}"#,
                [
                    "additive: the security scheme 'bearer' was added",
                    "breaking: clients no longer have the credential 'bearer', because the description now declares a security scheme",
                ]
            ),
        ] as [(String, String, [String])]
    )
    func wholeClient(old: String, new: String, expected: [String]) throws {
        let operations = #", "paths": {"/a": {"get": {"operationId": "a", "responses": {}}}}"#
        let found = compare(
            try client(old + operations, path: "old.json"),
            with: try client(new + operations, path: "new.json")
        )
        #expect(found.map { "\($0.impact): \($0.message)" }.sorted() == expected)
    }

    @Test(
        "a union that loses a kind of literal, or a constant, is breaking",
        arguments: [
            (
                #"{"type": "string"}, {"type": "integer"}"#,
                #"{"type": "string"}, {"type": "integer"}, {"type": "string", "format": "date"}"#,
                [
                    "breaking: 'Form' no longer accepts string literals",
                    "additive: 'Form.calendarDate' was added",
                ]
            ),
            (
                #"{"type": "string"}, {"type": "array", "items": {"type": "string"}}"#,
                #"{"type": "string"}, {"type": "array", "items": {"type": "string"}}, {"type": "array", "items": {"type": "integer"}}"#,
                [
                    "breaking: 'Form' no longer accepts array literals",
                    "additive: 'Form.integerArray' was added",
                ]
            ),
            (
                #"{"type": "string", "enum": ["a"]}, {"type": "integer"}"#,
                #"{"type": "string", "enum": ["a"]}, {"type": "integer"}, {"type": "integer", "enum": [5]}"#,
                [
                    "breaking: the constants of 'Form', such as 'a', moved to 'Form.choice'",
                    "additive: 'Form.choice2' was added",
                ]
            ),
        ] as [(String, String, [String])]
    )
    func literals(old: String, new: String, expected: [String]) throws {
        let body = ##"{"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Form"}}}}"##
        let paths = #""/f": {"put": {"operationId": "fill", "requestBody": \#(body), "responses": {}}}"#
        func form(_ alternatives: String) -> (paths: String, schemas: String) {
            (paths, #""Form": {"oneOf": [\#(alternatives)]}"#)
        }
        let found = try changes(from: form(old), to: form(new))
        #expect(found == expected)
    }

    @Test(
        "another spelling of a parameter is one change; the case of a header, and the name of a placeholder, are none",
        arguments: [
            (
                "query", "pageSize", "page_size",
                [
                    "breaking: 'Find.pageSize' is now sent in the query as 'page_size' instead of in the query as 'pageSize'"
                ]
            ),
            (
                "header", "X-Trace", "x_trace",
                ["breaking: 'Find.xTrace' is now sent in the header 'x_trace' instead of in the header 'x-trace'"]
            ),
            ("header", "X-Trace", "x-trace", []),
            ("path", "petId", "pet_id", []),
        ] as [(String, String, String, [String])]
    )
    func spellings(location: String, old: String, new: String, expected: [String]) throws {
        func find(_ name: String) -> (paths: String, schemas: String) {
            let path = location == "path" ? "/f/{\(name)}" : "/f"
            let parameter = """
                {"name": "\(name)", "in": "\(location)", "required": true, "schema": {"type": "string"}}
                """
            let operation = #"{"operationId": "find", "parameters": [\#(parameter)], "responses": {}}"#
            return (#""\#(path)": {"get": \#(operation)}"#, "")
        }
        let found = try changes(from: find(old), to: find(new))
        #expect(found == expected)
    }

    @Test(
        "a protocol of headers that is gone, or that an operation no longer has, is breaking",
        arguments: [
            (
                ["X-Page-Total", "X-Page-Total"], ["X-Page-Total", "X-Page-Total X-Next"],
                ["additive: the header 'next' of 'B' was added", "breaking: 'PageTotalHeaders' was removed"]
            ),
            (
                ["X-Page-Total", "X-Page-Total", "X-Page-Total"],
                ["X-Page-Total", "X-Page-Total X-Next", "X-Page-Total"],
                [
                    "breaking: 'B' no longer conforms to 'PageTotalHeaders'",
                    "additive: the header 'next' of 'B' was added",
                ]
            ),
            (
                ["X-Page-Total", "X-Page-Total", "X-Page-Total"], ["X-Page-Total", "", "X-Page-Total"],
                ["breaking: the header 'pageTotal' of 'B' was removed"]
            ),
            (
                ["X-Page-Total", ""], ["X-Page-Total", "X-Page-Total"],
                ["additive: the header 'pageTotal' of 'B' was added"]
            ),
        ] as [([String], [String], [String])]
    )
    func headerProtocols(old: [String], new: [String], expected: [String]) throws {
        func operations(_ headers: [String]) -> (paths: String, schemas: String) {
            let paths = zip(["a", "b", "c"], headers).map { name, headers in
                let members = headers.split(separator: " ").map { #""\#($0)": {"schema": {"type": "string"}}"# }
                let response = #"{"description": "-", "headers": {\#(members.joined(separator: ", "))}}"#
                return #""/\#(name)": {"get": {"operationId": "\#(name)", "responses": {"200": \#(response)}}}"#
            }
            return (paths.joined(separator: ", "), "")
        }
        let found = try changes(from: operations(old), to: operations(new))
        #expect(found == expected)
    }

    @Test("callbacks that are added or removed together are one change")
    func callbacks() throws {
        let response = #""204": {"description": "-"}"#
        let body = ##"{"content": {"application/json": {"schema": {"$ref": "#/components/schemas/News"}}}}"##
        let request = #"{"post": {"requestBody": \#(body), "responses": {\#(response)}}}"#
        let calling = push(response, #", "callbacks": {"done": {"{$request.body#/at}": \#(request)}}"#)
        #expect(try changes(from: calling, to: push(response)) == ["breaking: 'Push.Callbacks' was removed"])
        #expect(try changes(from: push(response), to: calling) == ["additive: 'Push.Callbacks' was added"])
        let places = compare(
            try client(calling.paths, calling.schemas, path: "old.json"),
            with: try client(push(response).paths, calling.schemas, path: "new.json")
        ).map(\.place.pointer)
        #expect(places == ["#/paths/~1p/post/callbacks/done/{$request.body#~1at}/post"])
    }

    @Test("a required property of a request that becomes nullable is an additive change")
    func nulls() throws {
        let old = push(#""204": {"description": "-"}"#)
        let new = old.schemas.replacing(#"{"type": "string"}"#, with: #"{"type": ["string", "null"]}"#)
        #expect(try changes(from: old, to: (old.paths, new)) == ["additive: 'News.at' may now be null"])
    }
}
