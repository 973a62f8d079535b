import Testing

/// An article `Retry.md` has its examples in `RetryArticle.swift`, where they are run.
@Suite("The articles")
struct ArticleTests {
    @Test("every block of Swift stands in the file that runs the article's examples", arguments: try articles())
    func blocks(name: String) throws {
        let blocks = try MarkdownText("\(catalog)/\(name).md").blocks.filter { $0.language == "swift" }
        if blocks.isEmpty { return }
        let source = try MarkdownText.lines(of: "\(examples)/\(name)Article.swift")
        for block in blocks {
            #expect(block.stands(in: source), "\(name)Article.swift lacks:\n\(block.lines.joined(separator: "\n"))")
        }
    }

    @Test("every file of examples belongs to an article")
    func files() throws {
        let files = try MarkdownText.names(in: examples, extension: "swift").filter { $0.hasSuffix("Article") }
        let articles = Set(try articles().map { $0 + "Article" })
        #expect(files.count >= 10)
        #expect(articles.isSuperset(of: files))
    }
}

private let catalog = "Sources/EndpointRuntime/EndpointRuntime.docc"
private let examples = "Tests/GeneratedClientTests/Articles"

private func articles() throws -> [String] { try MarkdownText.names(in: catalog, extension: "md") }
