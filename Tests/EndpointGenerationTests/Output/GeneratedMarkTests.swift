import EndpointTemplates
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
}
