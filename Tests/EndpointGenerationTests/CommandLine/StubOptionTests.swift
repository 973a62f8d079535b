import EndpointDescription
import Foundation
import Testing

@testable import EndpointGeneration

@Suite("--stubs")
struct StubOptionTests {
    let petstore = PackageFolder.url.appendingPathComponent("Specs/petstore.json").path

    @Test("client and stubs are written into their folders, and neither run removes the other's files")
    func both() {
        withTemporaryFolder { folder in
            let arguments = [petstore, "--output", folder.path, "--stubs", folder.path, "--quiet"]
            #expect(CommandRun(arguments).exitCode == 0)
            let names = contents(of: folder)
            #expect(names.contains("PetstoreStubs.swift") && names.contains("Petstore+API.swift"))
            #expect(CommandRun(arguments).exitCode == 0)
            #expect(contents(of: folder) == names)
        }
    }

    /// The stubs and the client of a description, as one text each.
    ///
    /// - Parameter other: the text of `other.json`, to which it may refer.
    private func generated(from description: String, beside other: String = "{}") throws -> (
        client: String, stubs: String
    ) {
        try withTemporaryFolder { folder in
            let parts = ["client", "stubs"].map(folder.appendingPathComponent)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent("api.json")
            try Data(description.utf8).write(to: file)
            try Data(other.utf8).write(to: folder.appendingPathComponent("other.json"))
            let run = CommandRun([
                file.path, "--output", parts[0].path, "--stubs", parts[1].path, "--name", "API", "-q",
            ])
            #expect(run.exitCode == 0, "\(run.diagnostics)")
            let texts = try parts.map { part in
                try contents(of: part).map { name in
                    try String(contentsOf: part.appendingPathComponent(name), encoding: .utf8)
                }.joined()
            }
            return (texts[0], texts[1])
        }
    }

