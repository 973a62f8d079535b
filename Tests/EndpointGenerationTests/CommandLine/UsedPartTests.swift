import Foundation
import Testing

@testable import EndpointGeneration

@Suite("What 'used' finds besides operations")
struct UsedPartTests {
    private let petstore = PackageFolder.url.appendingPathComponent("Specs/petstore.json")

    /// Runs `used` next to a copy of the petstore with this source and configuration.
    private func used(by source: String, configuration: String? = nil) throws -> (run: CommandRun, text: String?) {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let description = folder.appendingPathComponent("petstore.json")
            try FileManager.default.copyItem(at: petstore, to: description)
            let file = folder.appendingPathComponent("a.swift")
            try Data(source.utf8).write(to: file)
            let path = folder.appendingPathComponent("endpoint-generator.json")
            if let configuration { try Data(configuration.utf8).write(to: path) }
            var run = CommandRun(["used", description.path, "--by", file.path])
            run.output = run.output.replacing(folder.path + "/", with: "")
            run.diagnostics = run.diagnostics.replacing(folder.path + "/", with: "")
            return (run, try? String(decoding: Data(contentsOf: path), as: UTF8.self))
        }
    }

    @Test("a program that uses only models gets their schemas")
    func models() throws {
        let (run, text) = try used(by: "func show(_ photo: Petstore.Photo) {}")
        #expect(run.exitCode == 0, "\(run.diagnostics)")
        #expect(run.output == "schema:Photo\nwrote endpoint-generator.json: 0 of 17 operations\n")
        #expect(text == "{\n  \"include\": [\n    \"schema:Photo\"\n  ]\n}\n")
    }

    @Test("a name like that of a schema is no use of a client that is not mentioned")
    func unrelatedName() throws {
        let (run, text) = try used(by: "func show(_ photo: Photo) {}")
        #expect(run.exitCode == 1 && text == nil)
        #expect(run.diagnostics.contains("error: none of the 17 operations is mentioned in "))
    }

    @Test("an operation that is mentioned and excluded is named")
    func excluded() throws {
        let configuration = #"{"exclude": ["operation:getPet", "tag:orders"]}"#
        let (run, text) = try used(by: "_ = Petstore.GetPet(petID: 7)", configuration: configuration)
        #expect(run.exitCode == 1 && text == configuration)
        #expect(
            run.diagnostics.hasPrefix(
                """
                petstore.json:1:1: error: only excluded operations are mentioned in a.swift: getPet
                    remove them from 'exclude'

                """
            ),
            "\(run.diagnostics)"
        )
    }

    @Test("the lines of a JSON configuration keep their ends", arguments: ["\r\n", "\n"])
    func lineEnds(newline: String) throws {
        for old in ["", #"  "include": ["operation:listPets"],"# + newline] {
            let configuration = "{\(newline)\(old)  \"mutable\": false\(newline)}\(newline)"
            let (run, text) = try used(by: "_ = Petstore.GetPet(petID: 7)", configuration: configuration)
            #expect(run.exitCode == 0, "\(run.diagnostics)")
            let lines = ["{", "  \"include\": [", "    \"operation:getPet\"", "  ],", "  \"mutable\": false", "}", ""]
            #expect(text == lines.joined(separator: newline))
        }
    }

    @Test("a line end that only Unicode has is a character of a configuration", arguments: ["json", "yaml"])
    func otherLineEnds(form: String) throws {
        let types =
            form == "json" ? "{\"types\": {\"A\u{85}\u{2028}\": \"B\"},\r\n" : "types: {\"A\u{2028}\": B} #\u{2028}\r\n"
        let mutable = form == "json" ? "  \"mutable\": false\r\n}\r\n" : "mutable: false\r\n"
        let text = try #require(
            ConfigurationText(types + mutable, isYAML: form == "yaml").settingInclude(to: ["tag:a"])
        )
        let include =
            form == "json" ? "{\r\n  \"include\": [\r\n    \"tag:a\"\r\n  ],\r\n  " : "include:\r\n  - \"tag:a\"\r\n"
        #expect(form == "json" ? text == include + types.dropFirst() + mutable : text == types + mutable + include)
    }

    @Test("selectors name the method of an operation in any case")
    func method() throws {
        for option in ["--include", "--exclude"] {
            let run = CommandRun(["explain", petstore.path, "GetPet", option, "operation:get /pets/{petId}"])
            #expect(!run.diagnostics.contains("there is no operation"), "\(run.diagnostics)")
            #expect((run.exitCode == 0) == (option == "--include"))
        }
    }
}
