import Foundation
import Testing

@testable import EndpointGeneration

@Suite("The command line")
struct CommandLineTests {
    let petstore = PackageFolder.url.appendingPathComponent("Specs/petstore.json").path

    @Test("'--help' prints the options to standard output", arguments: ["--help", "-h"])
    func help(option: String) {
        let command = CommandRun([option])
        #expect(command.exitCode == 0)
        #expect(command.output == HelpText(program: "generate").text(of: .generate))
        #expect(command.diagnostics.isEmpty)
        for option in [
            "--output, -o", "--name", "--access", "--check", "--dry-run", "--lenient", "--diagnostics", "--quiet, -q",
            "--package", "--templates",
        ] {
            #expect(command.output.contains("  \(option) "))
        }
    }

    @Test(
        "a wrong command line exits with 64 and prints the cause and a remedy",
        arguments: [
            ([], "missing argument '<description>': the path of an OpenAPI file in JSON or YAML"),
            (["a.json"], "missing option '--output <folder>'"),
            (["a.json", "--output"], "missing value for '--output'"),
            (["a.json", "--output", "--quiet"], "missing value for '--output'"),
            (["a.json", "--output", ""], "missing value for '--output'"),
            (["a.json", "-o", "x", "--config="], "missing value for '--config'"),
            (["a.json", "b.json", "--output", "x"], "unexpected argument 'b.json'; give one description at a time"),
            (["a.json", "x"], "unexpected argument 'x'; to write the client into that folder, pass '--output x'"),
            (["help"], "there is no subcommand 'help'; pass '--help'"),
            (["check", "a.json"], "there is no subcommand 'check'; pass '--check'"),
            (
                ["generate", "a.json", "-o", "x"],
                "there is no subcommand 'generate'; leave the word out: the first argument is the description"
            ),
            (["help", "diff"], "there is no subcommand 'help'; pass '--help'"),
            (["explian", "a.json", "Pet"], "there is no subcommand 'explian'; did you mean 'explain'?"),
            (
                ["init"],
                "there is no subcommand 'init'; use diff, explain, used or completions, or './init' for a file of this name"
            ),
            (["--lenient", "diff", "a.json", "b.json"], "write 'diff' before the options"),
            (["--config", "x", "explain", "a.json", "Pet"], "write 'explain' before the options"),
            (["--quiet", "used", "a.json", "--by", "x"], "write 'used' before the options"),
            (["--format", "markdown", "diff", "a.json", "b.json"], "write 'diff' before the options"),
            (["completion"], "there is no subcommand 'completion'; did you mean 'completions'?"),
            (
                ["compare", "a.json", "b.json"],
                "there is no subcommand 'compare'; use diff, explain, used or completions, or './compare' for a file of this name"
            ),
            (["a.json", "--outptu", "x"], "unknown option '--outptu'; did you mean '--output'?"),
            (["a.json", "-o", "x", "--check=yes"], "'--check' takes no value"),
            (["a.json", "-o", "x", "--format", "json"], "unknown option '--format' for 'generate'"),
            (
                ["a.json", "-o", "x", "--access", "open"],
                "invalid access level 'open'; use public, package or internal"
            ),
            (["a.json", "-o", "x", "--diagnostics=xml"], "invalid diagnostics format 'xml'; use text or json"),
            (
                ["a.json", "-o", "x", "--name", "pet-store"],
                "invalid type name 'pet-store'; try '--name PetStore'"
            ),
        ] as [([String], String)]
    )
    func usage(arguments: [String], fault: String) throws {
        let command = CommandRun(arguments)
        #expect(command.exitCode == 64)
        #expect(command.diagnostics == "error: \(fault)\nTry 'generate --help'.\n")
        #expect(command.output.isEmpty)
        let json = CommandRun(arguments + ["--diagnostics", "json"])
        #expect(json.exitCode == 64)
        let object = try JSONSerialization.jsonObject(with: Data(json.diagnostics.utf8)) as? [String: Any]
        #expect(object?["message"] as? String == fault)
    }

    @Test("'explain' has no option '--quiet', which would change nothing")
    func quietExplanation() {
        let command = CommandRun(["explain", "a.json", "Pet", "--quiet"])
        #expect(command.exitCode == 64)
        #expect(command.diagnostics.hasPrefix("error: unknown option '--quiet' for 'explain'\n"))
    }

