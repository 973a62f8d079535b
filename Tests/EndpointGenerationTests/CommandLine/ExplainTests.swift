import Foundation
import Testing

@testable import EndpointGeneration

@Suite("generate explain")
struct ExplainTests {
    private let petstore = PackageFolder.url.appendingPathComponent("Specs/petstore.json").path

    private func explain(_ name: String, _ options: String...) -> CommandRun {
        CommandRun(["explain", petstore, name] + options)
    }

    /// The same next to a configuration.
    private func explain(_ name: String, configuration: String) throws -> CommandRun {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent("c.json")
            try Data(configuration.utf8).write(to: file)
            return explain(name, "--config", file.path)
        }
    }

    @Test("a plugin names the client after its target, unless an option does")
    func defaultName() {
        #expect(explain("Pet", "--default-name", "Shop").output.contains("struct Shop.Pet"))
        #expect(explain("Pet", "--default-name", "Shop", "--name", "Zoo").output.contains("struct Zoo.Pet"))
    }

    @Test(
        "an operation is found by its path as it is written, and a webhook by its method or a pattern",
        arguments: [
            ("GET /pets/{id:int}", "endpoint T.GetPet"), ("PUT pet", "webhook T.Webhooks.PetPut"),
            ("POST pet", "webhook T.Webhooks.Pet,"), ("p*t", "webhook T.Webhooks.PetPut"),
        ]
    )
    func written(name: String, expected: String) throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let text = #"""
                {"openapi": "3.1.0", "info": {"title": "T"},
                "paths": {"/pets/{id:int}": {"get": {"operationId": "getPet", "responses": {"204": {"description": "-"}},
                "parameters": [{"name": "id", "in": "path", "required": true, "schema": {"type": "integer"}}]}}},
                "webhooks": {"pet": {"post": {"operationId": "petAdded"}, "put": {"operationId": "petReplaced"}}}}
                """#
            let description = folder.appendingPathComponent("t.json")
            try Data(text.utf8).write(to: description)
            let run = CommandRun(["explain", description.path, name])
            #expect(run.output.contains("becomes  \(expected)"), "\(run.output)\(run.diagnostics)")
        }
    }

    @Test(
        "a place in another file is explained, and so is the custom type for it",
        arguments: [
            ("m.json#/Pet/properties/n", "struct T.Pet"), ("#/Pet/properties/n", "struct T.Pet"),
            ("n.json#/Pet", nil), ("m.json#/Toy", "the custom type 'Plaything' replaces it"),
            ("toy.json#", "the custom type 'Money' replaces it"),
        ] as [(String, String?)]
    )
    func otherFile(name: String, expected: String?) throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let files = [
                "t.json": ##"""
                {"openapi": "3.1.0", "info": {"title": "T"}, "paths": {}, "components": {"schemas": {"A": {"properties": {
                "a": {"$ref": "m.json#/Pet"}, "b": {"$ref": "m.json#/Toy"}, "c": {"$ref": "toy.json"}}}}}}
                """##,
                "m.json": #"{"Pet": {"properties": {"n": {"type": "string"}}}, "Toy": {"type": "object"}}"#,
                "toy.json": #"{"type": "object"}"#,
                "endpoint-generator.json": ##"{"types": {"m.json#/Toy": "Plaything", "toy.json#": "Money"}}"##,
            ]
            for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
            let run = CommandRun(["explain", folder.appendingPathComponent("t.json").path, name])
            #expect(run.exitCode == (expected == nil ? 1 : 0))
            #expect(expected.map(run.output.contains) ?? run.output.isEmpty, "\(run.output)\(run.diagnostics)")
        }
    }

    @Test("a schema is explained by the operations that need it, its type, its file and its members")
    func schema() {
        let run = explain("Pet")
        #expect(run.exitCode == 0 && run.diagnostics.isEmpty)
        #expect(
            run.output == """
                \(petstore):480:14: schema 'Pet'
                  becomes  struct Petstore.Pet, in Petstore+Models.swift
                  because  createPet (POST /pets): response 201 → Pet
                           also listPets, getPet, updatePet, POST pet.adopted
                  members  id: Int64
                           name: String
                           tag: String?
                           status: PetStatus?
                           animal: Animal?

                """
        )
    }

    @Test(
        "an operation is explained by its parameters and its responses",
        arguments: ["listPets", "GET /pets", "operation:listPets"]
    )
    func operation(name: String) {
        let run = explain(name)
        #expect(run.exitCode == 0)
        #expect(
            run.output == """
                \(petstore):28:14: operation 'listPets (GET /pets)'
                  becomes  endpoint Petstore.ListPets, in Petstore+PetsEndpoints.swift
                  because  every operation is generated
                  takes    limit: Int32?, default 20
                           cursor: String?
                           status: [PetStatus]?
                           xRequestID: UUID?, 'X-Request-ID'
                  responds 200: PetPage
                           any other status: fails with .other(status: Int, Problem)
                           page by page: Pet, by cursor

                """
        )
    }

    @Test(
        "a failure that several operations share is explained by its cases and by them",
        arguments: ["Failures.NotFound", "Petstore.Failures.NotFound", "GetPet.Failure"]
    )
    func sharedFailure(name: String) {
        let run = explain(name)
        #expect(run.exitCode == 0 && run.diagnostics.isEmpty)
        #expect(
            run.output == """
                \(petstore):132:14: type 'Failures.NotFound'
                  becomes  enum of failures Petstore.Failures.NotFound, in Petstore+Failures.swift
                  because  6 operations share this failure: getPet, deletePet, getPhoto, attachDocuments, cancelOrder, getOwner
                  members  case notFound(Problem)

                """
        )
    }

    @Test("a chain lists the schemas that lead to a schema, and a long one is shortened")
    func chains() throws {
        #expect(explain("PetPage").output.contains("  because  listPets (GET /pets): response 200 → PetPage\n"))
        #expect(explain("Animal").output.contains(".animal → Animal\n"))
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent("long.json")
            let schemas = (0..<50).map {
                ##""S\##($0)": {"type": "object", "properties": {"n": {"$ref": "#/components/schemas/S\##($0 + 1)"}}}"##
            }
            let text = ##"""
                {"openapi": "3.1.0", "info": {"title": "T"}, "paths": {"/a": {"get": {"operationId": "a", "responses": {"200":
                {"description": "-", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/S0"}}}}}}}},
                "components": {"schemas": {\##(schemas.joined(separator: ", ")), "S50": {"type": "object"}}}}
                """##
            try Data(text.utf8).write(to: file)
            let output = CommandRun(["explain", file.path, "S50"]).output
            #expect(
                output.contains(
                    "a (GET /a): response 200 → S0.n → S1.n → S2.n → S3.n → S4.n → … → S46.n → S47.n → S48.n → S49.n → S50\n"
                ),
                "\(output)"
            )
        }
    }

    @Test(
        "enums, unions and generated types are explained as well",
        arguments: [
            ("PetStatus", "  members  case available = \"available\"\n           case onHold = \"on-hold\"\n"),
            ("Animal", "  members  case dog(Dog), where 'species' is 'dog'\n"),
            (
                "Petstore.GetPet",
                "type 'GetPet'\n  becomes  endpoint Petstore.GetPet, in Petstore+PetsEndpoints.swift\n"
            ),
            ("Pet.name", "schema 'Pet'\n  becomes  struct Petstore.Pet,"),
            ("Petstore.GetPet.petID", "type 'GetPet'\n"),
            ("CreatePet.Failure.invalid", "type 'CreatePet.Failure'\n"),
            ("ListPets.Response", "type 'ListPets'\n"),
            ("/pets/{petId}", "operation 'deletePet (DELETE /pets/{petId})'\n"),
            ("#/components/schemas/Pet/properties/name", "schema 'Pet'\n"),
            ("#/components/schemas/Owner/allOf/1/properties/address/properties/city", "type 'Owner.Address'\n"),
            ("#/paths/~1pets~1{petId}/get/responses/404", "operation 'getPet (GET /pets/{petId})'\n"),
            ("#/paths/~1pets~1{petId}/parameters/0", "operation 'getPet (GET /pets/{petId})'\n"),
        ]
    )
    func kinds(name: String, text: String) {
        #expect(explain(name).output.contains(text))
    }

    @Test("the selection is named as the reason")
    func selection() throws {
        let out = try explain("Photo", configuration: #"{"include": ["operation:getPet"]}"#)
        #expect(out.exitCode == 0)
        #expect(
            out.output.contains("  becomes  no type of its own\n  because  not generated: it is not selected")
        )
        let operation = try explain("listPets", configuration: #"{"include": ["operation:getPet"]}"#)
        #expect(operation.output.contains("  because  not generated: it is not selected\n"))
        let kept = try explain("getPet", configuration: #"{"include": ["operation:getPet"]}"#)
        #expect(kept.output.contains("  because  'operation:getPet' selects it\n"))
        let include = #"{"include": ["operation:get /pets/{petId}", "path:/pets/*"]}"#
        let both = try explain("getPet", configuration: include)
        #expect(both.output.contains("  because  'operation:get /pets/{petId}', 'path:/pets/*' select it\n"))
    }

    @Test("a custom type that replaces a schema is named")
    func replaced() throws {
        let run = try explain("Photo", configuration: #"{"types": {"Photo": "Picture"}}"#)
        #expect(run.output.contains("  becomes  no type of its own\n"))
        #expect(run.output.contains("the custom type 'Picture' replaces it\n"))
    }

    @Test("a base that has no type of its own says that others have its members")
    func extended() throws {
        let text = ##"""
            {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {
              "/a": {"get": {"responses": {"204": {"description": "-"}}}}}, "components": {"schemas": {
              "Base": {"properties": {"p": {"type": "string"}}}, "Sub": {
                "allOf": [{"$ref": "#/components/schemas/Base"}], "properties": {"q": {"type": "string"}}}}}}
            """##
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent("t.json")
            try Data(text.utf8).write(to: file)
            #expect(CommandRun(["explain", file.path, "Base"]).output.contains("the schemas that extend it have its"))
        }
    }

    @Test("the notes about a schema are printed with it, and no others")
    func notes() {
        let names = PackageFolder.url.appendingPathComponent("Specs/names.json").path
        let all = CommandRun([names, "--output", "/nowhere", "--dry-run"]).diagnostics
        #expect(all.contains("becomes 'EndpointModel'"))
        let run = CommandRun(["explain", names, "Endpoint"])
        #expect(run.output.contains("  notes    note at "))
        #expect(run.output.contains("'Endpoint' becomes 'EndpointModel'"))
        #expect(run.diagnostics.isEmpty)
        #expect(!explain("Pet").output.contains("notes"))
    }

    @Test("a type is found behind a namespace with a letter of several bytes")
    func longLetter() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let description = folder.appendingPathComponent("Müller.json")
            try FileManager.default.copyItem(at: URL(fileURLWithPath: petstore), to: description)
            let run = CommandRun(["explain", description.path, "Müller.Pet"])
            #expect(run.output.contains("struct Müller.Pet"), "\(run.diagnostics)")
        }
    }

    @Test("the type of an operation or a webhook has its reasons", arguments: ["ListPets", "Webhooks.PetAdopted"])
    func reasonsOfTypes(name: String) {
        #expect(explain(name).output.contains("because  every operation is generated\n"), "\(explain(name).output)")
    }

    @Test("without a selection, every operation is generated, except those that are excluded")
    func everyOperation() {
        #expect(explain("listPets").output.contains("because  every operation is generated\n"))
        #expect(
            explain("listPets", "--exclude", "operation:getPet").output
                .contains("because  every operation that is not excluded is generated\n")
        )
    }

    @Test("the file of a nested type is its own if it is not in that of the type around it")
    func fileOfNestedType() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let members = (0..<150).map { #""m\#($0)": {"type": "string"}"# }.joined(separator: ", ")
            let types = ["user", "order", "shop"].map { name in
                #""\#(name)": {"type": "object", "properties": {"\#(name)": {"type": "string"}, \#(members)}}"#
            }
            let text = #"""
                {"openapi": "3.1.0", "info": {"title": "T"}, "paths": {}, "components": {"schemas": {
                 "Event": {"type": "object", "properties": {\#(types.joined(separator: ", "))}}}}}
                """#
            let description = folder.appendingPathComponent("t.json")
            try Data(text.utf8).write(to: description)
            let run = CommandRun(["explain", description.path, "Event.User"])
            #expect(run.output.contains("struct T.Event.User, in T+EventUser.swift"), "\(run.output)\(run.diagnostics)")
        }
    }

    @Test("an explanation as JSON has the type of a schema without a declaration")
    func plainType() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let text = #"""
                {"openapi": "3.1.0", "info": {"title": "T"}, "paths": {},
                 "components": {"schemas": {"Day": {"type": "string", "format": "date"}}}}
                """#
            let description = folder.appendingPathComponent("t.json")
            try Data(text.utf8).write(to: description)
            let run = CommandRun(["explain", description.path, "Day", "--diagnostics", "json"])
            let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
            #expect(object?["type"] as? String == "CalendarDate", "\(run.output)")
        }
    }

    @Test("an explanation as JSON is one object")
    func json() throws {
        let run = explain("Pet", "--diagnostics=json")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(object["swiftName"] as? String == "Petstore.Pet")
        #expect(object["declaration"] as? String == "struct")
        #expect(object["file"] as? String == "Petstore+Models.swift")
        #expect((object["members"] as? [String])?.first == "id: Int64")
        #expect((object["reasons"] as? [String])?.count == 2)
        #expect(run.output.split(separator: "\n").count == 1)
    }

    @Test(
        "selectors of a configuration and patterns of paths are explained",
        arguments: [
            ("path:/pets", ["listPets (GET /pets)", "createPet (POST /pets)"]),
            (
                "path:/pets/{petId}/*",
                [
                    "getPhoto (GET /pets/{petId}/photo)", "uploadPhoto (PUT /pets/{petId}/photo)",
                    "attachDocuments (POST /pets/{petId}/documents)",
                ]
            ),
            ("/pets/*s", ["watchPets (GET /pets/events)", "attachDocuments (POST /pets/{petId}/documents)"]),
            ("tag:own*", ["getOwner (GET /owners/{ownerId})"]),
            ("schema:Pet*", ["Pet", "PetEvent", "PetPatch", "PetPage", "PetStatus"]),
        ] as [(String, [String])]
    )
    func selectors(name: String, operations: [String]) {
        let run = explain(name)
        let found = run.output.split(separator: "\n").filter {
            $0.contains(": operation '") || $0.contains(": schema '")
        }
        #expect(found.map { String($0.split(separator: "'")[1]) } == operations)
        #expect(run.exitCode == 0)
    }

    @Test(
        "an unknown name exits with 1 and prints a suggestion",
        arguments: [
            ("Pett", "there is no schema, operation or type 'Pett'; did you mean 'Pet'?"),
            ("Shelter.Pet", "there is no schema, operation or type 'Shelter.Pet'; did you mean 'Pet'?"),
            ("Address", "there is no schema, operation or type 'Address'; did you mean 'Owner.Address'?"),
            ("listPet", "there is no schema, operation or type 'listPet'; did you mean 'listPets'?"),
            ("Pet.nme", "there is no schema, operation or type 'Pet.nme'; did you mean 'Pet.name'?"),
            ("GET /pet", "there is no schema, operation or type 'GET /pet'; did you mean 'GET /pets'?"),
            (
                "zzzzzzzzzz",
                """
                there is no schema, operation or type 'zzzzzzzzzz'
                    name a schema, an operationId, a method and path ('GET /pets'), a generated type ('Pet.Category') or a pattern ('issues/*', '/pets/*')
                """
            ),
            (
                "schema:listPets",
                """
                there is no schema, operation or type 'schema:listPets'
                    name a schema, an operationId, a method and path ('GET /pets'), a generated type ('Pet.Category') or a pattern ('issues/*', '/pets/*')
                """
            ),
        ]
    )
    func unknown(name: String, message: String) {
        let run = explain(name)
        #expect(run.exitCode == 1 && run.output.isEmpty)
        #expect(run.diagnostics == "\(petstore):1:1: error: \(message)\n")
    }

    @Test("every schema and operation has its explanation", arguments: PackageFolder.specs)
    func everything(name: String) throws {
        let file = name == "configured" ? "configured/openapi.json" : "\(name).json"
        let path = PackageFolder.url.appendingPathComponent("Specs/\(file)").path
        let object = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: path)))
        let components = (object as? [String: Any])?["components"] as? [String: Any]
        for schema in (components?["schemas"] as? [String: Any] ?? [:]).keys.sorted().prefix(3) {
            #expect(CommandRun(["explain", path, "schema:\(schema)", "--lenient"]).output.contains("  because  "))
        }
    }

    @Test("a usage error of 'explain' exits with 64")
    func usage() {
        let run = CommandRun(["explain", petstore])
        #expect(run.exitCode == 64)
        #expect(run.diagnostics.hasPrefix("error: expected two arguments, a description and a name"))
        #expect(CommandRun(["explain", "-h"]).output == HelpText(program: "generate").text(of: .explain))
    }

    @Test("an empty name is a usage error that says so")
    func emptyName() {
        let run = explain("")
        #expect(run.exitCode == 64)
        #expect(
            run.diagnostics.hasPrefix(
                "error: an argument is empty; expected two arguments, a description and a name: 'explain openapi.json Pet'\n"
            )
        )
    }
}
