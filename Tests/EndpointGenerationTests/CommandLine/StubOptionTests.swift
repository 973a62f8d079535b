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

    @Test("'--check' covers the stubs")
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
            #expect(stale.diagnostics.contains("PetstoreStubs.swift: error: not current"))
        }
    }

    @Test("a build names the file of the stubs, and only errors are printed")
    func exactFile() {
        withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("Declared.swift")
            let arguments = [petstore, "--default-name", "Shop", "--module", "Shop", "--stubs-file", file.path]
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

    @Test("'--module' without '--stubs' is wrong usage")
    func module() {
        let command = CommandRun([petstore, "--output", "x", "--module", "Shop"])
        #expect(command.exitCode == 64)
        #expect(command.diagnostics.hasPrefix("error: '--module' requires '--stubs <folder>'\n"))
    }
}
