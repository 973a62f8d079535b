import EndpointDescription
import EndpointTemplates
import Foundation
import Testing

@testable import EndpointGeneration

@Suite("--templates")
struct OwnTemplatesTests {
    private let petstore = PackageFolder.url.appendingPathComponent("Specs/petstore.json").path

    /// A petstore printed with these templates, by file name. `read` sees what was written.
    private func generate(
        _ templates: [String: String],
        _ options: [String] = [],
        read: (URL) throws -> Void = { _ in }
    ) throws -> CommandRun {
        try withTemporaryFolder { folder in
            let own = folder.appendingPathComponent("t")
            try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
            for (name, text) in templates { try Data(text.utf8).write(to: own.appendingPathComponent(name)) }
            let output = folder.appendingPathComponent("out")
            var run = CommandRun([petstore, "--output", output.path, "--templates", own.path] + options)
            run.diagnostics = run.diagnostics.replacingOccurrences(of: own.path + "/", with: "")
            try read(output)
            return run
        }
    }

    @Test("a user's template replaces the embedded one, and the others stay")
    func replaced() throws {
        let alias = "/// A word of our own.\n{{access}}typealias {{name}} = {{type}}\n"
        let file =
            "// {{namespace}}, generated from {{source}}. Do not edit.\r\n// Ours.\r\n{{imports}}\r\n\r\n{{declarations}}\r\n"
        let run = try generate(["File.template": file, "Alias.template": alias]) { output in
            let pet = try String(contentsOf: output.appendingPathComponent("Petstore+Models.swift"), encoding: .utf8)
            #expect(pet.hasPrefix("// Petstore, generated from petstore.json. Do not edit.\n// Ours.\npublic import"))
            #expect(pet.contains("public struct Pet: HashedModel {"))
            #expect(!pet.contains("\r"))
        }
        #expect(run.exitCode == 0)
    }

    @Test("copies of the embedded templates, used as a user's own, change nothing")
    func embedded() throws {
        var own: [String: String] = [:]
        for (name, text) in EndpointTemplates.texts { own[name + ".template"] = String(decoding: text, as: UTF8.self) }
        try withTemporaryFolder { folder in
            _ = CommandRun([petstore, "--output", folder.path, "--quiet"])
            let run = try generate(own) { output in
                for name in contents(of: folder) {
                    let ours = try Data(contentsOf: folder.appendingPathComponent(name))
                    #expect(try Data(contentsOf: output.appendingPathComponent(name)) == ours)
                }
                #expect(contents(of: output) == contents(of: folder))
            }
            #expect(run.exitCode == 0 && !run.diagnostics.contains("error"))
        }
    }

