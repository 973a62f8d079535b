import Foundation
import Testing

@Suite("The configuration on disk")
struct ConfigurationFileTests {
    private let petstore = PackageFolder.url.appendingPathComponent("Specs/petstore.json")

    /// The names of the files generated from a petstore with this configuration next to it.
    private func generate(
        _ configuration: String,
        named name: String = "endpoint-generator.json",
        _ options: String...
    ) throws -> (files: [String], run: CommandRun) {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let description = folder.appendingPathComponent("petstore.json")
            try FileManager.default.copyItem(at: petstore, to: description)
            try Data(configuration.utf8).write(to: folder.appendingPathComponent(name))
            let output = folder.appendingPathComponent("out")
            let options = options.map { $0.hasSuffix(".json") ? folder.appendingPathComponent($0).path : $0 }
            let run = CommandRun([description.path, "--output", output.path, "--quiet"] + options)
            return (contents(of: output), run)
        }
    }

    @Test("the file next to the description applies, and the command line takes precedence")
    func beside() throws {
        let configured = try generate(#"{"include": ["schema:Photo"], "name": "Shop"}"#)
        #expect(configured.files == ["Shop+API.swift", "Shop+Models.swift"])
        let both = try generate(
            #"{"include": ["schema:Photo"]}"#,
            named: "endpoint-generator.json",
            "--include",
            "schema:Dog"
        )
        #expect(both.files == ["Petstore+API.swift", "Petstore+Models.swift"])
        let less = try generate(
            #"{"include": ["schema:Photo", "schema:Dog"]}"#,
            named: "endpoint-generator.json",
            "--exclude=schema:Dog"
        )
        #expect(less.files == ["Petstore+API.swift", "Petstore+Models.swift"])
    }

    @Test("the file that '--config' names replaces the one next to the description")
    func named() throws {
        let configured = try generate(#"{"include": ["schema:Photo"]}"#, named: "mine.json", "--config", "mine.json")
        #expect(configured.files == ["Petstore+API.swift", "Petstore+Models.swift"])
        let unread = try generate(#"{"nmae": 1}"#, named: "mine.json")
        #expect(unread.run.exitCode == 0)
    }

    @Test("a missing file that '--config' names is an error")
    func missing() throws {
        let run = try generate("{}", named: "mine.json", "--config", "yours.json").run
        #expect(run.exitCode == 1)
        #expect(run.diagnostics.hasSuffix("/yours.json:1:1: error: there is no such file\n"))
    }

    @Test("an invalid selector on the command line is a usage error")
    func usage() throws {
        let run = try generate("{}", named: "mine.json", "--include", "pets").run
        #expect(run.exitCode == 64)
        #expect(
            run.diagnostics.hasPrefix(
                "error: invalid selector 'pets'; write 'operation:', 'tag:', 'path:' or 'schema:' and a name"
            )
        )
    }

    @Test(
        "a link to a configuration that does not exist is an error, and 'used' keeps it",
        arguments: ["generate", "used"]
    )
    func danglingLink(verb: String) throws {
        try withTemporaryFolder { folder in
            let files = FileManager.default
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            let description = folder.appendingPathComponent("petstore.json")
            try files.copyItem(at: petstore, to: description)
            let source = folder.appendingPathComponent("a.swift")
            try Data("_ = Petstore.GetPet(petID: 7)".utf8).write(to: source)
            let link = folder.appendingPathComponent("endpoint-generator.json")
            try files.createSymbolicLink(atPath: link.path, withDestinationPath: "gone.json")
            let options = ["generate": ["--output", folder.path + "/out"], "used": ["--by", source.path]]
            let run = CommandRun((verb == "used" ? [verb] : []) + [description.path] + (options[verb] ?? []))
            #expect(run.exitCode == 1)
            #expect(
                run.diagnostics.hasPrefix(
                    """
                    \(link.path):1:1: error: this is a link to 'gone.json', which leads nowhere
                        remove the link, or restore what it leads to

                    """
                ),
                "\(run.diagnostics)"
            )
            #expect(contents(of: folder) == ["a.swift", "endpoint-generator.json", "petstore.json"])
            #expect(try files.destinationOfSymbolicLink(atPath: link.path) == "gone.json")
        }
    }

    @Test("a device or a pipe as configuration is an error")
    func device() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let pipe = folder.appendingPathComponent("pipe").path
            mkfifo(pipe, 0o600)
            for path in ["/dev/null", pipe] {
                let run = CommandRun([petstore.path, "--output", folder.path + "/out", "--config", path])
                #expect(run.exitCode == 1)
                #expect(run.diagnostics == "\(path):1:1: error: cannot read this file: it is not a regular file\n")
            }
        }
    }

    @Test("the network is never used for what a configuration names", arguments: ["overlay", "templates"])
    func address(member: String) throws {
        let run = try generate(#"{"\#(member)": "https://a.example/c.yaml"}"#).run
        #expect(run.exitCode == 1)
        #expect(
            run.diagnostics.contains(
                "error: 'https://a.example/c.yaml' is not a local file; the network is never used\n"
            ),
            "\(run.diagnostics)"
        )
    }

    @Test(
        "a URL of a file in a configuration is refused, because only paths are read",
        arguments: ["overlay", "templates"]
    )
    func addressOfFile(member: String) throws {
        for address in ["file:///a/o.json", "file:o.json"] {
            let run = try generate(#"{"\#(member)": "\#(address)"}"#).run
            #expect(run.exitCode == 1)
            let message = "error: '\(address)' is a URL; only paths are read\n"
            let remedy = "    write the path from the folder of this file, such as 'o.json'\n"
            #expect(run.diagnostics.contains(message) && run.diagnostics.contains(remedy), "\(run.diagnostics)")
        }
        for address in ["//a.example/o.json", #"C:\\o.json"#] {
            let run = try generate(#"{"\#(member)": "\#(address)"}"#).run
            #expect(
                run.diagnostics.contains("' is not a local file; the network is never used\n"),
                "\(run.diagnostics)"
            )
        }
    }
}
