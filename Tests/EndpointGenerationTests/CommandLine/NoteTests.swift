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

    @Test("'explain' lists the operations that a pattern matches")
    func pattern() {
        let output = CommandRun(["explain", description, "list*"]).output
        #expect(output.contains("operation 'listBooks"))
    }
}