    @Test(
        "a mistake in a template is an error at its place, and nothing is written",
        arguments: [
            (
                "Strut.template", "x",
                "Strut.template:1:1: error: unknown template; did you mean 'Struct.template'?\n"
            ),
            (
                "Group.template", "a\n  {{nmae}}\n",
                "Group.template:2:3: error: the template 'Group' has no value or section 'nmae'; did you mean 'name'?\n"
            ),
            (
                "Group.template", "é {{name}} {{}}\n",
                "Group.template:1:13: error: the template 'Group' has no value or section ''\n"
            ),
            (
                "Group.template", "{{#name}}\n{{/name}}\n",
                "Group.template:1:1: error: 'name' is a value; write {{name}}\n"
            ),
            ("Links.template", "x {{links}}\n", "Links.template:1:3: error: 'links' is a section; write {{#links}}\n"),
            ("Links.template", "\n{{#links}}\n", "Links.template:2:1: error: {{#links}} is never closed\n"),
            ("Links.template", "{{/links}}\n", "Links.template:1:1: error: {{/links}} has no opening tag\n"),
            (
                "Links.template", "{{#links}}\n{{#values}}\n{{/links}}\n",
                "Links.template:2:1: error: {{#values}} is never closed\n"
            ),
            (
                "Links.template", "{{#links}}\n{{/values}}\n{{/links}}\n",
                "Links.template:2:1: error: {{/values}} has no opening tag\n"
            ),
            (
                "Links.template", "{{links}}\n{{/links}}\n",
                "Links.template:1:1: error: 'links' is a section; write {{#links}}\n"
            ),
            (
                "Links.template", "x {{links}}y{{/links}}\n",
                "Links.template:1:3: error: 'links' is a section; write {{#links}}\n"
            ),
            (
                "Alias.template", "{{documentation}}\n= {{JSONModle}}\n",
                "Alias.template:2:3: error: there is no tag for the type 'JSONModle'; did you mean 'JSONModel'?\n"
            ),
            (
                "Alias.template", "{{CustomStringConvertible}}\n",
                "Alias.template:1:1: error: there is no tag for the type 'CustomStringConvertible'\n"
                    + "    write the type without braces, or use one of Alternatives, "
            ),
            (
                "Alias.template", "{{Name}}\n",
                "Alias.template:1:1: error: there is no tag for the type 'Name'; did you mean 'name'?\n"
            ),
            (
                "Alias.template", "{{Runtime.String}}\n",
                "Alias.template:1:1: error: there is no tag for the type 'Runtime.String'; did you mean 'Swift.String'?\n"
            ),
            (
                "Alias.template", "{{,}}\n",
                "Alias.template:1:1: error: {{,}} is in no section that begins on its line\n"
                    + "    write it before the {{/…}} of a section on the same line\n"
            ),
            (
                "Links.template", "a {{#links}}\n",
                "Links.template:1:3: error: {{#links}} must be closed on its line, or stand alone on it\n"
            ),
            (
                "Group.template", "a\nb {{name\n",
                "Group.template:2:3: error: '{{' without '}}'\n    close the tag on its line with '}}'\n"
            ),
            (
                "Links.template", "{{#links}}\n {{#links}}\n{{/links}}\n{{/links}}\n",
                "Links.template:2:2: error: {{#links}} is nested in itself\n"
            ),
            (
                "Enum.template", "enum {{name}} {}\n    // {{#cases}}{{name}}{{,~}}{{/cases}}\n",
                "Enum.template:2:26: error: {{,~}} would break a comment into lines without '//'\n    use {{,}}\n"
            ),
            (
                "Enum.template", "let a = \"//\"  // {{#cases}}{{name}}{{,|}}{{/cases}}\n",
                "Enum.template:1:36: error: {{,|}} would break a comment into lines without '//'\n    use {{,}}\n"
            ),
            (
                "Enum.template", "let a = \"*/*\"\n/* /* */\n  {{documentation}} */\n",
                "Enum.template:3:3: error: a value in a block comment may end the comment\n    write the comment with '//'\n"
            ),
            (
                "Enum.template", "let a = \"\"\"\n    {{documentation}}\n    \"\"\"\n",
                "Enum.template:2:5: error: {{documentation}} is not escaped for a string literal\n"
                    + "    write it outside of the literal\n"
            ),
            ("Headers.template", "let a = \"\\(1) {{key}}\"\n", "Headers.template:1:15: error: {{key}} is not escaped"),
            ("Headers.template", "f(\"\\(\"{{key}}\")\")\n", "Headers.template:1:7: error: {{key}} is not escaped"),
            ("Content.template", "let a = \"{{type}}\"\n", "Content.template:1:10: error: {{type}} is not escaped"),
            (
                "Links.template", "{{#links}}\n{{#parameters}}\n{{/links}}\n{{/parameters}}\n",
                "Links.template:3:1: error: {{#parameters}} of line 2 is not closed before {{/links}}\n"
                    + "    close {{#parameters}} first\n"
            ),
            (
                "Enum.template", "[{{#cases}}{{,}}.{{name}}{{/cases}}]\n",
                "Enum.template:1:12: error: {{,}} is not the last thing in {{#cases}}\n"
                    + "    move it before {{/cases}}; only a '//' comment may follow it\n"
            ),
            (
                "Enum.template", "{{#cases}}\n{{name}}{{,}} /* c */\n{{/cases}}\n",
                "Enum.template:2:9: error: {{,}} is not the last thing in {{#cases}}\n"
                    + "    move it before {{/cases}}; only a '//' comment may follow it\n"
            ),
            (
                "Alias.template", "let a = { return /\"/ }; let b = \"{{documentation}}\"\n",
                "Alias.template:1:34: error: {{documentation}} is not escaped for a string literal\n"
            ),
            (
                "Alias.template", "\n" + String(repeating: "\"\\(", count: 8_000),
                "Alias.template:2:49: error: literals are nested more than 16 deep\n"
                    + "    assign the inner ones to constants\n"
            ),
            (
                "Enum.template", "enum A {{{#cases}}case {{name}}; {{/cases}}}\n",
                "Enum.template:1:8: error: '{{{' is not a tag\n    write a space between the brace and the tag: '{ {{'\n"
            ),
            (
                "File.template", "{{imports}}\n{{declarations}}\n",
                "File.template:1:1: error: the template does not mark its output as generated\n"
            ),
            (
                "File.template", "// {{namespace}}, generated from {{source}}\n{{imports}}\n{{declarations}}\n",
                "File.template:1:1: error: the template does not mark its output as generated\n"
                    + "    begin the first line with '// {{namespace}}, generated from {{source}}. Do not edit.'\n"
            ),
            (
                "Package.template", "// {{source}}\n",
                "Package.template:1:1: error: the template does not mark its output as generated\n"
            ),
        ]
    )
    func faults(file: String, text: String, message: String) throws {
        for options in [[], ["--lenient"]] as [[String]] {
            let run = try generate([file: text], options) { output in
                #expect(!FileManager.default.fileExists(atPath: output.path))
            }
            #expect(run.exitCode == 1)
            #expect(run.diagnostics.contains(message), "\(run.diagnostics)")
        }
    }

