import Foundation
import Testing

@testable import EndpointGeneration

@Suite("The output folder")
struct OutputFolderTests {
    private let petstore = PackageFolder.url.appendingPathComponent("Specs/petstore.json").path

    @Test(
        "a file of the same name that was not generated is kept, and nothing is written",
        arguments: [[], ["--dry-run"]]
    )
    func handWritten(options: [String]) throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent("Petstore+API.swift")
            try Data("let mine = 1\n".utf8).write(to: file)
            let run = CommandRun([petstore, "--output", folder.path] + options)
            #expect(run.exitCode == 1)
            #expect(
                run.diagnostics.hasSuffix(
                    """
                    \(file.path):1:1: error: this file was not generated, so nothing is written
                        move it away, or choose another folder

                    """
                )
            )
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Petstore+API.swift"])
            #expect(try String(contentsOf: file, encoding: .utf8) == "let mine = 1\n")
        }
    }

    @Test("'--check' names a file that was not generated, which the run without it refuses to replace")
    func handWrittenInCheck() throws {
        try withTemporaryFolder { folder in
            #expect(CommandRun([petstore, "--output", folder.path, "--quiet"]).exitCode == 0)
            let file = folder.appendingPathComponent("Petstore+API.swift")
            try Data("let mine = 1\n".utf8).write(to: file)
            let run = CommandRun([petstore, "--output", folder.path, "--check"])
            #expect(run.exitCode == 1)
            #expect(
                run.diagnostics == """
                    \(file.path):1:1: error: this file was not generated, so nothing is written
                        move it away, or choose another folder

                    """
            )
        }
    }

    @Test("a file that was not generated is named below the folder that '--output' names")
    func pathBelowFolder() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("let mine = 1\n".utf8).write(to: folder.appendingPathComponent("Petstore+API.swift"))
            let depth = FileManager.default.currentDirectoryPath.split(separator: "/").count
            let output = String(repeating: "../", count: depth) + folder.path.dropFirst()
            let run = CommandRun([petstore, "--output", output])
            #expect(run.diagnostics.hasPrefix("\(output)/Petstore+API.swift:1:1: error: this file was not generated"))
        }
    }

    @Test(
        "a file that is empty, was edited or has lines above its first one is replaced",
        arguments: [
            "", "// Ours.\n\n// Petstore, generated from a.json. Do not edit.\n",
            "// A, generated from a.json. Do not edit.",
        ]
    )
    func generated(text: String) throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent("Petstore+API.swift")
            try Data(text.utf8).write(to: file)
            #expect(CommandRun([petstore, "--output", folder.path]).exitCode == 0)
            #expect(try Data(contentsOf: file).count > 200)
        }
    }

    @Test("a note names files of the same description under another namespace, because they are not updated")
    func otherNamespace() throws {
        try withTemporaryFolder { folder in
            #expect(CommandRun([petstore, "-o", folder.path, "--stubs", folder.path, "-q"]).exitCode == 0)
            let other = folder.appendingPathComponent("Other.swift")
            try Data("// Other, generated from other.json. Do not edit.\n".utf8).write(to: other)
            #expect(!CommandRun([petstore, "-o", folder.path]).diagnostics.contains("does not update"))
            let renamed = CommandRun([petstore, "-o", folder.path, "--name", "Foo", "--check"])
            #expect(
                renamed.diagnostics.hasPrefix(
                    "\(folder.path)/Petstore+API.swift:1:1: note: this file of 'Petstore' was generated from the same "
                        + "description, and this run does not update it; the same is true of 5 other files\n"
                )
            )
            #expect(!renamed.diagnostics.contains("Other") && !renamed.diagnostics.contains("stubs"))
            let withStubs = CommandRun([
                petstore, "-o", folder.path, "--stubs", folder.path, "--name", "Foo", "--check",
            ])
            #expect(withStubs.diagnostics.contains("PetstoreStubs.swift:1:1: note: this file of 'Petstore stubs'"))
            // Another description may have a file of the same name.
            let api = folder.appendingPathComponent("Petstore+API.swift")
            let text = try String(contentsOf: api, encoding: .utf8).replacingOccurrences(
                of: "https://",
                with: "http://"
            )
            try text.write(to: api, atomically: true, encoding: .utf8)
            #expect(
                !CommandRun([petstore, "-o", folder.path, "--name", "Foo", "--check"]).diagnostics.contains(
                    "does not update"
                )
            )
        }
    }

    @Test("files of a client that is named after a former title are noted")
    func otherTitle() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let description = folder.appendingPathComponent("openapi.json")
            let output = folder.appendingPathComponent("out").path
            for title in ["Pet Shop", "Pet Shop - 1.1"] {
                let text = #"{"openapi": "3.1.0", "info": {"title": "\#(title)", "version": "1"}, "paths": {}}"#
                try Data(text.utf8).write(to: description)
                let run = CommandRun([description.path, "--output", output])
                #expect(run.exitCode == 0)
                #expect(run.diagnostics.contains("this file of 'PetShop' was generated") == (title != "Pet Shop"))
            }
        }
    }

    @Test("a folder that cannot be listed is an error with the system's reason", .enabled(if: geteuid() != 0))
    func unreadable() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0]
            )
            defer { chmod(folder.path, 0o700) }
            let run = CommandRun([petstore, "--output", folder.path, "--quiet"])
            #expect(
                run.diagnostics == """
                    error: cannot read '\(folder.path)': Permission denied
                        correct the permissions, or choose another folder

                    """
            )
            #expect(run.exitCode == 1)
        }
    }
}
