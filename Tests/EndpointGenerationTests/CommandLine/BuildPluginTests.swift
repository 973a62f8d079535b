import Testing

@testable import EndpointGeneration

@Suite("a manifest that applies the build plugin")
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
        "a target that applies the plugin is recognised in a manifest",
        arguments: [
            ("Petstore", true), ("Tests", true), ("App", false), ("Checked", false), ("Store", false), ("No", false),
        ]
    )
    func applies(target: String, isBuilt: Bool) {
        #expect(appliesBuildPlugin(manifest, to: target) == isBuilt)
    }

    @Test("a fault that a plugin finds is printed as it is, and fails the build")
    func fault() {
        let run = CommandRun(["--fail", "openapi.json: there are two"])
        #expect(run.exitCode == 1)
        #expect(run.diagnostics == "error: openapi.json: there are two\n")
        #expect(run.output.isEmpty)
    }

    @Test(
        "an incomplete manifest applies no plugin",
        arguments: ["", ".target(name: \"A\"", ".target(name: \"A\", \"", ".target(name: \"A\", \"\\"]
    )
    func cut(manifest: String) {
        #expect(!appliesBuildPlugin(manifest, to: "A"))
    }
}
