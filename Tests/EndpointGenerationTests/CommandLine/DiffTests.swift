import Foundation
import Testing

@testable import EndpointGeneration

@Suite("generate diff")
struct DiffTests {
    private let specs = PackageFolder.url.appendingPathComponent("Specs")
    private var petstore: URL { specs.appendingPathComponent("petstore.json") }

    /// The petstore, or another description, against itself with `words` in the place of others.
    private func diff(_ others: String, insteadOf words: String, of name: String = "petstore", _ options: String...)
        throws
        -> CommandRun
    {
        let old = specs.appendingPathComponent("\(name).json")
        return try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let text = try String(contentsOf: old, encoding: .utf8)
            try #require(text.contains(words))
            let new = folder.appendingPathComponent("new.json")
            try Data(text.replacingOccurrences(of: words, with: others).utf8).write(to: new)
            return CommandRun(["diff", old.path, new.path] + options)
        }
    }

    @Test("'--lenient' does not tolerate a wrong selector, which would leave out everything")
    func wrongSelector() {
        let path = PackageFolder.url.appendingPathComponent("Specs/petstore.json").path
        for arguments in [["diff", path, path], ["explain", path, "Pet"]] {
            let run = CommandRun(arguments + ["--include", "operation:listPet", "--lenient"])
            #expect(run.exitCode == 1)
            #expect(run.output == "")
            #expect(run.diagnostics.contains("error: --include: there is no operation 'listPet'"))
        }
    }

    @Test("a description that cannot be read is an error, even with '--lenient'")
    func unreadableDescription() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let unreadable = folder.appendingPathComponent("unreadable.json")
            try Data("{".utf8).write(to: unreadable)
            for paths in [[unreadable.path, petstore.path], [petstore.path, unreadable.path]] {
                let run = CommandRun(["diff"] + paths + ["--lenient"])
                #expect(run.exitCode == 1)
                #expect(run.output == "")
                #expect(run.diagnostics.contains("error: the JSON text ends"), "\(run.diagnostics)")
            }
        }
    }

    @Test("an operation that is removed although the configuration includes it is a change")
    func removedChoice() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            func path(_ id: String) -> String {
                #""/\#(id)": {"get": {"operationId": "\#(id)", "responses": {"204": {"description": "-"}}}}"#
            }
            func description(_ ids: String...) -> String {
                let paths = ids.map(path).joined(separator: ", ")
                return #"{"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {\#(paths)}}"#
            }
            let files = [
                "old.json": description("a", "b"), "new.json": description("a"),
                "endpoint-generator.json": #"{"include": ["operation:a", "operation:b"]}"#,
            ]
            for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
            let run = CommandRun(["diff", folder.path + "/old.json", folder.path + "/new.json"])
            #expect(run.output.contains("breaking: 'B' (GET /b) was removed"), "\(run.diagnostics)")
            #expect(run.exitCode == 1 && !run.diagnostics.contains("error"))
        }
    }

    @Test(
        "a change of a parameter that several operations share is one change",
        arguments: [
            (2, "'A.limit' is now 'String?' instead of 'Int?'; likewise for 'B.limit'"),
            (4, "'A.limit' is now 'String?' instead of 'Int?'; likewise for 'B.limit', 'C.limit' and 'D.limit'"),
            (5, "'A.limit' is now 'String?' instead of 'Int?'; likewise for 'B.limit', 'C.limit' and 2 others"),
        ]
    )
    func sharedParameter(operations: Int, expected: String) throws {
        func description(_ type: String) -> String {
            let paths = "abcde".prefix(operations).map { name in
                ##""/\##(name)": {"get": {"operationId": "\##(name)", "responses": {"204": {"description": "-"}}, "##
                    + ##""parameters": [{"$ref": "#/components/parameters/L"}]}}"##
            }
            let parameter = #"{"L": {"name": "limit", "in": "query", "schema": {"type": "\#(type)"}}}"#
            return #"{"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "#
                + #""components": {"parameters": \#(parameter)}, "paths": {\#(paths.joined(separator: ", "))}}"#
        }
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (name, type) in [("old.json", "integer"), ("new.json", "string")] {
                try Data(description(type).utf8).write(to: folder.appendingPathComponent(name))
            }
            let files = ["\(folder.path)/old.json", "\(folder.path)/new.json"]
            let text = CommandRun(["diff"] + files)
            #expect(text.output.hasSuffix("breaking: the type of \(expected)\n1 breaking, 0 additive\n"))
            let markdown = CommandRun(["diff"] + files + ["--format", "markdown"])
            #expect(markdown.output.contains("- the type of \(expected.replacingOccurrences(of: "'", with: "`")) ("))
            let json = CommandRun(["diff"] + files + ["--format", "json"])
            let others = "bcde".prefix(operations - 1).map { "\"\($0.uppercased()).limit\"" }.joined(separator: ",")
            #expect(json.output.contains("\"others\":[\(others)]"))
        }
    }

    @Test("an old description that cannot be read is an error")
    func unreadableOld() {
        let run = CommandRun(["diff", "https://pets.example/openapi.json", petstore.path])
        #expect(run.exitCode == 1)
        #expect(run.diagnostics.contains("is a URL, and only files are read"))
    }

    @Test("a description has no changes compared with itself", arguments: PackageFolder.specs)
    func itself(name: String) throws {
        let path = specs.appendingPathComponent(name == "configured" ? "configured/openapi.json" : "\(name).json").path
        let run = CommandRun(["diff", path, path, "--lenient"])
        #expect(run.output == "no changes for callers\n")
        #expect(run.exitCode == 0)
    }

    @Test("an overlay that does not fit the old description does not prevent the comparison")
    func overlay() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let files = [
                "old.json": #"{"openapi": "3.1.0", "info": {"title": "T"}, "paths": {}}"#,
                "new.json": #"{"openapi": "3.1.0", "info": {"title": "T"}, "paths": {}, "x-more": {"x-a": 1}}"#,
                "endpoint-generator.json": #"{"overlay": "overlay.json"}"#,
                "overlay.json":
                    ##"{"overlay": "1.1.0", "info": {"title": "O", "version": "1"}, "actions": [{"target": "$.info", "copy": "$['x-more']"}]}"##,
            ]
            for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
            let run = CommandRun(["diff", folder.path + "/old.json", folder.path + "/new.json"])
            #expect(run.exitCode == 0 && run.output == "no changes for callers\n", "\(run.diagnostics)")
        }
    }

    @Test("breaking changes exit with 1, additive ones with 0")
    func exitCodes() throws {
        let breaking = try diff("\"listAllPets\"", insteadOf: "\"listPets\"")
        #expect(breaking.exitCode == 1)
        #expect(breaking.output.contains("breaking: 'ListPets' was renamed to 'ListAllPets'\n"))
        let additive = try diff("\"weight\": {\"type\": \"number\"}, \"tag\": {", insteadOf: "\"tag\": {")
        #expect(additive.exitCode == 0)
        #expect(additive.output.contains("additive: 'Pet.weight' was added\n"))
        #expect(
            additive.output.hasSuffix("\n0 breaking, \(additive.output.split(separator: "\n").count - 1) additive\n")
        )
    }

    @Test("a change of pagination is breaking")
    func pages() throws {
        let lost = try diff(
            "\"x-other\": { \"type\": \"cursor\"",
            insteadOf: "\"x-endpoint-pagination\": { \"type\": \"cursor\"",
            of: "pagination"
        )
        #expect(lost.output.contains("breaking: 'ByCursor' is no longer paginated\n"))
        let other = try diff(
            "\"next\": \"/paging/prev\"",
            insteadOf: "\"next\": \"/paging/next\"",
            of: "pagination",
            "--lenient"
        )
        #expect(other.exitCode == 1)
    }

    @Test("'--quiet' prints only breaking changes")
    func quiet() throws {
        #expect(
            try diff("\"weight\": {\"type\": \"number\"}, \"tag\": {", insteadOf: "\"tag\": {", "--quiet").output
                .isEmpty
        )
        let breaking = try diff("\"listAllPets\"", insteadOf: "\"listPets\"", "--quiet").output
        #expect(breaking.split(separator: "\n").count == 1)
    }

    @Test("a change as JSON is one object on one line")
    func json() throws {
        let run = try diff("\"listAllPets\"", insteadOf: "\"listPets\"", "--format=json")
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 1)
        let object = try #require(
            lines.first.flatMap { try? JSONSerialization.jsonObject(with: Data($0.utf8)) } as? [String: Any]
        )
        #expect(object["impact"] as? String == "breaking")
        #expect(object["message"] as? String == "'ListPets' was renamed to 'ListAllPets'")
        #expect(object["pointer"] as? String == "#/paths/~1pets/get")
        #expect(object["line"] is Int && object["column"] is Int)
    }

    @Test(
        "a client that is named after its title gets another name with another title",
        arguments: [
            ("openapi.json", [], "breaking: the client is now 'Shop' instead of 'Store'\n"), ("shop.json", [], nil),
            ("openapi.json", ["--name", "Zoo"], nil),
        ] as [(String, [String], String?)]
    )
    func title(file: String, options: [String], change: String?) throws {
        try withTemporaryFolder { folder in
            let paths = try ["Store", "Shop"].map { title in
                let home = folder.appendingPathComponent(title)
                try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
                let text = #"{"openapi": "3.1.0", "info": {"title": "\#(title)"}, "paths": {}}"#
                try Data(text.utf8).write(to: home.appendingPathComponent(file))
                return home.appendingPathComponent(file).path
            }
            let run = CommandRun(["diff"] + paths + options)
            #expect(change.map(run.output.contains) ?? (run.output == "no changes for callers\n"), "\(run.output)")
        }
    }

    @Test("changes in Markdown are grouped by impact, with names as code")
    func markdown() throws {
        let run = try diff("\"listAllPets\"", insteadOf: "\"listPets\"", "--format", "markdown")
        #expect(run.exitCode == 1)
        #expect(run.output.hasPrefix("## Changes for callers\n\n1 breaking, 0 additive.\n\n### Breaking\n\n- "))
        #expect(run.output.contains("- `ListPets` was renamed to `ListAllPets` ("))
        #expect(run.output.hasSuffix("new.json:\(try line(of: "\"/pets\"") + 1))\n"))
    }

    /// The line of the petstore's description that contains a text first.
    private func line(of text: String) throws -> Int {
        let lines = try String(contentsOf: petstore, encoding: .utf8).split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        return try #require(lines.firstIndex { $0.contains(text) }) + 1
    }

    @Test(
        "a change of timeouts, retries or cache lifetimes is a change of behavior, which breaks nothing",
        arguments: [
            (
                #""x-endpoint-timeout": 20"#, #""x-endpoint-timeout": 7.5"#,
                "the timeout of 'GetInventory' is now 7.5 s instead of 20 s"
            ),
            (
                #""x-endpoint-retry": {"attempts": 3, "statuses": [429, "5XX"]}"#, #""x-endpoint-retry": false"#,
                "the retry rule of 'GetInventory' is now 'no retries' instead of '3 attempts, statuses 429, 500–599'"
            ),
            (
                #""x-endpoint-cache-ttl": 60"#, #""tags": []"#,
                "the cache lifetime of 'GetInventory' is now the server's instead of 60 s"
            ),
            (
                #""x-endpoint-idempotent": false"#, #""tags": []"#,
                "'GetInventory' is now idempotent"
            ),
        ]
    )
    func behavior(old: String, new: String, message: String) throws {
        let (before, after) = (description(rules: old), description(rules: new))
        let run = try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let files = ["old.json", "new.json"].map(folder.appendingPathComponent)
            try Data(before.utf8).write(to: files[0])
            try Data(after.utf8).write(to: files[1])
            return CommandRun(["diff"] + files.map(\.path))
        }
        #expect(run.exitCode == 0)
        #expect(run.output.contains("behavior: \(message)\n"))
        #expect(run.output.hasSuffix("0 breaking, 0 additive, 1 behavior\n"))
    }

    private func description(rules: String) -> String {
        """
        {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {"/inventory": {"get":
          {"operationId": "getInventory", \(rules), "responses": {"204": {"description": "None."}}}}}}
        """
    }

    @Test("an error in either description is reported, and nothing is compared")
    func faults() {
        let broken = specs.appendingPathComponent("broken/unknown-type.json").path
        for operands in [[broken, petstore.path], [petstore.path, broken]] {
            let run = CommandRun(["diff"] + operands)
            #expect(run.exitCode == 1)
            #expect(run.diagnostics.hasPrefix("\(broken):7:68: error: 'strng' is not a type; did you mean 'string'?\n"))
            #expect(run.output.isEmpty)
            let closing = """
                1 error in schema 'Pet'; nothing is compared
                    to compare everything else, pass '--lenient', or write "lenient": true in endpoint-generator.json

                """
            #expect(run.diagnostics.hasSuffix("\n" + closing), "\(run.diagnostics)")
        }
        let explained = CommandRun(["explain", broken, "Pet"])
        #expect(explained.diagnostics.contains("\n1 error in schema 'Pet'; nothing is explained\n"))
        let used = CommandRun(["used", broken, "--by", PackageFolder.url.appendingPathComponent("Package.swift").path])
        #expect(used.diagnostics.contains("\n1 error in schema 'Pet'; nothing is written\n"), "\(used.diagnostics)")
        let missing = CommandRun(["diff", petstore.path, "not/here.json"])
        #expect(missing.exitCode == 1)
        #expect(
            missing.diagnostics == "not/here.json:1:1: error: there is no such file\n    the folder does not exist\n"
        )
    }

    @Test("the configuration next to the new description applies to both, and need not match the old one")
    func configuration() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let new = folder.appendingPathComponent("new.json")
            let text = try String(contentsOf: petstore, encoding: .utf8)
            try Data(text.replacingOccurrences(of: "\"listPets\"", with: "\"listAllPets\"").utf8).write(to: new)
            let configuration = folder.appendingPathComponent("endpoint-generator.json")
            try Data(#"{"names": {"operation:listAllPets": "ListPets"}}"#.utf8).write(to: configuration)
            let run = CommandRun(["diff", petstore.path, new.path])
            #expect(run.output == "no changes for callers\n")
            #expect(run.diagnostics.isEmpty && run.exitCode == 0)
        }
    }

    @Test(
        "a usage error of 'diff' exits with 64",
        arguments: [
            ([], "expected two arguments, the old and the new description: 'diff old.json new.json'"),
            (
                ["a.json", ""],
                "an argument is empty; expected two arguments, the old and the new description: 'diff old.json new.json'"
            ),
            (["a.json"], "expected two arguments, the old and the new description: 'diff old.json new.json'"),
            (["a.json", "b.json", "--output", "x"], "unknown option '--output' for 'diff'"),
            (["a.json", "b.json", "--check"], "unknown option '--check' for 'diff'"),
        ] as [([String], String)]
    )
    func usage(operands: [String], fault: String) {
        let run = CommandRun(["diff"] + operands)
        #expect(run.exitCode == 64)
        #expect(run.diagnostics == "error: \(fault)\nTry 'generate diff --help'.\n")
    }

    @Test("'diff --help' prints its own help")
    func help() {
        let run = CommandRun(["diff", "--help"])
        #expect(run.exitCode == 0 && run.output == HelpText(program: "generate").text(of: .diff))
    }
}
