import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import Testing

@Suite("Texts for users, as their article shows them")
struct UserTextsArticle {
    @Test("texts come from the app's bundle and table")
    func bundle() {
        let resources = Bundle.main
        let error = HTTPError<Never>(.cancelled, operation: Petstore.GetPet.operation)
        let text = error.text(in: resources, table: "Errors")
        #expect(text == "The request was cancelled.")
    }

    @Test("a text is available without an error")
    func status() {
        let text = EndpointClientError.UserText.status(409).text()
        #expect(text == "The service could not complete the request.")
    }

    @Test("the article's table is complete")
    func complete() throws {
        let article = try MarkdownText.lines(of: "Sources/EndpointRuntime/EndpointRuntime.docc/UserTexts.md")
        for text in EndpointClientError.UserText.allCases {
            #expect(article.contains("| `\(text.key)` | \(text.text()) |"), "\(text)")
        }
    }
}
