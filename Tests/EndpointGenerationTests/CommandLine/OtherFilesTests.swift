import Foundation
import Testing

@Suite("A description of several files")
struct OtherFilesTests {
    /// `specs/api.json`, which refers to `reference`, and `outside.json` above it. Returns what `generate` says.
    private func generate(_ reference: String, link: Bool = false, _ options: String...) throws -> CommandRun {
        try withTemporaryFolder { folder in
            let specs = folder.appendingPathComponent("specs")
            let outside = folder.appendingPathComponent("outside.json")
            try FileManager.default.createDirectory(at: specs, withIntermediateDirectories: true)
            try Data(#"{"type": "object"}"#.utf8).write(to: outside)
            try Data(#"{"type": "object"}"#.utf8).write(to: specs.appendingPathComponent("inside.json"))
            if link {
                let place = specs.appendingPathComponent("link.json")
                try FileManager.default.createSymbolicLink(at: place, withDestinationURL: outside)
            }
            let text = """
                {"openapi": "3.1.0", "info": {"title": "T"}, "paths": {}, "components": {"schemas": {
                "R": {"type": "object", "properties": {"it": {"$ref": "\(reference)"}}}}}}
                """
            let description = specs.appendingPathComponent("api.json")
            try Data(text.utf8).write(to: description)
            let output = folder.appendingPathComponent("out").path
            return CommandRun([description.path, "--output", output, "--quiet"] + options)
        }
    }

    @Test("finds those beside it on disk")
    func beside() throws {
        let command = try generate("inside.json")
        #expect(command.exitCode == 0 && command.complaints.isEmpty)
    }

    @Test("may refer to files outside its folder only where that is allowed")
    func outside() throws {
        let refused = try generate("../outside.json")
        #expect(refused.exitCode == 1)
        #expect(refused.complaints.contains("'../outside.json' leads out of the description's folder"))
        #expect(refused.complaints.contains("--allow-refs-outside"))
        #expect(try generate("../outside.json", "--allow-refs-outside").exitCode == 0)
    }

    @Test("leaves its folder by a symbolic link no more than otherwise")
    func link() throws {
        let refused = try generate("link.json", link: true)
        #expect(refused.exitCode == 1)
        #expect(refused.complaints.contains("specs/link.json' is not read: a symbolic link leads to"))
        #expect(try generate("link.json", link: true, "--allow-refs-outside").exitCode == 0)
    }

    @Test("hears what a missing file was probably meant to be")
    func missing() throws {
        let command = try generate("insid.json")
        #expect(command.exitCode == 1)
        #expect(command.complaints.contains("specs/insid.json'; did you mean 'inside.json'?"))
    }

    @Test("a folder is no file")
    func folder() throws {
        let command = try generate(".", "--allow-refs-outside")
        #expect(command.exitCode == 1 && command.complaints.contains("it is no regular file"))
    }

    @Test("what two files call the same is told apart by the files")
    func sameName() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(#"{"Pet": {"type": "object"}, "Toy": {"type": "object"}}"#.utf8)
                .write(to: folder.appendingPathComponent("store-models.json"))
            let text = ##"""
                {"openapi": "3.1.0", "info": {"title": "T"}, "paths": {}, "components": {"schemas": {
                "Pet": {"type": "object", "properties": {
                    "other": {"$ref": "store-models.json#/Pet"}, "toy": {"$ref": "store-models.json#/Toy"}}}}}}
                """##
            let description = folder.appendingPathComponent("api.json")
            try Data(text.utf8).write(to: description)
            let output = folder.appendingPathComponent("out")
            let command = CommandRun([description.path, "--output", output.path])
            #expect(command.complaints.contains("schema 'Pet' becomes 'StoreModelsPet': 'Pet' is taken"))
            let pet = try String(contentsOf: output.appendingPathComponent("T+Pet.swift"), encoding: .utf8)
            #expect(pet.contains("var other: StoreModelsPet?") && pet.contains("var toy: Toy?"))
        }
    }
}
