import EndpointDescription
import Foundation
import Testing

@testable import EndpointGeneration

@Suite("The article about the configuration")
struct ConfigurationArticleTests {
    private let article: String
    private let schema: [String: Any]
    private let root: JSON

    init() throws {
        let folder = PackageFolder.url
        let file = folder.appendingPathComponent("Sources/EndpointGeneration/Generator.docc/Configuration.md")
        article = try String(contentsOf: file, encoding: .utf8)
        let data = try Data(contentsOf: folder.appendingPathComponent("Specs/endpoint-generator.schema.json"))
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        schema = try #require(object["properties"] as? [String: Any])
        root = try #require(readJSON([UInt8](data), path: "schema.json", into: DiagnosticLog()))
    }

    @Test("it has a heading for every member of the JSON Schema, and for no other")
    func members() {
        let headings = article.split(separator: "\n").compactMap {
            $0.hasPrefix("### ") ? String($0.dropFirst(4)) : nil
        }
        #expect(Set(headings) == Set(schema.keys).subtracting(["$schema"]))
        #expect(headings.count == Set(headings).count)
    }

    @Test("every example is read without a fault")
    func examples() throws {
        let parts = article.components(separatedBy: "```json\n").dropFirst()
        let examples = parts.compactMap { $0.components(separatedBy: "```").first }
        #expect(examples.count >= schema.count)
        for example in examples {
            let log = DiagnosticLog()
            _ = Configuration([UInt8](example.utf8), path: "endpoint-generator.json", into: log)
            #expect(log.diagnostics.map(\.description) == [], "\(example)")
        }
    }

    @Test(
        "the tool and the JSON Schema agree",
        arguments: [
            (#"{"include": ["tag:a", "tag:a"], "exclude": ["tag:b", "tag:b"]}"#, true),
            (#"{"conformances": ["Equatable", "Equatable"]}"#, true), (#"{"stubs": ["A", "A"]}"#, true),
            (#"{"stubs": ["a-b"]}"#, true), (#"{"qualify": ["", "Endpoint", "Endpoint"]}"#, true),
            (#"{"$schema": 5}"#, false), (##"{"names": {"#": "Pet"}}"##, false),
            (##"{"names": {"pet.json#": "Pet"}}"##, true), (#"{"stubs": [""]}"#, false),
        ]
    )
    func agreement(text: String, isValid: Bool) throws {
        let log = DiagnosticLog()
        _ = Configuration([UInt8](text.utf8), path: "endpoint-generator.json", into: log)
        #expect(log.hasErrors != isValid, "\(log.diagnostics)")
        let value = try #require(readJSON(Array(text.utf8), path: "c.json", into: DiagnosticLog()))
        let problems = SchemaCheck(root: root).problems(value, root)
        #expect(problems.isEmpty == isValid, "\(problems)")
    }
}
