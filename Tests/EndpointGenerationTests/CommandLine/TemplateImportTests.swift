import EndpointTemplates
import Foundation
import Testing

@Suite("The imports that a user's templates need")
struct TemplateImportTests {
    private static let description = """
        {
          "openapi": "3.1.0", "info": {"title": "Shop", "version": "1"},
          "paths": {"/size": {"get": {"responses": {"200": {
            "description": "", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Size"}}}
          }}}}},
          "components": {"schemas": {"Size": {"type": "string", "enum": ["s", "l"]}, "Sizes": {
            "type": "array", "items": {"$ref": "#/components/schemas/Size"}
          }}}
        }
        """

    /// The lines of each generated file that import something, by the end of its name.
    private func imports(
        _ templates: [String: String],
        _ options: String...,
        of description: String = TemplateImportTests.description
    ) throws -> [String: [String]] {
        try withTemporaryFolder { folder in
            let own = folder.appendingPathComponent("t")
            try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
            for (name, text) in templates {
                try Data(text.utf8).write(to: own.appendingPathComponent(name + ".template"))
            }
            let file = folder.appendingPathComponent("openapi.json")
            try Data(description.utf8).write(to: file)
            let output = folder.appendingPathComponent("out")
            let stubs = ["--stubs", output.path + "/stubs", "--module", "Shop", "--name", "Shop"]
            let run = CommandRun([file.path, "-o", output.path, "--templates", own.path] + stubs + options)
            #expect(run.exitCode == 0, "\(run.diagnostics)")
            var imports: [String: [String]] = [:]
            for folder in [output, output.appendingPathComponent("stubs")] {
                for name in contents(of: folder) where name.hasSuffix(".swift") {
                    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
                    let lines = text.split(separator: "\n").map(String.init).filter { $0.contains("import ") }
                    imports[name.replacing("Shop+", with: "").replacing(".swift", with: "")] = lines
                }
            }
            return imports
        }
    }

    /// The embedded template of enums with another member.
    private func enumeration(with member: String) throws -> [String: String] {
        let text = String(decoding: try #require(EndpointTemplates.texts["Enum"]), as: UTF8.self)
        return ["Enum": text.dropLast(2) + "\n    \(member)\n}\n"]
    }

    private let runtime = "public import EndpointRuntime"

    /// Public only where imports are internal by default, because the compiler warns about a public import that only
    /// bodies use.
    private static let foundation = ["public import Foundation", "import Foundation"]
    private static let testing = ["public import EndpointTesting", "import EndpointTesting"]

    @Test(
        "a tag for a type imports its module, publicly where imports are internal by default",
        arguments: [
            ("{{access}}var data: {{Foundation.Data}} { .init() }", foundation),
            ("{{access}}static let zz: Int = 1, yy: {{Date}} = .init()", foundation),
            ("{{access}}static func zz()\n        throws(CancellationError) -> {{Date}} { .init() }", foundation),
            ("{{access}}static func zz() async\n        throws\n        -> {{Date}} { .init() }", foundation),
            ("{{access}}func zz<T>(_ t: T)\n    where\n        T: Sequence, T.Element == {{Date}} {}", foundation),
            ("{{access}}static func zz()\n        // why\n        -> {{Date}} { .init() }", foundation),
            ("{{access}}func zz<\n        T: Sequence<{{Date}}>\n    >(_ t: T) {}", foundation),
            ("@backDeployed(before: macOS 99)\n    {{access}}func zz() -> Int { {{Data}}().count }", foundation),
            ("{{access}}var size: Int { {{Data}}().count }", foundation),
            ("{{access}}var size: String { \"\\({{Data}}().count)\" }", foundation),
            ("{{access}}var a: {{HTTPBody}}? { nil }", []),
            ("/// {{Data}}", []),
            ("{{access}}var a: {{Testing.StubResponse}}? { nil }", testing),
            ("{{access}}var a: {{Date}}? { {{StubRequest}}?.none == nil ? nil : nil }", foundation + testing),
        ] as [(String, [String])]
    )
    func member(text: String, others: [String]) throws {
        let imports = try imports(enumeration(with: text))
        #expect(imports["Models"] == [runtime] + others)
        #expect(imports["Aliases"] == [])
    }

    @Test("the import has the access of the client")
    func access() throws {
        let own = try enumeration(with: "{{access}}var data: {{Data}} { {{Data}}() }")
        #expect(
            try imports(own, "--access", "package")["Models"] == [
                "import EndpointRuntime", "package import Foundation", "import Foundation",
            ]
        )
        #expect(
            try imports(own, "--access", "internal")["Models"] == ["import EndpointRuntime", "import Foundation"]
        )
        let body = try enumeration(with: "{{access}}func take(_ body: {{HTTPBody}}) {}")
        #expect(
            try imports(body, "--access", "package")["Models"] == [
                "package import EndpointRuntime", "import EndpointRuntime",
            ]
        )
    }

    @Test("only the files that print the template import the module")
    func files() throws {
        let alias = "{{access}}typealias {{name}} = {{type}}\n{{access}}typealias {{name}}Body = {{HTTPBody}}\n"
        let imports = try imports(["Alias": alias])
        #expect(imports["Aliases"] == [runtime, "import EndpointRuntime"])
        #expect(imports["Models"] == [runtime])
        #expect(imports["ShopStubs"]?.contains { $0.contains("Foundation") } == false)
    }

    private let file = "// {{namespace}}, generated from {{source}}. Do not edit.\n{{imports}}\n\n{{declarations}}\n"

    @Test("the template of a file imports what it names, in every file of its kind")
    func whole() throws {
        let imports = try imports(["File": file + "let made = {{Date}}()\n"])
        #expect(imports["Aliases"] == Self.foundation)
        #expect(imports["Models"] == [runtime] + Self.foundation)
        #expect(imports["ShopStubs"]?.contains { $0.contains("Foundation") } == false)
        let stubs = try self.imports(["StubsFile": stubsFile("func made() -> Int { {{Data}}().count }")])
        #expect(stubs["ShopStubs"]?.contains("import Foundation") == true)
        #expect(stubs["Models"] == [runtime])
    }

    /// The embedded template of the file of stubs with another declaration.
    private func stubsFile(_ declaration: String) throws -> String {
        String(decoding: try #require(EndpointTemplates.texts["StubsFile"]), as: UTF8.self) + declaration + "\n"
    }

    @Test("every file imports what the template of its imports names")
    func importsTemplate() throws {
        let text = String(decoding: try #require(EndpointTemplates.texts["Imports"]), as: UTF8.self)
        let imports = try imports(["Imports": text + "private let made = {{Date}}()\n"])
        #expect(!imports.isEmpty)
        for (name, lines) in imports { #expect(lines.contains("import Foundation"), "\(name)") }
    }

    @Test("the file of stubs imports what its template names, even if there is nothing to stub")
    func noStubs() throws {
        let description = """
            {"openapi": "3.1.0", "info": {"title": "Shop", "version": "1"}, "paths": {}}
            """
        let body = try stubsFile("func made() -> Int { {{Data}}().count }")
        #expect(try imports(["StubsFile": body], of: description)["ShopStubs"] == Self.foundation)
        let signature = try stubsFile("{{access}}func made(_ data: {{Data}}) -> {{StubResponse}}? { nil }")
        #expect(
            try imports(["StubsFile": signature], of: description)["ShopStubs"] == [
                "public import Foundation", "public import EndpointTesting", "import Foundation",
                "import EndpointTesting",
            ]
        )
    }
}
