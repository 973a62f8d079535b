import EndpointDescription
import Foundation
import Testing

@testable import EndpointGeneration

@Suite("What changes for callers")
struct ComparisonTests {
    private static let text = #"""
        {"openapi": "3.1.0", "info": {"title": "T"}, "servers": [{"url": "https://a.example"}], "security": [{"key": []}],
         "paths": {
          "/pets": {
           "get": {"operationId": "listPets", "parameters": [
              {"name": "limit", "in": "query", "schema": {"type": "integer", "default": 10}},
              {"name": "tag", "in": "query", "schema": {"type": "string"}},
              {"name": "region", "in": "query", "required": true, "schema": {"type": "string"}}],
             "responses": {"200": {"description": "-", "headers": {"X-Total": {"schema": {"type": "integer"}}},
               "content": {"application/json": {"schema": {"type": "array", "items": {"$ref": "#/components/schemas/Pet"}}}}}}},
           "post": {"operationId": "addPet", "requestBody": {"required": true, "content": {"application/json":
               {"schema": {"$ref": "#/components/schemas/NewPet"}}}},
             "responses": {"201": {"description": "-", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Pet"}}}},
               "404": {"description": "-", "content": {"application/json": {"schema": {"type": "string"}}}}}}}},
         "components": {
          "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}, "pin": {"type": "http", "scheme": "basic"}, "sign": {"type": "oauth2", "flows": {"password": {"tokenUrl": "https://a.example/token", "scopes": {"read": "All."}}}, "oauth2MetadataUrl": "https://a.example/metadata"}, "tab": {"type": "apiKey", "in": "query", "name": "tab"}},
          "schemas": {
           "Pet": {"type": "object", "required": ["id", "name"], "properties": {
              "id": {"type": "integer"}, "name": {"type": "string"}, "status": {"$ref": "#/components/schemas/Status"}}},
           "NewPet": {"type": "object", "required": ["name"], "properties": {"name": {"type": "string"}, "kind": {"type": "string"}}},
           "Status": {"type": "string", "enum": ["available", "sold"]},
           "Shape": {"oneOf": [{"type": "string"}, {"type": "integer"}]},
           "Tagged": {"oneOf": [{"$ref": "#/components/schemas/Cat"}, {"$ref": "#/components/schemas/Dog"}], "discriminator": {"propertyName": "is"}},
           "Cat": {"type": "object", "required": ["is"], "properties": {"is": {"type": "string"}}},
           "Dog": {"type": "object", "required": ["is"], "properties": {"is": {"type": "string"}, "trick": {"type": "string"}, "age": {"type": "integer"}}}}}}
        """#

    private func client(_ text: String, path: String) throws -> PlannedClient {
        let log = DiagnosticLog()
        let options = ClientOptions(name: "API")
        let planned = planClient(from: Array(text.utf8), path: path, options: options, log: log)
        #expect(!log.hasErrors, "\(log.diagnostics)")
        let (whole, description, blueprint) = try #require(planned)
        return PlannedClient(blueprint, of: description, outOf: whole)
    }

    /// The changes if `words` become `others`.
    func changes(_ words: String, to others: String) throws -> [String] {
        let parts = ComparisonTests.text.components(separatedBy: words)
        try #require(parts.count == 2, "the words stand there once")
        let new = try client(parts.joined(separator: others), path: "new.json")
        return compare(try client(ComparisonTests.text, path: "old.json"), with: new).map(\.description)
    }

    @Test("descriptions, examples and the order of operations are not changes")
    func nothing() throws {
        #expect(try changes(#""title": "T""#, to: #""title": "T", "description": "D""#).isEmpty)
        #expect(try changes(#""description": "-", "headers""#, to: #""description": "All.", "headers""#).isEmpty)
        #expect(try changes(#""operationId": "addPet""#, to: #""operationId": "addPet", "tags": ["a"]"#).isEmpty)
    }

    @Test(
        "a change of an operation is reported by its impact",
        arguments: [
            Edit(
                #""operationId": "addPet""#,
                #""operationId": "createPet""#,
                ["new.json:10:12: breaking: 'AddPet' was renamed to 'CreatePet'"]
            ),
            Edit(
                #""/pets""#,
                #""/v2/pets""#,
                [
                    "new.json:4:11: breaking: 'ListPets' now sends 'GET /v2/pets' instead of 'GET /pets'",
                    "new.json:10:12: breaking: 'AddPet' now sends 'POST /v2/pets' instead of 'POST /pets'",
                ]
            ),
            // A new operation takes the name of a schema.
            Edit(
                #""operationId": "addPet""#,
                #""operationId": "newPet""#,
                [
                    "new.json:10:12: breaking: 'AddPet' was renamed to 'NewPet'",
                    "new.json:19:14: breaking: 'NewPet' was renamed to 'NewPetBody'",
                ]
            ),
            Edit(
                #""operationId": "addPet""#,
                #""deprecated": true, "operationId": "addPet""#,
                ["new.json:10:12: additive: 'AddPet' is now deprecated"]
            ),
        ] as [Edit]
    )
    func operations(edit: Edit) throws {
        let found = try changes(edit.words, to: edit.others)
        #expect(found == edit.expected)
    }

    @Test(
        "a change of a parameter is reported by its impact",
        arguments: [
            Edit(
                #""name": "region", "in": "query", "required": true"#,
                #""name": "region", "in": "query""#,
                [
                    "new.json:5:7: breaking: the argument order of the initializer of 'ListPets' changed: 'limit' now comes earlier",
                    "new.json:7:7: additive: 'ListPets.region' may now be omitted",
                ]
            ),
            Edit(
                #""name": "tag", "in": "query""#,
                #""name": "tag", "in": "query", "required": true"#,
                [
                    "new.json:6:7: breaking: 'ListPets.tag' is now required"
                ]
            ),
            Edit(
                #""name": "tag", "in": "query""#,
                #""name": "X-Tag", "in": "header""#,
                [
                    "new.json:6:7: additive: 'ListPets.xTag' was added",
                    "old.json:6:7: breaking: 'ListPets.tag' was removed",
                ]
            ),
            Edit(
                #""name": "tag", "in": "query""#,
                #""name": "tag", "in": "header""#,
                [
                    "new.json:6:7: breaking: 'ListPets.tag' is now sent in the header 'tag' instead of in the query as 'tag'"
                ]
            ),
            Edit(
                #""integer", "default": 10"#,
                #""integer", "default": 20"#,
                [
                    "new.json:5:7: breaking: the default of 'ListPets.limit' is now 20 instead of 10"
                ]
            ),
            Edit(
                #""integer", "default": 10"#,
                #""string""#,
                ["new.json:5:7: breaking: the type of 'ListPets.limit' is now 'String?' instead of 'Int?'"]
            ),
            Edit(
                #"{"name": "region""#,
                #"{"name": "sort", "in": "query", "schema": {"type": "string"}}, {"name": "region""#,
                [
                    "new.json:7:7: additive: 'ListPets.sort' was added"
                ]
            ),
            Edit(
                #"{"name": "region""#,
                #"{"name": "sort", "in": "query", "required": true, "schema": {"type": "string"}}, {"name": "region""#,
                [
                    "new.json:7:7: breaking: 'ListPets' now requires 'sort'"
                ]
            ),
        ] as [Edit]
    )
    func parameters(edit: Edit) throws {
        let found = try changes(edit.words, to: edit.others)
        #expect(found == edit.expected)
    }

    @Test(
        "a change of a body or a response is reported by its impact",
        arguments: [
            Edit(
                #""application/json":"# + "\n",
                #""application/merge-patch+json":"# + "\n",
                [
                    "new.json:10:53: breaking: 'AddPet.body' is now sent as application/merge-patch+json instead of as application/json"
                ]
            ),
            Edit(#""201""#, #""200""#, []),
            Edit(
                ##"{"type": "array", "items": {"$ref": "#/components/schemas/Pet"}}"##,
                ##"{"$ref": "#/components/schemas/Pet"}"##,
                [
                    "new.json:8:27: breaking: 'ListPets' now returns 'Pet' instead of '[Pet]'"
                ]
            ),
            Edit(
                #""X-Total""#,
                #""X-Count""#,
                [
                    "new.json:8:71: additive: the header 'count' of 'ListPets' was added",
                    "old.json:8:71: breaking: the header 'total' of 'ListPets' was removed",
                ]
            ),
            Edit(
                #""404""#,
                #""409""#,
                [
                    "new.json:13:15: additive: 'AddPet.Failure.conflict' was added",
                    "old.json:13:15: breaking: 'AddPet.Failure.notFound' was removed",
                ]
            ),
            Edit(
                #""responses": {"200""#,
                #""responses": {"404": {"description": "-"}, "200""#,
                [
                    "new.json:8:27: breaking: 'ListPets' now throws 'HTTPError<ListPets.Failure>' instead of 'HTTPError<Never>'",
                    "new.json:8:27: additive: 'ListPets.Failure.notFound' was added",
                ]
            ),
            Edit(
                #""-", "content": {"application/json": {"schema": {"type": "string"}}}"#,
                #""-""#,
                [
                    "new.json:13:15: breaking: the payload of 'AddPet.Failure.notFound' is now nothing instead of 'String'"
                ]
            ),
            Edit(
                #""404": {"description": "-", "content": {"application/json""#,
                #""404": {"description": "-", "content": {"text/plain""#,
                ["new.json:13:15: breaking: the payload of 'AddPet.Failure.notFound' is now decoded differently"]
            ),
        ] as [Edit]
    )
    func responses(edit: Edit) throws {
        let found = try changes(edit.words, to: edit.others)
        #expect(found == edit.expected)
    }

    @Test(
        "a change of a model is reported by its impact",
        arguments: [
            Edit(
                ##"{"$ref": "#/components/schemas/Status"}}},"##,
                ##"{"type": "string"}}},"##,
                [
                    "new.json:18:72: breaking: the type of 'Pet.status' is now 'String?' instead of 'Status?'"
                ]
            ),
            Edit(
                #""required": ["id", "name"]"#,
                #""required": ["id", "name", "status"]"#,
                ["new.json:18:72: breaking: 'Pet.status' is now required"]
            ),
            Edit(
                #""required": ["id", "name"]"#,
                #""required": ["id"]"#,
                ["new.json:18:42: breaking: 'Pet.name' is now optional"]
            ),
            Edit(
                #""required": ["name"]"#,
                #""required": []"#,
                ["new.json:19:72: additive: 'NewPet.name' may now be omitted"]
            ),
            Edit(
                #""kind": {"type": "string"}"#,
                #""kind": {"type": "string"}, "age": {"type": "integer"}"#,
                ["new.json:19:133: additive: 'NewPet.age' was added"]
            ),
            Edit(
                #""required": ["name"], "properties": {"#,
                #""required": ["name", "age"], "properties": {"age": {"type": "integer"}, "#,
                [
                    "new.json:19:84: breaking: 'NewPet' now requires 'age'"
                ]
            ),
            Edit(#", "kind": {"type": "string"}"#, "", ["old.json:19:106: breaking: 'NewPet.kind' was removed"]),
            Edit(
                #"{"name": {"type": "string"}, "kind": {"type": "string"}}"#,
                #"{"kind": {"type": "string"}, "name": {"type": "string"}}"#,
                // Required members come first, whatever their order.
                []
            ),
            Edit(
                #""is": {"type": "string"}, "trick": {"type": "string"}"#,
                #""trick": {"type": "string"}, "is": {"type": "string"}"#,
                // The tag has a default, so it keeps its place among the optional members.
                [
                    "new.json:24:74: breaking: the argument order of the initializer of 'Dog' changed: 'trick' now comes earlier"
                ]
            ),
            Edit(
                #""trick": {"type": "string"}, "age": {"type": "integer"}"#,
                #""age": {"type": "integer"}, "trick": {"type": "string"}"#,
                [
                    "new.json:24:98: breaking: the argument order of the initializer of 'Dog' changed: 'age' now comes earlier"
                ]
            ),
            Edit(
                #"["available", "sold"]"#,
                #"["available", "pending", "sold"]"#,
                ["new.json:20:55: additive: 'Status.pending' was added"]
            ),
            Edit(#"["available", "sold"]"#, #"["available"]"#, ["old.json:20:55: breaking: 'Status.sold' was removed"]),
            Edit(
                #"[{"type": "string"}, {"type": "integer"}]"#,
                #"[{"type": "string"}, {"type": "integer"}, {"type": "boolean"}]"#,
                [
                    "new.json:21:65: breaking: 'Shape.boolean' was added, and released clients cannot read it"
                ]
            ),
            Edit(
                ##", {"$ref": "#/components/schemas/Dog"}]"##,
                "]",
                [
                    "new.json:22:14: breaking: 'Tagged' is now a typealias instead of an enum of alternatives",
                    "new.json:23:71: breaking: 'Cat.`is`' must now be passed",
                    "new.json:24:71: breaking: 'Dog.`is`' must now be passed",
                ]
            ),
            Edit(
                #""propertyName": "is""#,
                #""propertyName": "is", "mapping": {"puss": "Cat"}"#,
                [
                    "new.json:22:14: breaking: 'Tagged.cat' was renamed to 'Tagged.puss'",
                    #"new.json:22:14: breaking: 'Tagged.puss' is now selected by "is": "puss" instead of "is": "Cat""#,
                    "new.json:23:71: breaking: the default of 'Cat.`is`' is now \"puss\" instead of \"Cat\"",
                ]
            ),
        ] as [Edit]
    )
    func models(edit: Edit) throws {
        let found = try changes(edit.words, to: edit.others)
        #expect(found == edit.expected)
    }

    @Test("a renamed schema is recognized by its content, and its uses are not reported again")
    func renamed() throws {
        let text = ComparisonTests.text.replacingOccurrences(of: "Status", with: "State")
        let found = compare(
            try client(ComparisonTests.text, path: "old.json"),
            with: try client(text, path: "new.json")
        )
        #expect(found.map(\.description) == ["new.json:20:13: breaking: 'Status' was renamed to 'State'"])
    }

    @Test("a type that became a primitive, or whose schema was removed, is reported as removed")
    func gone() throws {
        let without = try changes(##""Shape": {"oneOf": [{"type": "string"}, {"type": "integer"}]},"##, to: "")
        #expect(without == ["old.json:21:13: breaking: 'Shape' was removed"])
        let other = try changes(
            ##""Status": {"type": "string", "enum""##,
            to: ##""Status": {"type": "integer", "x-enum""##
        )
        #expect(
            other == [
                "new.json:18:72: breaking: the type of 'Pet.status' is now 'Int?' instead of 'Status?'",
                "old.json:20:14: breaking: 'Status' was removed",
            ]
        )
    }

    struct Edit: CustomTestStringConvertible, Sendable {
        var words: String
        var others: String
        var expected: [String]

        init(_ words: String, _ others: String, _ expected: [String]) {
            self.words = words
            self.others = others
            self.expected = expected
        }

        var testDescription: String { others.isEmpty ? "without \(words)" : others }
    }
}
