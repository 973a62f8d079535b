import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite("Token stores")
struct TokenStoreTests {
    static let tokens = AuthTokens(
        accessToken: "a",
        refreshToken: "r",
        expiresAt: Date(timeIntervalSince1970: 1_800_000_000),
        userID: "ann"
    )

    private func withFile(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tokens-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder.appendingPathComponent("tokens.json"))
    }

    private func mode(_ url: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }

    @Test("a file store returns the saved tokens, replaces them and removes them")
    func roundTrip() async throws {
        try await withFile { url in
            let store = TokenSession.FileStore(url)
            #expect(try await store.load() == nil)
            try await store.clear()
            try await store.save(AuthTokens(accessToken: "first"))
            try await store.save(Self.tokens)
            #expect(try await TokenSession.FileStore(url).load() == Self.tokens)
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path).count == 1
            )
            try await store.clear()
            #expect(try await store.load() == nil)
        }
    }

    @Test("a caller that is cancelled while it signs out still gets the principal whose responses to remove")
    func cancelledSignOut() async throws {
        let session = TokenSession(store: TokenSession.MemoryStore(Self.tokens))
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await session.signOut()
        }
        #expect(await task.value == EndpointRequest.Principal("ann"))
    }

    @Test("calls of a store never overlap, even if someone signs in while it is read for the first time")
    func oneAfterTheOther() async throws {
        struct Slow: TokenSession.Store {
            let latch = Latch()
            let notes = Lock([String]())

            func load() async throws -> AuthTokens? {
                notes.withLock { $0.append("load") }
                try await latch.wait()
                notes.withLock { $0.append("loaded") }
                return nil
            }

            func save(_ tokens: AuthTokens) async throws { notes.withLock { $0.append("save") } }
            func clear() async throws {}
        }
        let store = Slow()
        let session = TokenSession(store: store)
        async let principal = session.principal
        await until { store.latch.waiterCount > 0 }
        async let signIn: Void = session.signIn(Self.tokens)
        // The tokens are in use while they wait to be stored.
        await until { session.state.withLock { $0.writing != nil } }
        store.latch.open()
        _ = try await (principal, signIn)
        #expect(store.notes.withLock { $0 } == ["load", "loaded", "save"])
        #expect(try await session.principal == EndpointRequest.Principal("ann"))
    }

    @Test("only the owner can read the file and its folder")
    func permissions() async throws {
        try await withFile { url in
            try await TokenSession.FileStore(url).save(Self.tokens)
            #expect(try mode(url) == 0o600)
            #expect(try mode(url.deletingLastPathComponent()) == 0o700)
        }
    }

    @Test("a file without tokens means that no user is signed in")
    func garbage() async throws {
        try await withFile { url in
            try await TokenSession.FileStore(url).save(Self.tokens)
            try Data("{\"accessToken\":".utf8).write(to: url)
            #expect(try await TokenSession.FileStore(url).load() == nil)
        }
    }

    @Test("a session finds the tokens that an earlier one stored")
    func restart() async throws {
        let store = TokenSession.MemoryStore(Self.tokens)
        let session = TokenSession(store: store)
        #expect(try await session.principal == EndpointRequest.Principal("ann"))
        let server = StubClient { _ in EndpointResponse(status: 200) }
        _ = try await server.authenticated(by: session).send(AuthenticationFixture.request())
        #expect(server.requests.last?.headers["Authorization"] == "Bearer a")
    }

    struct BrokenStore: TokenSession.Store {
        struct Fault: Error {}
        let loads: Lock<Int>
        let isReadable: Bool
        func load() async throws -> AuthTokens? {
            loads.withLock { $0 += 1 }
            if !isReadable { throw Fault() }
            return TokenStoreTests.tokens
        }
        func save(_ tokens: AuthTokens) async throws { throw Fault() }
        func clear() async throws { throw Fault() }
    }

    @Test("a store that cannot be read fails the request, and the next one tries again")
    func unreadable() async throws {
        let store = BrokenStore(loads: Lock(0), isReadable: false)
        let client = StubClient { _ in EndpointResponse(status: 200) }.authenticated(by: TokenSession(store: store))
        #expect(await outcome(client, AuthenticationFixture.request()) == "storeFailed")
        #expect(await outcome(client, AuthenticationFixture.request()) == "storeFailed")
        #expect(store.loads.withLock { $0 } == 2)
        do throws(EndpointClientError) {
            let user = try await TokenSession(store: store).principal
            Issue.record("there is a user: \(String(describing: user))")
        } catch {
            guard case .request(.authentication(.storeFailed), _) = error else { throw error }
        }
    }

    @Test("a store that cannot be written does not fail the request, and the session holds the reason")
    func unwritable() async throws {
        let fixture = AuthenticationFixture(store: BrokenStore(loads: Lock(0), isReadable: true))
        let session = try await fixture.session(signedIn: nil)
        #expect(await outcome(fixture.server.authenticated(by: session), AuthenticationFixture.request()) == "200")
        #expect(session.storeFailure is BrokenStore.Fault)
        #expect(await session.signOut() == EndpointRequest.Principal("ann"))
        #expect(session.storeFailure is BrokenStore.Fault)
        #expect(try await session.principal == nil)
        try? await session.signIn(Self.tokens)
        #expect(session.storeFailure == nil)
    }

    /// Two processes with one store, such as an app and its extension: the second has the tokens that the first renews.
    @Test("a session uses the tokens that another process has stored, and does not reuse the old refresh token")
    func otherProcess() async throws {
        let fixture = AuthenticationFixture()
        let app = try await fixture.session()
        let spent = Lock([String?]())
        let appExtension = TokenSession(
            store: fixture.store,
            refresher: TokenSession.ClosureRefresher { tokens in
                spent.withLock { $0.append(tokens.refreshToken) }
                throw CredentialError.refreshRejected
            }
        )
        #expect(try await appExtension.principal == EndpointRequest.Principal("ann"))
        let request = AuthenticationFixture.request()
        #expect(await outcome(fixture.server.authenticated(by: app), request) == "200")
        let server = fixture.server
        #expect(await outcome(server.authenticated(by: appExtension), request) == "200")
        #expect(server.requests.map { $0.headers["Authorization"] } == ["Bearer old", "Bearer new"])
        #expect(spent.withLock { $0 }.isEmpty)
        // Tokens of the first process that are known already are renewed as usual.
        fixture.accept("newer")
        #expect(await outcome(server.authenticated(by: appExtension), request) == "401")
        #expect(spent.withLock { $0 } == ["r"])
    }

    @Test("tokens that another process has stored and that have expired too are renewed before they are used")
    func expiredOfOtherProcess() async throws {
        func tokens(_ token: String, _ refreshToken: String, for seconds: TimeInterval) -> AuthTokens {
            let expiry = AuthenticationFixture.start.addingTimeInterval(seconds)
            return AuthTokens(accessToken: token, refreshToken: refreshToken, expiresAt: expiry, userID: "ann")
        }
        let fixture = AuthenticationFixture()
        let spent = Lock([String?]())
        let session = try await fixture.session(signedIn: tokens("old", "r", for: 600)) { tokens in
            spent.withLock { $0.append(tokens.refreshToken) }
            return AuthTokens(accessToken: "new")
        }
        try await fixture.store.save(tokens("newer", "s", for: 1_200))
        fixture.clock.advance(by: .seconds(1_800))
        let server = fixture.server
        #expect(await outcome(server.authenticated(by: session), AuthenticationFixture.request()) == "200")
        #expect(server.requests.map { $0.headers["Authorization"] } == ["Bearer new"])
        #expect(spent.withLock { $0 } == ["s"])
    }

    @Test(
        "a refresh is not rejected if another process has stored tokens in the meantime, unless they are another user's"
    )
    func renewedMeanwhile() async throws {
        for user in ["ann", "bob"] {
            let fixture = AuthenticationFixture()
            let session = try await fixture.session { [fixture] _ in
                try await fixture.store.save(AuthTokens(accessToken: "new", refreshToken: "s", userID: user))
                throw CredentialError.refreshRejected
            }
            let client = fixture.server.authenticated(by: session)
            #expect(await outcome(client, AuthenticationFixture.request()) == (user == "ann" ? "200" : "401"))
            #expect(fixture.rejections == (user == "ann" ? 0 : 1))
        }
    }

    @Test("a rejected refresh waits up to a second for the tokens of another process", arguments: [true, false])
    func renewedAtTheSameTime(isRenewed: Bool) async throws {
        let store = SharedStore()
        let fixture = AuthenticationFixture(store: store)
        let session = try await fixture.session { _ in throw CredentialError.refreshRejected }
        let client = fixture.server.authenticated(by: session)
        let call = Task { await outcome(client, AuthenticationFixture.request()) }
        for (wait, sleeper) in [(100, 100), (300, 400), (600, 1_000)] {
            await until { fixture.clock.sleepers.contains { $0.offset == .milliseconds(sleeper) } }
            if isRenewed, wait == 600 {
                await store.save(AuthTokens(accessToken: "new", refreshToken: "s", userID: "ann"))
            }
            fixture.clock.advance(by: .milliseconds(wait))
        }
        #expect(await call.value == (isRenewed ? "200" : "401"))
        #expect(fixture.rejections == (isRenewed ? 0 : 1))
    }

    @Test(
        "a session with a shared store ends if another process signs out, or signs in another user",
        arguments: [nil, AuthTokens(accessToken: "bobs", refreshToken: "s", userID: "bob")],
        [true, false]
    )
    func endedElsewhere(next: AuthTokens?, isBeforeRefresh: Bool) async throws {
        let store = SharedStore()
        let fixture = AuthenticationFixture(store: store)
        let session = try await fixture.session { _ in
            store.tokens.withLock { $0 = next }
            return AuthTokens(accessToken: "new", refreshToken: "t")
        }
        if isBeforeRefresh { store.tokens.withLock { $0 = next } }
        let client = fixture.server.authenticated(by: session)
        #expect(await outcome(client, AuthenticationFixture.request()) == "signedOut")
        #expect(fixture.refreshes == (isBeforeRefresh ? 0 : 1) && fixture.rejections == 0)
        #expect(await store.load() == next)
        fixture.accept("bobs")
        #expect(await outcome(client, AuthenticationFixture.request()) == (next == nil ? "noCredentials" : "200"))
        #expect(try await session.principal == next.map { _ in EndpointRequest.Principal("bob") })
    }

    @Test("a session uses the refresh token that another process got with the same access token")
    func sameAccessToken() async throws {
        let store = SharedStore()
        let fixture = AuthenticationFixture(store: store)
        let spent = Lock([String?]())
        let session = try await fixture.session { tokens in
            spent.withLock { $0.append(tokens.refreshToken) }
            return AuthTokens(accessToken: "new")
        }
        await store.save(AuthTokens(accessToken: "old", refreshToken: "s", userID: "ann"))
        let client = fixture.server.authenticated(by: session)
        #expect(await outcome(client, AuthenticationFixture.request()) == "200")
        #expect(spent.withLock { $0 } == ["s"])
    }

    @Test("the user of stored tokens without an id stays the same when the tokens are renewed")
    func unnamedUser() async throws {
        let fixture = AuthenticationFixture()
        try await fixture.store.save(AuthTokens(accessToken: "old", refreshToken: "r"))
        let session = try await fixture.session(signedIn: nil)
        let user = try await session.principal
        #expect(await outcome(fixture.server.authenticated(by: session), AuthenticationFixture.request()) == "200")
        #expect(try await session.principal == user && user != nil)
        // A store that keeps no ids, with tokens that another process has renewed.
        fixture.accept("newer")
        try await fixture.store.save(AuthTokens(accessToken: "newer", refreshToken: "s"))
        #expect(await outcome(fixture.server.authenticated(by: session), AuthenticationFixture.request()) == "200")
        // Nothing tells whether they are the same user's.
        let next = try await session.principal
        #expect(next != user && next != nil)
        #expect(await session.signOut() == next)
    }

    @Test("a rejected session continues with the tokens that another process stores later for the same user")
    func renewedLater() async throws {
        let fixture = AuthenticationFixture()
        let session = try await fixture.session { _ in throw CredentialError.refreshRejected }
        let client = fixture.server.authenticated(by: session)
        let request = AuthenticationFixture.request()
        #expect(await outcome(client, request) == "401")
        for tokens in [nil, AuthTokens(accessToken: "new", userID: "bob")] {
            if let tokens { try await fixture.store.save(tokens) } else { try await fixture.store.clear() }
            #expect(await outcome(client, request) == "refreshRejected")
        }
        try await fixture.store.save(AuthTokens(accessToken: "new", refreshToken: "s", userID: "ann"))
        #expect(await outcome(client, request) == "200")
        #expect(fixture.refreshes == 1 && fixture.rejections == 1)
        fixture.accept("newer")
        #expect(await outcome(client, request) == "401")
        #expect(fixture.refreshes == 2 && fixture.rejections == 2)
    }

    @Test("tokens that could not be stored are renewed, and not replaced by the older ones in the store")
    func olderTokensInStore() async throws {
        let fixture = AuthenticationFixture(store: BrokenStore(loads: Lock(0), isReadable: true))
        let used = Lock([String]())
        let session = try await fixture.session(signedIn: nil) { tokens in
            let count = used.withLock { used in
                used.append(tokens.accessToken)
                return used.count
            }
            return AuthTokens(accessToken: "new \(count)")
        }
        let client = fixture.server.authenticated(by: session)
        for token in ["new 1", "new 2"] {
            fixture.accept(token)
            #expect(await outcome(client, AuthenticationFixture.request()) == "200")
        }
        #expect(used.withLock { $0 } == ["a", "new 1"])
    }

    @Test("tokens are stored before a waiting request continues")
    func storedFirst() async throws {
        let fixture = AuthenticationFixture()
        let session = try await fixture.session()
        let stored = Lock<String?>(nil)
        let server = StubClient { request in
            guard request.headers["Authorization"] == "Bearer new" else { return EndpointResponse(status: 401) }
            let token = try? await fixture.store.load()?.accessToken
            stored.withLock { $0 = token }
            return EndpointResponse(status: 200)
        }
        _ = await outcome(server.authenticated(by: session), AuthenticationFixture.request())
        #expect(stored.withLock { $0 } == "new")
    }
}
