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

    @Test("a description changes nothing against itself", arguments: PackageFolder.specs)
    func itself(name: String) throws {
        let path = specs.appendingPathComponent(name == "configured" ? "configured/openapi.json" : "\(name).json").path
        let run = CommandRun(["diff", path, path, "--lenient"])
        #expect(run.output == "nothing changes for callers\n")
        #expect(run.exitCode == 0)
    }

    @Test("what breaks ends with 1, what is added with 0")
    func exitCodes() throws {
        let breaking = try diff("\"listAllPets\"", insteadOf: "\"listPets\"")
        #expect(breaking.exitCode == 1)
        #expect(breaking.output.contains("breaking: 'ListPets' is called 'ListAllPets' now\n"))
        let additive = try diff("\"weight\": {\"type\": \"number\"}, \"tag\": {", insteadOf: "\"tag\": {")
        #expect(additive.exitCode == 0)
        #expect(additive.output.contains("additive: 'Pet.weight' is new\n"))
        #expect(
            additive.output.hasSuffix("\n0 breaking, \(additive.output.split(separator: "\n").count - 1) additive\n")
        )
    }

    @Test("how pages follow each other is a promise")
    func pages() throws {
        let lost = try diff(
            "\"x-other\": { \"type\": \"cursor\"",
            insteadOf: "\"x-endpoint-pagination\": { \"type\": \"cursor\"",
            of: "pagination"
        )
        #expect(lost.output.contains("breaking: 'ByCursor' no longer tells how its pages follow each other\n"))
        let other = try diff(
            "\"next\": \"/paging/prev\"",
            insteadOf: "\"next\": \"/paging/next\"",
            of: "pagination",
            "--lenient"
        )
        #expect(other.exitCode == 1)
    }

    @Test("--quiet tells what breaks only")
    func quiet() throws {
        #expect(
            try diff("\"weight\": {\"type\": \"number\"}, \"tag\": {", insteadOf: "\"tag\": {", "--quiet").output
                .isEmpty
        )
        let breaking = try diff("\"listAllPets\"", insteadOf: "\"listPets\"", "--quiet").output
        #expect(breaking.split(separator: "\n").count == 1)
    }

    @Test("changes as JSON are one object a line")
    func json() throws {
        let run = try diff("\"listAllPets\"", insteadOf: "\"listPets\"", "--diagnostics=json")
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 1)
        let object = try #require(
            lines.first.flatMap { try? JSONSerialization.jsonObject(with: Data($0.utf8)) } as? [String: Any]
        )
        #expect(object["impact"] as? String == "breaking")
        #expect(object["message"] as? String == "'ListPets' is called 'ListAllPets' now")
        #expect(object["pointer"] as? String == "#/paths/~1pets/get")
        #expect(object["line"] is Int && object["column"] is Int)
    }

    @Test("a fault in either description is reported as ever, and nothing is compared")
    func faults() {
        let broken = specs.appendingPathComponent("broken/unknown-type.json").path
        for operands in [[broken, petstore.path], [petstore.path, broken]] {
            let run = CommandRun(["diff"] + operands)
            #expect(run.exitCode == 1)
            #expect(run.complaints.hasPrefix("\(broken):7:68: error: 'strng' is not a type; did you mean 'string'?\n"))
            #expect(run.output.isEmpty)
        }
        let missing = CommandRun(["diff", petstore.path, "not/here.json"])
        #expect(missing.exitCode == 1)
        #expect(missing.complaints == "not/here.json:1:1: error: there is no such file\n")
    }

    @Test("the configuration beside the new description holds for both, and need not fit the old one")
    func configuration() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let new = folder.appendingPathComponent("new.json")
            let text = try String(contentsOf: petstore, encoding: .utf8)
            try Data(text.replacingOccurrences(of: "\"listPets\"", with: "\"listAllPets\"").utf8).write(to: new)
            let configuration = folder.appendingPathComponent("endpoint-generator.json")
            try Data(#"{"names": {"operation:listAllPets": "ListPets"}}"#.utf8).write(to: configuration)
            let run = CommandRun(["diff", petstore.path, new.path])
            #expect(run.output == "nothing changes for callers\n")
            #expect(run.complaints.isEmpty && run.exitCode == 0)
        }
    }

    @Test(
        "what cannot be compared ends with 64",
        arguments: [
            ([], "compare what? Give the old description and the new one: 'generate diff old.json new.json'"),
            (["a.json"], "compare what? Give the old description and the new one: 'generate diff old.json new.json'"),
            (["a.json", "b.json", "--output", "x"], "'diff' writes no files, so '--output' says nothing"),
            (["a.json", "b.json", "--check"], "'diff' writes no files, so '--check' says nothing"),
        ] as [([String], String)]
    )
    func usage(operands: [String], fault: String) {
        let run = CommandRun(["diff"] + operands)
        #expect(run.exitCode == 64)
        #expect(run.complaints == "error: \(fault)\nTry 'generate diff --help'.\n")
    }

    @Test("help of its own is asked for")
    func help() {
        let run = CommandRun(["diff", "--help"])
        #expect(run.exitCode == 0 && run.output == diffHelpText)
    }
}
