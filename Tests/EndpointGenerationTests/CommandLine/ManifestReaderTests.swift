import Testing

@testable import EndpointGeneration

@Suite("What a manifest says about the build plugin")
struct ManifestReaderTests {
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
                "let e = \"EndpointGenerator\"\nlet package = Package(targets: [.target(name: \"A\", plugins: [.plugin(name: e, package: \"p\")])])",
                .applied
            ),
            (
                """
                let generator: Target.PluginUsage = .plugin(
                    name: "EndpointGenerator", package: "p"
                )
                let all = [generator]
                let shop = "A"
                let package = Package(targets: [.target(name: shop, plugins: all + [lint])])
                """, .applied
            ),
            (
                """
                extension Target.PluginUsage { static let generator = plugin(name: "EndpointGenerator", package: "p") }
                let t: [Target] = [Target.target (name :"A", plugins : [ .generator ])]
                let package = Package (name: "P", targets : t)
                """, .applied
            ),
            (
                """
                let plugin: Target.PluginUsage = .plugin(name: "EndpointGenerator", package: "p")
                let package = Package(targets: [.target(name: "A", plugins: [plugin])])
                """, .applied
            ),
            (
                """
                extension Target.PluginUsage { static let plugin = Target.PluginUsage.plugin(name: "EndpointGenerator") }
                let package = Package(targets: [.target(name: "A", plugins: [.plugin])])
                """, .applied
            ),
            (
                """
                let plugin = Target.PluginUsage.plugin(name: "Lint", package: "EndpointGenerator")
                let package = Package(targets: [.target(name: "B", plugins: ["EndpointGenerator"]), .target(name: "A", plugins: [])])
                """, .absent
            ),
            (
                "let p = [\"EndpointGenerator\"]\nlet package = Package(targets: [.target(name: \"A\", path: \"a\", plugins: [])])",
                .absent
            ),
            (
                "let p = [\"EndpointGenerator\"]\nlet q = [\"Lint\"]\nlet package = Package(targets: [.target(name: \"A\", plugins: q)])",
                .absent
            ),
            (
                "let p = [\"EndpointGenerator\"]\nlet package = Package(targets: [.target(name: \"A\", plugins: plugins(of: \"A\"))])",
                .unclear
            ),
            ("let p = [\"EndpointGenerator\"]\nfor n in names { t += [.target(name: n, plugins: p)] }", .unclear),
            (
                "let p = [\"EndpointGenerator\"]\nlet package = Package(targets: [.target(name: \"\\(n)A\", plugins: p)])",
                .unclear
            ),
            (
                "let package = Package(targets: [.target(name: \"A\", path: \"a\")])\nfor t in targets { t.plugins = [\"EndpointGenerator\"] }",
                .unclear
            ),
            ("for n in names { t += [.target(name: n, plugins: [])] }", .absent),
            (
                "var p: [Target.PluginUsage] = []\np += [\"EndpointGenerator\"]\nlet package = Package(targets: [.target(name: \"A\", plugins: p)])",
                .unclear
            ),
            (
                """
                func client(name: String) -> Target { .target(name: name, plugins: ["EndpointGenerator"]) }
                let package = Package(targets: [client(name: "A")])
                """, .unclear
            ),
            (
                """
                extension Target {
                    static func client(name: String) -> Target { .target(name: name, plugins: ["EndpointGenerator"]) }
                }
                let package = Package(targets: [.client(name: "A")])
                """, .unclear
            ),
            (
                """
                let all: [Target.PluginUsage] = ["EndpointGenerator"]
                func make(_ all: [Target.PluginUsage]) -> Package { Package(targets: [.target(name: "A", plugins: all)]) }
                let package = make([])
                """, .unclear
            ),
            (
                "let package = Package(targets: [.target(name: \"A\", plugins: [\"EndpointGenerator\"])])\npackage.`targets` = []",
                .unclear
            ),
            (
                "let package = Package(targets: [.target(name: \"A\", plugins: isOn ? [\"EndpointGenerator\"] : [])])",
                .unclear
            ),
            (
                """
                let generator: Target.PluginUsage = .plugin(name: "EndpointGenerator", package: "p")
                let package = Package(targets: [.target(name: "A", plugins: Context.environment["GENERATE"] == "1" ? [generator] : [])])
                """, .unclear
            ),
            (
                """
                let all: [Target.PluginUsage] = isOn ? ["EndpointGenerator"] : []
                let package = Package(targets: [.target(name: "A", plugins: all)])
                """, .unclear
            ),
            (
                """
                let all: [Target.PluginUsage] = if isOn { ["EndpointGenerator"] } else { [] }
                let package = Package(targets: [.target(name: "A", plugins: all)])
                """, .unclear
            ),
            (
                """
                #if os(Windows)
                let all: [Target.PluginUsage] = []
                #else
                let all: [Target.PluginUsage] = ["EndpointGenerator"]
                #endif
                let package = Package(targets: [.target(name: "A", plugins: all + [lint])])
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
                let package = Package(targets: [.target(name: "A", plugins: all)])
                """, .applied
            ),
            (
                """
                #if os(Windows)
                let a = Target.target(name: "A", plugins: [])
                #else
                let a = Target.target(name: "A", plugins: ["EndpointGenerator"])
                #endif
                let package = Package(targets: [a])
                """, .unclear
            ),
            (
                "let package = Package(targets: [.target(name: \"A\", plugins: [\"EndpointGenerator\"].filter { _ in false })])",
                .unclear
            ),
            (
                "let package = Package(targets: [.target(name: \"A\", plugins: enabled([\"EndpointGenerator\"]))])",
                .unclear
            ),
            (
                "let package = Package(targets: [.target(name: \"A\", plugins: [[\"EndpointGenerator\"], []][1])])",
                .unclear
            ),
            (
                "let p = [\"EndpointGenerator\"]\nlet package = Package(targets: [.target(name: \"A\", plugins: p.dropLast())])",
                .unclear
            ),
            (
                "enum P { static let g = \"EndpointGenerator\" }\nlet package = Package(targets: [.target(name: \"A\", plugins: [.plugin(name: P.g)])])",
                .applied
            ),
            (
                "var p = [\"EndpointGenerator\"]\np.removeAll()\nlet package = Package(targets: [.target(name: \"A\", plugins: p)])",
                .unclear
            ),
            (
                "var p = [\"EndpointGenerator\"]\np = []\nlet package = Package(targets: [.target(name: \"A\", plugins: p)])",
                .unclear
            ),
            (
                "var p = [\"EndpointGenerator\"]\np.append(lint)\nlet package = Package(targets: [.target(name: \"A\", plugins: p)])",
                .unclear
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
            (#"["EndpointGenerator"] + (names.map { .plugin(name: $0) })"#, .applied),
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
        let direct = "let package = Package(targets: [.target(name: \"A\", plugins: \(plugins))])"
        #expect(ManifestReader(direct).use(of: "EndpointGenerator", by: "A") == use)
        let named =
            "let all: [Target.PluginUsage] = \(plugins)\n"
            + "let package = Package(targets: [.target(name: \"A\", plugins: all)])"
        #expect(ManifestReader(named).use(of: "EndpointGenerator", by: "A") == use)
    }

    @Test(
        "a statement that may change which targets there are or which plugins they use leaves it open",
        arguments: [
            ("if ci { for t in package.targets { t.plugins = nil } }", .unclear),
            ("package.targets.forEach { $0.plugins = ($0.plugins ?? []).filter { !isGenerator($0) } }", .unclear),
            ("a.plugins?.removeAll()", .unclear),
            ("a.plugins![0] = lint", .unclear),
            ("a.plugins?.append(lint)", .unclear),
            ("package.targets.removeAll()", .unclear),
            ("package.targets = []", .unclear),
            ("package.targets += [.target(name: \"B\")]", .unclear),
            ("if ci { package.targets.append(.target(name: \"B\")) }", .unclear),
            ("clear(&package.targets)", .unclear),
            ("for t in package.targets { t.swiftSettings = [] }", .applied),
            ("for t in package.targets where t.type == .regular { t.swiftSettings = [] }", .applied),
            ("package.targets.forEach { $0.swiftSettings = [] }", .applied),
            ("package.dependencies.append(lint)", .applied),
        ] as [(String, ManifestReader.PluginUse)]
    )
    func changed(statement: String, use: ManifestReader.PluginUse) {
        let manifest =
            "let package = Package(targets: [.target(name: \"A\", plugins: [\"EndpointGenerator\"])])\n\(statement)"
        #expect(ManifestReader(manifest).use(of: "EndpointGenerator", by: "A") == use)
    }

    @Test(
        "a target that is declared otherwise than by literals and constants is unclear",
        arguments: [
            (
                """
                #if os(Linux)
                let package = Package(targets: [.target(name: "A", plugins: ["EndpointGenerator"])])
                #else
                let package = Package(targets: [.target(name: "A")])
                #endif
                """, .unclear
            ),
            (
                """
                let package = Package(targets: [])
                if on { package.targets.append(.target(name: "A", plugins: ["EndpointGenerator"])) }
                """, .unclear
            ),
            (
                """
                var all = ["EndpointGenerator"]
                clear(&all)
                let package = Package(targets: [.target(name: "A", plugins: all)])
                """, .unclear
            ),
            (
                """
                let none: [Target.PluginUsage] = [], all: [Target.PluginUsage] = ["EndpointGenerator"]
                let package = Package(targets: [.target(name: "A", plugins: none)])
                """, .unclear
            ),
            (
                """
                let package = Package(targets: [
                    .target(name: "A", plugins: [.plugin(name: "Lint", package: "EndpointGenerator")]),
                ])
                """, .absent
            ),
            (
                """
                let package = Package(targets: [
                    .target(name: "A", plugins: [
                        #if os(Linux)
                        "EndpointGenerator"
                        #endif
                    ]),
                ])
                """, .unclear
            ),
            (
                """
                let shop = Target.target(name: "A", plugins: ["EndpointGenerator"])
                let package = Package(name: "P", targets: [shop] + names.map { .target(name: $0) })
                """, .unclear
            ),
            (
                """
                let shop = Target.target(name: "A", plugins: ["EndpointGenerator"])
                let package = Package(name: "P", targets: [shop, other])
                """, .applied
            ),
            ("let a = b\nlet b = a\nlet e = \"EndpointGenerator\"\nlet package = Package(targets: a)", .unclear),
        ] as [(String, ManifestReader.PluginUse)]
    )
    func otherForms(manifest: String, use: ManifestReader.PluginUse) {
        #expect(ManifestReader(manifest).use(of: "EndpointGenerator", by: "A") == use)
    }

    @Test(
        "deep brackets and long chains of constants are unclear",
        arguments: [
            (5_000, "#", 1, "a0"), (50, "[#, #]", 0, "a0"), (0, "", 4_000, "\"EndpointGenerator\""),
        ] as [(Int, String, Int, String)]
    )
    func deep(count: Int, value: String, depth: Int, plugin: String) {
        let plugins = String(repeating: "[", count: depth) + plugin + String(repeating: "]", count: depth)
        var lines = (0..<count).map { "let a\($0) = \(value.replacing("#", with: "a\($0 + 1)"))" }
        lines.append("let a\(count) = \"EndpointGenerator\"")
        lines.append("let package = Package(targets: [.target(name: \"A\", plugins: \(plugins))])")
        let manifest = ManifestReader(lines.joined(separator: "\n"))
        #expect(manifest.use(of: "EndpointGenerator", by: "A") == .unclear)
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
            "let mode = \"x\"\nlet none: [String]? = nil\n\(declaration)\n"
            + "let package = Package(targets: [.target(name: \"A\", plugins: all)])"
        #expect(ManifestReader(manifest).use(of: "EndpointGenerator", by: "A") == use)
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
    func comments(target: String, isApplied: Bool) {
        let manifest = "let package = Package(targets: [\(target)])"
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
