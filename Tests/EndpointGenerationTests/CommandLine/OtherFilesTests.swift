import Foundation
import Testing

@Suite("A description of several files")
struct OtherFilesTests {
    /// `specs/api.json`, which refers to `reference`, and `outside.json` above it. Returns the output of `generate`.
    private func generate(
        _ reference: String,
        link: Bool = false,
        inside: String = #"{"type": "object"}"#,
        _ options: String...
    ) throws -> CommandRun {
        try withTemporaryFolder { folder in
            let specs = folder.appendingPathComponent("specs")
            let outside = folder.appendingPathComponent("outside.json")
            try FileManager.default.createDirectory(at: specs, withIntermediateDirectories: true)
            try Data(#"{"type": "object"}"#.utf8).write(to: outside)
            try Data(inside.utf8).write(to: specs.appendingPathComponent("inside.json"))
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

    @Test("referenced files next to the description are read")
    func beside() throws {
        let command = try generate("inside.json")
        #expect(command.exitCode == 0 && command.diagnostics.isEmpty)
    }

    @Test("files outside the folder are read only with '--allow-refs-outside'")
    func outside() throws {
        let refused = try generate("../outside.json")
        #expect(refused.exitCode == 1)
        #expect(refused.diagnostics.contains("'../outside.json' refers outside the description's folder"))
        #expect(refused.diagnostics.contains("--allow-refs-outside"))
        #expect(try generate("../outside.json", "--allow-refs-outside").exitCode == 0)
    }

    @Test("a symbolic link out of the folder is not followed")
    func link() throws {
        let refused = try generate("link.json", link: true)
        #expect(refused.exitCode == 1)
        #expect(refused.diagnostics.contains("specs/link.json' is not read: a symbolic link leads to"))
        #expect(try generate("link.json", link: true, "--allow-refs-outside").exitCode == 0)
    }

    @Test("operations at the same place of two files have bodies of their own")
    func samePlaces() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for name in ["Order", "Pet"] {
                let operation = """
                    {"post": {"operationId": "create\(name)", "responses": {"204": {"description": "-"}},
                    "requestBody": {"content": {"application/json": {"schema": {"title": "\(name)", "type": "object",
                    "properties": {"the\(name)": {"type": "string", "default": 1}}}}}}}}
                    """
                try Data(operation.utf8).write(to: folder.appendingPathComponent("\(name).json"))
            }
            let text = """
                {"openapi": "3.1.0", "info": {"title": "T"}, "paths":
                {"/orders": {"$ref": "Order.json"}, "/pets": {"$ref": "Pet.json"}}}
                """
            let description = folder.appendingPathComponent("api.json")
            try Data(text.utf8).write(to: description)
            let run = CommandRun([description.path, "--output", folder.appendingPathComponent("out").path])
            #expect(run.exitCode == 0)
            #expect(run.diagnostics.ranges(of: "the default 1 is not a value of its type").count == 2)
            var swift = ""
            for file in contents(of: folder.appendingPathComponent("out")) {
                swift += try String(contentsOf: folder.appendingPathComponent("out/\(file)"), encoding: .utf8)
            }
            #expect(swift.contains("public var theOrder: String?") && swift.contains("public var thePet: String?"))
        }
    }

    @Test("an empty reference is the file itself")
    func itself() throws {
        let command = try generate("")
        #expect(command.exitCode == 0 && command.diagnostics.isEmpty)
    }

    @Test("the summary names the file of an error that is not in the description")
    func summary() throws {
        let run = try generate("inside.json", inside: ##"{"properties": {"a": {"$ref": "#/b"}}}"##)
        #expect(run.diagnostics.contains("\n1 error in 'inside.json'; nothing is written\n"))
    }

    @Test(
        "a description in a folder without search permission is not reported as missing",
        .enabled(if: geteuid() != 0)
    )
    func closedFolder() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0]
            )
            defer { chmod(folder.path, 0o700) }
            let path = folder.appendingPathComponent("a.json").path
            let run = CommandRun([path, "--output", "/dev/null/out"])
            #expect(run.diagnostics == "\(path):1:1: error: cannot read this file: Permission denied\n")
        }
    }

    @Test("the nearest name is suggested for a missing file")
    func missing() throws {
        let command = try generate("insid.json")
        #expect(command.exitCode == 1)
        #expect(command.diagnostics.contains("specs/insid.json'; did you mean 'inside.json'?"))
    }

    @Test("a folder in place of a file is an error")
    func folder() throws {
        let command = try generate(".", "--allow-refs-outside")
        #expect(command.exitCode == 1 && command.diagnostics.contains("it is not a regular file"))
    }

    @Test(
        "choices reach the files that the description refers to",
        arguments: [
            (#""names": {"models/pet.json#/Pet/properties/kind": "sort"}"#, "public var sort: String?", ""),
            (#""names": {"models/pet.json#/Pet": "Animal"}"#, "public struct Animal", ""),
            (#""types": {"models/toy.json#": "Plaything"}"#, "public var toy: Plaything?", ""),
            (#""dates": {"./models/pet.json#/Pet/properties/born": "seconds"}"#, "public var born: Date?", ""),
            (
                #""names": {"models/pet.json#/Pt": "Animal"}"#, "",
                "'models/pet.json#/Pt' does not exist; did you mean 'models/pet.json#/Pet'?"
            ),
            (
                #""names": {"models/pets.json#/Pet": "Animal"}"#, "",
                "the description refers to no file 'models/pets.json'; did you mean 'models/pet.json'?"
            ),
        ] as [(String, String, String)]
    )
    func choices(choice: String, line: String, message: String) throws {
        try withTemporaryFolder { folder in
            let models = folder.appendingPathComponent("models")
            try FileManager.default.createDirectory(at: models, withIntermediateDirectories: true)
            let texts = [
                "models/pet.json": ##"""
                {"Pet": {"type": "object", "properties": {"kind": {"type": "string"}, "born": {"type": "integer"},
                "toy": {"$ref": "toy.json"}}}}
                """##,
                "models/toy.json": #"{"type": "object", "properties": {"name": {"type": "string"}}}"#,
                "api.json": ##"""
                {"openapi": "3.1.0", "info": {"title": "T"}, "paths": {}, "components": {"schemas": {
                "Owner": {"type": "object", "properties": {"pet": {"$ref": "models/pet.json#/Pet"}}}}}}
                """##,
                "endpoint-generator.json": "{\(choice)}",
            ]
            for (name, text) in texts { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
            let output = folder.appendingPathComponent("out")
            let command = CommandRun([
                folder.appendingPathComponent("api.json").path, "--output", output.path, "--quiet",
            ])
            #expect(message.isEmpty ? command.diagnostics.isEmpty : command.diagnostics.contains(message))
            guard message.isEmpty else { return }
            let swift = try String(contentsOf: output.appendingPathComponent("T+Models.swift"), encoding: .utf8)
            #expect(swift.contains(line), "\(swift)")
        }
    }

    @Test("schemas of one name in two files are distinguished by the files' names")
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
            #expect(command.diagnostics.contains("schema 'Pet' becomes 'StoreModelsPet': 'Pet' is taken"))
            let pet = try String(contentsOf: output.appendingPathComponent("T+Models.swift"), encoding: .utf8)
            #expect(pet.contains("var other: StoreModelsPet?") && pet.contains("var toy: Toy?"))
        }
    }
}