    @Test("a reference to the names of members is not looked up in another file than its own")
    func namesInOtherFile() throws {
        let names = ##"{"$ref": "#/components/schemas/Key"}"##
        let stubs = try generated(
            from: #"""
                {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {"/u": {"get": {
                  "operationId": "map", "responses": {"200": {"description": "", "content": {
                    "application/json": {"schema": {"$ref": "other.json#/Map"}}}}}}}},
                 "components": {"schemas": {"Key": {"type": "string", "enum": ["wrong"]}}}}
                """#,
            beside: #"{"Map": {"propertyNames": \#(names), "additionalProperties": {"type": "integer"}}}"#
        ).stubs
        #expect(stubs.contains(#"{"key": 1}"#))
    }

    @Test("an endpoint that reads a stream is stubbed with the bodies of the endpoint next to it")
    func streamedChoice() throws {
        let stubs = try generated(
            from: #"""
                {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {"/u": {"post": {
                  "operationId": "transcribe",
                  "requestBody": {"required": true, "content": {
                    "multipart/form-data": {"schema": {"type": "object", "required": ["f"], "properties": {"f": {"type": "string", "format": "binary"}}}},
                    "application/json": {"schema": {"type": "object", "properties": {"url": {"type": "string"}}}}}},
                  "responses": {"200": {"description": "", "content": {
                    "application/json": {"schema": {"type": "object", "properties": {"t": {"type": "string"}}}},
                    "text/event-stream": {"schema": {"type": "object", "properties": {"d": {"type": "string"}}}}}}}}}}}
                """#
        ).stubs
        #expect(stubs.components(separatedBy: "$0.multipart { form in").count == 3)
    }

    @Test(
        "the stubs import a module publicly only if a response is a type of it, even behind aliases",
        arguments: [
            (##"{"$ref": "#/components/schemas/All"}"##, ["EndpointRuntime"]),
            (##"{"type": "array", "items": {"$ref": "#/components/schemas/Any"}}"##, []),
            (#"{"type": "string", "format": "uuid"}"#, ["Foundation"]),
            (#"{"type": ["string", "null"], "format": "uuid"}"#, []),
        ] as [(String, [String])]
    )
    func publicImports(of response: String, modules: [String]) throws {
        let stubs = try generated(
            from: ##"""
                {"openapi": "3.1.0", "info": {"title": "T", "version": "1"},
                 "components": {"schemas": {"Any": {}, "All": {"$ref": "#/components/schemas/Any"}}},
                 "paths": {"/u": {"get": {"operationId": "get", "responses": {"200": {"description": "", "content": {
                    "application/json": {"schema": \##(response)}}}}}}}}
                """##
        ).stubs
        let isPublic = ["EndpointRuntime", "Foundation"].filter { stubs.contains("public import \($0)\n") }
        #expect(isPublic == modules)
    }

    @Test("the stubs of a client without operations import nothing")
    func withoutOperations() throws {
        let stubs = try generated(
            from: #"{"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {}}"#
        ).stubs
        #expect(!stubs.contains("import "))
    }

    @Test("a failure with the media type of a stream is read as a whole")
    func streamedFailure() throws {
        let client = try generated(
            from: #"""
                {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {"/u": {"get": {
                  "operationId": "watch", "responses": {
                    "200": {"description": "", "content": {"text/event-stream": {"schema": {"type": "string"}}}},
                    "422": {"description": "", "content": {"text/event-stream": {"schema": {"type": "string"}}}}}}}}}
                """#
        ).client
        #expect(client.contains("case invalid(Data)"))
    }

    @Test("parts by position have names of their own, whatever their types are called")
    func positions() throws {
        let client = try generated(
            from: #"""
                {"openapi": "3.2.0", "info": {"title": "T", "version": "1"}, "paths": {"/u": {"post": {
                  "operationId": "up", "requestBody": {"required": true, "content": {"multipart/mixed": {
                    "schema": {"type": "array", "prefixItems": [{"$ref": "#/components/schemas/Pet3"},
                      {"$ref": "#/components/schemas/Pet"}, {"$ref": "#/components/schemas/Pet"}]},
                    "prefixEncoding": [{"headers": {"X-1": {"schema": {"type": "string"}}}}, {},
                      {"headers": {"X-3": {"schema": {"type": "string"}}}}]}}},
                  "responses": {"204": {"description": ""}}}}},
                 "components": {"schemas": {"Pet": {"type": "object", "properties": {"id": {"type": "integer"}}},
                   "Pet3": {"type": "object", "properties": {"n": {"type": "integer"}}}}}}
                """#
        ).client
        #expect(client.components(separatedBy: "form.header(\"X-1\"").count == 2)
        #expect(client.components(separatedBy: "form.header(\"X-3\"").count == 2)
    }

    @Test("a current operation never names a type of a deprecated one")
    func deprecatedTwin() throws {
        let response =
            #"{"200": {"description": "", "content": {"application/json": {"schema": {"type": "object", "properties": {"data": {"type": "object", "properties": {"street": {"type": "string"}}}}}}}}}"#
        let client = try generated(
            from: #"""
                {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {
                  "/a": {"get": {"operationId": "getA", "deprecated": true, "responses": \#(response)}},
                  "/b": {"get": {"operationId": "getB", "responses": \#(response)}}}}
                """#
        ).client
        #expect(!client.contains("GetA."))
        #expect(client.contains("GetB.Response"))
    }

    @Test("'--check' covers the stubs")
    func check() throws {
        try withTemporaryFolder { folder in
            let arguments = [petstore, "--stubs", folder.path, "--quiet"]
            #expect(CommandRun(arguments + ["--check"]).exitCode == 1)
            #expect(CommandRun(arguments).exitCode == 0)
            #expect(CommandRun(arguments + ["--check"]).exitCode == 0)
            let file = folder.appendingPathComponent("PetstoreStubs.swift")
            try Data("// Petstore stubs, generated from petstore.json. Do not edit.\n".utf8).write(to: file)
            let stale = CommandRun(arguments + ["--check"])
            #expect(stale.exitCode == 1)
            #expect(stale.diagnostics.contains("PetstoreStubs.swift: error: not current"))
        }
    }

    @Test("a build names the file of the stubs, and only errors are printed")
    func exactFile() {
        withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("Declared.swift")
            let arguments = [petstore, "--default-name", "Shop", "--default-module", "Shop", "--stubs-file", file.path]
            let first = CommandRun(arguments)
            #expect(first.exitCode == 0 && first.diagnostics.isEmpty)
            #expect(contents(of: folder) == ["Declared.swift"])
            #expect(CommandRun(arguments + ["--check"]).exitCode == 0)
        }
    }

    @Test("the configuration of a test target lists the stubbed targets")
    func configured() {
        let log = DiagnosticLog()
        _ = Configuration(Array(#"{"stubs": ["Petstore"]}"#.utf8), path: "c.json", into: log)
        #expect(log.diagnostics.isEmpty)
        _ = Configuration(Array(#"{"stubs": "Petstore"}"#.utf8), path: "c.json", into: log)
        #expect(log.diagnostics.map(\.message) == ["expected an array of modules for 'stubs', found string"])
    }

    @Test(
        "the stubs import the module of '--module', else that of a plugin, else the target that contains '--output'",
        arguments: [
            ([], "petstore_kit"), (["--default-module", "Task"], "Task"), (["--module", "Item"], "Item"),
            (["--default-module", "Task", "--module", "Response"], "Response"),
        ] as [([String], String)]
    )
    func importedModule(options: [String], module: String) throws {
        try withTemporaryFolder { folder in
            let output = folder.appendingPathComponent("Sources/petstore-kit/Generated").path
            let run = CommandRun([petstore, "-o", output, "--stubs", folder.path, "-q"] + options)
            #expect(run.exitCode == 0, "\(run.diagnostics)")
            let stubs = folder.appendingPathComponent("PetstoreStubs.swift")
            let text = try String(contentsOf: stubs, encoding: .utf8)
            #expect(text.contains("import \(module)\n"))
        }
    }

    @Test(
        "a module's name is an identifier",
        arguments: [
            ("petstore-kit", "; try '--module petstore_kit'"), ("2go", "; try '--module _2go'"),
            ("class", ": it is a keyword of Swift"),
        ]
    )
    func invalidModule(name: String, remedy: String) {
        let command = CommandRun([petstore, "--stubs", "x", "--module", name])
        #expect(command.exitCode == 64)
        #expect(command.diagnostics.hasPrefix("error: invalid module name '\(name)'\(remedy)\n"))
    }

    @Test("'--module' without '--stubs' is a usage error")
    func module() {
        let command = CommandRun([petstore, "--output", "x", "--module", "Shop"])
        #expect(command.exitCode == 64)
        #expect(command.diagnostics.hasPrefix("error: '--module' requires '--stubs <folder>'\n"))
    }
}
