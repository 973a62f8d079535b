import Foundation
import Testing

@testable import EndpointRuntime

extension SecretTests {
    struct Described: Sendable {
        var code: Int?
        var name: String
        var reason: Problem

        struct Problem: Sendable {
            var code: Cause
            var password: String?
            var token: String
        }

        enum Cause: Sendable { case notFound }
    }

    @Test("The code of a typed failure is shown as in its body", arguments: [404, 123_456, -123_456])
    func codesOfValues(code: Int) throws {
        let problem = Described.Problem(code: .notFound, password: nil, token: "hush")
        let failure = Described(code: code, name: "a", reason: problem)
        let reason = HTTPError<Described>.Reason.failure(failure)
        let text = HTTPError(reason, operation: Reset.operation, response: response(404, "{}")).debugDescription
        #expect(text.contains("code: Optional(404), name") == (code == 404), "\(text)")
        #expect(text.contains("Cause.notFound") && text.contains("password: nil"), "\(text)")
        #expect(!text.contains("hush") && !text.contains("123456"), "\(text)")
    }
}
