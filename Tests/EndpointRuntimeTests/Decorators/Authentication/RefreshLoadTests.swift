import EndpointTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@testable import EndpointRuntime

/// The load of a session on a token endpoint that is slow, fails, or gets too many requests.
@Suite("Refreshing under load", .serialized, .timeLimit(.minutes(15)))
struct RefreshLoadTests {
    let fixture = AuthenticationFixture()
    let request = AuthenticationFixture.request()

    private var tokens: AuthTokens {
        AuthTokens(accessToken: "old", refreshToken: "r", expiresAt: AuthenticationFixture.start + 600, userID: "ann")
    }

    private func untilIdle(_ session: TokenSession) async {
        await until { session.state.withLock { $0.flight == nil } }
    }

    @Test("while a token is good for another 50 s, no call waits for its renewal")
    func hangingEndpoint() async throws {
        let session = try await fixture.session(signedIn: tokens) { [fixture] _ in
            try await fixture.refreshGate.wait()
            return AuthTokens(accessToken: "new")
        }
        fixture.accept("old")
        fixture.clock.advance(by: .seconds(550))
        let server = fixture.server
        let client = server.authenticated(by: session)
        let ended = Lock(0)
        let calls = (0..<50).map { _ in
            Task {
                #expect(await outcome(client, request) == "200")
                ended.withLock { $0 += 1 }
            }
        }
        await until { ended.withLock { $0 } == 50 }
        try await fixture.refreshStarted.wait(timeout: .seconds(10))
        #expect(fixture.refreshes == 1)
        fixture.refreshGate.open()
        for call in calls { await call.value }
        await untilIdle(session)
        fixture.accept("new")
        #expect(await outcome(client, request) == "200")
        #expect(server.requests.count == 51)
    }

    @Test("a failed refresh is not repeated at once, whether the token is valid or has expired", arguments: [550, 600])
    func backOff(at seconds: Int) async throws {
        let session = try await fixture.session(signedIn: tokens) { _ in
            throw HTTPError<Never>(.undocumented, operation: .refresh, response: EndpointResponse(status: 503))
        }
        fixture.accept("old")
        fixture.clock.advance(by: .seconds(seconds))
        let client = fixture.server.authenticated(by: session)
        // Waits double from 1 s, so that the attempts are made after 0, 1, 3 and 7 s.
        for (advance, attempts) in [(0, 1), (1, 2), (1, 2), (1, 3), (3, 3), (1, 4)] {
            fixture.clock.advance(by: .seconds(advance))
            for _ in 0..<50 {
                #expect(await outcome(client, request) == (seconds == 550 ? "200" : "refreshFailed"))
                await untilIdle(session)
            }
            #expect(fixture.refreshes == attempts)
        }
    }

    @Test(
        "the wait after failed refreshes ends at 30 s, and a sign-in ends it at once",
        arguments: [
            HTTPError<Never>(.undocumented, operation: .refresh, response: EndpointResponse(status: 503)),
            URLError(.badServerResponse),
        ] as [any Error]
    )
    func longestBackOff(error: any Error) async throws {
        let session = try await fixture.session(signedIn: tokens) { _ in throw error }
        fixture.clock.advance(by: .seconds(600))
        let client = fixture.server.authenticated(by: session)
        for attempt in 1...20 {
            fixture.clock.advance(by: .seconds(30))
            #expect(await outcome(client, request) == "refreshFailed")
            #expect(fixture.refreshes == attempt)
        }
        try await session.signIn(AuthTokens(accessToken: "other"))
        _ = await outcome(client, request)
        #expect(fixture.refreshes == 21)
    }

    @Test(
        "while the device is offline, another refresh may start every second",
        arguments: [TransportError(.offline, requestLine: "POST /token"), URLError(.notConnectedToInternet)]
            as [any Error]
    )
    func offline(error: any Error) async throws {
        let isOffline = Lock(true)
        let session = try await fixture.session(signedIn: tokens) { _ in
            if isOffline.withLock({ $0 }) { throw error }
            return AuthTokens(accessToken: "new")
        }
        fixture.accept("new")
        let client = fixture.server.authenticated(by: session)
        for attempt in 1...8 {
            for _ in 0..<50 { #expect(await outcome(client, request) == "transport offline") }
            #expect(fixture.refreshes == attempt)
            fixture.clock.advance(by: .seconds(1))
        }
        isOffline.withLock { $0 = false }
        #expect(await outcome(client, request) == "200")
    }

    @Test(
        "an endpoint that always responds with 401 causes at most five refreshes in 30 s, and the next error gives the reason"
    )
    func loop() async throws {
        fixture.accept("nothing")
        let number = Lock(0)
        let session = try await fixture.session(signedIn: tokens) { _ in
            AuthTokens(accessToken: "new \(number.withLock { $0 += 1; return $0 })")
        }
        let client = fixture.server.authenticated(by: session)
        var outcomes: [String] = []
        for _ in 0..<20 { outcomes.append(await outcome(client, request)) }
        #expect(outcomes == Array(repeating: "401", count: 5) + Array(repeating: "refreshedTooOften", count: 15))
        #expect(fixture.refreshes == 5)
        // A server that accepts the newest token responds as usual meanwhile.
        fixture.accept("new 5")
        #expect(await outcome(client, request) == "200")
        fixture.accept("nothing")
        fixture.clock.advance(by: .seconds(30))
        #expect(await outcome(client, request) == "401")
        #expect(fixture.refreshes == 6)
    }

    @Test("a 401 from the target of a redirect to another origin causes no refresh")
    func foreign401() async throws {
        let home = StubServer()
        let away = StubServer()
        home.on(.get, "/pets").respond(.redirect(to: "\(away.url)/b"))
        away.on(.get, "/b").respond(.status(401))
        let session = try await fixture.session()
        let client = home.client.authenticated(by: session)
        for _ in 0..<5 {
            #expect(await outcome(client, AuthenticationFixture.request(url: "\(home.url)/pets")) == "401")
        }
        #expect(fixture.refreshes == 0)
        #expect(home.requests.count == 5)
    }

    @Test("a task that a refresher starts may use the client when the refresh is over")
    func taskOfRefresher() async throws {
        let box = Lock<(any EndpointClient)?>(nil)
        let late = Lock<Task<String, Never>?>(nil)
        let over = Latch()
        let session = try await fixture.session { [request] _ in
            late.withLock { late in
                late = Task {
                    try? await over.wait()
                    guard let client = box.withLock({ $0 }) else { return "no client" }
                    return await outcome(client, request)
                }
            }
            return AuthTokens(accessToken: "new")
        }
        let client = fixture.server.authenticated(by: session)
        box.withLock { $0 = client }
        #expect(await outcome(client, request) == "200")
        over.open()
        #expect(await late.withLock { $0 }?.value == "200")
    }
}
