import Foundation
import Testing

@testable import EndpointGeneration

@Suite("--package")
struct PackageOptionTests {
    private let petstore = PackageFolder.url.appendingPathComponent("Specs/petstore.json").path

    private func generate(into folder: URL, _ options: String...) -> CommandRun {
        CommandRun([petstore, "--package", "--output", folder.path, "--quiet"] + options)
    }

    @Test("'--package' writes a manifest, and the client into the folder of sources")
    func whole() throws {
        try withTemporaryFolder { folder in
            #expect(generate(into: folder).exitCode == 0)
            #expect(contents(of: folder) == ["Package.swift", "Sources"])
            #expect(contents(of: folder.appendingPathComponent("Sources")) == ["Petstore"])
            let sources = folder.appendingPathComponent("Sources/Petstore")
            #expect(contents(of: sources).contains("Petstore+API.swift"))
            let manifest = try String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
            #expect(
                manifest == """
                    // swift-tools-version: 6.0
                    // Petstore, generated from petstore.json. Do not edit.
                    import PackageDescription

                    let package = Package(
                        name: "Petstore",
                        platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
                        products: [.library(name: "Petstore", targets: ["Petstore"])],
                        dependencies: [
                            .package(url: "https://github.com/swift-endpoints/swift-endpoints", from: "1.0.0")
                        ],
                        targets: [
                            .target(
                                name: "Petstore",
                                dependencies: [.product(name: "EndpointRuntime", package: "swift-endpoints")]
                            )
                        ]
                    )

                    """
            )
        }
    }

    @Test("the package depends on the runtime as the README shows")
    func dependency() throws {
        let readme = try String(contentsOf: PackageFolder.url.appendingPathComponent("README.md"), encoding: .utf8)
        withTemporaryFolder { folder in
            _ = generate(into: folder)
            let manifest = try? String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
            let line = manifest?.split(separator: "\n").first { $0.contains(".package(url:") }
            #expect(line.map { readme.contains($0.trimmingCharacters(in: .whitespaces)) } == true)
        }
    }

    @Test("'--check' covers the manifest and the sources, and outdated files are removed")
    func check() throws {
        try withTemporaryFolder { folder in
            #expect(generate(into: folder, "--check").exitCode == 1)
            #expect(!FileManager.default.fileExists(atPath: folder.path))
            _ = generate(into: folder)
            #expect(generate(into: folder, "--check").exitCode == 0)
            let stale = folder.appendingPathComponent("Sources/Petstore/Petstore+Gone.swift")
            try Data("// Petstore, generated from petstore.json. Do not edit.\n".utf8).write(to: stale)
            let mine = folder.appendingPathComponent("Sources/Petstore/Mine.swift")
            try Data("extension Petstore {}\n".utf8).write(to: mine)
            let manifest = folder.appendingPathComponent("Package.swift")
            let text = try String(contentsOf: manifest, encoding: .utf8)
            try Data((text + "// more\n").utf8).write(to: manifest)
            let run = generate(into: folder, "--check")
            #expect(run.exitCode == 1)
            #expect(
                run.diagnostics == """
                    \(folder.path)/Package.swift: error: not current
                    \(folder.path)/Sources/Petstore/Petstore+Gone.swift: error: no longer generated
                        run the same command without '--check' to update the files

                    """
            )
            #expect(generate(into: folder).exitCode == 0)
            #expect(try String(contentsOf: manifest, encoding: .utf8) == text)
            #expect(!FileManager.default.fileExists(atPath: stale.path))
            #expect(FileManager.default.fileExists(atPath: mine.path))
        }
    }

    @Test(
        "a manifest that was not generated is not touched, and nothing is written next to it",
        arguments: [
            "// swift-tools-version: 6.0\nimport PackageDescription\n",
            "// swift-tools-version: 6.0\n// Shop, generated from shop.json. Do not edit.\n",
            "",
        ]
    )
    func otherManifest(text: String) throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let manifest = folder.appendingPathComponent("Package.swift")
            try Data(text.utf8).write(to: manifest)
            for options in [[], ["--lenient"], ["--check"], ["--dry-run"]] as [[String]] {
                let run = CommandRun([petstore, "--package", "--output", folder.path] + options)
                #expect(run.exitCode == 1)
                #expect(
                    run.diagnostics.contains(
                        "\(manifest.path):1:1: error: this manifest was not generated for 'Petstore', so nothing is written\n"
                    )
                )
            }
            #expect(contents(of: folder) == ["Package.swift"])
            #expect(try Data(contentsOf: manifest) == Data(text.utf8))
        }
    }

    @Test("the name of a module that the package depends on is an error")
    func names() {
        withTemporaryFolder { folder in
            let run = generate(into: folder, "--name", "EndpointDescription")
            #expect(run.exitCode == 1)
            #expect(run.diagnostics.hasPrefix("error: a package cannot have a module 'EndpointDescription'"))
            #expect(!FileManager.default.fileExists(atPath: folder.path))
        }
    }

    @Test("the client is public whatever the configuration says, and unknown modules are a warning")
    func configured() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent("c.json")
            try Data(#"{"access": "internal", "types": {"Photo": {"type": "Picture", "module": "Art"}}}"#.utf8).write(
                to: file
            )
            let output = folder.appendingPathComponent("out")
            let run = CommandRun([petstore, "--package", "--output", output.path, "--config", file.path])
            #expect(run.exitCode == 0)
            #expect(
                run.diagnostics.contains(
                    "c.json:1:43: warning: the generated package does not depend on the module 'Art'\n"
                )
            )
            #expect(
                run.diagnostics.contains(
                    "c.json:1:12: warning: '--package' makes a public client, so 'access' has no effect\n"
                        + "    at #/access\n    remove it, or generate without '--package'\n"
                )
            )
            let api = try String(
                contentsOf: output.appendingPathComponent("Sources/Petstore/Petstore+API.swift"),
                encoding: .utf8
            )
            #expect(api.contains("public enum Petstore"))
        }
    }

    @Test(
        "a module that the runtime or Foundation imports cannot be the package's",
        arguments: [
            "Dispatch", "Synchronization", "Glibc", "Musl", "Darwin", "FoundationNetworking", "FoundationEssentials",
            "FoundationInternationalization", "CryptoKit", "Network", "Security", "Combine", "os",
            "SwiftShims", "_Concurrency", "_StringProcessing", "CoreFoundation", "ObjectiveC",
        ]
    )
    func importedModule(name: String) {
        withTemporaryFolder { folder in
            let run = generate(into: folder, "--name", name)
            #expect(run.exitCode == 1)
            #expect(
                run.diagnostics.contains(
                    "error: a package cannot have a module '\(name)': a module that it depends on has that name\n"
                ),
                "\(run.diagnostics)"
            )
            #expect(contents(of: folder).isEmpty)
        }
    }

    @Test(
        "'--package' without a folder, or with another access level, is a usage error",
        arguments: [
            (["--stubs", "x"], "'--package' requires '--output <folder>'"),
            (["--output-files", "x"], "'--package' requires '--output <folder>'"),
            (
                ["--output", "x", "--access", "internal"],
                "'--package' makes a public client; remove '--access internal'"
            ),
        ] as [([String], String)]
    )
    func usage(options: [String], fault: String) {
        let run = CommandRun([petstore, "--package"] + options)
        #expect(run.exitCode == 64)
        #expect(run.diagnostics == "error: \(fault)\nTry 'generate --help'.\n")
    }
}
