import Foundation
import Testing

@Suite("Goldens")
struct GoldenTests {
    @Test("a description becomes the client that is checked in", arguments: PackageFolder.specs)
    func client(name: String) throws {
        try withTemporaryFolder { folder in
            let command = CommandRun([spec(name), "--output", folder.path, "--quiet"])
            #expect(command.exitCode == 0, "\(command.diagnostics)")
            var files: [String: Data] = [:]
            for file in contents(of: folder) { files[file] = try Data(contentsOf: folder.appendingPathComponent(file)) }
            #expect(!files.isEmpty)
            try Golden(folder: PackageFolder.goldens.appendingPathComponent(name)).compare(files)
        }
    }

    @Test(
        "a description becomes the stubs that are checked in",
        arguments: ["collisions", "library", "petstore", "sequences", "streams", "world"]
    )
    func stubs(name: String) throws {
        try withTemporaryFolder { folder in
            let module = name.capitalized + "Client"
            let command = CommandRun([spec(name), "--stubs", folder.path, "--module", module, "--quiet"])
            #expect(command.exitCode == 0, "\(command.diagnostics)")
            var files: [String: Data] = [:]
            for file in contents(of: folder) { files[file] = try Data(contentsOf: folder.appendingPathComponent(file)) }
            #expect(files.count == 1)
            try Golden(folder: PackageFolder.goldens.appendingPathComponent(name + "-stubs")).compare(files)
        }
    }

    @Test("the diagnostics of each description are those that are checked in")
    func diagnostics() throws {
        var files: [String: Data] = [:]
        for name in PackageFolder.specs { files[name + ".txt"] = Data(transcript(spec(name)).utf8) }
        for name in PackageFolder.brokenSpecs { files[name + ".txt"] = Data(transcript(spec("broken/" + name)).utf8) }
        #expect(files.count == PackageFolder.specs.count + PackageFolder.brokenSpecs.count, "two files of one name")
        try Golden(folder: PackageFolder.goldens.appendingPathComponent("diagnostics")).compare(files)
    }

    @Test("only a literal makes a line of a client longer than 120 characters", arguments: PackageFolder.specs)
    func width(name: String) throws {
        let folder = PackageFolder.goldens.appendingPathComponent(name)
        for file in contents(of: folder) {
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            for line in text.split(separator: "\n") where line.utf8.count > 120 {
                let code = line.replacing(#/"(\\.|[^"\\])*"/#, with: "")
                #expect(code.utf8.count < 60, "\(file): \(line)")
            }
        }
    }

    @Test("a golden without its description is not kept")
    func orphans() throws {
        let expected = Set(
            PackageFolder.specs + [
                "collisions-stubs", "diagnostics", "library-stubs", "petstore-stubs", "sequences-stubs",
                "streams-stubs", "world-stubs",
            ]
        )
        for name in contents(of: PackageFolder.goldens) where !expected.contains(name) {
            if Golden.isRecording {
                try FileManager.default.removeItem(at: PackageFolder.goldens.appendingPathComponent(name))
            } else {
                Issue.record("Tests/Goldens/\(name) belongs to no file in Specs")
            }
        }
    }

    @Test("a broken description writes nothing", arguments: PackageFolder.brokenSpecs)
    func broken(name: String) {
        withTemporaryFolder { folder in
            let command = CommandRun([spec("broken/" + name), "--output", folder.path])
            let hasError = command.diagnostics.contains(": error: ")
            #expect(command.exitCode == (hasError ? 1 : 0))
            #expect(contents(of: folder).isEmpty == hasError)
        }
    }

    @Test("a difference is reported with its line")
    func difference() {
        let difference = Golden.firstDifference(expected: Data("a\nb\nc".utf8), actual: Data("a\nB".utf8))
        #expect(difference == "differs in line 2: expected 'b', generated 'B'")
        #expect(
            Golden.firstDifference(expected: Data("a".utf8), actual: Data("a\n".utf8))
                == "differs in line 2: expected the end, generated ''"
        )
    }

    private func spec(_ name: String) -> String {
        // A description that does not stand alone has a folder.
        let files = ["Specs/\(name).json", "Specs/\(name)/openapi.json"].map(PackageFolder.url.appendingPathComponent)
        return (files.first { FileManager.default.fileExists(atPath: $0.path) } ?? files[0]).path
    }

    /// Standard error as someone in the package's folder sees it, and the exit code.
    private func transcript(_ path: String) -> String {
        withTemporaryFolder { folder in
            let command = CommandRun([path, "--output", folder.path])
            let parts = command.diagnostics.split(
                separator: PackageFolder.url.path + "/",
                omittingEmptySubsequences: false
            )
            return parts.joined() + "exit \(command.exitCode)\n"
        }
    }
}
