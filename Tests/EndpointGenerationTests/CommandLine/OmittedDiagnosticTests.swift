import Foundation
import Testing

@testable import EndpointGeneration

@Suite("Diagnostics beyond the limit on the command line")
struct OmittedDiagnosticTests {
    private func crowd(_ member: String) -> String {
        let paths = (0..<1_200).map {
            #""/p\#($0)": {"get": {\#(member), "responses": {"204": {"description": "-"}}}}"#
        }
        return #"{"openapi": "3.1.0", "info": {"title": "T"}, "paths": {\#(paths.joined(separator: ", "))}}"#
    }

    @Test(
        "'--lenient' tolerates no error in the configuration, however many faults the description has",
        arguments: [
            (#""tagz": ["x"]"#, true), (#""parameters": [{"in": "query"}]"#, false),
        ]
    )
    func crowdedConfiguration(member: String, isPrinted: Bool) throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let description = folder.appendingPathComponent("t.json")
            try Data(crowd(member).utf8).write(to: description)
            let configuration = folder.appendingPathComponent("endpoint-generator.json")
            try Data(#"{"names": {"schema:Nope": "Foo"}}"#.utf8).write(to: configuration)
            let command = CommandRun([description.path, "--output", folder.path, "--dry-run", "--lenient"])
            #expect(command.exitCode == 1)
            #expect(command.diagnostics.contains("endpoint-generator.json:1:27: error: ") == isPrinted)
            #expect(command.diagnostics.contains("\nand \(isPrinted ? 200 : 201) more\n"))
            #expect(command.diagnostics.hasSuffix("; nothing is written\n"))
        }
    }

    @Test("omitted diagnostics are counted, and only those of a printed severity")
    func omitted() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let description = folder.appendingPathComponent("t.json")
            try Data(crowd(#""tagz": ["x"]"#).utf8).write(to: description)
            let arguments = [description.path, "--output", folder.path, "--dry-run"]
            #expect(CommandRun(arguments).diagnostics.hasSuffix("\nand 200 more\n"))
            #expect(CommandRun(arguments + ["--quiet"]).diagnostics.isEmpty)
            let lines = CommandRun(arguments + ["--diagnostics", "json"]).diagnostics.split(separator: "\n")
            #expect(lines.count == 1_001 && lines.last?.contains(#""200 more warnings are not listed""#) == true)
        }
    }

    @Test("with '--lenient', omitted errors are counted among the warnings")
    func omittedErrors() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let description = folder.appendingPathComponent("t.json")
            try Data(crowd(#""tagz": ["x"], "parameters": [{"in": "query"}]"#).utf8).write(to: description)
            let options = ["--output", folder.path, "--dry-run", "--lenient", "--diagnostics", "json"]
            let lines = CommandRun([description.path] + options).diagnostics.split(separator: "\n")
            #expect(lines.filter { $0.contains("more") }.count == 1)
            #expect(lines.contains { $0.contains(#""400 more warnings are not listed""#) })
        }
    }
}
