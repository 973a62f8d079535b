import Foundation
import Testing

@Suite("An overlay that the configuration names")
struct OverlayFileTests {
    private let petstore = PackageFolder.url.appendingPathComponent("Specs/petstore.json")

    /// The petstore next to a configuration that names `path`, and a file `overlay.json` of these actions.
    private func generate(_ actions: String, named path: String = "overlay.json", _ options: String...) throws -> (
        files: [String], run: CommandRun, folder: String
    ) {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let description = folder.appendingPathComponent("petstore.json")
            try FileManager.default.copyItem(at: petstore, to: description)
            let overlay = #"{"overlay": "1.0.0", "info": {"title": "O", "version": "1"}, "actions": \#(actions)}"#
            try Data(overlay.utf8).write(to: folder.appendingPathComponent("overlay.json"))
            let configuration = folder.appendingPathComponent("endpoint-generator.json")
            try Data(#"{"overlay": "\#(path)"}"#.utf8).write(to: configuration)
            let output = folder.appendingPathComponent("out")
            let run = CommandRun([description.path, "--output", output.path] + options)
            return (contents(of: output), run, folder.path)
        }
    }

    @Test("the overlay is applied before the description is read")
    func applied() throws {
        let (files, run, _) = try generate(
            #"""
            [{"target": "$.paths", "remove": true},
             {"target": "$", "update": {"paths": {"/x": {"get": {"operationId": "getX", "tags": ["x"],
               "responses": {"204": {"description": "-"}}}}}}},
             {"target": "$.components.schemas[?(@.description == 'A pet in the shop.')]", "update": {"properties": {"more": {"type": "string"}}}}]
            """#
        )
        #expect(run.exitCode == 0, "\(run.diagnostics)")
        #expect(files.contains("Petstore+XEndpoints.swift") && !files.contains("Petstore+PetsEndpoints.swift"))
    }

    @Test("an error in an overlaid value is reported in the overlay's file, and nothing is written")
    func fault() throws {
        let (files, run, folder) = try generate(
            #"[{"target": "$.components.schemas.Pet.properties", "update": {"more": {"type": "strng"}}}]"#
        )
        #expect(run.exitCode == 1 && files.isEmpty)
        #expect(
            run.diagnostics.hasPrefix(
                "\(folder)/overlay.json:1:152: error: 'strng' is not a type; did you mean 'string'?\n"
            )
        )
        #expect(run.diagnostics.hasSuffix("\n1 error in 'overlay.json'; nothing is written\n"))
    }

    @Test(
        "a reference to an element that no list has is an error",
        arguments: ["-1", "99", "x", "9223372036854775807", "-9223372036854775808"]
    )
    func missingElement(step: String) throws {
        let (files, run, _) = try generate(
            ##"[{"target": "$.components.schemas", "update": {"Odd": {"$ref": "#/tags/\##(step)"}}}]"##
        )
        #expect(run.exitCode == 1 && files.isEmpty)
        #expect(run.diagnostics.contains("error: '#/tags/\(step)' does not exist"), "\(run.diagnostics)")
        #expect(!run.diagnostics.contains("removes it"), "\(run.diagnostics)")
    }

    @Test("a reference to what the overlay removed is an error that says so")
    func removed() throws {
        let (files, run, _) = try generate(#"[{"target": "$.components.schemas.Photo", "remove": true}]"#)
        #expect(run.exitCode == 1 && files.isEmpty)
        #expect(run.diagnostics.contains("error: '#/components/schemas/Photo' does not exist"), "\(run.diagnostics)")
        let remedy = "\n    the overlay 'overlay.json' removes it: remove its uses too, or keep it\n"
        #expect(run.diagnostics.contains(remedy), "\(run.diagnostics)")
        let gone = ##"[{"target": "$.components.schemas.Photo", "update": {"not": {"$ref": "#/no"}}}]"##
        #expect(!(try generate(gone).run.diagnostics.contains("removes it")))
    }

    @Test("'--lenient' does not tolerate a faulty overlay, which may say what to leave out")
    func lenient() throws {
        let actions = #"[{"target": "$.paths['/pets'", "remove": true}]"#
        let (files, run, _) = try generate(actions, named: "overlay.json", "--lenient")
        #expect(run.exitCode == 1 && files.isEmpty)
        #expect(run.diagnostics.contains("error: "))
    }

    @Test("a target that matches nothing is a warning")
    func nothing() throws {
        let (files, run, folder) = try generate(#"[{"target": "$.paths['/gone']", "remove": true}]"#)
        #expect(run.exitCode == 0 && !files.isEmpty)
        #expect(
            run.diagnostics.contains(
                "\(folder)/overlay.json:1:85: warning: '$.paths['/gone']' matches nothing in '\(folder)/petstore.json'\n"
            )
        )
    }

    @Test(
        "a missing overlay, or one outside the folder, is an error",
        arguments: [
            (
                "overlai.json",
                ".json:1:13: error: there is no file 'FOLDER/overlai.json'; did you mean 'overlay.json'?\n"
            ),
            ("../x.json", ".json:1:13: error: '../x.json' refers outside the configuration's folder, to '"),
            (".", ".json:1:13: error: cannot read the file 'FOLDER': it is not a regular file\n"),
        ]
    )
    func missing(path: String, message: String) throws {
        let (files, run, folder) = try generate("[]", named: path)
        #expect(run.exitCode == 1 && files.isEmpty)
        #expect(
            run.diagnostics.contains(message.replacingOccurrences(of: "FOLDER", with: folder)),
            "\(run.diagnostics)"
        )
    }

    @Test("a link that leads nowhere is explained", arguments: ["gone.json", "overlay.json"])
    func deadLink(target: String) throws {
        try withTemporaryFolder { folder in
            let files = FileManager.default
            let other = folder.appendingPathComponent("c")
            try files.createDirectory(at: other, withIntermediateDirectories: true)
            let link = other.appendingPathComponent("overlay.json").path
            try files.createSymbolicLink(atPath: link, withDestinationPath: target)
            let configuration = other.appendingPathComponent("c.json")
            try Data(#"{"overlay": "overlay.json"}"#.utf8).write(to: configuration)
            let run = CommandRun(["explain", petstore.path, "Pet", "--config", configuration.path])
            let message = "cannot read the file '\(link)': it is a link to '\(target)', which leads nowhere\n"
            #expect(
                run.diagnostics.hasPrefix("\(configuration.path):1:13: error: \(message)")
                    && run.diagnostics.contains("\n    remove the link, or restore what it leads to\n"),
                "\(run.diagnostics)"
            )
        }
    }

    @Test("a link out of the folder of the configuration names that folder", arguments: ["overlay", "templates"])
    func outside(member: String) throws {
        try withTemporaryFolder { folder in
            let files = FileManager.default
            let (home, elsewhere) = (folder.appendingPathComponent("c"), folder.appendingPathComponent("e"))
            for folder in [home, elsewhere] { try files.createDirectory(at: folder, withIntermediateDirectories: true) }
            try Data("{}".utf8).write(to: elsewhere.appendingPathComponent("o.json"))
            try files.createSymbolicLink(
                atPath: home.appendingPathComponent("link").path,
                withDestinationPath: member == "overlay" ? "../e/o.json" : "../e"
            )
            let configuration = home.appendingPathComponent("c.json")
            try Data(#"{"\#(member)": "link"}"#.utf8).write(to: configuration)
            let run = CommandRun([petstore.path, "-o", folder.path + "/out", "--config", configuration.path])
            #expect(run.exitCode == 1)
            #expect(run.diagnostics.contains("', outside the configuration's folder\n"), "\(run.diagnostics)")
        }
    }

    @Test("'diff' and 'explain' apply the overlay")
    func verbs() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let overlay =
                #"{"overlay": "1.0.0", "actions": [{"target": "$.components.schemas.Pet.properties", "update": {"more": {"type": "string"}}}]}"#
            try Data(overlay.utf8).write(to: folder.appendingPathComponent("o.json"))
            let configuration = folder.appendingPathComponent("c.json")
            try Data(#"{"overlay": "o.json"}"#.utf8).write(to: configuration)
            let explained = CommandRun(["explain", petstore.path, "Pet", "--config", configuration.path])
            #expect(explained.output.contains("more: String?\n"))
            let compared = CommandRun(["diff", petstore.path, petstore.path, "--config", configuration.path])
            #expect(compared.output == "no changes for callers\n")
        }
    }

    @Test("'diff' reports an error in the overlay of both descriptions once")
    func sharedFault() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let paths = ["old.json", "new.json"].map { folder.appendingPathComponent($0) }
            for path in paths { try FileManager.default.copyItem(at: petstore, to: path) }
            let overlay =
                #"{"overlay": "1.0.0", "actions": [{"target": "$.components.schemas", "update": {"X": {"type": "strng"}}}]}"#
            try Data(overlay.utf8).write(to: folder.appendingPathComponent("o.json"))
            let configuration = folder.appendingPathComponent("endpoint-generator.json")
            try Data(#"{"overlay": "o.json"}"#.utf8).write(to: configuration)
            let run = CommandRun(["diff"] + paths.map(\.path))
            #expect(run.exitCode == 1)
            #expect(run.diagnostics.components(separatedBy: "'strng' is not a type").count == 2)
            #expect(run.diagnostics.hasSuffix("\n1 error in 'o.json'; nothing is compared\n"), "\(run.diagnostics)")
        }
    }
}
