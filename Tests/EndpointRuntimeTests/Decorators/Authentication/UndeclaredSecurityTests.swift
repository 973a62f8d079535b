import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Operations that declare no security")
struct UndeclaredSecurityTests {
    let server = StubClient { _ in EndpointResponse(status: 200) }
    let request = AuthenticationFixture.request([])

    private func client(_ token: @escaping Credential.Provider) throws -> AuthenticatingClient {
        server.authenticated(by: try Credentials(undeclared: .provided(token)))
    }

    @Test("without declared security, a call is sent with a token as long as there is one")
    func provided() async throws {
        let tokens = Lock<[String?]>(["t1", nil])
        let client = try client { tokens.withLock { $0.removeFirst() } }
        for _ in 0..<2 { _ = try await client.send(request) }
        #expect(server.requests.map { $0.headers["Authorization"] } == ["Bearer t1", nil])
        #expect(server.requests.map(\.credentialNames) == [["Authorization"], []])
        #expect(server.requests.map { $0.credentialState == .anonymous } == [false, true])
    }

    @Test(
        "without declared security, a call to another origin is sent without a token",
        arguments: ["https://evil.test/", "http://stub.test/", "https://stub.test:444/"]
    )
    func elsewhere(url: String) async throws {
        _ = try await client { "t" }.send(AuthenticationFixture.request([], url: url))
        #expect(server.requests.last?.headers.isEmpty == true)
    }

    @Test("without declared security, a call keeps the Authorization that the caller set")
    func byHand() async throws {
        var request = request
        request.headers["authorization"] = "Basic x"
        _ = try await client { "t" }.send(request)
        #expect(server.requests.last?.headers == ["Authorization": "Basic x"])
    }

    @Test("without declared security, a call is not sent if its token is invalid or cannot be obtained")
    func fails() async throws {
        #expect(await outcome(try client { throw URLError(.userAuthenticationRequired) }, request) == "providerFailed")
        for token in ["", "a\r\nX-Evil: 1"] { #expect(await outcome(try client { token }, request) == "unusable") }
        #expect(server.requests.isEmpty)
    }

    @Test("without declared security, a token is renewed after a 401")
    func renewal() async throws {
        let fixture = AuthenticationFixture()
        let server = fixture.server
        let client = server.authenticated(by: try Credentials(undeclared: .tokens(try await fixture.session())))
        #expect(await outcome(client, request) == "200")
        #expect(server.requests.map { $0.headers["Authorization"] } == ["Bearer old", "Bearer new"])
        #expect(fixture.refreshes == 1)
    }

    @Test("without declared security, the call of a refresher is sent without the token that it renews")
    func refresher() async throws {
        let fixture = AuthenticationFixture()
        let box = Lock<(any EndpointClient)?>(nil)
        let server = StubClient { request in
            EndpointResponse(status: request.headers["Authorization"] == "Bearer old" ? 401 : 200)
        }
        let session = try await fixture.session { [request] _ in
            let client = try #require(box.withLock { $0 })
            _ = try await client.send(request)
            return AuthTokens(accessToken: "new")
        }
        let client = server.authenticated(by: try Credentials(undeclared: .tokens(session)))
        box.withLock { $0 = client }
        #expect(await outcome(client, request) == "200")
        #expect(server.requests.map { $0.headers["Authorization"] } == ["Bearer old", nil, "Bearer new"])
        #expect(server.requests.map { $0.credentialState == .anonymous } == [false, true, false])
    }

    @Test("a call with declared security does not get the token")
    func declared() async throws {
        let security = [[SecuritySchemeTests.header()]]
        #expect(await outcome(try client { "t" }, AuthenticationFixture.request(security)) == "noCredentials")
    }

    @Test("without declared security, only a token can be the credential")
    func kinds() {
        #expect(throws: Credential.ValueError.doesNotFit(scheme: "undeclared")) {
            try Credentials(undeclared: .apiKey("k"))
        }
    }

    @Test("a cache outside authentication cannot determine the user of a response, and does not store it")
    func outerCache() async throws {
        let users = Lock(["ann", "bob"])
        let echo = StubClient { request in
            let body = Data((request.headers["Authorization"] ?? "").utf8)
            return EndpointResponse(status: 200, headers: ["Cache-Control": "max-age=60"], body: .data(body))
        }
        let credentials = try Credentials(undeclared: .provided { users.withLock { $0.removeFirst() } })
        let client = echo.authenticated(by: credentials).cached()
        #expect(await text(client, request) == "Bearer ann")
        #expect(await text(client, request) == "Bearer bob")
    }
}
