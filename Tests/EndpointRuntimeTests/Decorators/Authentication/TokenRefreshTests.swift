import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Token refresh")
struct TokenRefreshTests {
    let fixture = AuthenticationFixture()
    let request = AuthenticationFixture.request()

    @Test("1,000 requests with an expired token cause one refresh")
    func singleFlight() async throws {
        let session = try await fixture.session { [fixture] _ in
            try await fixture.refreshGate.wait()
            return AuthTokens(accessToken: "new")
        }
        let arrived = Lock(0)
        let server = StubClient { [fixture] request in
            if request.headers["Authorization"] == "Bearer new" { return EndpointResponse(status: 200) }
            let count = arrived.withLock { arrived in
                arrived += 1
                return arrived
            }
            if count == 1_000 { fixture.refreshGate.open() }
            return EndpointResponse(status: 401)
        }
        let client = server.authenticated(by: session)
        let statuses = await withTaskGroup(of: String.self) { group in
            for _ in 0..<1_000 { group.addTask { await outcome(client, request) } }
            return await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(statuses == ["200"])
        #expect(fixture.refreshes == 1)
        #expect(server.requests.count == 2_000)
    }

    @Test("a 401 to a request that cannot be sent again renews the token for the next one")
    func bodyOnce() async throws {
        let session = try await fixture.session()
        let client = fixture.server.authenticated(by: session)
        func upload() async -> String {
            var request = AuthenticationFixture.request(method: .put)
            let chunks = AsyncStream<Data> { $0.finish() }
            request.body = .stream(HTTPBody.Stream(chunks))
            return await outcome(client, request)
        }
        #expect(await upload() == "401")
        #expect(await upload() == "200")
        #expect(fixture.refreshes == 1)
    }

    @Test("a late 401 for an old token is replayed with the current one, without a refresh")
    func late401() async throws {
        let session = try await fixture.session()
        let held = Latch()
        let isSlow = Lock(true)
        let server = StubClient { request throws(EndpointClientError) in
            if request.headers["Authorization"] == "Bearer new" { return EndpointResponse(status: 200) }
            let isFirst = isSlow.withLock { isSlow in
                defer { isSlow = false }
                return isSlow
            }
            if isFirst {
                do { try await held.wait() } catch { throw .cancelled }
            }
            return EndpointResponse(status: 401)
        }
        let client = server.authenticated(by: session)
        async let slow = outcome(client, request)
        await until { held.waiterCount > 0 }
        #expect(await outcome(client, request) == "200")
        held.open()
        #expect(await slow == "200")
        #expect(fixture.refreshes == 1)
    }

    @Test("after a rejected refresh, all waiting requests get the 401, and no refresh is tried until new tokens arrive")
    func rejection() async throws {
        let session = try await fixture.session { [fixture] _ in
            try await fixture.refreshGate.wait()
            throw CredentialError.refreshRejected
        }
        let server = fixture.server
        let client = server.authenticated(by: session)
        let tasks = (0..<10).map { _ in Task { await outcome(client, request) } }
        await until { server.requests.count >= 10 }
        fixture.refreshGate.open()
        for task in tasks { #expect(await task.value == "401") }
        #expect(await outcome(client, request) == "refreshRejected")
        #expect(fixture.refreshes == 1)
        #expect(fixture.rejections == 1)
        #expect(server.requests.count == 10)
        try await session.signIn(AuthTokens(accessToken: "new"))
        #expect(await outcome(client, request) == "200")
    }

    @Test("a refresh that fails in transport fails all waiting requests, and a second later a request tries again")
    func transportFailure() async throws {
        let isOffline = Lock(true)
        let session = try await fixture.session { _ in
            if isOffline.withLock({ $0 }) { throw TransportError(.offline, requestLine: "POST /token") }
            return AuthTokens(accessToken: "new")
        }
        let client = fixture.server.authenticated(by: session)
        #expect(await outcome(client, request) == "transport offline")
        isOffline.withLock { $0 = false }
        fixture.clock.advance(by: .seconds(1))
        #expect(await outcome(client, request) == "200")
        #expect(fixture.rejections == 0)
    }

    enum Refused: Error, CaseIterable {
        case status400, documented, status503, documented503, status429, documented429, other
    }

    @Test("a rejection persists, and a temporary failure does not", arguments: Refused.allCases)
    func judgment(refused: Refused) async throws {
        let session = try await fixture.session { _ in
            switch refused {
            case .status400:
                throw HTTPError<Never>(.undocumented, operation: .refresh, response: EndpointResponse(status: 400))
            case .documented: throw HTTPError<String>(.failure("invalid_grant"), operation: .refresh)
            case .status503:
                throw HTTPError<Never>(.undocumented, operation: .refresh, response: EndpointResponse(status: 503))
            case .status429:
                throw HTTPError<Never>(.undocumented, operation: .refresh, response: EndpointResponse(status: 429))
            case .documented503:
                throw HTTPError<String>(.failure("busy"), operation: .refresh, response: EndpointResponse(status: 503))
            case .documented429:
                throw HTTPError<String>(.failure("slow"), operation: .refresh, response: EndpointResponse(status: 429))
            case .other: throw refused
            }
        }
        let isRejection = refused == .status400 || refused == .documented
        let client = fixture.server.authenticated(by: session)
        #expect(await outcome(client, request) == (isRejection ? "401" : "refreshFailed"))
        fixture.clock.advance(by: .seconds(1))
        _ = await outcome(client, request)
        #expect(fixture.refreshes == (isRejection ? 1 : 2))
    }

    @Test("if all waiting requests are cancelled, the token is still stored")
    func allCancelled() async throws {
        let session = try await fixture.session { [fixture] _ in
            try await fixture.refreshGate.wait()
            return AuthTokens(accessToken: "new")
        }
        let client = fixture.server.authenticated(by: session)
        let tasks = (0..<5).map { _ in Task { await outcome(client, request) } }
        try await fixture.refreshStarted.wait(timeout: .seconds(10))
        for task in tasks { task.cancel() }
        // The callers leave while the refresh is still held.
        for task in tasks { #expect(await task.value == "cancelled") }
        fixture.refreshGate.open()
        #expect(await outcome(client, request) == "200")
        #expect(fixture.refreshes == 1)
        // The request did not wait for the refresh, whose tokens are used before the store has them.
        try await until { try await fixture.store.load()?.accessToken == "new" }
        #expect(try await fixture.store.load()?.refreshToken == "r")
    }

    @Test("signing out during a refresh releases the waiting requests and is not undone")
    func signOutDuringRefresh() async throws {
        let refreshed = Latch()
        let session = try await fixture.session { [fixture] _ in
            defer { refreshed.open() }
            try await fixture.refreshGate.wait()
            return AuthTokens(accessToken: "new")
        }
        let client = fixture.server.authenticated(by: session)
        let task = Task { await outcome(client, request) }
        try await fixture.refreshStarted.wait(timeout: .seconds(10))
        #expect(await session.signOut() == EndpointRequest.Principal("ann"))
        #expect(await task.value == "signedOut")
        fixture.refreshGate.open()
        try await refreshed.wait(timeout: .seconds(10))
        // A write after the late response would come before this one.
        try await session.signIn(AuthTokens(accessToken: "x"))
        await session.signOut()
        #expect(try await fixture.store.load() == nil)
        #expect(await outcome(client, request) == "noCredentials")
    }

    @Test("a 401 of one user is never replayed with the token of the next")
    func otherUser() async throws {
        let session = try await fixture.session()
        let held = Latch()
        let server = StubClient { _ throws(EndpointClientError) in
            do { try await held.wait() } catch { throw .cancelled }
            return EndpointResponse(status: 401)
        }
        let client = server.authenticated(by: session)
        async let first = outcome(client, request)
        await until { held.waiterCount > 0 }
        try await session.signIn(AuthTokens(accessToken: "new", userID: "bob"))
        held.open()
        #expect(await first == "401")
        #expect(server.requests.count == 1)
    }

    @Test("a request is replayed once: the second 401 reaches the caller, and the new token is kept")
    func replayedOnce() async throws {
        fixture.accept("nothing")
        let session = try await fixture.session()
        let server = fixture.server
        let client = server.authenticated(by: session)
        #expect(await outcome(client, AuthenticationFixture.request(method: .post)) == "401")
        #expect(server.requests.map { $0.headers["Authorization"] } == ["Bearer old", "Bearer new"])
        fixture.accept("new")
        #expect(await outcome(client, request) == "200")
        #expect(fixture.refreshes == 1)
    }

    @Test("a 403 never causes a refresh")
    func forbidden() async throws {
        let client = StubClient { _ in EndpointResponse(status: 403) }.authenticated(by: try await fixture.session())
        #expect(await outcome(client, request) == "403")
        #expect(fixture.refreshes == 0)
    }

    @Test("a refresher that sends through its own client throws instead of hanging")
    func throughItself() async throws {
        let box = Lock<(any EndpointClient)?>(nil)
        let session = try await fixture.session { [request] _ in
            let client = try #require(box.withLock { $0 })
            _ = try await client.send(request)
            return AuthTokens(accessToken: "new")
        }
        let client = fixture.server.authenticated(by: session)
        box.withLock { $0 = client }
        #expect(await outcome(client, request) == "refreshThroughItself")
    }

    @Test("a refresher may use its own client for an endpoint without security")
    func throughItselfWithoutSecurity() async throws {
        let box = Lock<(any EndpointClient)?>(nil)
        let session = try await fixture.session { _ in
            let client = try #require(box.withLock { $0 })
            _ = try await client.send(AuthenticationFixture.request([]))
            return AuthTokens(accessToken: "new")
        }
        let client = fixture.server.authenticated(by: session)
        box.withLock { $0 = client }
        #expect(await outcome(client, request) == "200")
    }
}
