import EndpointDescription
import Foundation
import Testing

@testable import EndpointGeneration

@Suite("Including and excluding")
struct SelectionTests {
    /// Pets refer to owners, owners to nobody; a base has a subtype; nothing refers to `Lonely`.
    private static let text = #"""
        {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "tags": [{"name": "pets", "parent": "animals"}, {"name": "animals"}], "paths": {
            "/pets": {"get": {"operationId": "listPets", "tags": ["pets"], "responses": {"200": {"description": "-",
                "content": {"application/json": {"schema": {"type": "array", "items": {"$ref": "#/components/schemas/Pet"}}}}}}}},
            "/owners/{id}": {"delete": {"tags": ["owners"], "parameters": [{"name": "id", "in": "path", "required": true,
                "schema": {"$ref": "#/components/schemas/ID"}}], "responses": {"204": {"description": "-"}}}},
            "/internal/base": {"put": {"operationId": "putBase", "tags": ["internal"], "requestBody": {
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Base"}}}}, "responses": {"204": {"description": "-"}}}}},
         "webhooks": {"born": {"post": {"operationId": "petBorn", "tags": ["pets", "births"], "responses": {"204": {"description": "-"}}}}},
         "components": {"schemas": {
            "Pet": {"type": "object", "properties": {"owner": {"$ref": "#/components/schemas/Owner"}}},
            "Owner": {"type": "object", "properties": {"id": {"$ref": "#/components/schemas/ID"}}},
            "ID": {"type": "string"},
            "Base": {"type": "object", "discriminator": {"propertyName": "kind"}},
            "Subtype": {"allOf": [{"$ref": "#/components/schemas/Base"}, {"type": "object", "properties": {"lonely": {"type": "string"}}}]},
            "Lonely": {"type": "object"}}}}
        """#

    private struct Outcome: Equatable {
        var operations: [String]
        var schemas: [String]
        var reported: [String] = []
    }

    private func select(include: [String] = [], exclude: [String] = []) throws -> Outcome {
        let log = DiagnosticLog()
        let read = readDescription(Array(SelectionTests.text.utf8), path: "a.json", into: log)
        let whole = try #require(read)
        var description = whole
        var selection = Selection()
        selection.include = include.compactMap { Selector($0) }
        selection.exclude = exclude.compactMap { Selector($0) }
        EndpointGeneration.select(selection, of: &description, log: log)
        reportEmptiness(of: description, selectedBy: selection, from: whole, log: log)
        return Outcome(
            operations: description.operations.map(\.key) + description.webhooks.map(\.key),
            schemas: description.schemas.map(\.name),
            reported: log.diagnostics.map { "\($0.severity.rawValue): \($0.message)" }
        )
    }

    @Test("everything stays without a selector")
    func everything() throws {
        let all = try select()
        #expect(all.operations == ["listPets", "DELETE /owners/{id}", "putBase", "petBorn"])
        #expect(all.schemas == ["Pet", "Owner", "ID", "Base", "Subtype", "Lonely"])
    }

    @Test("a tag that only a webhook has, and one that only contains others, are known")
    func otherTags() throws {
        #expect(try select(include: ["tag:births"]) == Outcome(operations: ["petBorn"], schemas: []))
        let pets = Outcome(operations: ["listPets"], schemas: ["Pet", "Owner", "ID"])
        #expect(try select(include: ["tag:animals"]) == pets)
    }

    @Test("inclusions are combined, with everything that they need")
    func include() throws {
        let pets = Outcome(operations: ["listPets", "petBorn"], schemas: ["Pet", "Owner", "ID"])
        #expect(try select(include: ["tag:pets"]) == pets)
        #expect(
            try select(include: ["operation:listPets", "operation:petBorn"]) == pets
        )
        #expect(try select(include: ["path:/pets", "operation:pet*"]) == pets)
        #expect(
            try select(include: ["operation:DELETE /owners/{id}", "schema:Lonely"])
                == Outcome(operations: ["DELETE /owners/{id}"], schemas: ["ID", "Lonely"])
        )
        #expect(try select(include: ["schema:Own*"]) == Outcome(operations: [], schemas: ["Owner", "ID"]))
    }

    @Test("a base with a discriminator includes its subtypes")
    func subtypes() throws {
        #expect(
            try select(include: ["path:/internal/*"]) == Outcome(operations: ["putBase"], schemas: ["Base", "Subtype"])
        )
    }

    @Test("exclusions remove what only they needed, and keep schemas that were unused before")
    func exclude() throws {
        #expect(
            try select(exclude: ["tag:pets"])
                == Outcome(
                    operations: ["DELETE /owners/{id}", "putBase"],
                    schemas: ["ID", "Base", "Subtype", "Lonely"]
                )
        )
        #expect(try select(exclude: ["schema:Lonely"]).schemas == ["Pet", "Owner", "ID", "Base", "Subtype"])
    }

    @Test("exclusions remove parts of what is included")
    func both() throws {
        #expect(
            try select(include: ["path:*"], exclude: ["tag:internal", "operation:DELETE *"])
                == Outcome(operations: ["listPets", "petBorn"], schemas: ["Pet", "Owner", "ID"])
        )
    }

    @Test("an excluded schema that something needs stays, and a warning names what needs it")
    func needed() throws {
        #expect(
            try select(exclude: ["schema:Owner"]).reported == [
                "warning: the schema 'Owner' stays, though it is excluded: the operation 'listPets' needs it"
            ]
        )
        #expect(
            try select(include: ["schema:Pet"], exclude: ["schema:ID"]).reported == [
                "warning: the schema 'ID' stays, though it is excluded: the schema 'Pet' needs it"
            ]
        )
    }

    @Test("a selection that leaves the client empty is a warning")
    func nothing() throws {
        #expect(
            try select(include: ["tag:pets"], exclude: ["tag:pets"]).reported == [
                "warning: the selection matches no operation, webhook or schema, so the client is empty"
            ]
        )
    }

    @Test("an empty client is reported at the exclusion that leaves nothing")
    func lastOne() throws {
        let configuration = #"{"include": ["operation:listPets"], "exclude": ["schema:Lonely", "tag:pets", "path:*"]}"#
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let description = folder.appendingPathComponent("a.json")
            try Data(SelectionTests.text.utf8).write(to: description)
            try Data(configuration.utf8).write(to: folder.appendingPathComponent("endpoint-generator.json"))
            let run = CommandRun([description.path, "-o", folder.appendingPathComponent("out").path])
            #expect(run.diagnostics.contains("warning: the selection matches no operation"))
            #expect(run.diagnostics.contains("at #/exclude/1\n"), "\(run.diagnostics)")
        }
    }

    @Test(
        "a selector that matches nothing is an error with a suggestion",
        arguments: [
            ("tag:pet", "error: --include: no operation has the tag 'pet'; did you mean 'tag:pets'?"),
            (
                "operation:listPet",
                "error: --include: there is no operation 'listPet'; did you mean 'operation:listPets'?"
            ),
            (
                "operation:GET /pet",
                "error: --include: there is no operation 'GET /pet'; did you mean 'operation:GET /pets'?"
            ),
            ("path:/pet", "error: --include: there is no path '/pet'; did you mean 'path:/pets'?"),
            ("schema:Pett", "error: --include: there is no schema 'Pett'; did you mean 'schema:Pet'?"),
            ("schema:Zzzzzzzz*", "error: --include: there is no schema 'Zzzzzzzz*'"),
        ]
    )
    func unknown(selector: String, message: String) throws {
        #expect(try select(include: [selector]).reported == [message])
    }

    @Test(
        "a star matches any text, and nothing else is special",
        arguments: [
            ("*", "a", true), ("a*", "a", true), ("a*c", "abc", true), ("a*c", "abcd", false), ("*b*", "abc", true),
            ("a*b*c", "aXbXbXc", true), ("a*b*c", "aXcXb", false), ("a.c", "abc", false), ("**", "", true),
            ("a", "A", false),
        ]
    )
    func wildcard(pattern: String, name: String, fits: Bool) throws {
        let selector = try #require(Selector("schema:" + pattern))
        let log = DiagnosticLog()
        let text =
            #"{"openapi": "3.1.0", "info": {"title": "T"}, "paths": {}, "components": {"schemas": {"\#(name)": {}}}}"#
        let description = try #require(readDescription(Array(text.utf8), path: "a.json", into: log))
        #expect(description.schemas.contains(where: selector.matches) == fits)
    }

    @Test("a pattern of many stars is not slow")
    func slow() throws {
        let selector = try #require(Selector("tag:" + String(repeating: "*a", count: 500) + "b"))
        var operation = try #require(
            readDescription(Array(SelectionTests.text.utf8), path: "a.json", into: DiagnosticLog())?.operations.first
        )
        operation.tags = [String(repeating: "a", count: 5_000)]
        #expect(!selector.matches(operation))
    }

    @Test(
        "an invalid selector in a configuration is an error at its place",
        arguments: [
            (#"{"include": "tag:pets"}"#, "c.json:1:13: error: expected an array for 'include', found string"),
            (#"{"exclude": ["pets"]}"#, "c.json:1:14: error: invalid selector 'pets'"),
            (#"{"exclude": [7]}"#, "c.json:1:14: error: expected a string in 'exclude', found number"),
        ]
    )
    func configuration(text: String, message: String) {
        let log = DiagnosticLog()
        _ = Configuration(Array(text.utf8), path: "c.json", into: log)
        #expect(log.diagnostics.map { String($0.description.prefix { $0 != "\n" }) } == [message])
    }
}
