import Foundation
import Testing

@testable import EndpointGeneration

@Suite("generate used")
struct UsedTests {
    private let specs = PackageFolder.url.appendingPathComponent("Specs")
    private var petstore: URL { specs.appendingPathComponent("petstore.json") }

    /// Runs `used` next to a copy of the petstore, or of another description, with a Swift file that calls it.
    private func used(
        by source: String,
        of name: String = "petstore",
        configuration: (name: String, text: String)? = nil,
        _ options: String...
    )
        throws
        -> (run: CommandRun, configuration: String?, files: [String])
    {
        try withTemporaryFolder { folder in
            let sources = folder.appendingPathComponent("App")
            try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
            try Data(source.utf8).write(to: sources.appendingPathComponent("calls.swift"))
            let generated = "// Petstore, generated from petstore.json. Do not edit.\nlet all = ListPets.self\n"
            try Data(generated.utf8).write(to: sources.appendingPathComponent("Petstore+API.swift"))
            let description = folder.appendingPathComponent("\(name).json")
            try FileManager.default.copyItem(at: specs.appendingPathComponent("\(name).json"), to: description)
            let file = folder.appendingPathComponent(configuration?.name ?? "endpoint-generator.json")
            if let configuration { try Data(configuration.text.utf8).write(to: file) }
            var run = CommandRun(["used", description.path, "--by", sources.path] + options)
            run.output = run.output.replacing(folder.path + "/", with: "")
            run.diagnostics = run.diagnostics.replacing(folder.path + "/", with: "")
            let output = folder.appendingPathComponent("out")
            if run.exitCode == 0, options.isEmpty {
                let client = CommandRun([description.path, "--output", output.path, "--quiet"])
                #expect(client.exitCode == 0, "\(client.diagnostics)")
            }
            return (run, try? String(contentsOf: file, encoding: .utf8), contents(of: output))
        }
    }

    @Test("a faulty configuration is kept as it is, even with '--lenient'")
    func faultyConfiguration() throws {
        let text = "{\"names\": {}\n \"types\": {}}"
        let result = try used(
            by: "_ = Petstore.GetPet(petID: 7)",
            configuration: ("endpoint-generator.json", text),
            "--lenient"
        )
        #expect(result.run.exitCode == 1)
        #expect(result.run.diagnostics.contains("error: "))
        #expect(result.configuration == text)
    }

