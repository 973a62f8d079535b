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

    @Test(
        "the values of a database's unique key are hidden if one of its columns is sensitive",
        arguments: [
            ("Key (api_key)=(hush) already exists.", "Key (api_key)=<redacted> already exists."),
            ("Key (email, reset_token)=(a@b.c, hush) is", "Key (email, reset_token)=<redacted> is"),
            ("Key (reset_token, email)=(hush, a@b.c) is", "Key (reset_token, email)=<redacted> is"),
            ("Key (email)=(a@b.c) exists; call(token): fine", "Key (email)=(a@b.c) exists; call(token): fine"),
        ]
    )
    func uniqueKeys(text: String, shown: String) {
        #expect(response(409, text).bodyExcerpt == shown)
    }

    @Test("the error code of a token endpoint is shown up to 64 bytes, however many marks its characters have")
    func longErrorCodes() {
        var response = response(400, #"{"error":"e\#(String(repeating: "\u{301}", count: 1_000))"}"#)
        response.hasSecretBody = true
        #expect((response.bodyExcerpt?.utf8.count ?? 0) <= 80)
    }

    @Test("a token in the fragment of a relative address is hidden")
    func fragments() {
        let headers = HeaderFields([.init(name: "Location", value: "/cb#access_token=hush&page=2")])
        #expect(headers.description.contains("/cb#access_token=<redacted>&page=2"), "\(headers)")
        #expect(Redaction().text("see #12, or #4=x").contains("see #12, or #4=x"))
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
