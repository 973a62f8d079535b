import Testing

@Suite("The README")
struct ReadmeTests {
    @Test("every block of Swift, JSON and diagnostics stands in a file that is compiled or compared")
    func blocks() throws {
        let sources = try ReadmeTests.sources.map { try MarkdownText.lines(of: $0) }
        let blocks = try MarkdownText("README.md").blocks
            .filter { !["sh", "text"].contains($0.language) && !$0.lines[0].hasPrefix(".package(") }
        #expect(blocks.count >= 6)
        for block in blocks {
            let isKnown = sources.contains { block.stands(in: $0) }
            #expect(isKnown, "no source of the README has this block:\n\(block.lines.joined(separator: "\n"))")
        }
    }

    @Test("a block that no file has is noticed")
    func stranger() throws {
        let source = try MarkdownText.lines(of: ReadmeTests.sources[0])
        let block = MarkdownText.Block(language: "swift", lines: ["let pet = try await client.guess()"])
        #expect(!block.stands(in: source))
    }

    private static let sources = [
        "Specs/petstore.json", "Tests/Goldens/petstore/Petstore+PetsEndpoints.swift",
        "Tests/GeneratedClientTests/ReadmeExamples.swift", "Tests/Goldens/diagnostics/unknown-reference.txt",
        ".ci/check-consumer",
    ]
}
