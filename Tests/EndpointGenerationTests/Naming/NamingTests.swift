import EndpointDescription
import Foundation
import Testing

@testable import EndpointGeneration

/// The names of types in whole clients, which no single declaration shows.
@Suite("Names of types")
struct NamingTests {
    @Test("an inline schema of a shared response, body, parameter or header is named after its component")
    func components() throws {
        let names = try typeNames(
            of: #"""
                "paths": {
                  "/files/{mode}": {"post": {"operationId": "postFile",
                    "parameters": [{"$ref": "#/components/parameters/upload-mode"}],
                    "requestBody": {"$ref": "#/components/requestBodies/new_file"},
                    "responses": {
                      "200": {"$ref": "#/components/responses/GetFileResponse"},
                      "201": {"$ref": "#/components/responses/files"},
                      "404": {"$ref": "#/components/responses/lost"}}}}},
                "components": {
                  "parameters": {"upload-mode": {"name": "mode", "in": "path", "required": true, "schema": {"type": "string", "enum": ["a", "b"]}}},
                  "requestBodies": {"new_file": {"content": {"application/json": {"schema": {"type": "object", "properties": {"a": {"type": "string"}}}}}}},
                  "responses": {
                    "GetFileResponse": {"description": "", "content": {"application/json": {"schema": {"type": "object", "properties": {"b": {"type": "string"}}}}}},
                    "files": {"description": "", "content": {"application/json": {"schema": {"type": "array", "items": {"type": "object", "properties": {"c": {"type": "string"}}}}}}},
                    "lost": {"description": "", "content": {"application/json": {"schema": {"type": "object", "properties": {"d": {"type": "string"}}}}}}}}
                """#
        )
        #expect(
            names == [
                "File", "GetFileResponse", "Lost", "NewFile", "PostFile", "PostFile.Failure", "PostFile.Response",
                "UploadMode",
            ]
        )
    }

    @Test("if a schema has the name of a shared response, the response's name gets its kind as a suffix")
    func sections() throws {
        let names = try typeNames(
            of: #"""
                "paths": {"/a": {"get": {"operationId": "getA",
                    "parameters": [{"$ref": "#/components/parameters/status"}],
                    "responses": {"200": {"$ref": "#/components/responses/status"}}}}},
                "components": {
                  "schemas": {"Status": {"type": "object", "properties": {"a": {"type": "string"}}}},
                  "parameters": {"status": {"name": "status", "in": "query", "schema": {"type": "string", "enum": ["a", "b"]}}},
                  "responses": {"status": {"description": "", "content": {"application/json": {"schema": {"type": "object", "properties": {"b": {"type": "string"}}}}}}}}
                """#
        )
        #expect(names == ["GetA", "Status", "StatusParameter", "StatusResponse"])
    }

    @Test("an endpoint keeps its name, and a schema of the same name gets a suffix")
    func endpoints() throws {
        let names = try typeNames(
            of: #"""
                "paths": {
                  "/a": {"post": {"operationId": "createThing", "requestBody": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/CreateThing"}}}}, "responses": {"204": {"description": ""}}}},
                  "/b": {"post": {"operationId": "moveThing", "requestBody": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/MoveThing"}}}}, "responses": {"204": {"description": ""}}}}},
                "components": {"schemas": {
                  "CreateThing": {"type": "object", "properties": {"a": {"type": "string"}}},
                  "MoveThing": {"type": "object", "properties": {"b": {"type": "string"}}},
                  "MoveThingBody": {"type": "object", "properties": {"c": {"type": "string"}}}}}
                """#
        )
        #expect(names == ["CreateThing", "CreateThingBody", "MoveThing", "MoveThingBody", "MoveThingModel"])
    }

    @Test("a component that is a nullable or described inline schema is that type, not an alias of another")
    func nullable() throws {
        let names = try typeNames(
            of: #"""
                "paths": {}, "components": {"schemas": {
                  "Options": {"anyOf": [{"type": "object", "properties": {"a": {"type": "string"}}}, {"type": "null"}]},
                  "Mode": {"description": "How.", "allOf": [{"type": "string", "enum": ["a", "b"]}]},
                  "Pets": {"type": "array", "items": {"type": "object", "properties": {"a": {"type": "string"}}}},
                  "Pet": {"type": "string", "enum": ["cat", "dog"]}}}
                """#
        )
        #expect(names == ["Mode", "Options", "Pet", "Pets", "PetsItem"])
    }

    @Test("alternatives without a name are named after what distinguishes them, never after a number or a kind of JSON")
    func alternatives() throws {
        let names = try typeNames(
            of: #"""
                "paths": {}, "components": {"schemas": {
                  "Rule": {"anyOf": [
                    {"type": "object", "properties": {"type": {"type": "string"}, "wait_timer": {"type": "integer"}}},
                    {"type": "object", "properties": {"type": {"type": "string"}, "reviewers": {"type": "string"}}},
                    {"type": "object", "properties": {"type": {"type": "string"}}}]},
                  "Nested": {"oneOf": [
                    {"type": "object", "required": ["a"], "properties": {"a": {"type": "string"}}},
                    {"type": "object", "required": ["a", "b"], "properties": {"a": {"type": "string"}, "b": {"type": "string"}}}]},
                  "Session": {"anyOf": [{"type": "boolean"}, {"type": "string", "enum": ["one_off", "recurring"]}]},
                  "Kind": {"type": "object", "properties": {"object": {"type": "string", "enum": ["kind", "sort"]}, "string": {"type": "string", "enum": ["a", "b"]}}}}}
                """#
        )
        #expect(
            names == [
                "Kind", "Kind.ObjectValue", "Kind.StringValue", "Nested", "Nested.Plain", "Nested.WithB", "Rule",
                "Rule.Plain", "Rule.WithReviewers", "Rule.WithWaitTimer", "Session", "Session.Choice",
            ]
        )
    }

    @Test("a parameter's type whose name is taken gets the parameter's location as a prefix")
    func parameters() throws {
        let names = try typeNames(
            of: #"""
                "paths": {"/a": {"get": {"operationId": "getA", "parameters": [
                    {"name": "sort", "in": "query", "schema": {"type": "string", "enum": ["a", "b"]}},
                    {"name": "Sort", "in": "header", "schema": {"type": "string", "enum": ["c", "d"]}}],
                    "responses": {"204": {"description": ""}}}}}
                """#
        )
        #expect(names == ["GetA", "GetA.HeaderSort", "GetA.Sort"])
    }

    @Test("a failure is the endpoint's own, and operations with the same failure share it")
    func failures() throws {
        let (client, text) = try generated(
            #"""
            "paths": {
              "/a": {"get": {"operationId": "getA", "responses": {"204": {"description": ""}, "404": {"description": "Lost."}, "409": {"description": "No."}}}},
              "/b": {"get": {"operationId": "getB", "responses": {"204": {"description": ""}, "404": {"description": "Not there."}, "409": {"description": "No."}}}},
              "/c": {"get": {"operationId": "getC", "responses": {"204": {"description": ""}, "404": {"description": "Lost."}}}}}
            """#
        )
        #expect(client.failures.map(\.node.name) == ["NotFoundOrConflict"])
        #expect(text.components(separatedBy: "typealias Failure = Failures.NotFoundOrConflict").count == 3)
        #expect(text.contains("public enum Failure: Sendable"))
        #expect(
            text.contains(
                "        /// In this operation:\n        /// - `notFound`: Not there.\n        public typealias Failure"
            )
        )
        #expect(text.contains("{\n        case notFound\n        /// No.\n        case conflict\n"))
    }

    @Test("a failure has no case for a status that never reaches the caller")
    func redirects() throws {
        let (client, _) = try generated(
            #"""
            "paths": {
              "/a": {"get": {"operationId": "getA", "responses": {"204": {"description": ""}, "302": {"description": "There."}, "304": {"description": "As it was."}, "404": {"description": "Lost."}}}},
              "/b": {"get": {"operationId": "getB", "parameters": [{"name": "If-None-Match", "in": "header", "schema": {"type": "string"}}],
                "responses": {"204": {"description": ""}, "300": {"description": "Choose."}, "304": {"description": "As it was."}}}}}
            """#
        )
        let cases = client.endpoints.flatMap(\.declaration.nested).map { declaration -> [String] in
            if case .failure(let failure) = declaration.kind { failure.cases.map(\.name) } else { [] }
        }
        #expect(cases == [["notFound"], ["multipleChoices", "notModified"]])
    }

    @Test("inline types of one name and shape are one type, and the nested spelling stays")
    func shared() throws {
        let address =
            #"{"type": "object", "properties": {"city": {"type": "string"}, "kind": {"type": "string", "enum": ["a", "b"]}}}"#
        let (client, text) = try generated(
            #"""
            "paths": {}, "components": {"schemas": {
              "Customer": {"type": "object", "properties": {"address": \#(address), "body": {"type": "object", "properties": {"x": {"type": "string"}}}}},
              "Shop": {"type": "object", "properties": {"address": \#(address), "body": {"type": "object", "properties": {"x": {"type": "string"}}}}},
              "Other": {"type": "object", "properties": {"address": {"type": "object", "properties": {"street": {"type": "string"}}}}}}}
            """#
        )
        #expect(client.models.map(\.node.name) == ["Customer", "Shop", "Other", "Address"])
        #expect(text.components(separatedBy: "public typealias Address = API.Address").count == 3)
        #expect(text.components(separatedBy: "public enum Kind").count == 2)
        // `Body` adds nothing to the name of the type around it.
        #expect(text.contains("public typealias Body = API.Customer.Body"))
        #expect(text.contains("public struct Address: HashedModel {\n        public var city"))
        #expect(text.contains("public struct Address: HashedModel {\n            public var street"))
    }

    @Test("a type that a deprecated operation and a current one have in common is not declared in the deprecated one")
    func sharedWithDeprecated() throws {
        let kind = #"{"type": "object", "properties": {"kind": {"type": "string", "enum": ["a", "b"]}}}"#
        let deeper = #"{"type": "object", "properties": {"in": \#(kind)}}"#
        func operation(_ name: String, _ schema: String, _ others: String) -> String {
            #"""
            {"operationId": "\#(name)", \#(others) "responses": {"200": {"description": "",
             "content": {"application/json": {"schema": \#(schema)}}}}}
            """#
        }
        let (_, text) = try generated(
            #"""
            "paths": {"/a": {"get": \#(operation("a", kind, "\"deprecated\": true,")), "put": \#(operation("b", deeper, ""))}}
            """#
        )
        #expect(text.contains("public typealias Kind = API.B.Response.In.Kind"))
        #expect(!text.contains("API.A."))
    }

    @Test("the type of a parameter that operations of one path have in common is not declared in a deprecated one")
    func sharedParameter() throws {
        let (_, text) = try generated(
            #"""
            "paths": {"/a": {"parameters": [{"name": "sort", "in": "query", "schema": {"type": "string", "enum": ["a", "b"]}}],
              "get": {"operationId": "a", "deprecated": true, "responses": {"204": {"description": ""}}},
              "put": {"operationId": "b", "responses": {"204": {"description": ""}}}}}
            """#
        )
        #expect(text.contains("public typealias Sort = API.B.Sort"))
        #expect(text.components(separatedBy: "public var sort: Sort?").count == 3)
    }

    @Test("headers that only deprecated operations have are deprecated", arguments: [true, false])
    func deprecatedHeaders(isDeprecated: Bool) throws {
        let (client, text) = try generated(
            #"""
            "paths": {"/a": {"get": {"operationId": "a", "deprecated": \#(isDeprecated), "responses": {"200": {"description": "",
              "headers": {"X-State": {"schema": {"type": "string", "enum": ["on", "off"]}}},
              "content": {"application/json": {"schema": {"type": "string"}}, "application/x-ndjson": {}}}}}}}
            """#
        )
        #expect(client.headers.map(\.isDeprecated) == [isDeprecated])
        #expect(text.contains("@available(*, deprecated)\nnonisolated extension Reply where") == isDeprecated)
    }

    @Test("the constants next to another type are values of the union itself")
    func constants() throws {
        let (_, text) = try generated(
            #"""
            "paths": {}, "components": {"schemas": {"Session": {"anyOf": [{"type": "boolean"}, {"type": "string", "enum": ["one_off", "recurring", "choice"]}]}}}
            """#
        )
        #expect(text.contains("public static var oneOff: Self { .choice(.oneOff) }"))
        #expect(text.contains("public static var recurring: Self { .choice(.recurring) }"))
        #expect(!text.contains("static var choice:"))
    }

    @Test("words that the names of all alternatives share are left out of the cases")
    func affixes() throws {
        let (client, _) = try generated(
            #"""
            "paths": {}, "components": {"schemas": {
              "Component": {"anyOf": [{"$ref": "#/components/schemas/ActionRowComponentForMessage"}, {"$ref": "#/components/schemas/ButtonComponentForMessage"}]},
              "ActionRowComponentForMessage": {"type": "object", "properties": {"a": {"type": "string"}}},
              "ButtonComponentForMessage": {"type": "object", "properties": {"b": {"type": "string"}}},
              "Version": {"anyOf": [{"$ref": "#/components/schemas/Version1"}, {"$ref": "#/components/schemas/Version2"}]},
              "Version1": {"type": "object", "properties": {"a": {"type": "string"}}},
              "Version2": {"type": "object", "properties": {"b": {"type": "string"}}}}}
            """#
        )
        let cases = client.models.compactMap { model -> [String]? in
            if case .union(let union) = model.kind { union.alternatives.map(\.name) } else { nil }
        }
        #expect(cases == [["actionRow", "button"], ["version1", "version2"]])
    }

    // MARK: -

    private func typeNames(of members: String) throws -> [String] {
        try generated(members).client.declarations.flattened.map(\.node.dottedName).sorted()
    }

    /// The client of a description, and the text of all its files.
    private func generated(_ members: String) throws -> (client: ClientBlueprint, text: String) {
        let text = #"{"openapi": "3.1.0", "info": {"title": "API", "version": "1"}, \#(members)}"#
        let log = DiagnosticLog()
        let planned = planClient(
            from: Array(text.utf8),
            path: "api.json",
            options: ClientOptions(name: "API"),
            log: log
        )
        var client = try #require(planned, "\(log.diagnostics)").client
        client = shareEqualTypes(in: client)
        let files = try render(client, access: .public, layout: .separate)
        return (client, files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n"))
    }
}