    @Test(
        "a configuration that is not in UTF-8 is kept as it is",
        arguments: [[0x23, 0x20, 0xE9, 0x0A], nil] as [[UInt8]?]
    )
    func otherEncodings(comment: [UInt8]?) throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let description = folder.appendingPathComponent("petstore.json")
            try FileManager.default.copyItem(at: petstore, to: description)
            let source = folder.appendingPathComponent("calls.swift")
            try Data("_ = Petstore.GetPet(petID: 7)".utf8).write(to: source)
            let text = "access: public\n"
            let bytes: [UInt8] = comment.map { $0 + Array(text.utf8) } ?? text.utf8.flatMap { [$0, 0] as [UInt8] }
            let file = folder.appendingPathComponent("endpoint-generator.yaml")
            try Data(bytes).write(to: file)
            let run = CommandRun(["used", description.path, "--by", source.path])
            #expect(run.exitCode == 1)
            #expect(
                run.diagnostics.contains(comment == nil ? "'include' cannot be changed" : "these bytes are not UTF-8")
            )
            #expect(try Data(contentsOf: file) == Data(bytes))
        }
    }

    @Test("a configuration that is a link stays one, and the file that it leads to is written")
    func linkedConfiguration() throws {
        try withTemporaryFolder { folder in
            let files = FileManager.default
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            let (source, shared) = (folder.appendingPathComponent("a.swift"), folder.appendingPathComponent("shared"))
            try Data("_ = Petstore.GetPet(petID: 7)".utf8).write(to: source)
            try Data("{}".utf8).write(to: shared)
            let description = folder.appendingPathComponent("petstore.json")
            try files.copyItem(at: petstore, to: description)
            let link = folder.appendingPathComponent("endpoint-generator.json")
            try files.createSymbolicLink(at: link, withDestinationURL: shared)
            #expect(CommandRun(["used", description.path, "--by", source.path]).exitCode == 0)
            #expect(try files.destinationOfSymbolicLink(atPath: link.path) == shared.path)
            #expect(try String(contentsOf: shared, encoding: .utf8).contains("operation:getPet"))
        }
    }

    @Test("the operations that sources mention become the configuration's include, and the client has no others")
    func operations() throws {
        let result = try used(by: "func show() { _ = Petstore.GetPet(petID: 7); _ = Petstore.Urgency.self }")
        #expect(result.run.exitCode == 0)
        #expect(result.run.diagnostics == "")
        #expect(
            result.run.output.hasPrefix(
                "operation:getPet\nschema:Urgency\nwrote endpoint-generator.json: 1 of "
            )
        )
        #expect(
            result.configuration == """
                {
                  "include": [
                    "operation:getPet",
                    "schema:Urgency"
                  ]
                }

                """
        )
        #expect(result.files.contains("Petstore+Models.swift"))
        #expect(!result.files.contains("Petstore+OrdersEndpoints.swift"))
    }

    @Test("a description from a pipe is read once, and the schemas that sources mention are selected too")
    func pipe() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let (source, configuration) = (
                folder.appendingPathComponent("a.swift"), folder.appendingPathComponent("c.json")
            )
            try Data("_ = Petstore.GetPet(petID: 7), Petstore.Urgency.self".utf8).write(to: source)
            try Data("{}".utf8).write(to: configuration)
            let pipe = Pipe()
            let text = try Data(contentsOf: petstore)
            Task.detached {
                try pipe.fileHandleForWriting.write(contentsOf: text)
                try pipe.fileHandleForWriting.close()
            }
            let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
            let run = CommandRun([
                "used", path, "--by", source.path, "--config", configuration.path, "--name", "Petstore",
            ])
            #expect(run.exitCode == 0, "\(run.diagnostics)")
            #expect(run.output.hasPrefix("operation:getPet\nschema:Urgency\n"))
        }
    }

    @Test(
        "a type, a protocol or a link that only operations bring is in the client, with one of these operations",
        arguments: [
            ("petstore", "func show(_ failure: Petstore.Failures.NotFound) {}", ["operation:getPet"]),
            ("petstore", "_ = Petstore.DeletePet.self, Petstore.Failures.NotFound.self", ["operation:deletePet"]),
            (
                "petstore", "_ = try await client.reply(Petstore.CreatePet(body: pet)).getPet()",
                ["operation:createPet", "operation:getPet"]
            ),
            ("world", "func left(_ reply: Reply<some World.RateLimitHeaders>) {}", ["operation:getWeather"]),
            ("pagination", "let pages: [Pagination.Counted]", ["operation:byTotal"]),
        ] as [(String, String, [String])]
    )
    func broughtByOperations(name: String, source: String, expected: [String]) throws {
        let result = try used(by: source, of: name)
        #expect(result.run.exitCode == 0, "\(result.run.diagnostics)")
        #expect(result.run.output.split(separator: "\n").dropLast().map(String.init) == expected)
    }

    @Test(
        "the rest of the configuration stays as it is written",
        arguments: [
            (
                "endpoint-generator.json",
                "{\"name\": \"Petstore\",\n \"include\": [\"tag:pets\", \"path:/]\"], \"mutable\": false}",
                "{\"name\": \"Petstore\",\n \"include\": [\n    \"operation:getPet\"\n  ], \"mutable\": false}"
            ),
            (
                "endpoint-generator.json",
                "{\"names\": {\"operation:getPet\": \"GetPet\"}}",
                "{\n  \"include\": [\n    \"operation:getPet\"\n  ],\n  \"names\": {\"operation:getPet\": \"GetPet\"}\n}"
            ),
            (
                "endpoint-generator.json",
                "{ \"lenient\": true,\n \"mutable\": false }",
                "{\n  \"include\": [\n    \"operation:getPet\"\n  ],\n  \"lenient\": true,\n \"mutable\": false }"
            ),
            (
                "endpoint-generator.json",
                "{\n  \"mutable\": false\n}\n",
                "{\n  \"include\": [\n    \"operation:getPet\"\n  ],\n  \"mutable\": false\n}\n"
            ),
            (
                "endpoint-generator.yaml",
                "# ours\nname: Petstore\ninclude:\n  - tag:pets\nmutable: false\n",
                "# ours\nname: Petstore\ninclude:\n  - \"operation:getPet\"\nmutable: false\n"
            ),
            (
                "endpoint-generator.yaml",
                "name: Petstore\r\ninclude: [tag:pets]\r\nmutable: false\r\n",
                "name: Petstore\r\ninclude:\r\n  - \"operation:getPet\"\r\nmutable: false\r\n"
            ),
            (
                "endpoint-generator.yaml",
                "\"include\" :\n# ours\n- tag:pets\n  # theirs\n- tag:orders # all\n\n# not ours\nmutable: false\n",
                "include:\n# ours\n  # theirs\n  # all\n  - \"operation:getPet\"\n\n# not ours\nmutable: false\n"
            ),
            (
                "endpoint-generator.yaml",
                "include:\r- tag:what's-new # keep\r- \"tag:a\\\"b\" # me\r- \"tag:x\\\" # y\"\t# too\rmutable: false\r",
                "include:\r  # keep\r  # me\r  # too\r  - \"operation:getPet\"\rmutable: false\r"
            ),
            (
                "endpoint-generator.yaml",
                "\u{FEFF}include: [\"tag:#pets\"] # what we ship\nmutable: false\r\n",
                "include:\n  # what we ship\n  - \"operation:getPet\"\nmutable: false\r\n"
            ),
            (
                "endpoint-generator.yaml",
                "{\"mutable\": false}\n",
                "{\n  \"include\": [\n    \"operation:getPet\"\n  ],\n  \"mutable\": false\n}\n"
            ),
            (
                "endpoint-generator.yaml",
                "---\n  name: Petstore\n  'include' :\n    [ tag:pets, # first\n      tag:orders\n    ]\n# below\n...\n",
                "---\n  name: Petstore\n  include:\n    # first\n    - \"operation:getPet\"\n# below\n...\n"
            ),
            (
                "endpoint-generator.yaml", "# ours\n--- {name: Petstore}\n",
                "# ours\n--- {include: [\"operation:getPet\"], name: Petstore}\n"
            ),
            (
                "endpoint-generator.yaml",
                "name: Petstore",
                "name: Petstore\ninclude:\n  - \"operation:getPet\"\n"
            ),
        ]
    )
    func rest(name: String, old: String, new: String) throws {
        let result = try used(by: "_ = GetPet.self", configuration: (name, old))
        #expect(result.run.exitCode == 0, "\(result.run.diagnostics)")
        #expect(result.configuration == new)
    }

    @Test(
        "a configuration whose 'include' cannot be changed stays as it is, and the error says so",
        arguments: [
            "include: &others [\"operation:listPets\"]\nexclude: *others\n",
            "{mutable: false, \"include\": [\"tag:pets\"], name: Petstore}\n",
        ]
    )
    func unchangeable(text: String) throws {
        let result = try used(by: "_ = GetPet.self", configuration: ("endpoint-generator.yaml", text))
        #expect(result.run.exitCode == 1)
        #expect(
            result.run.diagnostics.contains(
                "endpoint-generator.yaml:1:1: error: 'include' cannot be changed in this configuration, so nothing is written"
            )
        )
        #expect(result.configuration == text)
    }

    @Test("sources behind symbolic links are searched once")
    func symbolicLinks() throws {
        try withTemporaryFolder { folder in
            let (code, app) = (folder.appendingPathComponent("Code"), folder.appendingPathComponent("App"))
            for url in [code, app] {
                try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            }
            let calls = code.appendingPathComponent("calls.swift")
            try Data("_ = Petstore.GetPet.self".utf8).write(to: calls)
            for (link, target) in [("App/Linked", "../Code"), ("Code/Back", "../App"), ("Root", "App")] {
                let path = "\(folder.path)/\(link)"
                try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
            }
            let run = CommandRun(["used", petstore.path, "--by", folder.path + "/Root", "--dry-run"])
            #expect(run.exitCode == 0, "\(run.diagnostics)")
            #expect(run.output.hasPrefix("operation:getPet\n"))
            try Data("let here = 0".utf8).write(to: calls)
            let whole = CommandRun(["used", petstore.path, "--by", folder.path, "--dry-run"])
            #expect(whole.diagnostics.contains("; Swift files searched: 1\n"))
        }
    }

    @Test(
        "generated files are skipped, whatever ends their lines and whatever other tools put above their mark",
        arguments: [("// swift-format-ignore-file\n", "\n"), ("", "\r\n"), ("/* ours */\r", "\r")]
    )
    func marked(above: String, end: String) throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("_ = Petstore.GetPet.self".utf8).write(to: folder.appendingPathComponent("calls.swift"))
            let mark = "// Petstore, generated from petstore.json. Do not edit."
            let generated = above + mark + end + "let all = ListPets.self" + end
            try Data(generated.utf8).write(to: folder.appendingPathComponent("Petstore+API.swift"))
            let run = CommandRun(["used", petstore.path, "--by", folder.path, "--dry-run"])
            #expect(run.output.hasPrefix("operation:getPet\nwould write "), "\(run.output)")
        }
    }

    @Test("a folder whose name ends like a Swift file's is searched as a folder")
    func folderLikeFile() throws {
        try withTemporaryFolder { folder in
            let sources = folder.appendingPathComponent("App/Calls.swift")
            try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
            try Data("_ = Petstore.GetPet.self".utf8).write(to: sources.appendingPathComponent("calls.swift"))
            let run = CommandRun(["used", petstore.path, "--by", folder.path + "/App", "--dry-run"])
            #expect(run.diagnostics == "")
            #expect(run.output.hasPrefix("operation:getPet\n"))
        }
    }

    @Test("'--lenient' prints each fault of the description once")
    func lenient() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let text = ##"""
                {"openapi": "3.1.0", "info": {"title": "T"}, "paths": {"/a": {"get": {"operationId": "getA", "responses": {
                 "200": {"description": "-", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/No"}}}}}}}}}
                """##
            let description = folder.appendingPathComponent("t.json")
            try Data(text.utf8).write(to: description)
            let calls = folder.appendingPathComponent("calls.swift")
            try Data("_ = T.GetA.self".utf8).write(to: calls)
            let run = CommandRun(["used", description.path, "--by", calls.path, "--dry-run", "--lenient"])
            #expect(run.exitCode == 0)
            #expect(
                run.diagnostics.split(separator: "\n").count { $0.contains(": warning: ") } == 1,
                "\(run.diagnostics)"
            )
        }
    }

    @Test("'--dry-run' lists and writes nothing")
    func dryRun() throws {
        let result = try used(by: "_ = GetPet.self", "--dry-run")
        #expect(result.run.output.hasPrefix("operation:getPet\nwould write endpoint-generator.json: 1 of "))
        #expect(result.configuration == nil)
    }

    @Test("sources that mention no operation are an error")
    func none() throws {
        let result = try used(by: "let here = 0")
        #expect(result.run.exitCode == 1)
        #expect(result.run.diagnostics.contains("; Swift files searched: 1\n"))
        #expect(result.run.diagnostics.contains("operations is mentioned in App; "))
        #expect(result.configuration == nil)
    }

    @Test("sources that do not exist are an error with their path")
    func missingSources() {
        let run = CommandRun(["used", "Specs/petstore.json", "--by", "Sources/Missing"])
        #expect(run.exitCode == 1)
        #expect(
            run.diagnostics.contains(
                "Sources/Missing:1:1: error: there is no such file or folder\n    correct the path after '--by'\n"
            )
        )
    }

    @Test("a folder of sources that cannot be read is an error with its path", .enabled(if: geteuid() != 0))
    func unreadableSources() throws {
        try withTemporaryFolder { folder in
            let locked = folder.appendingPathComponent("App/Locked")
            try FileManager.default.createDirectory(at: locked, withIntermediateDirectories: true)
            try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: locked.path)
            defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: locked.path) }
            try Data("_ = Petstore.GetPet.self".utf8).write(to: folder.appendingPathComponent("App/calls.swift"))
            let run = CommandRun(["used", petstore.path, "--by", folder.path + "/App", "--dry-run"])
            #expect(run.exitCode == 1)
            #expect(run.diagnostics.contains("/App/Locked:1:1: error: cannot read the sources: "))
        }
    }

    @Test("a missing description or missing sources are a usage error", arguments: [["a.json"], ["--by", "Sources"]])
    func usage(arguments: [String]) {
        let run = CommandRun(["used"] + arguments)
        #expect(run.exitCode == 64)
        #expect(
            run.diagnostics.hasPrefix(
                "error: expected a description and the sources: 'used openapi.json --by Sources/MyApp'\n"
            )
        )
    }
}
