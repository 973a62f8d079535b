import Foundation
import Testing

@testable import EndpointGeneration

@Suite("A manifest that applies the build plugin")
struct BuildPluginTests {
    private let manifest = #"""
        let package = Package(
            name: "Store",
            targets: [
                .target(name: "App", dependencies: [.target(name: "Petstore"), .target(name: "Checked")]),
                .target(
                    name: "Petstore",
                    // a ) that closes nothing
                    dependencies: [.product(name: "EndpointRuntime", package: "swift-endpoints"), ":)"],
                    plugins: [.plugin(name: "EndpointGenerator", package: "swift-endpoints")]
                ),
                .target(name: "Checked", dependencies: ["Petstore"]),
                .testTarget(name: "Tests", plugins: ["EndpointGenerator"]),
            ]
        )
        """#

    @Test(
        "a target that applies the plugin is recognized in a manifest",
        arguments: [
            ("Petstore", .applied), ("Tests", .applied), ("App", .absent), ("Checked", .absent), ("Store", .unclear),
            ("No", .unclear),
        ] as [(String, ManifestReader.PluginUse)]
    )
    func applies(target: String, use: ManifestReader.PluginUse) {
        #expect(ManifestReader(manifest).use(of: "EndpointGenerator", by: target) == use)
    }

    @Test(
        "constants and the layout of a manifest are followed, and it is said where more would be needed",
        arguments: [
            (
                "let e = \"EndpointGenerator\"\n[.target(name: \"A\", plugins: [.plugin(name: e, package: \"p\")])]",
                .applied
            ),
            (
                """
                let generator: Target.PluginUsage = .plugin(
                    name: "EndpointGenerator", package: "p"
                )
                let all = [generator]
                let shop = "A"
                [.target(name: shop, plugins: all + [lint])]
                """, .applied
            ),
            (
                """
                extension Target.PluginUsage { static let generator = plugin(name: "EndpointGenerator", package: "p") }
                let t: [Target] = [Target.target (name :"A", plugins : [ .generator ])]
                """, .applied
            ),
            (
                """
                let plugin: Target.PluginUsage = .plugin(name: "EndpointGenerator", package: "p")
                [.target(name: "A", plugins: [plugin])]
                """, .applied
            ),
            (
                """
                extension Target.PluginUsage { static let plugin = Target.PluginUsage.plugin(name: "EndpointGenerator") }
                [.target(name: "A", plugins: [.plugin])]
                """, .applied
            ),
            (
                """
                let plugin = Target.PluginUsage.plugin(name: "Lint", package: "EndpointGenerator")
                [.target(name: "B", plugins: ["EndpointGenerator"]), .target(name: "A", plugins: [])]
                """, .absent
            ),
            ("let p = [\"EndpointGenerator\"]\n[.target(name: \"A\", path: \"a\", plugins: [])]", .absent),
            ("let p = [\"EndpointGenerator\"]\nlet q = [\"Lint\"]\n[.target(name: \"A\", plugins: q)]", .absent),
            ("let p = [\"EndpointGenerator\"]\n[.target(name: \"A\", plugins: plugins(of: \"A\"))]", .unclear),
            ("let p = [\"EndpointGenerator\"]\nfor n in names { t += [.target(name: n, plugins: p)] }", .unclear),
            ("let p = [\"EndpointGenerator\"]\n[.target(name: \"\\(n)A\", plugins: p)]", .unclear),
            ("[.target(name: \"A\", path: \"a\")]\nfor t in targets { t.plugins = [\"EndpointGenerator\"] }", .unclear),
            ("for n in names { t += [.target(name: n, plugins: [])] }", .absent),
            (
                "var p: [Target.PluginUsage] = []\np += [\"EndpointGenerator\"]\n[.target(name: \"A\", plugins: p)]",
                .unclear
            ),
            ("[.target(name: \"A\", plugins: isOn ? [\"EndpointGenerator\"] : [])]", .unclear),
            (
                """
                let generator: Target.PluginUsage = .plugin(name: "EndpointGenerator", package: "p")
                [.target(name: "A", plugins: Context.environment["GENERATE"] == "1" ? [generator] : [])]
                """, .unclear
            ),
            (
                """
                let all: [Target.PluginUsage] = isOn ? ["EndpointGenerator"] : []
                [.target(name: "A", plugins: all)]
                """, .unclear
            ),
            (
                """
                let all: [Target.PluginUsage] = if isOn { ["EndpointGenerator"] } else { [] }
                [.target(name: "A", plugins: all)]
                """, .unclear
            ),
            (
                """
                #if os(Windows)
                let all: [Target.PluginUsage] = []
                #else
                let all: [Target.PluginUsage] = ["EndpointGenerator"]
                #endif
                [.target(name: "A", plugins: all + [lint])]
                """, .unclear
            ),
            (
                """
                let generator: Target.PluginUsage = "EndpointGenerator"
                #if os(Windows)
                let all = [generator]
                #else
                let all = [generator, "Lint"]
                #endif
                [.target(name: "A", plugins: all)]
                """, .applied
            ),
            (
                """
                #if os(Windows)
                let a = Target.target(name: "A", plugins: [])
                #else
                let a = Target.target(name: "A", plugins: ["EndpointGenerator"])
                #endif
                """, .unclear
            ),
            ("[.target(name: \"A\", plugins: [\"EndpointGenerator\"].filter { _ in false })]", .unclear),
            ("[.target(name: \"A\", plugins: enabled([\"EndpointGenerator\"]))]", .unclear),
            ("[.target(name: \"A\", plugins: [[\"EndpointGenerator\"], []][1])]", .unclear),
            ("let p = [\"EndpointGenerator\"]\n[.target(name: \"A\", plugins: p.dropLast())]", .unclear),
            (
                "enum P { static let g = \"EndpointGenerator\" }\n[.target(name: \"A\", plugins: [.plugin(name: P.g)])]",
                .applied
            ),
            ("var p = [\"EndpointGenerator\"]\np.removeAll()\n[.target(name: \"A\", plugins: p)]", .unclear),
            ("var p = [\"EndpointGenerator\"]\np = []\n[.target(name: \"A\", plugins: p)]", .unclear),
            (
                "var p = [\"EndpointGenerator\"]\np.append(lint)\np += [lint]\n[.target(name: \"A\", plugins: p)]",
                .applied
            ),
        ] as [(String, ManifestReader.PluginUse)]
    )
    func constants(manifest: String, use: ManifestReader.PluginUse) {
        #expect(ManifestReader(manifest).use(of: "EndpointGenerator", by: "A") == use)
    }

    @Test(
        "a condition of another plugin leaves it open neither in a sum nor in an array",
        arguments: [
            (#"["EndpointGenerator"] + (on ? ["Lint"] : [])"#, .applied),
            (#"(on ? ["Lint"] : []) + ["EndpointGenerator"]"#, .applied),
            (#"["EndpointGenerator"] + names.map { .plugin(name: $0) }"#, .applied),
            (#"["EndpointGenerator", .plugin(name: "Lint", package: on ? "a" : "b")]"#, .applied),
            (#"([lint(on), .plugin(name: "EndpointGenerator", package: "e")] + more)"#, .applied),
            (#"["Lint"] + (on ? ["EndpointGenerator"] : [])"#, .unclear),
            (#"["Lint", on ? "EndpointGenerator" : "Format"]"#, .unclear),
            (#"on ? ["EndpointGenerator"] : [] + ["Lint"]"#, .unclear),
            (#"(["EndpointGenerator"] + ["Lint"]).filter { _ in on }"#, .unclear),
            (#"most ?? ["EndpointGenerator"] + ["Lint"]"#, .unclear),
        ] as [(String, ManifestReader.PluginUse)]
    )
    func otherConditions(plugins: String, use: ManifestReader.PluginUse) {
        let direct = ".target(name: \"A\", plugins: \(plugins))"
        #expect(ManifestReader(direct).use(of: "EndpointGenerator", by: "A") == use)
        let named = "let all: [Target.PluginUsage] = \(plugins)\n[.target(name: \"A\", plugins: all)]"
        #expect(ManifestReader(named).use(of: "EndpointGenerator", by: "A") == use)
    }

    @Test(
        "a statement that may remove a declared plugin leaves it open, and one that adds another does not",
        arguments: [
            ("if ci { for t in package.targets { t.plugins = nil } }", .unclear),
            ("package.targets.forEach { $0.plugins = ($0.plugins ?? []).filter { !isGenerator($0) } }", .unclear),
            (#"for t in all { t.plugins = t.plugins?.filter { $0 != "EndpointGenerator" } }"#, .unclear),
            ("a.plugins?.removeAll()", .unclear),
            ("a.plugins!.removeLast()", .unclear),
            ("a.plugins![0] = lint", .unclear),
            ("a.plugins?[0] = lint", .unclear),
            ("for t in all { t.plugins = (t.plugins ?? lint) + more }", .unclear),
            ("for t in all { a.plugins = (t.plugins ?? []) + more }", .unclear),
            ("for t in all { t.plugins = (on ? [] : t.plugins ?? []) + more }", .unclear),
            ("a.plugins?.append(lint)", .applied),
            ("a.plugins?.insert(lint, at: 0)", .applied),
            ("a.plugins! += [lint]", .applied),
            ("for t in all where t.plugins?.contains(lint) == true || t.plugins == nil { use(t) }", .applied),
            ("for t in all { t.plugins = (t.plugins ?? []) + [lint] }", .applied),
            ("all.forEach { $0.plugins = [lint] + ($0.plugins ?? []) }", .applied),
            (#"for t in all { t.plugins = ["EndpointGenerator", lint] }"#, .applied),
        ] as [(String, ManifestReader.PluginUse)]
    )
    func removed(statement: String, use: ManifestReader.PluginUse) {
        let manifest = "let a = Target.target(name: \"A\", plugins: [\"EndpointGenerator\"])\n\(statement)"
        #expect(ManifestReader(manifest).use(of: "EndpointGenerator", by: "A") == use)
    }

    @Test(
        "a value that continues in the next line is read to its end",
        arguments: [
            ("let all: [Target.PluginUsage] = [] +\n    [\"EndpointGenerator\"]", .applied),
            ("let all: [Target.PluginUsage]\n    = [\"EndpointGenerator\"]", .applied),
            ("let all: [\n    Target.PluginUsage\n] = [\"EndpointGenerator\"]", .applied),
            ("let all = []\n    + [\"EndpointGenerator\"]", .applied),
            ("let all = [] // none\nlet more = [\"EndpointGenerator\"]", .absent),
            ("let all: [String]?\nlet more = [\"EndpointGenerator\"]", .unclear),
            ("let all: Array<String?>\nlet more = [\"EndpointGenerator\"]", .unclear),
            ("let all: [String]\nmore = [\"EndpointGenerator\"]", .unclear),
            ("let all = mode == \"y\"\n    ? [\"EndpointGenerator\"]\n    : []", .unclear),
            ("let all = mode == \"y\" ?\n    [] :\n    [\"EndpointGenerator\"]", .unclear),
            ("let all = mode ==\n    \"y\" ? [\"EndpointGenerator\"] : []", .unclear),
            ("let all = mode\n    != \"y\" ? [\"EndpointGenerator\"] : []", .unclear),
            ("let all = none\n    ?? [\"EndpointGenerator\"]", .unclear),
            ("let all = if mode == \"y\"\n{ [] }\nelse\n{ [\"EndpointGenerator\"] }", .unclear),
        ] as [(String, ManifestReader.PluginUse)]
    )
    func continued(declaration: String, use: ManifestReader.PluginUse) {
        let manifest =
            "let mode = \"x\"\nlet none: [String]? = nil\n\(declaration)\n[.target(name: \"A\", plugins: all)]"
        #expect(ManifestReader(manifest).use(of: "EndpointGenerator", by: "A") == use)
    }

    @Test(
        "a target that a build generates is skipped, and one of which the manifest leaves that open is reported",
        arguments: [
            (#".target(name: "A", plugins: ["EndpointGenerator"])"#, [], "skipped 'A': ", ""),
            (#".target(name: "A", plugins: ["EndpointGenerator"])"#, ["--quiet"], "", ""),
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

    @Test(
        "a plugin in a comment is not applied, and one next to a comment is",
        arguments: [
            (".target(name: \"A\" /*, plugins: [\"EndpointGenerator\"] */)", false),
            (".target(name: \"A\",\n// plugins: [\"EndpointGenerator\"]\n)", false),
            ("/* .target(name: \"A\", plugins: [\"EndpointGenerator\"]) /* */ */", false),
            (".target(name: \"A\", path: \"/*\", plugins: [\"EndpointGenerator\"])", true),
            (".target(name: \"A\", /* ) */ url: \"https://a.test\", plugins: [\"EndpointGenerator\"])", true),
        ]
    )
    func comments(manifest: String, isApplied: Bool) {
        #expect(ManifestReader(manifest).use(of: "EndpointGenerator", by: "A") == (isApplied ? .applied : .absent))
    }

    @Test(
        "an incomplete manifest applies no plugin",
        arguments: ["", ".target(name: \"A\"", ".target(name: \"A\", \"", ".target(name: \"A\", \"\\"]
    )
    func cut(manifest: String) {
        #expect(ManifestReader(manifest).use(of: "EndpointGenerator", by: "A") == .absent)
    }
}
