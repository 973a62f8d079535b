import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

/// A refresh that takes longer than the policy allows, and the next one.
@Suite("Refreshes that take too long", .serialized, .timeLimit(.minutes(15)))
struct LateRefreshTests {
    let store = SharedStore()
    let fixture: AuthenticationFixture
    let request = AuthenticationFixture.request()

    init() { fixture = AuthenticationFixture(store: store) }

    private init(_ fixture: AuthenticationFixture) { self.fixture = fixture }

    private func session(
        refresh: @escaping @Sendable (AuthTokens) async throws -> AuthTokens
    ) async throws -> TokenSession {
        let expiry = AuthenticationFixture.start + 600
        let tokens = AuthTokens(accessToken: "old", refreshToken: "r", expiresAt: expiry, userID: "ann")
        let session = try await fixture.session(signedIn: tokens, refresh: refresh)
        fixture.clock.advance(by: .seconds(600))
        return session
    }

    /// Sends a request whose refresh is ended by the time limit.
    private func timeOutOnce(_ client: any EndpointClient) async throws {
        async let first = outcome(client, request)
        try await fixture.clock.waitForSleepers()
        // Until then the refresh may still read the store.
        await until { fixture.refreshes == 1 }
        fixture.clock.advance(by: .seconds(30))
        #expect(await first == "transport timedOut")
    }

    /// Lets the late refresh take as long again.
    private func giveUp() async {
        await until { fixture.clock.sleepers.contains { $0.offset == .seconds(660) } }
        fixture.clock.advance(by: .seconds(30))
    }

    @Test(
        "a refresh waits for an earlier one that takes too long, and uses its tokens, which are stored once",
        arguments: [true, false]
    )
    func lateTokens(mayBeCancelled: Bool) async throws {
        let gate = Latch()
        let session = try await session { _ in
            if mayBeCancelled { try await gate.wait() } else { await Task { try? await gate.wait() }.value }
            return AuthTokens(accessToken: "new")
        }
        let client = fixture.server.authenticated(by: session)
        try await timeOutOnce(client)
        fixture.clock.advance(by: .seconds(1))
        async let second = outcome(client, request)
        await until { session.state.withLock { $0.flight != nil } }
        gate.open()
        #expect(await second == "200")
        #expect(fixture.refreshes == 1 && fixture.rejections == 0)
        // The sign-in is one of the two.
        #expect(store.saves.withLock { $0 } == 2)
    }

    @Test("a refresh that takes twice the time limit is cancelled, and the next one no longer waits for it")
    func givenUp() async throws {
        let isCancelled = Lock(false)
        let session = try await session { [fixture] _ in
            guard fixture.refreshes == 1 else { return AuthTokens(accessToken: "new") }
            await withTaskCancellationHandler {
                // The refresher ignores the cancellation.
                await Task { try? await Latch().wait() }.value
            } onCancel: {
                isCancelled.withLock { $0 = true }
            }
            return AuthTokens(accessToken: "late")
        }
        let client = fixture.server.authenticated(by: session)
        try await timeOutOnce(client)
        #expect(!isCancelled.withLock { $0 })
        await giveUp()
        await until { isCancelled.withLock { $0 } }
        #expect(await outcome(client, request) == "200")
        #expect(fixture.refreshes == 2)
    }

    /// A session whose first refresh was given up. Its tokens arrive when `gate` opens, and the next load of the store waits
    /// for `reading`.
    private struct GivenUpRefresh {
        let store: SlowStore
        let fixture: AuthenticationFixture
        let session: TokenSession
        let client: any EndpointClient
        let gate = Latch()
        let reading = Latch()

        init(isShared: Bool = false) async throws {
            store = SlowStore(isShared: isShared)
            fixture = AuthenticationFixture(store: store)
            let tests = LateRefreshTests(fixture)
            session = try await tests.session { [gate] _ in
                await Task { try? await gate.wait() }.value
                return AuthTokens(accessToken: "new")
            }
            client = fixture.server.authenticated(by: session)
            try await tests.timeOutOnce(client)
            await tests.giveUp()
            await until { [session] in session.state.withLock { $0.late.isEmpty } }
            store.pause.withLock { $0 = reading }
        }
    }

    @Test("a refresh that reads the store while late tokens arrive uses these")
    func tokensDuringReading() async throws {
        let late = try await GivenUpRefresh()
        let (store, session) = (late.store, late.session)
        async let second = outcome(late.client, request)
        await until { store.readers.withLock { $0 } == 1 }
        late.gate.open()
        await until { session.state.withLock { $0.tokens?.accessToken } == "new" }
        late.reading.open()
        #expect(await second == "200")
        #expect(late.fixture.refreshes == 1)
    }

    @Test(
        "a refresh, even a late one, waits for late tokens that have arrived and are about to be adopted",
        arguments: [false, true]
    )
    func tokensDuringCheck(isLate: Bool) async throws {
        let checking = Latch()
        let late = try await GivenUpRefresh(isShared: true)
        let (store, session, fixture) = (late.store, late.session, late.fixture)
        async let second = outcome(late.client, request)
        await until { store.readers.withLock { $0 } == 1 }
        if isLate {
            await until { fixture.clock.sleepers.contains { $0.offset == .seconds(690) } }
            fixture.clock.advance(by: .seconds(30))
            await until { session.state.withLock { !$0.late.isEmpty } }
        }
        let use = session.state.withLock { $0.writing }
        late.gate.open()
        // The late refresh checks the store when the second one has read it.
        await until { session.state.withLock { $0.writing } != use }
        store.pause.withLock { $0 = checking }
        late.reading.open()
        await until { store.readers.withLock { $0 } == 2 }
        for _ in 0..<1_000 { await Task.yield() }
        checking.open()
        #expect(await second == (isLate ? "transport timedOut" : "200"))
        await until { session.state.withLock { $0.flight == nil && $0.late.isEmpty } }
        #expect(fixture.refreshes == 1)
    }

