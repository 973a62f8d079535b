import Foundation
import Testing

@Suite("Runs of the tool by the build plugin")
struct BuildPluginTests {
    @Test(
        "a target that a build generates is skipped, and one of which the manifest leaves that open is reported",
        arguments: [
            (
                #"let package = Package(targets: [.target(name: "A", plugins: ["EndpointGenerator"])])"#, [],
                "skipped 'A': ", ""
            ),
            (
                #"let package = Package(targets: [.target(name: "A", plugins: ["EndpointGenerator"])])"#, ["--quiet"],
                "", ""
            ),
            (
                #"use("EndpointGenerator"); t = .target(name: "A", plugins: p)"#, ["--check"], "",
                "does not show whether the EndpointGenerator plugin generates 'A'"
            ),
            (
                #"t.plugins = ["EndpointGenerator"]"#, ["--check"], "",
                "does not show whether the EndpointGenerator plugin generates 'A'"
            ),
        ] as [(String, [String], String, String)]
    )
    func skipped(manifest: String, options: [String], output: String, warning: String) throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent("Package.swift")
            try Data(manifest.utf8).write(to: file)
            let arguments = ["--default-name", "A", "--unless-built-by", file.path, "--output", folder.path + "/out"]
            let run = CommandRun([petstore] + arguments + options)
            #expect(output.isEmpty ? run.output.isEmpty : run.output.hasPrefix(output))
            #expect(warning.isEmpty ? run.diagnostics.isEmpty : run.diagnostics.contains(warning))
            #expect(run.exitCode == (warning.isEmpty ? 75 : 1))
        }
    }

    @Test("in a build, a remedy proposes nothing that only a command line can do")
    func remedies() throws {
        let text = #"{"$ref": "../a.json"}"#
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let description = folder.appendingPathComponent("openapi.json")
            try Data(
                #"{"openapi": "3.1.0", "info": {"title": "T"}, "paths": {}, "components": {"schemas": {"A": \#(text)}}}"#
                    .utf8
            ).write(to: description)
            let run = CommandRun([description.path, "--output-files", folder.path + "/API.swift"])
            #expect(run.exitCode == 1 && run.diagnostics.contains("in a build, no others are read\n"))
            #expect(
                run.diagnostics.hasSuffix(
                    "    to generate everything else, write \"lenient\": true in endpoint-generator.json\n"
                )
            )
            #expect(!run.diagnostics.contains("'--"), "\(run.diagnostics)")
        }
    }

    @Test("a fault that a plugin finds is printed as it is, and fails the build")
    func fault() {
        let run = CommandRun(["--fail", "openapi.json: there are two"])
        #expect(run.exitCode == 1)
        #expect(run.diagnostics == "error: openapi.json: there are two\n")
        #expect(run.output.isEmpty)
    }

    /// Runs a command of the plugin, which read other `stubs` than the configuration lists now.
    private func run(_ arguments: [String], configuration: String, planned: String) throws -> CommandRun {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent("endpoint-generator.json")
            try Data(configuration.utf8).write(to: file)
            let files = ["--planned-by", file.path, "--planned-stubs", planned]
            let stubs = ["--stubs-file", folder.appendingPathComponent("Stubs.swift").path]
            var run = CommandRun(files + arguments + (arguments.contains("--fail") ? [] : stubs))
            run.diagnostics = run.diagnostics.replacing(folder.path + "/", with: "")
            return run
        }
    }

    private let petstore = PackageFolder.url.appendingPathComponent("Specs/petstore.json").path

    @Test(
        "'stubs' that changed after the plugin had read them are an error that says how to have them read",
        arguments: [
            ("[\"Petstore\", \"Shop\"]", "Petstore", false), ("[\"Shop\"]", "Petstore", true),
            ("[\"Petstore\"]", "", false),
        ]
    )
    func changedStubs(stubs: String, planned: String, fails: Bool) throws {
        let arguments = fails ? ["--fail", "no stubs"] : [petstore]
        let run = try run(arguments, configuration: #"{"stubs": \#(stubs)}"#, planned: planned)
        #expect(run.exitCode == 1)
        #expect(
            run.diagnostics == """
                endpoint-generator.json:1:1: error: SwiftPM has not called the plugin since 'stubs' was changed
                    save Package.swift, so that SwiftPM calls it; in YAML, 'stubs' must begin its line

                """
        )
    }

    @Test("a new order of 'stubs' is not a change")
    func sameStubs() throws {
        let run = try run([petstore], configuration: #"{"stubs": ["B", "A"]}"#, planned: "A,B")
        #expect(run.exitCode == 0, "\(run.diagnostics)")
    }

    @Test("an error in the configuration of a test target fails its stubs")
    func faultyConfiguration() throws {
        let run = try run([petstore], configuration: #"{"stubs": ["A"], "acess": "public"}"#, planned: "A")
        #expect(run.exitCode == 1)
        #expect(run.diagnostics.hasPrefix("endpoint-generator.json:1:27: error: unknown member 'acess'"))
    }
}
