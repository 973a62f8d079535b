import Testing

@Suite("The README")
struct ReadmeTests {
    @Test("every block of Swift, JSON and diagnostics is part of a file that is compiled or compared")
    func blocks() throws {
        let sources = try ReadmeTests.sources.map { try MarkdownText.lines(of: $0) }
        let blocks = try MarkdownText("README.md").blocks
            .filter { $0.language != "sh" }
        #expect(blocks.count >= 9)
        for block in blocks {
            let isKnown = sources.contains { block.stands(in: $0) }
            #expect(isKnown, "no source of the README has this block:\n\(block.lines.joined(separator: "\n"))")
        }
    }

    @Test("the Swift next to the JSON is part of the endpoint that the tool prints for it")
    func output() throws {
        let blocks = try MarkdownText("README.md").blocks
        let input = try #require(blocks.first { $0.language == "json" })
        let output = try #require(blocks.first { $0.language == "swift" })
        let id = try #require(input.lines.joined().firstMatch(of: /"operationId": "(\w+)"/)?.1)
        let source = try MarkdownText.lines(of: "Tests/Goldens/petstore/Petstore+PetsEndpoints.swift")
        let type = id.prefix(1).uppercased() + id.dropFirst()
        let start = try #require(source.firstIndex(of: "public struct \(type): Endpoint {"))
        let end = source[start...].dropFirst().firstIndex { $0.hasPrefix("public struct ") } ?? source.endIndex
        #expect(output.stands(in: Array(source[start..<end])))
    }

    @Test("a block that no file contains is noticed")
    func stranger() throws {
        let source = try MarkdownText.lines(of: ReadmeTests.sources[0])
        let block = MarkdownText.Block(language: "swift", lines: ["let pet = try await client.guess()"])
        #expect(!block.stands(in: source))
    }

    @Test("it has at most 200 lines, and links to every article")
    func links() throws {
        let text = try MarkdownText.text(of: "README.md")
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 201)
        let links = Set(text.matches(of: /\]\((Sources\/[^)]+)\)/).map { String($0.1) })
        let catalogs = [
            "Sources/EndpointGeneration/Generator.docc", "Sources/EndpointRuntime/EndpointRuntime.docc",
            "Sources/EndpointTesting/EndpointTesting.docc",
        ]
        let articles = try catalogs.flatMap { catalog in
            try MarkdownText.names(in: catalog, extension: "md").map { "\(catalog)/\($0).md" }
        }
        #expect(links == Set(articles))
    }

    private static let sources = [
        "Specs/petstore.json", "Tests/Goldens/petstore/Petstore+PetsEndpoints.swift",
        "Tests/Goldens/diagnostics/unknown-reference.txt", "Tests/Consumer/Package.swift",
        "Tests/Consumer/Sources/Petshop/show.swift", "Tests/Consumer/Sources/Petshop/makeClients.swift",
        "Tests/Consumer/Sources/Petshop/readSequences.swift", "Tests/Consumer/Sources/Petshop/fetchPet.swift",
        "Tests/Consumer/Tests/PetshopTests/ReadmeExamples.swift",
    ]
}