    @Test("names may be in string literals and in block comments, and regular expressions are neither")
    func names() throws {
        let code = [
            #"let a = "{{access}}{{name}}""#, #"let b = "\({{name}}.self, "{{type}}") {{Data}}""#,
            "/* {{access}}{{name}}: {{type}} */", "let c = #/[/*\"]/#", #"let d = f(/"\/*/, /"/)"#,
            "{{documentation}}",
        ]
        let run = try generate(["Alias.template": code.joined(separator: "\n") + "\n"])
        #expect(run.exitCode == 0, "\(run.diagnostics)")
        let key = try generate(["Headers.template": "{{#headers}}\nlet a = \"\\({{key}})\"\n{{/headers}}\n"])
        #expect(key.exitCode == 0, "\(key.diagnostics)")
    }

    @Test("templates alone change cases, parameters, outcomes and conformances")
    func reshaped() throws {
        // `.ci/run` compiles what these print.
        let folder = PackageFolder.url.appendingPathComponent("Tests/OwnTemplates")
        var own: [String: String] = [:]
        for name in contents(of: folder) {
            own[name] = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        }
        let run = try generate(own) { output in
            func text(_ name: String) throws -> String {
                try String(contentsOf: output.appendingPathComponent("Petstore+\(name).swift"), encoding: .utf8)
            }
            #expect(
                try text("Models").contains("\n        case available\n        case onHold\n        case sold\n")
            )
            let endpoints = try text("OrdersEndpoints")
            #expect(endpoints.contains("public init(@Noted body: NewOrder, @Noted notify: URLText? = nil) {"))
            #expect(endpoints.contains("            default: throw Unexpected(status: response.status)\n"))
            let pet = try text("Models")
            #expect(pet.contains("public struct Pet: HashedModel, CustomStringConvertible {"))
            #expect(pet.contains(#"                "name: \(String(describing: name))","#))
        }
        #expect(run.exitCode == 0, "\(run.diagnostics)")
    }

    @Test("all errors of all templates are reported in one run")
    func several() throws {
        let run = try generate(["Group.template": "{{a1}}\n{{b2}}\n", "Alias.template": "{{c3}}\n"])
        #expect(run.diagnostics.components(separatedBy: ": error: ").count == 4)
    }

    @Test("a tag for a type is the name of the type")
    func types() throws {
        let tags = LibraryName.allCases.map { "// {{\($0.rawValue)}}\n" }
        let file = "// {{namespace}}, generated from {{source}}. Do not edit.\n{{imports}}\n{{declarations}}\n"
        let run = try generate(["File.template": file + tags.joined()]) {
            let file = $0.appendingPathComponent("Petstore+Models.swift")
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(text.contains("// RFC2822Date\n") && text.contains("// UUID\n"))
        }
        #expect(run.exitCode == 0, "\(run.diagnostics)")
    }

    @Test("a file that is not a template is a warning, and a hidden one is ignored")
    func others() throws {
        let run = try generate(["README.md": "x", ".DS_Store": "x"])
        #expect(run.exitCode == 0)
        #expect(run.diagnostics.contains("README.md:1:1: warning: this file is not a template and is ignored\n"))
        #expect(!run.diagnostics.contains("DS_Store"))
    }

    @Test("a missing folder, and a folder in place of a file, are errors")
    func missing() throws {
        let run = CommandRun([petstore, "-o", "/nowhere", "--templates", "not/there"])
        #expect(run.exitCode == 1)
        #expect(run.diagnostics.contains("not/there:1:1: error: there is no folder of templates 'not/there'\n"))
        let file = CommandRun([petstore, "-o", "/nowhere", "--templates", petstore])
        #expect(file.exitCode == 1)
        #expect(file.diagnostics.hasPrefix("\(petstore):1:1: error: this is a file, not a folder of templates\n"))
        try withTemporaryFolder { folder in
            let inside = folder.appendingPathComponent("Enum.template")
            try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
            let run = CommandRun([petstore, "-o", "/nowhere", "--templates", folder.path])
            #expect(
                run.diagnostics.contains("\(inside.path):1:1: error: this is not a regular file of at most 1 MB\n")
            )
        }
    }

    @Test(
        "a template in another encoding is an error",
        arguments: [[0xFF, 0xFE, 0x78, 0], [0x78, 0, 0x79, 0], [0x78, 0xE9]]
    )
    func encoding(bytes: [UInt8]) throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent("Enum.template")
            try Data(bytes).write(to: file)
            let run = CommandRun([petstore, "-o", "/nowhere", "--templates", folder.path])
            let message = "\(file.path):1:1: error: this template is not UTF-8\n    save it as UTF-8\n"
            #expect(run.exitCode == 1 && run.diagnostics.contains(message), "\(run.diagnostics)")
        }
    }

    @Test("a template that prints without limit is an error")
    func endless() throws {
        let log = DiagnosticLog()
        let text = "{{documentation}}\n" + String(repeating: "{{declarations}}\n", count: 1_000)
        let bytes = Array(text.utf8)
        let own = ["Extension": (text: bytes, place: place(inText: bytes, path: "Extension.template", offset: 0))]
        var options = ClientOptions()
        options.templates = TemplateSet(replacing: own, byteLimit: 1 << 20)
        let description = [UInt8](try Data(contentsOf: URL(fileURLWithPath: petstore)))
        let client = try generateClient(from: description, path: "petstore.json", options: options, log: log)
        #expect(client == nil)
        let errors = log.diagnostics.filter { $0.severity == .error }.map(\.description)
        let remedy = "print {{nested}} and {{declarations}} once in each template"
        #expect(errors == ["Extension.template:1:1: error: the output of the templates exceeds 1 MB\n    \(remedy)"])
    }

    @Test("if an embedded template prints the last of too much text, the largest template of the user is the cause")
    func overdraft() throws {
        let texts = ["Alias": 10, "Enum": 60].mapValues { [UInt8](repeating: UInt8(ascii: "a"), count: $0) }
        let places = texts.map { ($0, ($1, place(inText: $1, path: "\($0).template", offset: 0))) }
        let templates = TemplateSet(replacing: Dictionary(uniqueKeysWithValues: places), byteLimit: 100)
        let largest = try #require(texts["Enum"])
        for (name, text) in [("Alias", texts["Alias"] ?? []), ("Enum", largest), ("Extension", largest)] {
            let (template, empty) = (try Template(name: name, text), TemplateContext())
            let node = TypeNode(namespace: "API")
            _ = templates.render(template, named: name, empty, within: empty, in: node, room: 120)
        }
        let log = DiagnosticLog()
        #expect(templates.reportOverdraft(to: log))
        #expect(log.diagnostics.map(\.place?.path) == ["Enum.template"])
    }

    @Test("a manifest from a user's template is recognized as generated")
    func manifest() throws {
        let text = "// swift-tools-version: 6.1\n// {{name}}, generated from {{source}}. Do not edit.\nlet mine = 1\n"
        try withTemporaryFolder { folder in
            let own = folder.appendingPathComponent("t")
            try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: own.appendingPathComponent("Package.template"))
            let output = folder.appendingPathComponent("out")
            for _ in 0..<2 {
                let run = CommandRun([petstore, "--package", "-o", output.path, "--templates", own.path, "--quiet"])
                #expect(run.exitCode == 0, "\(run.diagnostics)")
            }
            let manifest = try String(contentsOf: output.appendingPathComponent("Package.swift"), encoding: .utf8)
            #expect(manifest.hasSuffix("\n// Petstore, generated from petstore.json. Do not edit.\nlet mine = 1\n"))
        }
    }
}
