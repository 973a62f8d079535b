import EndpointRuntime
import EndpointTesting
public import Foundation
public import PetstoreClient
import Testing

extension Petstore.PlaceOrder.Failure: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .conflict(let problem): problem.title
        case .invalid(let problem): problem.detail
        }
    }
}

@Suite("Texts for users, as their article shows them")
struct UserTextsArticle {
    @Test("texts come from the app's bundle and table")
    func bundle() {
        let resources = Bundle.main
        let error = HTTPError<Never>(.cancelled, operation: Petstore.GetPet.operation)
        let text = error.text(in: resources, table: "Errors")
        #expect(text == "The request was cancelled.")
    }

    @Test("a documented failure has a text of its own, or that of the status")
    func failure() {
        func text(of failure: Petstore.PlaceOrder.Failure, status: Int) -> String {
            let response = EndpointResponse(status: status)
            return HTTPError(.failure(failure), operation: Petstore.PlaceOrder.operation, response: response)
                .localizedDescription
        }
        #expect(text(of: .conflict(Petstore.Problem(title: "Sold", status: 409)), status: 409) == "Sold")
        let fallback = EndpointClientError.UserText.status(422).text()
        #expect(text(of: .invalid(Petstore.ValidationProblem(errors: [])), status: 422) == fallback)
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
