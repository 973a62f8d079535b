import Foundation
import Testing

@testable import EndpointGeneration

@Suite("Notes")
struct NoteTests {
    private let description = PackageFolder.url.appendingPathComponent("Specs/swagger-2.0.json").path

    @Test("a build prints the notes of a client once, and not again with its stubs")
    func build() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let client = CommandRun([description, "--output-files", folder.appendingPathComponent("A.swift").path])
            #expect(client.exitCode == 0)
            #expect(client.diagnostics.components(separatedBy: "may be paginated").count == 2)
            let stubs = CommandRun([
                description, "--stubs", "Client", "--stubs-file", folder.appendingPathComponent("Stubs.swift").path,
            ])
            #expect(!stubs.diagnostics.contains("may be paginated"))
        }
    }

    @Test(
        "no note proposes a page rule while a configuration that may contain it cannot be read",
        arguments: [
            (#"{"pagination": {"listBooks": {"type": "cursor"}},}"#, 0), ("[]", 0),
            (#"{"pagination": {"listBooks": {"type": "cursr"}}}"#, 0), (#"{"acess": "public"}"#, 1),
        ]
    )
    func unreadConfiguration(text: String, notes: Int) throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent("configuration.json")
            try Data(text.utf8).write(to: file)
            let run = CommandRun([description, "--output", folder.path, "--config", file.path])
            #expect(run.exitCode == 1)
            #expect(run.diagnostics.components(separatedBy: "may be paginated").count == notes + 1)
        }
    }

    @Test("as JSON, a note has its place and its remedy, and so has the explanation of an operation")
    func json() throws {
        try withTemporaryFolder { folder in
            let run = CommandRun([description, "--output", folder.path, "--dry-run", "--diagnostics", "json"])
            let line = try #require(run.diagnostics.split(separator: "\n").first { $0.contains("may be paginated") })
            let note = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            #expect(note["severity"] as? String == "note")
            #expect(note["pointer"] as? String == "#/paths/~1books/get")
            #expect((note["remedy"] as? String)?.hasPrefix(#"if so, add "pagination": {"listBooks": {"#) == true)
        }
        #expect(CommandRun(["explain", description, "listBooks"]).output.contains("may be paginated"))
    }

    @Test(
        "content with an error is not called missing",
        arguments: [(#""application/json""#, 0), (#"{"application/json": 7}"#, 0), ("null", 1)]
    )
    func faultyContent(content: String, notes: Int) throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent("api.json")
            let response = #"{"description": "-", "content": \#(content)}"#
            let text = #"""
                {"openapi": "3.1.0", "info": {"title": "T", "version": "1"},
                 "paths": {"/d": {"get": {"responses": {"200": \#(response)}}}}}
                """#
            try Data(text.utf8).write(to: file)
            let run = CommandRun([file.path, "--output", folder.path, "--dry-run"])
            #expect(run.diagnostics.components(separatedBy: "no content is described").count == notes + 1)
        }
    }

    @Test(
        "the number of further places is in the singular for one",
        arguments: [(6, " and 1 more place;"), (7, " and 2 more places;")]
    )
    func summary(count: Int, ending: String) throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent("api.json")
            let paths = (0..<count).map { #""/\#($0)": 7"# }.joined(separator: ", ")
            let text = #"{"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {\#(paths)}}"#
            try Data(text.utf8).write(to: file)
            #expect(CommandRun([file.path, "--output", folder.path]).diagnostics.contains(ending))
        }
    }

    @Test(
        "the number of further descriptions in a folder is in the singular for one",
        arguments: [
            (3, "'2.json'\n"), (4, "'2.json' and 1 more description\n"), (5, "'2.json' and 2 more descriptions\n"),
        ]
    )
    func otherDescriptions(count: Int, ending: String) throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for name in 0..<count {
                try Data(#"{"openapi": "3.1.0"}"#.utf8).write(to: folder.appendingPathComponent("\(name).json"))
            }
            let run = CommandRun([folder.path + "/unlike.yaml", "--output", folder.path])
            #expect(run.diagnostics.hasSuffix("the folder contains '0.json', '1.json', \(ending)"))
        }
    }

    @Test("'explain' lists the operations that a pattern matches")
    func pattern() {
        let output = CommandRun(["explain", description, "list*"]).output
        #expect(output.contains("operation 'listBooks"))
    }
}
