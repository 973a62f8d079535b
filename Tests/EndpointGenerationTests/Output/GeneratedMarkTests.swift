import EndpointTemplates
import Foundation
import Testing

@testable import EndpointGeneration

@Suite("The mark of generated files")
struct GeneratedMarkTests {
    @Test(
        "each embedded template of a whole file prints the mark where the generator looks for it",
        arguments: [("File", 0, "{{namespace}}"), ("StubsFile", 0, "{{namespace}} stubs"), ("Package", 1, "{{name}}")]
    )
    func templates(name: String, index: Int, subject: String) throws {
        let text = String(decoding: try #require(EndpointTemplates.texts[name]), as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[index] == "\(GeneratedMark.opening(of: subject)){{source}}. Do not edit.")
    }

    @Test(
        "the files of a client have names that begin with its own",
        arguments: [
            ("Petstore", "Petstore+Models.swift", true), ("Petstore stubs", "PetstoreStubs.swift", true),
            ("Petstore", "PetstoreHelpers.swift", false), ("Petstore", "Other+Models.swift", false),
        ]
    )
    func names(subject: String, file: String, isOfClient: Bool) throws {
        let line = "\(GeneratedMark.opening(of: subject))petstore.json. Do not edit.\n"
        let mark = try #require(GeneratedMark(in: line.utf8))
        #expect(mark.mayName(URL(fileURLWithPath: "/tmp/\(file)")) == isOfClient)
    }
}
