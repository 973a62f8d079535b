import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("cache and users")
struct CacheUserTests {
    let fixture = CacheFixture()
    let files = StubCacheFileSystem()

    private func fresh(_ body: String) -> HTTPResponse {
        CacheFixture.response(body, ["Cache-Control": "max-age=60", "Vary": "Authorization"])
    }

    @Test("after user A signs out user B sees nothing of A's, in memory or on disk", arguments: [true, false])
    func signOut(purges: Bool) async throws {
        let session = TokenSession()
        let cache = fixture.client(disk: try fixture.store(files))
        let client = cache.authenticated(by: session)
        let request = AuthenticationFixture.request()
        fixture.answer(fresh("a's"), fresh("b's"))
        try await session.signIn(AuthTokens(accessToken: "a", userID: "ann"))
        #expect(await text(client, request) == "a's")
        #expect(await text(client, request) == "a's")
        let ann = try #require(try await session.signOut())
        if purges { await cache.purge(ann) }
        #expect(files.paths.isEmpty == purges)
        try await session.signIn(AuthTokens(accessToken: "b", userID: "bob"))
        #expect(await text(client, request) == "b's")
        #expect(fixture.calls == 2)
    }

    @Test("a renewed token keeps what is stored")
    func rotation() async {
        let client = fixture.client()
        fixture.answer(fresh("a"))
        _ = await text(client, CacheFixture.request(headers: ["Authorization": "Bearer 1"], user: "ann"))
        _ = await text(client, CacheFixture.request(headers: ["Authorization": "Bearer 2"], user: "ann"))
        #expect(fixture.calls == 1)
    }

    @Test(
        "credentials put in by hand keep users apart",
        arguments: ["Authorization", "Cookie", "X-Session-Token", "X-API-Key"]
    )
    func byHand(name: String) async {
        let client = fixture.client()
        fixture.answer(CacheFixture.response("a", ["Cache-Control": "max-age=60"]), fresh("b"))
        #expect(await text(client, CacheFixture.request(headers: [name: "1"])) == "a")
        #expect(await text(client, CacheFixture.request(headers: [name: "2"])) == "b")
    }

    @Test("a cache outside of authentication stores nothing that needs credentials")
    func wrongOrder() async throws {
        let session = TokenSession()
        let inner = fixture.server.authenticated(by: session)
        let client = CachingClient(inner, date: fixture.date)
        fixture.answer(fresh("a"), fresh("b"))
        try await session.signIn(AuthTokens(accessToken: "a", userID: "ann"))
        #expect(await text(client, AuthenticationFixture.request()) == "a")
        try await session.signIn(AuthTokens(accessToken: "b", userID: "bob"))
        #expect(await text(client, AuthenticationFixture.request()) == "b")
    }

    @Test("no credential is written to the disk")
    func secrets() async throws {
        let scheme = SecuritySchemeInfo(name: "key", kind: .apiKey(name: "key", location: .query))
        let client = try fixture.diskClient(files)
            .authenticated(
                by: try Credentials([scheme: .apiKey("sesame"), AuthenticationFixture.bearer: .bearer("sesame")])
            )
        fixture.answer(CacheFixture.response("a", ["Cache-Control": "max-age=60"]))
        _ = await text(client, AuthenticationFixture.request([[scheme(), AuthenticationFixture.bearer()]]))
        #expect(files.paths.count == 1)
        for path in files.paths {
            #expect(!path.contains("sesame"))
            #expect(try !String(decoding: files.read(path), as: UTF8.self).contains("sesame"))
        }
    }

    @Test("an answer on its way while the user signs out is not stored afterwards")
    func inFlight() async throws {
        let gate = Gate()
        let server = StubHTTPClient { _ in
            try? await gate.wait()
            return CacheFixture.response("a", ["Cache-Control": "max-age=60"])
        }
        let client = CachingClient(server, disk: try fixture.store(files), date: fixture.date)
        let request = CacheFixture.request(user: "ann")
        async let body = text(client, request)
        while gate.waiters == 0 { await Task.yield() }
        await client.purge(Principal("ann"))
        gate.open()
        #expect(await body == "a")
        #expect(files.paths.isEmpty)
        _ = await text(client, request)
        #expect(server.requests.count == 2)
    }
}
