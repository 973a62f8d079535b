import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Token expiry")
struct TokenExpiryTests {
    let fixture = AuthenticationFixture()
    let request = AuthenticationFixture.request()

    private func tokens(for seconds: TimeInterval) -> AuthTokens {
        let expiry = AuthenticationFixture.start.addingTimeInterval(seconds)
        return AuthTokens(accessToken: "old", refreshToken: "r", expiresAt: expiry)
    }

    @Test(
        "a token is renewed 60 s before it expires, and no request waits for that until it has expired",
        arguments: [(539, 0), (540, 1), (599, 1), (600, 1), (700, 1)]
    )
    func ahead(after seconds: Int, refreshes: Int) async throws {
        let session = try await fixture.session(signedIn: tokens(for: 600))
        fixture.clock.advance(by: .seconds(seconds))
        if seconds < 600 { fixture.accept("old") }
        let server = fixture.server
        #expect(await outcome(server.authenticated(by: session), request) == "200")
        #expect(server.requests.count == 1)
        await until { fixture.refreshes >= refreshes }
        #expect(fixture.refreshes == refreshes)
    }

    @Test("the access token is renewed if it has expired, and nil if nobody is signed in")
    func accessToken() async throws {
        let session = try await fixture.session(signedIn: tokens(for: 600)) { [fixture] _ in
            AuthTokens(accessToken: "new\(fixture.refreshes)")
        }
        #expect(try await session.accessToken == "old" && fixture.refreshes == 0)
        fixture.clock.advance(by: .seconds(600))
        let new = try #require(try await session.accessToken)
        #expect(new != "old" && fixture.refreshes == 1)
        await session.signOut()
        #expect(try await session.accessToken == nil)
    }

    @Test("an access token that has expired and cannot be renewed is an error")
    func noAccessToken() async throws {
        let session = try await fixture.session(signedIn: tokens(for: 600)) { _ in
            throw EndpointClientError.transport(TransportError(.offline, requestLine: "POST /token"))
        }
        #expect(try await session.accessToken == "old")
        fixture.clock.advance(by: .seconds(600))
        for _ in 0..<2 {
            let error = await #expect(throws: EndpointClientError.self) { try await session.accessToken }
            let detail: String? = if case .transport(let failure)? = error { failure.detail } else { nil }
            #expect(detail == "the tokens could not be renewed by POST /token")
        }
    }

    @Test("a token that lives for 40 s is renewed in the middle of its life", arguments: [(19, 0), (20, 1)])
    func shortLived(after seconds: Int, refreshes: Int) async throws {
        let session = try await fixture.session(signedIn: tokens(for: 40))
        fixture.clock.advance(by: .seconds(seconds))
        fixture.accept("old")
        #expect(await outcome(fixture.server.authenticated(by: session), request) == "200")
        await until { fixture.refreshes >= refreshes }
        #expect(fixture.refreshes == refreshes)
    }

    @Test(
        "if the refresh fails in transport, the request continues, marked as stale after the token's expiry",
        arguments: [(550, false), (600, true)]
    )
    func goesOn(after seconds: Int, isStale: Bool) async throws {
        let session = try await fixture.session(signedIn: tokens(for: 600)) { _ in
            throw EndpointClientError.transport(TransportError(.offline, requestLine: "POST /token"))
        }
        let server = StubClient { _ in EndpointResponse(status: 200) }
        fixture.clock.advance(by: .seconds(seconds))
        #expect(await outcome(server.authenticated(by: session), request) == "200")
        let somebody = EndpointRequest.Principal("somebody")
        let names: Set = ["Authorization"]
        let expected: EndpointRequest.CredentialState =
            isStale ? .stale(somebody, names: names) : .attached(somebody, names: names)
        #expect(server.requests.map(\.credentialState) == [expected])
        await until { fixture.refreshes >= 1 }
        #expect(fixture.refreshes == 1)
    }

    @Test("an expired token that cannot be renewed is sent only with requests that a cache may respond to")
    func expiredToken() async throws {
        let session = try await fixture.session(signedIn: tokens(for: 600)) { _ in
            var failure = TransportError(.cannotConnect, requestLine: "POST /token")
            failure.attempts = [Attempt(outcome: .transport(.cannotConnect))]
            throw EndpointClientError.transport(failure)
        }
        fixture.clock.advance(by: .seconds(600))
        let server = fixture.server
        let client = server.authenticated(by: session)
        for method: EndpointRequest.Method in [.post, .put, .delete] {
            do {
                _ = try await client.send(AuthenticationFixture.request(method: method))
                Issue.record("sent")
            } catch {
                guard case .transport(let failure) = error else { throw error }
                #expect(failure.reason == .cannotConnect && failure.isHeldBack && failure.attempts.isEmpty)
            }
        }
        #expect(server.requests.isEmpty)
        do {
            _ = try await client.send(AuthenticationFixture.request())
            Issue.record("accepted")
        } catch {
            guard case .transport(let failure) = error else { throw error }
            #expect(failure.reason == .cannotConnect && !failure.isHeldBack)
            #expect(failure.attempts.map(\.outcome) == [.status(401)])
        }
        #expect(server.requests.count == 1)
    }