    @Test("a missing description is an error with its path")
    func missing() {
        let command = CommandRun(["not/here.json", "--output", "/tmp/x"])
        #expect(command.exitCode == 1)
        #expect(
            command.diagnostics == "not/here.json:1:1: error: there is no such file\n    the folder does not exist\n"
        )
    }

    @Test("a file that cannot be read is an error with the system's reason")
    func unreadable() {
        let missing = URL(fileURLWithPath: "/missing/openapi.json")
        do {
            _ = try Data(contentsOf: missing)
            Issue.record("read")
        } catch {
            let present = URL(fileURLWithPath: petstore)
            let diagnostic = explainUnreadable(present, as: "a.json", error, role: .description)
            #expect("\(diagnostic)" == "a.json:1:1: error: cannot read this file: No such file or directory")
        }
    }

    @Test("a description may come through a pipe")
    func pipe() throws {
        let pipe = Pipe()
        let text = #"{"openapi": "3.1.0", "info": {"title": "Bikes", "version": "1"}, "paths": {}}"#
        try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try pipe.fileHandleForWriting.close()
        let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
        try withTemporaryFolder { folder in
            let command = CommandRun([path, "--output", folder.path])
            #expect(command.exitCode == 0, "\(command.diagnostics)")
            let client = try String(contentsOf: folder.appendingPathComponent("Bikes+API.swift"), encoding: .utf8)
            #expect(client.hasPrefix("// Bikes, generated from stdin."))
        }
    }

    @Test("a URL is an error that says how to download it")
    func url() {
        let command = CommandRun(["https://example.com/api.json", "--output", "/tmp/x"])
        #expect(command.exitCode == 1)
        #expect(
            command.diagnostics == """
                error: 'https://example.com/api.json' is a URL, and only files are read
                    download it first: curl --fail --location --output openapi.json 'https://example.com/api.json'

                """
        )
    }

    @Test("a plugin's misspelled path is an error with the near name")
    func misspelled() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(#"{"openapi": "3.1.0"}"#.utf8).write(to: folder.appendingPathComponent("openapi.json"))
            let missing = folder.path + "/opnapi.json"
            #expect(
                CommandRun(["explain", missing, "Pet", "--default-name", "Bikes"]).diagnostics
                    == "\(missing):1:1: error: there is no such file; did you mean 'openapi.json'?\n"
            )
        }
    }

    @Test("a missing description names the descriptions that are in the folder")
    func descriptionsInFolder() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(#"{"openapi": "3.1.0"}"#.utf8).write(to: folder.appendingPathComponent("bikes.json"))
            try Data(#"{"name": "Bikes"}"#.utf8).write(to: folder.appendingPathComponent("other.json"))
            func diagnostics(_ arguments: [String]) -> String {
                CommandRun(arguments + ["--output", "/tmp/x"]).diagnostics
            }
            let missing = folder.path + "/openapi.json"
            #expect(
                diagnostics([missing])
                    == "\(missing):1:1: error: there is no such file\n    the folder contains 'bikes.json'\n"
            )
            #expect(
                diagnostics([missing, "--default-name", "Bikes"])
                    == "\(missing):1:1: error: there is no such file\n    rename 'bikes.json' to 'openapi.json'\n"
            )
            #expect(
                diagnostics([folder.path])
                    == "\(folder.path):1:1: error: this is a folder\n    the folder contains 'bikes.json'\n"
            )
            try FileManager.default.removeItem(at: folder.appendingPathComponent("bikes.json"))
            #expect(
                diagnostics([missing])
                    == "\(missing):1:1: error: there is no such file\n"
                    + "    the folder contains no OpenAPI description in JSON or YAML\n"
            )
            #expect(
                diagnostics([missing, "--default-name", "Bikes"])
                    == "\(missing):1:1: error: there is no such file\n"
                    + "    put the description into the target's folder as openapi.json, openapi.yaml or openapi.yml\n"
            )
            let stubs = folder.appendingPathComponent("Stubs.swift").path
            #expect(
                diagnostics([missing, "--default-name", "Bikes", "--default-module", "Bikes", "--stubs-file", stubs])
                    == "\(missing):1:1: error: there is no such file\n"
                    + "    put the description into the target's folder as openapi.json, openapi.yaml or openapi.yml; if "
                    + "it is elsewhere, remove the target from 'stubs' in the configuration of the tests, and pass "
                    + "'--stubs <folder>' when you generate the client\n"
            )
        }
    }

    @Test("errors end with a summary: their number, the affected parts and the option that tolerates them")
    func faultSummary() throws {
        let description = #"""
            {"openapi": "3.1.0", "info": {"title": "T", "version": "1"},
             "paths": {"/a/{b}": {"get": {"tags": 1, "responses": {"204": {"description": "None."}}}}},
             "components": {"schemas": {"Pet": {"properties": {"a": {"type": "strng"}, "b": {"type": "intgr"}}}}}}
            """#
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent("api.json")
            try Data(description.utf8).write(to: file)
            let output = folder.appendingPathComponent("out").path
            let strict = CommandRun([file.path, "--output", output])
            #expect(strict.exitCode == 1)
            #expect(
                strict.diagnostics.hasSuffix(
                    """
                    3 errors in GET /a/{b}, schema 'Pet'; nothing is written
                        to generate everything else, pass '--lenient', or write "lenient": true in endpoint-generator.json

                    """
                )
            )
            let configuration = folder.appendingPathComponent("endpoint-generator.json")
            try Data(#"{"lenient": true}"#.utf8).write(to: configuration)
            let lenient = CommandRun([file.path, "--output", output])
            #expect(lenient.exitCode == 0)
            #expect(lenient.diagnostics.contains("warning: 'strng' is not a type"))
            #expect(!lenient.diagnostics.contains("error"))
        }
    }

    @Test("'--version' prints the program and its version")
    func version() {
        #expect(CommandRun(["--version"]).output == "generate \(toolVersion)\n")
    }

    @Test("diagnostics are colored where the console shows colors, and nowhere else")
    func colors() {
        let path = PackageFolder.url.appendingPathComponent("Specs/broken/unknown-type.json").path
        var printed = ""
        var console = Console(print: { _ in }, printError: { printed += $0 })
        console.usesColor = true
        _ = run([path, "--output", "/tmp/x"], console: console)
        #expect(printed.hasPrefix("\(path):7:68: \u{1B}[1;31merror\u{1B}[0m: 'strng' is not a type"))
        #expect(!CommandRun([path, "--output", "/tmp/x"]).diagnostics.contains("\u{1B}"))
    }

    @Test("written, unchanged and removed files are counted, and '--quiet' prints nothing")
    func summary() {
        withTemporaryFolder { folder in
            let first = CommandRun([petstore, "--output", folder.path])
            let count = contents(of: folder).count
            #expect(first.exitCode == 0)
            #expect(first.output.hasSuffix("\n\(count) written, 0 unchanged, 0 removed\n"))
            #expect(first.output.hasPrefix("wrote \(folder.path)/Petstore+API.swift\n"))
            let second = CommandRun([petstore, "--output=\(folder.path)"])
            #expect(second.output == "0 written, \(count) unchanged, 0 removed\n")
            #expect(CommandRun([petstore, "-o", folder.path, "-q"]).output.isEmpty)
        }
    }

    @Test("'--check' exits with 0 only if the folder is current, and writes nothing")
    func check() throws {
        try withTemporaryFolder { folder in
            let stale = CommandRun([petstore, "--output", folder.path, "--check"])
            #expect(stale.exitCode == 1)
            #expect(stale.diagnostics.hasPrefix("\(folder.path)/Petstore+API.swift: error: not current\n"))
            let remedy = "    run the same command without '--check' to update the files\n"
            #expect(stale.diagnostics.hasSuffix("error: not current\n" + remedy))
            #expect(!FileManager.default.fileExists(atPath: folder.path))
            _ = CommandRun([petstore, "--output", folder.path, "--quiet"])
            let current = CommandRun([petstore, "--output", folder.path, "--check"])
            #expect(current.exitCode == 0 && current.diagnostics.isEmpty)
            #expect(current.output == "\(folder.path): current\n")
            let extra = folder.appendingPathComponent("Petstore+Gone.swift")
            try Data("// Petstore, generated from petstore.json. Do not edit.\n".utf8).write(to: extra)
            let left = CommandRun([petstore, "--output", folder.path, "--check"])
            #expect(left.exitCode == 1)
            #expect(left.diagnostics == "\(folder.path)/Petstore+Gone.swift: error: no longer generated\n" + remedy)
            #expect(FileManager.default.fileExists(atPath: extra.path))
        }
    }

    @Test("'--dry-run' lists the files that would be written and writes nothing")
    func dryRun() {
        withTemporaryFolder { folder in
            let command = CommandRun([petstore, "--output", folder.path, "--dry-run"])
            #expect(command.exitCode == 0)
            #expect(command.output.contains("would write \(folder.path)/Petstore+Models.swift\n"))
            #expect(!command.output.contains("wrote"))
            #expect(!FileManager.default.fileExists(atPath: folder.path))
        }
    }

    @Test(
        "'--access' applies to declarations and imports",
        arguments: [
            ("public", "public import EndpointRuntime\n", "nonisolated public enum Shop {"),
            (
                "package",
                "#if hasFeature(InternalImportsByDefault)\npackage import EndpointRuntime\n#else\nimport EndpointRuntime\n#endif\n",
                "nonisolated package enum Shop {"
            ),
            ("internal", "\nimport EndpointRuntime\n", "nonisolated enum Shop {"),
        ]
    )
    func access(level: String, imports: String, declaration: String) throws {
        try withTemporaryFolder { folder in
            _ = CommandRun([petstore, "--output", folder.path, "--name", "Shop", "--access", level, "--quiet"])
            let text = try String(contentsOf: folder.appendingPathComponent("Shop+API.swift"), encoding: .utf8)
            #expect(text.hasPrefix("// Shop, generated from petstore.json. Do not edit.\n"))
            #expect(text.contains(imports))
            #expect(text.contains(declaration))
        }
    }

    @Test("a diagnostic as JSON is one object on one line")
    func json() throws {
        let path = PackageFolder.url.appendingPathComponent("Specs/broken/unknown-type.json").path
        try withTemporaryFolder { folder in
            let command = CommandRun([path, "--output", folder.path, "--diagnostics", "json"])
            #expect(command.exitCode == 1)
            let lines = command.diagnostics.split(separator: "\n")
            let object = try #require(
                lines.first.flatMap { try? JSONSerialization.jsonObject(with: Data($0.utf8)) } as? [String: Any]
            )
            #expect(lines.count == 1)
            #expect(object["severity"] as? String == "error")
            #expect(object["line"] as? Int == 7 && object["column"] as? Int == 68)
            #expect(object["message"] as? String == "'strng' is not a type; did you mean 'string'?")
            #expect(object["pointer"] as? String == "#/components/schemas/Pet/properties/name/type")
            let stale = CommandRun([petstore, "--output", folder.path, "--check", "--diagnostics", "json"])
            #expect(stale.exitCode == 1)
            let messages = stale.diagnostics.split(separator: "\n").map { line in
                (try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?["message"] as? String
            }
            #expect(messages.count > 1 && messages.allSatisfy { $0 == "not current" })
        }
    }

    /// A description with 1,200 operations, each with a member.
    @Test("'--lenient' writes the valid parts in spite of errors")
    func lenient() {
        let path = PackageFolder.url.appendingPathComponent("Specs/broken/unknown-type.json").path
        withTemporaryFolder { folder in
            let command = CommandRun([path, "--output", folder.path, "--lenient"])
            #expect(command.exitCode == 0)
            #expect(command.diagnostics.contains("warning: 'strng' is not a type"))
            #expect(contents(of: folder).contains { $0.hasSuffix("+Models.swift") })
        }
    }

    @Test("all files that a build declared are written, whatever the description contains")
    func outputFiles() throws {
        try withTemporaryFolder { folder in
            let paths = ["Petstore+API.swift", "1.swift", "2.swift"].map { folder.appendingPathComponent($0).path }
            let command = CommandRun([petstore, "--quiet", "--output-files"] + paths)
            #expect(command.exitCode == 0, "\(command.diagnostics)")
            #expect(contents(of: folder) == ["1.swift", "2.swift", "Petstore+API.swift"])
            let api = try String(contentsOfFile: paths[0], encoding: .utf8)
            #expect(api.contains("public enum Petstore {"))
        }
    }
}
