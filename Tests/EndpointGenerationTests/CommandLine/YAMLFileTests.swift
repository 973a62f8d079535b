import Foundation
import Testing

@Suite("YAML on the command line")
struct YAMLFileTests {
    private let description = """
        openapi: 3.1.0
        info: {title: Pets, version: 1.0.0}
        paths:
          /pets:
            get:
              operationId: listPets
              responses:
                200:
                  description: All pets.
                  content: {application/json: {schema: {type: array, items: {$ref: models.json#/Pet}}}}
        """
    private let models = #"{"Pet": {"type": "object", "properties": {"name": {"type": "string"}}}}"#

    /// Runs the command in a folder with these files. The words `OUT` and every file's name become paths.
    private func run(_ arguments: [String], _ files: [String: String]) throws -> (run: CommandRun, files: [String]) {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (name, text) in files {
                try Data(text.utf8).write(to: folder.appendingPathComponent(name))
            }
            let output = folder.appendingPathComponent("out")
            let paths = arguments.map { argument in
                argument == "OUT"
                    ? output.path : argument.contains(".") ? folder.appendingPathComponent(argument).path : argument
            }
            var run = CommandRun(paths)
            run.diagnostics = run.diagnostics.replacing(folder.path + "/", with: "")
            run.output = run.output.replacing(folder.path + "/", with: "")
            return (run, contents(of: output))
        }
    }

    @Test(
        "a description in YAML with another file in JSON becomes a client",
        arguments: ["openapi.yaml", "openapi.yml"]
    )
    func generates(name: String) throws {
        let (run, files) = try run([name, "--output", "OUT"], [name: description, "models.json": models])
        #expect(run.exitCode == 0, "\(run.diagnostics)")
        #expect(files == ["Pets+API.swift", "Pets+Endpoints.swift", "Pets+Models.swift"])
    }

    @Test("a remedy names the configuration that is used", arguments: ["endpoint-generator.yaml", "other.yml"])
    func remedies(file: String) throws {
        func diagnostics(of reference: String) throws -> String {
            let description = """
                openapi: 3.1.0
                info: {title: Pets}
                components: {schemas: {Pet: {type: object}}}
                paths:
                  /pets:
                    get:
                      operationId: listPets
                      parameters: [{name: page, in: query, schema: {type: integer}}]
                      responses:
                        200: {description: All., content: {application/json: {schema: {type: array, items: {$ref: '\(reference)'}}}}}
                """
            let arguments = ["openapi.yaml", "--output", "OUT"] + (file == "other.yml" ? ["--config", file] : [])
            return try run(arguments, ["openapi.yaml": description, file: "exclude: ['schema:Pet']"]).run.diagnostics
        }
        #expect(try diagnostics(of: "#/components/schemas/Pett").contains("\"lenient\": true in \(file)\n"))
        let notes = try diagnostics(of: "#/components/schemas/Pet")
        #expect(notes.contains("\"types\" in \(file)\n") && notes.contains(" to \(file), or"))
    }

    @Test("a description with every style of YAML gives the client of its form in JSON")
    func styles() throws {
        let folder = PackageFolder.url.appendingPathComponent("Specs/yaml")
        let clients = try ["yaml", "json"].map { format in
            try withTemporaryFolder { output in
                let run = CommandRun([folder.appendingPathComponent("pets.\(format)").path, "--output", output.path])
                #expect(run.exitCode == 0 && run.diagnostics.isEmpty, "\(run.diagnostics)")
                return try contents(of: output).map { name in
                    try String(contentsOf: output.appendingPathComponent(name), encoding: .utf8)
                        .replacing("generated from pets.\(format).", with: "generated.")
                }
            }
        }
        #expect(clients[0] == clients[1] && clients[0].count == 3)
    }

    @Test("a fault is reported at its place in the YAML file")
    func fault() throws {
        let broken = description.replacing("{$ref: models.json#/Pet}", with: "{type: strng}")
        let (run, files) = try run(
            ["openapi.yaml", "--output", "OUT"],
            ["openapi.yaml": broken, "models.json": models]
        )
        #expect(run.exitCode == 1 && files.isEmpty)
        #expect(
            run.diagnostics.hasPrefix("openapi.yaml:10:76: error: 'strng' is not a type; did you mean 'string'?\n"),
            "\(run.diagnostics)"
        )
    }

    @Test(
        "the configuration and its overlay may be in YAML",
        arguments: ["endpoint-generator.yaml", "endpoint-generator.yml"]
    )
    func configuration(name: String) throws {
        let overlay = """
            overlay: 1.0.0
            info: {title: O, version: 1}
            actions: [{target: "$.paths['/pets'].get", update: {operationId: allPets}}]
            """
        let (run, files) = try run(
            ["openapi.yaml", "--output", "OUT", "--diagnostics", "text"],
            [
                "openapi.yaml": description, "models.json": models, "o.yml": overlay,
                name: "name: Shop # ours\noverlay: o.yml\nnames:\n  operation:allPets: EveryPet\n",
            ]
        )
        #expect(run.exitCode == 0, "\(run.diagnostics)")
        #expect(files.contains("Shop+API.swift"))
        let wrong = try self.run(
            ["openapi.yaml", "--output", "OUT"],
            ["openapi.yaml": description, "models.json": models, name: "nmae: Shop\n"]
        )
        #expect(
            wrong.run.diagnostics.hasPrefix(
                "\(name):1:7: error: unknown member 'nmae' in a configuration; did you mean 'name'?\n"
            ),
            "\(wrong.run.diagnostics)"
        )
    }

    @Test("two configurations are an error that names both, unless '--config' chooses")
    func twoConfigurations() throws {
        let files = [
            "openapi.yaml": description, "models.json": models, "endpoint-generator.json": #"{"name": "A"}"#,
            "endpoint-generator.yml": "name: B",
        ]
        let both = try run(["openapi.yaml", "--output", "OUT"], files)
        #expect(both.run.exitCode == 1 && both.files.isEmpty)
        #expect(
            both.run.diagnostics.hasPrefix(
                """
                endpoint-generator.json:1:1: error: there are two configurations, 'endpoint-generator.json' and \
                'endpoint-generator.yml'
                    remove one of them, or choose it with '--config'

                """
            ),
            "\(both.run.diagnostics)"
        )
        let chosen = try run(["openapi.yaml", "--output", "OUT", "--config", "endpoint-generator.yml"], files)
        #expect(chosen.run.exitCode == 0 && chosen.files.contains("B+API.swift"))
    }

    @Test("a missing file names the file in the other format")
    func missing() throws {
        let (run, _) = try run(["openapi.json", "--output", "OUT"], ["openapi.yaml": description])
        #expect(run.diagnostics == "openapi.json:1:1: error: there is no such file; did you mean 'openapi.yaml'?\n")
    }

    @Test("'diff' compares a description in YAML with one in JSON, and 'explain' reads YAML")
    func otherCommands() throws {
        let json = #"""
            {"openapi": "3.1.0", "info": {"title": "Pets", "version": "1.0.0"}, "paths": {"/pets": {"get": {
            "operationId": "listPets", "responses": {"200": {"description": "All pets.", "content": {"application/json":
            {"schema": {"type": "array", "items": {"$ref": "models.json#/Pet"}}}}}}}}}}
            """#
        let files = ["a.json": json, "b.yaml": description, "models.json": models]
        let same = try run(["diff", "a.json", "b.yaml"], files).run
        #expect(same.exitCode == 0 && same.output == "no changes for callers\n", "\(same)")
        var changed = files
        changed["b.yaml"] = description.replacing("listPets", with: "allPets")
        let other = try run(["diff", "a.json", "b.yaml"], changed).run
        #expect(other.output.contains("b.yaml:6:7: breaking: 'ListPets' was renamed to 'AllPets'\n"), "\(other)")
        let explained = try run(["explain", "b.yaml", "listPets"], files).run
        #expect(explained.exitCode == 0 && explained.output.contains("b.yaml:6:7"), "\(explained)")
    }
}
