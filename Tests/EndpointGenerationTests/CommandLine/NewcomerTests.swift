import Foundation
import Testing

@testable import EndpointGeneration

@Suite("What the command line says to newcomers")
struct NewcomerTests {
    /// Operations named as FastAPI names them. The first one looks paginated.
    private func description(of count: Int) -> String {
        let page =
            #"{"type": "object", "properties": {"items": {"type": "array", "items": {}}, "next_cursor": {"type": "string"}}}"#
        let paths = (0..<count).map { number in
            #"""
            "/bikes\#(number)": {"get": {"operationId": "list_bikes\#(number)_bikes\#(number)_get",
             "parameters": [{"name": "cursor", "in": "query", "schema": {"type": "string"}}],
             "responses": {"200": {"description": "Bikes.", "content": {"application/json": {"schema": \#(number == 0 ? page : "{}")}}}}}}
            """#
        }
        return
            #"{"openapi": "3.1.0", "info": {"title": "Bikes", "version": "1"}, "paths": {\#(paths.joined(separator: ","))}}"#
    }

    private func diagnostics(of count: Int, _ options: String...) throws -> [String] {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent("openapi.json")
            try Data(description(of: count).utf8).write(to: file)
            let run = CommandRun([file.path, "--output", folder.appendingPathComponent("out").path] + options)
            #expect(run.exitCode == 0)
            return run.diagnostics.replacing(file.path, with: "openapi.json").split(separator: "\n").map(String.init)
        }
    }

    @Test("many shortened names are one note, so that they hide no other")
    func manyNames() throws {
        let lines = try diagnostics(of: 4)
        #expect(lines.first?.contains("note: 'list_bikes0_bikes0_get' may be paginated") == true)
        #expect(
            lines.suffix(2) == [
                "note: 4 names are shorter in Swift; for example, operation 'list_bikes0_bikes0_get' becomes 'ListBikes0'",
                "    '--diagnostics json' lists all of them",
            ]
        )
        #expect(lines.count == 5)
    }

    @Test(
        "a client without operations, webhooks and models is a warning with its place and a remedy",
        arguments: [
            (#""paths": {}"#, "1:71", "    at #/paths\n"),
            (#""paths": {"/a": {"summary": "A"}}"#, "1:71", "    at #/paths\n"),
            (#""webhooks": {}"#, "1:74", "    at #/webhooks\n"), (#""components": {}"#, "1:1", ""),
            (#""paths": {}, "components": {"schemas": {"B": {"type": "object"}}}"#, nil, ""),
        ]
    )
    func emptyClient(members: String, position: String?, pointer: String) throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent("openapi.json")
            let text = #"{"openapi": "3.1.0", "info": {"title": "A", "version": "1"}, \#(members)}"#
            try Data(text.utf8).write(to: file)
            let run = CommandRun([file.path, "--output", folder.appendingPathComponent("out").path])
            let warning = position.map { position in
                "\(file.path):\(position): warning: there is no operation, no webhook and no schema, so the client is empty\n"
                    + pointer + "    add a path with an operation to 'paths'\n"
            }
            #expect(run.exitCode == 0)
            #expect(run.diagnostics == warning ?? "")
        }
    }

    @Test("a note that is repeated word for word is printed once, with the number of other places")
    func repeatedNotes() throws {
        let header = #"{"name": "Accept", "in": "header", "schema": {"type": "string"}}"#
        func lines(of count: Int, _ options: String...) throws -> [String] {
            let paths = (0..<count).map { #""/a\#($0)": {"get": {"parameters": [\#(header)], "responses": {}}}"# }
            return try withTemporaryFolder { folder in
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let file = folder.appendingPathComponent("openapi.json")
                let members = #""info": {"title": "A", "version": "1"}, "paths": {\#(paths.joined(separator: ","))}"#
                try Data(#"{"openapi": "3.1.0", \#(members)}"#.utf8).write(to: file)
                let run = CommandRun([file.path, "--output", folder.appendingPathComponent("out").path] + options)
                return run.diagnostics.split(separator: "\n").map(String.init).filter { $0.contains("note: ") }
            }
        }
        #expect(try lines(of: 3).count == 3)
        let folded = try lines(of: 5)
        #expect(folded.count == 1)
        #expect(folded.first?.hasSuffix("determine it (OpenAPI 3.1 §4.8.12); 4 other places say the same") == true)
        #expect(try lines(of: 5, "--diagnostics", "json").isEmpty)
    }

    @Test("each of a few shortened names has its own note, and JSON output has a note for every one")
    func everyName() throws {
        #expect(try diagnostics(of: 3).filter { $0.contains(" becomes 'ListBikes") }.count == 3)
        #expect(
            try diagnostics(of: 4, "--diagnostics", "json").filter { $0.contains(" becomes 'ListBikes") }.count == 4
        )
    }

    @Test("the error for YAML in a file named as JSON suggests a new name", arguments: ["openapi.json", "bikes.json"])
    func yamlAsJSON(name: String) throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent(name)
            try Data("openapi: 3.1.0\ninfo: {title: Bikes, version: '1'}\npaths: {}\n".utf8).write(to: file)
            let stem = file.deletingPathExtension().path
            #expect(
                CommandRun([file.path, "--output", stem]).diagnostics == """
                    \(stem).json:1:1: error: this is YAML in a file that is named as JSON
                        rename it: mv \(stem).json \(stem).yaml

                    """
            )
        }
    }

    /// Runs the command line on one file and returns its exit code and its output without the folder's path.
    private func run(on text: String, named name: String = "api.json", _ options: String...) throws -> (Int32, String) {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent(name)
            try Data(text.utf8).write(to: file)
            let output = folder.appendingPathComponent("out")
            let run = CommandRun([file.path, "--output", output.path] + options)
            #expect(!FileManager.default.fileExists(atPath: output.path))
            return (run.exitCode, run.diagnostics.replacing(folder.path + "/", with: ""))
        }
    }

    @Test("an HTML or XML page in place of a description is an error", arguments: ["api.json", "api.yaml", "api"])
    func page(name: String) throws {
        for text in ["<!DOCTYPE html>\n<p>Not found</p>", "  <html></html>", "<?xml version='1.0'?><api/>"] {
            let (code, reported) = try run(on: text, named: name)
            #expect(code == 1)
            #expect(
                reported == """
                    \(name):1:1: error: this is HTML or XML, not a description in JSON or YAML
                        open the file: a download may have saved a page about an error or a login

                    """
            )
        }
    }

    @Test(
        "a comma after the last element is reported at the comma",
        arguments: [("{\"a\": [1 ,\n\n]}", "1:10"), ("{\"a\": 1,}", "1:8")]
    )
    func lastComma(text: String, place: String) throws {
        #expect(
            try run(on: text).1
                == "api.json:\(place): error: a comma follows the last element\n    remove it; JSON allows no comma there\n"
        )
        #expect(try run(on: "{\"a\": ]}").1 == "api.json:1:7: error: expected a value, found ']'\n")
    }

    @Test("a fault of the whole description has no pointer below it")
    func root() throws {
        #expect(
            try run(on: "[]").1
                == "api.json:1:1: error: an OpenAPI description must be an object, not this array\n"
        )
    }

    @Test("'--lenient' does not tolerate a wrong selector, which would leave out everything")
    func wrongSelector() throws {
        let text = #"""
            {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {"/pets": {"get":
             {"operationId": "listPets", "tags": ["pets"], "responses": {"204": {"description": "None."}}}}}}
            """#
        for options in [["--include", "tag:pest"], ["--include", "tag:pest", "--lenient"]] {
            try withTemporaryFolder { folder in
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let file = folder.appendingPathComponent("api.json")
                try Data(text.utf8).write(to: file)
                let output = folder.appendingPathComponent("out")
                let run = CommandRun([file.path, "--output", output.path] + options)
                #expect(run.exitCode == 1)
                #expect(
                    run.diagnostics == "error: --include: no operation has the tag 'pest'; did you mean 'tag:pets'?\n"
                )
                #expect(!FileManager.default.fileExists(atPath: output.path))
            }
        }
    }

    @Test("'--lenient' does not tolerate errors in the configuration")
    func wrongConfiguration() throws {
        let text = #"""
            {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {},
             "components": {"schemas": {"Pet": {"type": "strng"}}}}
            """#
        for (names, code) in [("{\"schema:Pett\": \"Animal\"}", 1), ("{}", 0)] as [(String, Int32)] {
            try withTemporaryFolder { folder in
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let file = folder.appendingPathComponent("api.json")
                try Data(text.utf8).write(to: file)
                try Data("{\"lenient\": true, \"names\": \(names)}".utf8)
                    .write(to: folder.appendingPathComponent("endpoint-generator.json"))
                let run = CommandRun([file.path, "--output", folder.appendingPathComponent("out").path])
                #expect(run.exitCode == code)
                #expect(
                    run.diagnostics.contains("error: there is no schema 'Pett'; did you mean 'Pet'?") == (code == 1)
                )
            }
        }
    }

    @Test("a file in place of the output folder is an error that names it")
    func fileAsFolder() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent("api.json")
            try Data(description(of: 1).utf8).write(to: file)
            let run = CommandRun([file.path, "--output", file.path, "--quiet"])
            #expect(run.exitCode == 1)
            #expect(
                run.diagnostics == """
                    error: cannot write '\(file.path)': Not a directory
                        name a folder and not a file

                    """
            )
            let line = CommandRun([file.path, "--output", file.path, "--quiet", "--diagnostics", "json"]).diagnostics
            #expect(line.hasPrefix(#"{"severity":"error","message":"cannot write "#))
        }
    }

    @Test("the example of a client has every argument that its function needs")
    func example() throws {
        for (servers, arguments) in [("[]", #", origin: "…""#), (#"[{"url": "https://t.example.com"}]"#, "")] {
            try withTemporaryFolder { folder in
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let file = folder.appendingPathComponent("api.json")
                let text =
                    #"{"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {}, "servers": \#(servers)}"#
                try Data(text.utf8).write(to: file)
                #expect(CommandRun([file.path, "--name", "Bikes", "--output", folder.path, "--quiet"]).exitCode == 0)
                let code = try String(contentsOf: folder.appendingPathComponent("Bikes+API.swift"), encoding: .utf8)
                #expect(code.contains("/// let client = try Bikes.client(.bearer(\"…\")\(arguments))\n"))
            }
        }
    }

    @Test("the help lists one-letter options")
    func letters() {
        let help = CommandRun(["-h"]).output
        for option in ["--output, -o <folder>", "--quiet, -q", "--help, -h"] {
            #expect(help.contains("\n  \(option) "))
        }
    }

    @Test("the help says where the namespace comes from")
    func namespace() {
        let help = CommandRun(["--help"]).output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(
            help.contains(
                "--name <Name> the client's namespace (default: derived from the file's name, or from the API's title if "
                    + "the file has a general name such as openapi.json)"
            )
        )
    }
}
