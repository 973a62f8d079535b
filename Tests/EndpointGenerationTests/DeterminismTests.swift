import EndpointDescription
import Foundation
import Testing

@testable import EndpointGeneration

@Suite("The same input")
struct DeterminismTests {
    @Test("one input gives the same bytes in two runs", arguments: ["petstore", "names", "unions", "hostile"])
    func twice(name: String) throws {
        #expect(try generate(name) == generate(name))
    }

    /// Dictionaries and sets are in another order in every process.
    @Test(
        "one input gives the same bytes in another process, with other hash seeds",
        .enabled(if: GenerateTool.url != nil, "the 'generate' executable does not lie next to the tests"),
        arguments: ["petstore", "names", "unions", "hostile"]
    )
    func otherProcess(name: String) throws {
        let tool = try #require(GenerateTool.url)
        try withTemporaryFolder { folder in
            let process = Process()
            process.executableURL = tool
            process.arguments = [spec(name).path, "--output", folder.path, "--quiet"]
            process.environment = ProcessInfo.processInfo.environment
                .filter { $0.key != "SWIFT_DETERMINISTIC_HASHING" }
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
            let expected = try generate(name)
            #expect(contents(of: folder) == expected.map(\.name).sorted())
            for file in expected {
                #expect(
                    try Data(contentsOf: folder.appendingPathComponent(file.name)) == Data(file.bytes),
                    "\(file.name)"
                )
            }
        }
    }

    @Test("operations, members and cases keep the author's order")
    func order() throws {
        let text = #"""
            {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {
                "/z": {"put": {"operationId": "z", "responses": {"204": {"description": "Done."}}},
                       "get": {"operationId": "y", "responses": {"204": {"description": "Done."}}}},
                "/a": {"get": {"operationId": "a", "responses": {"204": {"description": "Done."}}}}},
             "components": {"schemas": {
                "Zoo": {"type": "object", "properties": {"z": {"type": "string"}, "b": {"type": "string"}, "a": {"type": "string"}}},
                "Kind": {"type": "string", "enum": ["z", "b", "a"]}}}}
            """#
        let client = try generateClient(from: Array(text.utf8), path: "t.json", log: DiagnosticLog())
        let all = try #require(client).files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        #expect(positions(of: ["struct Z:", "struct Y:", "struct A:"], in: all).isAscending)
        #expect(positions(of: ["var z:", "var b:", "var a:"], in: all).isAscending)
        #expect(all.contains("case z, b, a\n"))
    }

    private func spec(_ name: String) -> URL {
        PackageFolder.url.appendingPathComponent("Specs/\(name).json")
    }

    private func generate(_ name: String) throws -> [SourceFile] {
        let bytes = [UInt8](try Data(contentsOf: spec(name)))
        return try #require(try generateClient(from: bytes, path: "\(name).json", log: DiagnosticLog())).files
    }

    private func positions(of words: [String], in text: String) -> [String.Index] {
        words.map { text.range(of: $0)?.lowerBound ?? text.startIndex }
    }
}

extension [String.Index] {
    fileprivate var isAscending: Bool { zip(self, dropFirst()).allSatisfy { $0 < $1 } }
}

/// The built tool, next to the bundle of the tests.
enum GenerateTool {
    static let url: URL? = {
        for argument in ProcessInfo.processInfo.arguments where argument.contains(".xctest") {
            var folder = URL(fileURLWithPath: argument)
            while folder.path.contains(".xctest") { folder.deleteLastPathComponent() }
            let tool = folder.appendingPathComponent("GenerateCommand")
            if FileManager.default.isExecutableFile(atPath: tool.path) { return tool }
            let product = folder.appendingPathComponent("generate")
            if FileManager.default.isExecutableFile(atPath: product.path) { return product }
        }
        return nil
    }()
}
