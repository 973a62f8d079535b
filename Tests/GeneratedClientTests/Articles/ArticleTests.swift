import Testing

/// An article `Retry.md` has its examples in `RetryArticle.swift`, where they are run.
@Suite("The articles")
struct ArticleTests {
    @Test("every block of Swift is part of the file that runs the article's examples", arguments: try articles())
    func blocks(article: Article) throws {
        let blocks = try MarkdownText(article.path).blocks.filter { $0.language == "swift" }
        if blocks.isEmpty { return }
        let source = try MarkdownText.lines(of: "\(examples)/\(article.name)Article.swift")
        for block in blocks {
            let text = block.lines.joined(separator: "\n")
            #expect(block.stands(in: source), "\(article.name)Article.swift lacks:\n\(text)")
        }
    }

    @Test("every file of examples belongs to an article")
    func files() throws {
        let files = try MarkdownText.names(in: examples, extension: "swift").filter { $0.hasSuffix("Article") }
        let known = Set(try articles().map { "\($0.name)Article" })
        #expect(files.count >= 10)
        #expect(known.isSuperset(of: files))
    }
}

struct Article: Sendable, CustomStringConvertible {
    let catalog: String
    let name: String

    var path: String { "\(catalog)/\(name).md" }
    var description: String { name }
}

private let examples = "Tests/GeneratedClientTests/Articles"

private func articles() throws -> [Article] {
    try ["EndpointRuntime", "EndpointTesting"].flatMap { module in
        let catalog = "Sources/\(module)/\(module).docc"
        return try MarkdownText.names(in: catalog, extension: "md").map { Article(catalog: catalog, name: $0) }
    }
}
