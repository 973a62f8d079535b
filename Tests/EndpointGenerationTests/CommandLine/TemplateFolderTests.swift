import Foundation
import Testing

@Suite("The configuration's 'templates'")
struct TemplateFolderTests {
    private let petstore = PackageFolder.url.appendingPathComponent("Specs/petstore.json")
    private let template = "// Ours, from one folder.\nnonisolated extension {{name}} {\n    {{declarations}}\n}\n"

    /// Generates the petstore next to a configuration that names `path`; the folder `Templates` holds `templates`.
    private func generate(
        templates: [String: String],
        named path: String,
        _ options: (URL) -> [String] = { _ in [] }
    ) throws -> (text: String, run: CommandRun, folder: String) {
        try withTemporaryFolder { folder in
            let own = folder.appendingPathComponent("Templates")
            try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
            for (name, text) in templates { try Data(text.utf8).write(to: own.appendingPathComponent(name)) }
            let description = folder.appendingPathComponent("petstore.json")
            try FileManager.default.copyItem(at: petstore, to: description)
            let configuration = folder.appendingPathComponent("endpoint-generator.json")
            try Data(#"{"templates": "\#(path)"}"#.utf8).write(to: configuration)
            let output = folder.appendingPathComponent("out")
            let run = CommandRun([description.path, "--output", output.path, "--quiet"] + options(folder))
            let texts = try contents(of: output).map {
                try String(contentsOf: output.appendingPathComponent($0), encoding: .utf8)
            }
            return (texts.joined(), run, folder.path)
        }
    }

    @Test("templates in the named folder replace the embedded ones", arguments: ["Templates", "./Templates/"])
    func replaced(path: String) throws {
        let (text, run, _) = try generate(templates: ["Extension.template": template], named: path)
        #expect(run.exitCode == 0, "\(run.diagnostics)")
        #expect(text.contains("// Ours, from one folder.\nnonisolated extension Petstore {\n"))
    }

    @Test("the path is relative to the file that '--config' names")
    func relative() throws {
        let (text, run, _) = try generate(templates: ["Extension.template": template], named: "nowhere") { folder in
            let configuration = folder.appendingPathComponent("other.json")
            try? Data(#"{"templates": "Templates"}"#.utf8).write(to: configuration)
            return ["--config", configuration.path]
        }
        #expect(run.exitCode == 0, "\(run.diagnostics)")
        #expect(text.contains("// Ours, from one folder."))
    }

    @Test("'--templates' takes precedence over the configuration")
    func commandLine() throws {
        let (text, run, _) = try generate(templates: ["Extension.template": template], named: "Templates") { folder in
            let other = folder.appendingPathComponent("Other")
            try? FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
            let bytes = Data(template.replacingOccurrences(of: "one", with: "another").utf8)
            try? bytes.write(to: other.appendingPathComponent("Extension.template"))
            return ["--templates", other.path]
        }
        #expect(run.exitCode == 0, "\(run.diagnostics)")
        #expect(text.contains("// Ours, from another folder.") && !text.contains("from one folder"))
    }

    @Test(
        "a missing folder is an error at its name in the configuration, and nothing is written",
        arguments: [
            (
                "Template",
                """
                endpoint-generator.json:1:15: error: there is no folder of templates 'FOLDER/Template'; \
                did you mean 'Templates'?
                    at #/templates
                    create the folder and put templates such as 'Struct.template' into it, or correct the path

                """
            ),
            (
                "../Templates",
                "endpoint-generator.json:1:15: error: '../Templates' refers outside the configuration's folder, to '"
            ),
        ]
    )
    func missing(path: String, message: String) throws {
        let (text, run, folder) = try generate(templates: [:], named: path) { _ in ["--lenient"] }
        #expect(run.exitCode == 1 && text.isEmpty)
        #expect(
            run.diagnostics.contains(message.replacingOccurrences(of: "FOLDER", with: folder)),
            "\(run.diagnostics)"
        )
    }

    @Test("an unknown template is an error at its file, and nothing is written")
    func unknown() throws {
        let (text, run, folder) = try generate(templates: ["Strut.template": "x"], named: "Templates")
        #expect(run.exitCode == 1 && text.isEmpty)
        let message = "error: unknown template; did you mean 'Struct.template'?\n"
        #expect(run.diagnostics.contains("\(folder)/Templates/Strut.template:1:1: \(message)"), "\(run.diagnostics)")
    }

    @Test("a link out of the configuration's folder is followed only if that is allowed", arguments: [true, false])
    func link(isOfFolder: Bool) throws {
        try withTemporaryFolder { elsewhere in
            let files = FileManager.default
            try files.createDirectory(at: elsewhere, withIntermediateDirectories: true)
            let shared = elsewhere.appendingPathComponent("Extension.template")
            try Data(template.utf8).write(to: shared)
            let name = isOfFolder ? "Linked" : "Templates"
            func generate(_ options: String...) throws -> (text: String, run: CommandRun, folder: String) {
                try self.generate(templates: [:], named: name) { folder in
                    let link = folder.appendingPathComponent(isOfFolder ? name : "\(name)/Extension.template")
                    try? files.createSymbolicLink(at: link, withDestinationURL: isOfFolder ? elsewhere : shared)
                    return options
                }
            }
            let (text, run, folder) = try generate()
            #expect(run.exitCode == 1 && text.isEmpty)
            let place = isOfFolder ? "endpoint-generator.json:1:15" : "Templates/Extension.template:1:1"
            let target = (isOfFolder ? elsewhere : shared).resolvingSymlinksInPath().path
            let reason = "a symbolic link leads to '\(target)', outside the configuration's folder"
            let subject = isOfFolder ? "the folder '\(folder)/Linked'" : "this file"
            #expect(
                run.diagnostics.hasPrefix("\(folder)/\(place): error: cannot read \(subject): \(reason)\n"),
                "\(run.diagnostics)"
            )
            let allowed = try generate("--allow-refs-outside")
            #expect(allowed.run.exitCode == 0 && allowed.text.contains("// Ours"))
            // The command line may name any folder.
            let named = try generate("--templates", elsewhere.path)
            #expect(named.run.exitCode == 0 && named.text.contains("// Ours"))
        }
    }
}
