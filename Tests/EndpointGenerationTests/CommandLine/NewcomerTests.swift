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
        #expect(folded.first?.hasSuffix("itself (OpenAPI 3.1 §4.8.12); 4 other places say the same") == true)
        #expect(try lines(of: 5, "--diagnostics", "json").isEmpty)
    }

    @Test("a few shortened names are a note each, and tools are told of all")
    func everyName() throws {
        #expect(try diagnostics(of: 3).filter { $0.contains(" becomes 'ListBikes") }.count == 3)
        #expect(
            try diagnostics(of: 4, "--diagnostics", "json").filter { $0.contains(" becomes 'ListBikes") }.count == 4
        )
    }

    @Test("YAML that is named as JSON is told its new name", arguments: ["openapi.json", "bikes.json"])
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
