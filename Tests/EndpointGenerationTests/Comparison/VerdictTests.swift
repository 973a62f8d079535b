import EndpointDescription
import Foundation
import Testing

@testable import EndpointGeneration

/// Changes that compile, or that do not change what is sent.
@Suite("Verdicts about changes")
struct VerdictTests {
    private static let text = #"""
        {"openapi": "3.2.0", "info": {"title": "T", "version": "1"}, "security": [{"k": []}, {"b": []}],
         "paths": {
          "/r/{owner}/{repo}": {"get": {"operationId": "getRepo", "parameters": [
             {"name": "owner", "in": "path", "required": true, "schema": {"type": "string"}},
             {"name": "repo", "in": "path", "required": true, "schema": {"type": "string"}},
             {"name": "sort", "in": "query", "schema": {"type": "string"}},
             {"name": "cup", "in": "query", "description": "-", "schema": {"default": "caf\u00e9", "type": "string"}}],
            "responses": {"200": {"description": "-", "headers": {"X-T": {"schema": {"type": "string"}}},
              "content": {"image/png": {"schema": {"type": "string", "format": "binary"}}}},
             "default": {"description": "-", "content": {"application/json": {"schema": {"type": "string"}}}}}}},
          "/a": {"post": {"operationId": "postA", "servers": [{"url": "https://up.example"}],
            "requestBody": {"required": true, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/A"}}}},
            "responses": {"200": {"description": "-", "content": {"application/json": {"schema":
              {"type": "object", "required": ["id", "n"], "properties": {"id": {"type": "string"}, "n": {"type": "string"}}}}},
              "links": {"next": {"operationId": "getU", "parameters": {"id": "$response.body#/id"}}}}}}},
          "/u/{id}": {"get": {"operationId": "getU",
            "parameters": [{"name": "id", "in": "path", "required": true, "schema": {"type": "string"}}],
            "responses": {"200": {"description": "-", "content": {"application/json": {"schema": {"type": "array", "items": {"anyOf": [
              {"$ref": "#/components/schemas/U"}, {"$ref": "#/components/schemas/V"}]}}}}}}}}},
         "components": {"securitySchemes": {"k": {"type": "apiKey", "in": "header", "name": "X-K"},
            "b": {"type": "oauth2", "flows": {"password": {"tokenUrl": "https://a.example", "scopes": {"s": "", "t": ""}}}}},
          "schemas": {
           "A": {"type": "object", "properties": {"y": {"type": "string"}}},
           "P": {"type": "object", "properties": {"m": {"type": "string"}}, "required": ["m"]},
           "U": {"oneOf": [{"$ref": "#/components/schemas/C"}, {"$ref": "#/components/schemas/D"}], "discriminator": {
             "propertyName": "k", "mapping": {"c": "C", "c2": "C", "d": "D", "d2": "D"}, "defaultMapping": "D"}},
           "V": {"anyOf": [{"$ref": "#/components/schemas/E"}, {"$ref": "#/components/schemas/F"}]},
           "C": {"type": "object", "properties": {"k": {"type": "string"}, "j": {"type": "string"}}},
           "D": {"type": "object", "properties": {"k": {"type": "string"}, "j": {"type": "string"}, "y": {"type": "string"}}},
           "E": {"type": "object", "properties": {"a": {"type": "string"}, "b": {"type": "string"}}},
           "F": {"type": "object", "properties": {"a": {"type": "string"}, "c": {"type": "string"}}}}}}
        """#

    private func client(_ text: String, path: String) throws -> PlannedClient {
        let log = DiagnosticLog()
        let planned = planClient(from: Array(text.utf8), path: path, options: ClientOptions(name: "API"), log: log)
        #expect(!log.hasErrors, "\(log.diagnostics)")
        let (whole, description, blueprint) = try #require(planned)
        return PlannedClient(blueprint, of: description, outOf: whole)
    }

    @Test("the Markdown of a new retry rule has the schedule as code")
    func retryAsCode() throws {
        func client(_ rule: String) throws -> PlannedClient {
            try self.client(
                #"""
                {"openapi": "3.1.0", "info": {"title": "T"}, "paths": {"/a": {"get": {\#(rule)
                 "operationId": "send", "responses": {"204": {"description": "-"}}}}}}
                """#,
                path: "t.json"
            )
        }
        let changes = compare(try client(""), with: try client(#""x-endpoint-retry": {"attempts": 3},"#))
        let text = ChangeFormat.markdown.text(of: changes, isQuiet: false)
        #expect(
            text.contains("the retry rule of `Send` is now `3 attempts` instead of the client's (t.json:"),
            "\(text)"
        )
    }

    @Test(
        "idempotency that the method has by itself is no change",
        arguments: [
            (#""post": {"x-endpoint-idempotent": true, "#, #""put": {"#, false),
            (#""put": {"#, #""put": {"x-endpoint-idempotent": true, "#, false),
            (#""post": {"#, #""put": {"#, true), (#""put": {"x-endpoint-idempotent": false, "#, #""put": {"#, true),
        ]
    )
    func idempotency(old: String, new: String, isReported: Bool) throws {
        func client(_ operation: String) throws -> PlannedClient {
            try self.client(
                #"""
                {"openapi": "3.1.0", "info": {"title": "T"}, "paths": {"/a": {
                 \#(operation)"operationId": "send", "responses": {"204": {"description": "-"}}}}}}
                """#,
                path: "t.json"
            )
        }
        let changes = compare(try client(old), with: try client(new))
        #expect(changes.contains { $0.sentence == "'Send' is now idempotent" } == isReported, "\(changes)")
    }

    @Test(
        "a new 'default' response is breaking if it makes failures of undocumented successes",
        arguments: [
            (#""204": {"description": "-"}"#, "2XX"), (#""2XX": {"description": "-"}"#, nil),
            (#""200": TEXT, "404": {"description": "-"}"#, "201"), (#""202": TEXT"#, "200 or 201"),
            (#""200": TEXT, "201": TEXT"#, nil),
        ] as [(String, String?)]
    )
    func newDefault(responses: String, undocumented: String?) throws {
        func client(_ responses: String) throws -> PlannedClient {
            let content = #"{"application/json": {"schema": {"type": "string"}}}"#
            let described = responses.replacing("TEXT", with: #"{"description": "-", "content": \#(content)}"#)
            return try self.client(
                #"""
                {"openapi": "3.1.0", "info": {"title": "T"}, "paths": {"/a": {
                 "post": {"operationId": "send", "responses": {\#(described)}}}}}
                """#,
                path: "t.json"
            )
        }
        let found = compare(try client(responses), with: try client(responses + #", "default": {"description": "-"}"#))
            .filter { $0.sentence.contains("undocumented") }
        #expect(found.allSatisfy { $0.impact == .breaking })
        #expect(
            found.map(\.sentence)
                == (undocumented.map { ["'Send' now fails with an undocumented \($0), which was read as a success"] }
                    ?? [])
        )
    }

    @Test(
        "a required member that gains or loses null is not called optional or required",
        arguments: [
            (#""string""#, #"["string", "null"]"#, ["may now be null", "may no longer be null"]),
            (#"["string", "null"]"#, #""string""#, ["may no longer be null", "may now be null"]),
        ]
    )
    func nullOfRequiredMembers(old: String, new: String, expected: [String]) throws {
        func client(_ type: String, _ other: String) throws -> PlannedClient {
            func body(_ type: String) -> String {
                #"{"content": {"application/json": {"schema": {"type": "object", "required": ["a"], "properties": {"a": {"type": \#(type)}}}}}"#
            }
            return try self.client(
                #"""
                {"openapi": "3.1.0", "info": {"title": "T"}, "paths": {"/a": {"post": {"operationId": "send",
                 "requestBody": \#(body(other))}, "responses": {"200": \#(body(type)), "description": "-"}}}}}}
                """#,
                path: "t.json"
            )
        }
        let changes = compare(try client(old, new), with: try client(new, old))
        let members = changes.map(\.sentence).filter { $0.contains(".a' ") }
        #expect(members.sorted() == ["'Send.Body.a' \(expected[1])", "'Send.Response.a' \(expected[0])"], "\(changes)")
    }

    @Test(
        "a change that callers notice is reported, and one that they do not notice is not",
        arguments: [
            ComparisonTests.Edit(
                "/r/{owner}/{repo}",
                "/r/{repo}/{owner}",
                ["breaking: 'GetRepo' now sends 'GET /r/{repo}/{owner}' instead of 'GET /r/{owner}/{repo}'"]
            ),
            ComparisonTests.Edit(
                #"{"image/png""#,
                #"{"image/jpeg""#,
                ["breaking: 'GetRepo' now accepts image/jpeg instead of image/png"]
            ),
            ComparisonTests.Edit(
                #""A": {"type": "object", "properties": {"y""#,
                #""A": {"type": "object", "required": ["t"], "properties": {"t": {"const": "a"}, "y""#,
                ["breaking: 'A' now requires 't', which released clients do not send"]
            ),
            ComparisonTests.Edit(
                #""A": {"type": "object", "properties": {"y""#,
                #""A": {"type": "object", "required": ["t"], "properties": {"t": {"type": "string", "default": "a"}, "y""#,
                ["breaking: 'A' now requires 't', which released clients do not send"]
            ),
            ComparisonTests.Edit(
                #""A": {"type": "object", "properties": {"y""#,
                #""A": {"type": "object", "required": ["t"], "properties": {"t": {"type": "string", "readOnly": true}, "y""#,
                ["additive: 'A.t' was added"]
            ),
            ComparisonTests.Edit(
                #"{"name": "sort", "in": "query", "#,
                #"{"name": "v", "in": "query", "required": true, "schema": {"const": 1}}, {"name": "sort", "in": "query", "#,
                ["breaking: 'GetRepo' now requires 'v', which released clients do not send"]
            ),
            ComparisonTests.Edit(
                #"{"X-T": {"schema": {"type": "string"}}}"#,
                #"{"X-T": {"content": {"application/json": {"schema": {"type": "string"}}}}}"#,
                ["breaking: the header 't' of 'GetRepo' is now decoded differently"]
            ),
            ComparisonTests.Edit(
                #"{"X-T": {"#,
                #"{"X-T": {"deprecated": true, "#,
                ["additive: the header 't' of 'GetRepo' is now deprecated"]
            ),
            ComparisonTests.Edit(
                "$response.body#/id",
                "$response.body#/n",
                ["breaking: the link 'next' of 'PostA' now passes other values"]
            ),
            ComparisonTests.Edit(
                #""default": {"description""#,
                #""404": {"description": "-"}, "default": {"description""#,
                [
                    "additive: 'GetRepo.Failure.notFound' was added, and its status no longer ends in '.other'"
                ]
            ),
            ComparisonTests.Edit(
                #""default": {"description": "-", "content": {"#,
                #""default": {"description": "-", "content": {"application/problem+json": {"schema": {"type": "array", "items": {"type": "string"}}}, "#,
                ["additive: 'GetRepo.Failure.otherProblem' was added"]
            ),
            ComparisonTests.Edit(
                "https://up.example",
                "https://down.example",
                ["breaking: 'PostA' is now sent to https://down.example instead of https://up.example"]
            ),
            ComparisonTests.Edit(
                #"[{"k": []}, {"b": []}]"#,
                #"[{"b": []}, {"k": []}]"#,
                [
                    "behavior: every operation without its own security now tries the alternatives of its security in another order"
                ]
            ),
            ComparisonTests.Edit(
                #"[{"k": []}, {"b": []}]"#,
                #"[{"k": []}, {"b": ["s", "t"]}]"#,
                [
                    "breaking: every operation without its own security now requires other credentials: k, or b with the scopes 's' and 't'"
                ]
            ),
            ComparisonTests.Edit(#""in": "query", "schema""#, #""in": "query", "explode": false, "schema""#, []),
            // Formatters and converters of descriptions change the spelling of values.
            ComparisonTests.Edit(
                #""in": "query", "description": "-", "schema": {"default": "caf\u00e9", "#,
                #""in": "query", "description": "-", "schema": {"default": "café", "#,
                []
            ),
            ComparisonTests.Edit(
                #""in": "query", "schema""#,
                #""in": "query", "style": "pipeDelimited", "schema""#,
                []
            ),
            ComparisonTests.Edit(
                #""P": {"type""#,
                ##""P": {"$ref": "#/components/schemas/Q"}, "Q": {"type""##,
                ["additive: 'Q' was added"]
            ),
        ] as [ComparisonTests.Edit]
    )
    func noticed(edit: ComparisonTests.Edit) throws {
        #expect(try changes(edit.words, to: edit.others) == edit.expected)
    }

    @Test("a response that becomes a component keeps its name as an alias")
    func responseMoved() throws {
        let schema =
            #"{"type": "object", "required": ["id", "n"], "properties": {"id": {"type": "string"}, "n": {"type": "string"}}}"#
        let moved = VerdictTests.text.replacing(schema, with: ##"{"$ref": "#/components/schemas/R"}"##)
            .replacing(#""A": {"#, with: #""R": \#(schema), "A": {"#)
        #expect(try changes(to: moved) == ["additive: 'R' was added"])
    }

    @Test("a deprecated webhook keeps the name of its payload as an alias")
    func deprecatedWebhook() throws {
        func text(_ member: String) -> String {
            let schema = #"{"type": "object", "properties": {"a": {"type": "object", "properties": {"b": {}}}}}"#
            return #"""
                {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "webhooks": {"sold": {"post": {\#(member)
                  "requestBody": {"content": {"application/json": {"schema": \#(schema)}}}}}}}
                """#
        }
        let old = try client(text(""), path: "old.json")
        let new = try client(text(#""deprecated": true,"#), path: "new.json")
        #expect(
            compare(old, with: new).map { "\($0.impact): \($0.message)" } == [
                "additive: 'Webhooks.Sold' is now deprecated", "additive: 'Webhooks.SoldPayload' was added",
            ]
        )
    }

    @Test("a change of two types that become aliases of one is listed once")
    func mergedTypes() throws {
        func text(_ schemas: String) -> String {
            #"""
            {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {},
             "components": {"schemas": {\#(schemas)}}}
            """#
        }
        let own = #"{"type": "object", "properties": {"x": {"type": "string"}}}"#
        let other = ##"{"$ref": "#/components/schemas/P"}"##
        let old = try client(text(#""A": \#(own), "B": \#(own)"#), path: "old.json")
        let shared = #"{"type": "object", "properties": {"x": {"type": "integer"}}}"#
        let merged = #""A": \#(other), "B": \#(other), "P": \#(shared)"#
        let new = try client(text(merged), path: "new.json")
        #expect(
            compare(old, with: new).map { "\($0.impact): \($0.message)" } == [
                "additive: 'P' was added", "breaking: the type of 'P.x' is now 'Int?' instead of 'String?'",
            ]
        )
    }

    @Test(
        "changed tags and changed orders of alternatives are reported",
        arguments: [
            ComparisonTests.Edit(
                #", "defaultMapping": "D""#,
                "",
                [
                    "additive: 'U.undocumented' was added",
                    #"breaking: 'U.c' is no longer selected by "k": "C""#,
                ]
            ),
            ComparisonTests.Edit(
                #""c2": "C""#,
                #""c2": "D""#,
                [
                    #"breaking: 'U.c' is no longer selected by "k": "c2""#
                ]
            ),
            ComparisonTests.Edit(
                #""propertyName": "k""#,
                #""propertyName": "j""#,
                [
                    #"breaking: 'U.c' is now selected by "j": "C" or "j": "c" or "j": "c2" instead of "k": "C" or "k": "c" or "k": "c2""#
                ]
            ),
            ComparisonTests.Edit(
                #""c2": "C", "#,
                #""c2": "C", "c3": "C", "#,
                [
                    #"breaking: 'U.c' is now also selected by "k": "c3", which released clients cannot read"#
                ]
            ),
            ComparisonTests.Edit(
                ##"{"anyOf": [{"$ref": "#/components/schemas/E"}, {"$ref": "#/components/schemas/F"}]"##,
                ##"{"discriminator": {"propertyName": "a", "mapping": {"e": "E", "f": "F"}}, "anyOf": [{"$ref": "#/components/schemas/E"}, {"$ref": "#/components/schemas/F"}]"##,
                [
                    "additive: 'V.undocumented' was added",
                    #"breaking: 'V.e' is now selected by "a": "e""#, #"breaking: 'V.f' is now selected by "a": "f""#,
                ]
            ),
            ComparisonTests.Edit(
                ##"[{"$ref": "#/components/schemas/E"}, {"$ref": "#/components/schemas/F"}]"##,
                ##"[{"$ref": "#/components/schemas/F"}, {"$ref": "#/components/schemas/E"}]"##,
                ["behavior: 'V' now tries 'f' before 'e', which decides for values that match both"]
            ),
        ] as [ComparisonTests.Edit]
    )
    func unions(edit: ComparisonTests.Edit) throws {
        #expect(try changes(edit.words, to: edit.others) == edit.expected)
    }

    /// The changes if `words` become `others`.
    private func changes(_ words: String, to others: String) throws -> [String] {
        let parts = VerdictTests.text.components(separatedBy: words)
        try #require(parts.count == 2, "the words stand there once")
        return try changes(to: parts.joined(separator: others))
    }

    private func changes(to text: String) throws -> [String] {
        let new = try client(text, path: "new.json")
        let found = compare(try client(VerdictTests.text, path: "old.json"), with: new)
        return found.map { "\($0.impact): \($0.message)" }
    }
}
