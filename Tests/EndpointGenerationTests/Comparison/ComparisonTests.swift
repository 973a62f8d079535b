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
          "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}, "pin": {"type": "http", "scheme": "basic"}},
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

    /// What changes if `words` become `others`.
    private func changes(_ words: String, to others: String) throws -> [String] {
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
        "an operation",
        arguments: [
            Edit(
                #""operationId": "addPet""#,
                #""operationId": "createPet""#,
                ["new.json:10:12: breaking: 'AddPet' is called 'CreatePet' now"]
            ),
            Edit(
                #""/pets""#,
                #""/v2/pets""#,
                [
                    "new.json:4:11: breaking: 'ListPets' calls 'GET /v2/pets' now, not 'GET /pets'",
                    "new.json:10:12: breaking: 'AddPet' calls 'POST /v2/pets' now, not 'POST /pets'",
                ]
            ),
            Edit(
                #""operationId": "addPet""#,
                #""deprecated": true, "operationId": "addPet""#,
                ["new.json:10:12: additive: 'AddPet' is deprecated now"]
            ),
        ] as [Edit]
    )
    func operations(edit: Edit) throws {
        let found = try changes(edit.words, to: edit.others)
        #expect(found == edit.expected)
    }

    @Test(
        "a parameter",
        arguments: [
            Edit(
                #""name": "region", "in": "query", "required": true"#,
                #""name": "region", "in": "query""#,
                [
                    "new.json:5:7: breaking: the initializer of 'ListPets' takes its arguments in another order: 'limit' comes earlier",
                    "new.json:7:7: additive: 'ListPets.region' may be left out now",
                ]
            ),
            Edit(
                #""name": "tag", "in": "query""#,
                #""name": "tag", "in": "query", "required": true"#,
                [
                    "new.json:6:7: breaking: 'ListPets.tag' is required now"
                ]
            ),
            Edit(
                #""name": "tag", "in": "query""#,
                #""name": "X-Tag", "in": "header""#,
                [
                    "new.json:6:7: additive: 'ListPets.xTag' is new",
                    "old.json:6:7: breaking: 'ListPets.tag' is gone",
                ]
            ),
            Edit(
                #""name": "tag", "in": "query""#,
                #""name": "tag", "in": "header""#,
                [
                    "new.json:6:7: breaking: 'ListPets.tag' travels in the header 'tag' now, not in the query as 'tag'"
                ]
            ),
            Edit(
                #""integer", "default": 10"#,
                #""integer", "default": 20"#,
                [
                    "new.json:5:7: breaking: 'ListPets.limit' is 20 where it is left out, no longer 10"
                ]
            ),
            Edit(
                #""integer", "default": 10"#,
                #""string""#,
                ["new.json:5:7: breaking: 'ListPets.limit' is 'String?' now, not 'Int?'"]
            ),
            Edit(
                #"{"name": "region""#,
                #"{"name": "sort", "in": "query", "schema": {"type": "string"}}, {"name": "region""#,
                [
                    "new.json:7:7: additive: 'ListPets.sort' is new"
                ]
            ),
            Edit(
                #"{"name": "region""#,
                #"{"name": "sort", "in": "query", "required": true, "schema": {"type": "string"}}, {"name": "region""#,
                [
                    "new.json:7:7: breaking: 'ListPets' asks for 'sort' now"
                ]
            ),
        ] as [Edit]
    )
    func parameters(edit: Edit) throws {
        let found = try changes(edit.words, to: edit.others)
        #expect(found == edit.expected)
    }

    @Test(
        "a body or a response",
        arguments: [
            Edit(
                #""application/json":"# + "\n",
                #""application/merge-patch+json":"# + "\n",
                [
                    "new.json:10:53: breaking: 'AddPet.body' travels as application/merge-patch+json now, not as application/json"
                ]
            ),
            Edit(
                #""201""#,
                #""200""#,
                [
                    "new.json:12:27: breaking: 'AddPet' may succeed with 200 as well, which clients without it cannot read",
                    "old.json:12:27: breaking: 'AddPet' no longer succeeds with 201; it does with 200",
                ]
            ),
            Edit(
                ##"{"type": "array", "items": {"$ref": "#/components/schemas/Pet"}}"##,
                ##"{"$ref": "#/components/schemas/Pet"}"##,
                [
                    "new.json:8:27: breaking: 'ListPets' responds with 'Pet' now, not with '[Pet]'"
                ]
            ),
            Edit(
                #""X-Total""#,
                #""X-Count""#,
                [
                    "new.json:8:71: additive: the header 'count' of 'ListPets' is new",
                    "old.json:8:71: breaking: the header 'total' of 'ListPets' is gone",
                ]
            ),
            Edit(
                #""404""#,
                #""409""#,
                [
                    "new.json:13:15: additive: 'AddPet.Failure.conflict' is new",
                    "old.json:13:15: breaking: 'AddPet.Failure.notFound' is gone",
                ]
            ),
            Edit(
                #""-", "content": {"application/json": {"schema": {"type": "string"}}}"#,
                #""-""#,
                [
                    "new.json:13:15: breaking: 'AddPet.Failure.notFound' carries nothing now; it was 'String'"
                ]
            ),
        ] as [Edit]
    )
    func responses(edit: Edit) throws {
        let found = try changes(edit.words, to: edit.others)
        #expect(found == edit.expected)
    }

    @Test(
        "security and servers",
        arguments: [
            Edit(
                #"[{"key": []}]"#,
                #"[{"key": []}, {"pin": []}]"#,
                [
                    "new.json:1:101: additive: every operation without its own security accepts other credentials as well, or asks for less"
                ]
            ),
            Edit(
                #""operationId": "addPet""#,
                #""operationId": "addPet", "security": [{"key": [], "pin": []}]"#,
                [
                    "new.json:10:50: breaking: 'AddPet' asks for other credentials now: key and pin"
                ]
            ),
            Edit(
                #"[{"key": []}]"#,
                #"[{"pin": []}]"#,
                [
                    "new.json:1:101: breaking: every operation without its own security asks for other credentials now: pin"
                ]
            ),
            Edit(
                #", "pin": {"type": "http", "scheme": "basic"}"#,
                "",
                ["old.json:15:75: breaking: the security scheme 'pin' is gone"]
            ),
            Edit(
                #""scheme": "basic""#,
                #""scheme": "digest""#,
                ["new.json:15:75: breaking: the security scheme 'pin' works in another way now"]
            ),
            Edit(
                "a.example",
                "b.example",
                ["new.json:1:58: breaking: 'servers' is at https://b.example now, not at https://a.example"]
            ),
            Edit(
                #"[{"url": "https://a.example"}]"#,
                #"[{"url": "https://a.example"}, {"url": "https://{area}.example", "variables": {"area": {"default": "eu"}}}]"#,
                ["new.json:1:88: additive: 'servers' (https://{area}.example) is new"]
            ),
        ] as [Edit]
    )
    func access(edit: Edit) throws {
        let found = try changes(edit.words, to: edit.others)
        #expect(found == edit.expected)
    }

    @Test(
        "a model",
        arguments: [
            Edit(
                ##"{"$ref": "#/components/schemas/Status"}}},"##,
                ##"{"type": "string"}}},"##,
                [
                    "new.json:18:72: breaking: 'Pet.status' is 'String?' now, not 'Status?'"
                ]
            ),
            Edit(
                #""required": ["id", "name"]"#,
                #""required": ["id", "name", "status"]"#,
                ["new.json:18:72: breaking: 'Pet.status' is required now"]
            ),
            Edit(
                #""required": ["id", "name"]"#,
                #""required": ["id"]"#,
                ["new.json:18:42: breaking: 'Pet.name' is optional now"]
            ),
            Edit(
                #""required": ["name"]"#,
                #""required": []"#,
                ["new.json:19:72: additive: 'NewPet.name' may be left out now"]
            ),
            Edit(
                #""kind": {"type": "string"}"#,
                #""kind": {"type": "string"}, "age": {"type": "integer"}"#,
                ["new.json:19:133: additive: 'NewPet.age' is new"]
            ),
            Edit(
                #""required": ["name"], "properties": {"#,
                #""required": ["name", "age"], "properties": {"age": {"type": "integer"}, "#,
                [
                    "new.json:19:84: breaking: 'NewPet' asks for 'age' now"
                ]
            ),
            Edit(#", "kind": {"type": "string"}"#, "", ["old.json:19:106: breaking: 'NewPet.kind' is gone"]),
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
                    "new.json:24:74: breaking: the initializer of 'Dog' takes its arguments in another order: 'trick' comes earlier"
                ]
            ),
            Edit(
                #""trick": {"type": "string"}, "age": {"type": "integer"}"#,
                #""age": {"type": "integer"}, "trick": {"type": "string"}"#,
                [
                    "new.json:24:98: breaking: the initializer of 'Dog' takes its arguments in another order: 'age' comes earlier"
                ]
            ),
            Edit(
                #"["available", "sold"]"#,
                #"["available", "pending", "sold"]"#,
                ["new.json:20:55: additive: 'Status.pending' is new"]
            ),
            Edit(#"["available", "sold"]"#, #"["available"]"#, ["old.json:20:55: breaking: 'Status.sold' is gone"]),
            Edit(
                #"[{"type": "string"}, {"type": "integer"}]"#,
                #"[{"type": "string"}, {"type": "integer"}, {"type": "boolean"}]"#,
                [
                    "new.json:21:65: breaking: 'Shape.boolean' is new, and clients without it cannot read that shape"
                ]
            ),
            Edit(
                ##", {"$ref": "#/components/schemas/Dog"}]"##,
                "]",
                [
                    "new.json:22:14: breaking: 'Tagged' is a typealias now, not an enum of shapes",
                    "new.json:23:71: breaking: 'Cat.`is`' must be given now",
                    "new.json:24:71: breaking: 'Dog.`is`' must be given now",
                ]
            ),
            Edit(
                #""propertyName": "is""#,
                #""propertyName": "is", "mapping": {"puss": "Cat"}"#,
                [
                    "new.json:22:25: additive: 'Tagged.puss' is new",
                    "new.json:23:71: breaking: 'Cat.`is`' is \"puss\" where it is left out, no longer \"Cat\"",
                    "old.json:22:25: breaking: 'Tagged.cat' is gone",
                ]
            ),
        ] as [Edit]
    )
    func models(edit: Edit) throws {
        let found = try changes(edit.words, to: edit.others)
        #expect(found == edit.expected)
    }

    @Test("a renamed schema is recognised by its content, and its uses are not reported again")
    func renamed() throws {
        let text = ComparisonTests.text.replacingOccurrences(of: "Status", with: "State")
        let found = compare(
            try client(ComparisonTests.text, path: "old.json"),
            with: try client(text, path: "new.json")
        )
        #expect(found.map(\.description) == ["new.json:20:13: breaking: 'Status' is called 'State' now"])
    }

    @Test("a type that became a primitive, or was removed with its nested types, is gone")
    func gone() throws {
        let without = try changes(##""Shape": {"oneOf": [{"type": "string"}, {"type": "integer"}]},"##, to: "")
        #expect(without == ["old.json:21:13: breaking: 'Shape' is gone"])
        let other = try changes(
            ##""Status": {"type": "string", "enum""##,
            to: ##""Status": {"type": "integer", "x-enum""##
        )
        #expect(
            other == [
                "new.json:18:72: breaking: 'Pet.status' is 'Int?' now, not 'Status?'",
                "old.json:20:14: breaking: 'Status' is gone",
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