    @Test("a late refresh whose tokens have arrived is not given up while it reads the store")
    func tokensBeforeGivingUp() async throws {
        let (gate, reading) = (Latch(), Latch())
        let store = SlowStore(isShared: true)
        let fixture = AuthenticationFixture(store: store)
        let tests = LateRefreshTests(fixture)
        let session = try await tests.session { _ in
            await Task { try? await gate.wait() }.value
            return AuthTokens(accessToken: "new")
        }
        let client = fixture.server.authenticated(by: session)
        try await tests.timeOutOnce(client)
        store.pause.withLock { $0 = reading }
        gate.open()
        await until { store.readers.withLock { $0 } == 1 }
        await tests.giveUp()
        async let second = outcome(client, request)
        await until { session.state.withLock { $0.flight != nil } }
        for _ in 0..<1_000 { await Task.yield() }
        #expect(session.state.withLock { !$0.late.isEmpty })
        reading.open()
        #expect(await second == "200")
        #expect(fixture.refreshes == 1)
    }

    /// A session whose first refresh keeps the access token, and the refresh tokens that its refreshes use.
    private func sessionKeepingAccessToken(
        until gate: Latch? = nil
    ) async throws -> (session: TokenSession, used: Lock<[String?]>) {
        let used = Lock<[String?]>([])
        let session = try await session { tokens in
            let isFirst = used.withLock { used in
                used.append(tokens.refreshToken)
                return used.count == 1
            }
            guard isFirst else { return AuthTokens(accessToken: "new") }
            if let gate { await Task { try? await gate.wait() }.value }
            return AuthTokens(accessToken: "old", refreshToken: "r2")
        }
        return (session, used)
    }

    @Test("a refresh token that a late refresh replaced is not used again, even if the access token stays")
    func sameAccessToken() async throws {
        let gate = Latch()
        let fixture = AuthenticationFixture(store: SlowStore())
        let tests = LateRefreshTests(fixture)
        let (session, used) = try await tests.sessionKeepingAccessToken(until: gate)
        let client = fixture.server.authenticated(by: session)
        try await tests.timeOutOnce(client)
        fixture.clock.advance(by: .seconds(1))
        async let second = outcome(client, request)
        await until { session.state.withLock { $0.flight != nil } }
        gate.open()
        #expect(await second == "200")
        #expect(used.withLock { $0 } == ["r", "r2"])
    }

    @Test("tokens that could not be stored are not replaced by older ones of the store")
    func unstoredTokens() async throws {
        let fixture = AuthenticationFixture(store: FullStore())
        let (session, used) = try await LateRefreshTests(fixture).sessionKeepingAccessToken()
        #expect(await outcome(fixture.server.authenticated(by: session), request) == "200")
        #expect(used.withLock { $0 } == ["r", "r2"])
    }

    /// Saves tokens once.
    private struct FullStore: TokenSession.Store {
        let tokens = Lock<AuthTokens?>(nil)

        func load() async -> AuthTokens? { tokens.withLock { $0 } }

        func save(_ new: AuthTokens) async throws {
            try tokens.withLock { tokens in
                if tokens != nil { throw CocoaError(.fileWriteOutOfSpace) }
                tokens = new
            }
        }

        func clear() async {}
    }

    /// Reads as slowly as its latch says.
    private struct SlowStore: TokenSession.Store {
        let pause = Lock<Latch?>(nil)
        let readers = Lock(0)
        let isShared: Bool
        private let base = SharedStore()

        init(isShared: Bool = false) { self.isShared = isShared }

        func load() async -> AuthTokens? {
            if let latch = pause.withLock({ $0 }) {
                readers.withLock { $0 += 1 }
                try? await latch.wait()
            }
            return await base.load()
        }

        func save(_ tokens: AuthTokens) async { await base.save(tokens) }
        func clear() async { await base.clear() }
    }

    @Test("a late refresh that finds the user signed out elsewhere also ends the refresh in progress")
    func signedOutElsewhere() async throws {
        let (first, second) = (Latch(), Latch())
        let session = try await session { [fixture] _ in
            let gate = fixture.refreshes == 1 ? first : second
            await Task { try? await gate.wait() }.value
            return AuthTokens(accessToken: "new")
        }
        let client = fixture.server.authenticated(by: session)
        try await timeOutOnce(client)
        await giveUp()
        let waiting = Lock<String?>(nil)
        let call = Task {
            let result = await outcome(client, request)
            waiting.withLock { $0 = result }
        }
        await until { fixture.refreshes == 2 }
        await store.clear()
        first.open()
        await until { waiting.withLock { $0 } != nil }
        #expect(waiting.withLock { $0 } == "signedOut")
        second.open()
        await call.value
        await until { session.state.withLock { $0.flight == nil && $0.late.isEmpty } }
        #expect(await store.load() == nil)
    }
}
