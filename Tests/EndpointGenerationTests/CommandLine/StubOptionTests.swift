import EndpointDescription
import Foundation
import Testing

@testable import EndpointGeneration

@Suite("--stubs")
struct StubOptionTests {
    let petstore = PackageFolder.url.appendingPathComponent("Specs/petstore.json").path

    @Test("client and stubs go where they are sent, and neither run removes the other's files")
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

    @Test("--check covers the stubs")
    func check() throws {
        try withTemporaryFolder { folder in
            let arguments = [petstore, "--stubs", folder.path, "--quiet"]
            #expect(CommandRun(arguments + ["--check"]).exitCode == 1)
            #expect(CommandRun(arguments).exitCode == 0)
            #expect(CommandRun(arguments + ["--check"]).exitCode == 0)
            let file = folder.appendingPathComponent("PetstoreStubs.swift")
            try Data("// Petstore stubs, generated from petstore.json.".utf8).write(to: file)
            let stale = CommandRun(arguments + ["--check"])
            #expect(stale.exitCode == 1)
            #expect(stale.complaints.contains("PetstoreStubs.swift: error: not current"))
        }
    }

    @Test("a build names the exact file, and hears of faults only")
    func exactFile() {
        withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("Declared.swift")
            let arguments = [petstore, "--default-name", "Shop", "--module", "Shop", "--stubs-file", file.path]
            let first = CommandRun(arguments)
            #expect(first.exitCode == 0 && first.complaints.isEmpty)
            #expect(contents(of: folder) == ["Declared.swift"])
            #expect(CommandRun(arguments + ["--check"]).exitCode == 0)
        }
    }

    @Test("tests name the targets that they stub in their configuration")
    func configured() {
        let log = DiagnosticLog()
        _ = Configuration(Array(#"{"stubs": ["Petstore"]}"#.utf8), path: "c.json", into: log)
        #expect(log.diagnostics.isEmpty)
        _ = Configuration(Array(#"{"stubs": "Petstore"}"#.utf8), path: "c.json", into: log)
        #expect(log.diagnostics.map(\.message) == ["'stubs' is an array of modules, not this string"])
    }

    @Test("a module without stubs to import it is a mistake")
    func module() {
        let command = CommandRun([petstore, "--output", "x", "--module", "Shop"])
        #expect(command.exitCode == 64)
        #expect(command.complaints.hasPrefix("error: '--module' says what '--stubs <folder>' imports\n"))
    }
}
