import Foundation
import Testing

@Suite("The tests that the article on the origin names")
struct OriginTests {
    @Test("each of them exists")
    func tests() throws {
        let article = try MarkdownText.lines(
            of: "Sources/EndpointRuntime/EndpointRuntime.docc/FromTheOriginDocuments.md"
        )
        let rows = article.compactMap { $0.firstMatch(of: /\| `(\w+Tests)`: (.+) \|$/) }
        #expect(rows.count >= 40)
        let sources = try MarkdownText.swiftFiles(below: "Tests/EndpointRuntimeTests")
        for row in rows {
            let path = try #require(sources["\(row.1).swift"], "no \(row.1).swift")
            let isThere = try MarkdownText.lines(of: path).contains { $0.contains("\"\(row.2)\"") }
            #expect(isThere, "\(row.1) has no test called: \(row.2)")
        }
    }
}