    @Test(
        "while the token server has a temporary fault, a valid token is sent and an expired one is not",
        arguments: [(550, "200"), (600, "refreshFailed")]
    )
    func trouble(after seconds: Int, expected: String) async throws {
        let session = try await fixture.session(signedIn: tokens(for: 600)) { _ in
            throw HTTPError<Never>(.undocumented, operation: .refresh, response: EndpointResponse(status: 503))
        }
        let server = StubClient { _ in EndpointResponse(status: 200) }
        fixture.clock.advance(by: .seconds(seconds))
        #expect(await outcome(server.authenticated(by: session), request) == expected)
        let somebody = EndpointRequest.Principal("somebody")
        #expect(
            server.requests.map(\.credentialState)
                == (expected == "200" ? [.attached(somebody, names: ["Authorization"])] : [])
        )
    }

    @Test("tokens that arrive expired are sent, since clocks differ, and not renewed for each request")
    func skewed() async throws {
        let session = try await fixture.session { _ in
            AuthTokens(accessToken: "new", expiresAt: AuthenticationFixture.start - 3_600)
        }
        let server = fixture.server
        let client = server.authenticated(by: session)
        for _ in 0..<3 { #expect(await outcome(client, request) == "200") }
        #expect(server.requests.count == 4)
        #expect(fixture.refreshes == 1)
    }

    @Test("a refresher that sends through its own client gets an error even if the token is still valid")
    func throughItselfAhead() async throws {
        let session = try await fixture.session(signedIn: tokens(for: 600)) { _ in
            throw CredentialError.refreshThroughItself
        }
        fixture.accept("old")
        fixture.clock.advance(by: .seconds(550))
        let client = fixture.server.authenticated(by: session)
        // The refresh runs next to the first request; a later request gets its failure.
        await until { await outcome(client, request) == "refreshThroughItself" }
    }

    @Test("a request whose refresh is rejected is not sent")
    func rejectedAhead() async throws {
        let session = try await fixture.session(signedIn: tokens(for: 600)) { _ in
            throw CredentialError.refreshRejected
        }
        let server = fixture.server
        fixture.clock.advance(by: .seconds(600))
        #expect(await outcome(server.authenticated(by: session), request) == "refreshRejected")
        #expect(server.requests.isEmpty)
    }

    @Test("a token whose renewal is rejected is sent until it expires or is refused", arguments: [true, false])
    func rejectedEarly(expires: Bool) async throws {
        let session = try await fixture.session(signedIn: tokens(for: 600)) { _ in
            throw CredentialError.refreshRejected
        }
        fixture.accept("old")
        fixture.clock.advance(by: .seconds(550))
        let client = fixture.server.authenticated(by: session)
        #expect(await outcome(client, request) == "200")
        await until { fixture.rejections > 0 }
        #expect(await outcome(client, request) == "200")
        if expires {
            fixture.clock.advance(by: .seconds(50))
        } else {
            fixture.accept("new")
            #expect(await outcome(client, request) == "401")
        }
        #expect(await outcome(client, request) == "refreshRejected")
        #expect(fixture.refreshes == 1)
        #expect(fixture.rejections == 1)
    }

    @Test("a refresh is abandoned after 30 s, and tokens that arrive later are kept")
    func timeout() async throws {
        let late = Latch()
        let session = try await fixture.session { _ in
            await Task { try? await late.wait() }.value
            return AuthTokens(accessToken: "new")
        }
        let client = fixture.server.authenticated(by: session)
        let task = Task { await outcome(client, request) }
        try await fixture.refreshStarted.wait(timeout: .seconds(10))
        try await fixture.clock.waitForSleepers()
        fixture.clock.advance(by: .seconds(30))
        #expect(await task.value == "transport timedOut")
        late.open()
        try await until { try await fixture.store.load()?.accessToken == "new" }
        #expect(await outcome(client, request) == "200")
        #expect(fixture.refreshes == 1)
    }

    @Test("ids that Swift compares as equal are two users")
    func equivalentIDs() {
        let ids = ["a\u{323}\u{307}", "a\u{307}\u{323}", "a%CC%A3%CC%87", "a%25CC"]
        let principals = ids.map { EndpointRequest.Principal($0) }
        #expect(ids[0] == ids[1])
        #expect(Set(principals).count == 4)
        #expect(Set(principals.map(\.digest)).count == 4)
    }

    @Test("a principal stays the same when the token is renewed")
    func principalSurvives() async throws {
        let session = try await fixture.session(signedIn: tokens(for: 600))
        let before = try await session.principal
        fixture.accept("new")
        #expect(await outcome(fixture.server.authenticated(by: session), request) == "200")
        #expect(try await session.principal == before)
        #expect(fixture.refreshes == 1)
    }
}
