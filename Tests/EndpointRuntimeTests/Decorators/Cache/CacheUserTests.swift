import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Cache and users")
struct CacheUserTests {
    let fixture = CacheFixture()
    let files = StubCacheFileSystem()

    private func fresh(_ body: String) -> EndpointResponse {
        CacheFixture.response(body, ["Cache-Control": "max-age=60", "Vary": "Authorization"])
    }

    @Test("after user A signs out, user B gets no response of A's, from memory or disk", arguments: [true, false])
    func signOut(removes: Bool) async throws {
        let session = TokenSession()
        let cache = fixture.client(disk: try fixture.store(files))
        let client = cache.authenticated(by: session)
        let request = AuthenticationFixture.request()
        fixture.script(fresh("a's"), fresh("b's"))
        try await session.signIn(AuthTokens(accessToken: "a", userID: "ann"))
        #expect(await text(client, request) == "a's")
        #expect(await text(client, request) == "a's")
        let ann = try #require(await session.signOut())
        await cache.flush()
        if removes { await cache.removeAll(of: ann) }
        #expect(files.paths.isEmpty == removes)
        try await session.signIn(AuthTokens(accessToken: "b", userID: "bob"))
        #expect(await text(client, request) == "b's")
        #expect(fixture.calls == 2)
    }

    @Test("a renewed token keeps the stored responses")
    func rotation() async {
        let client = fixture.client()
        fixture.script(fresh("a"))
        _ = await text(client, CacheFixture.request(headers: ["Authorization": "Bearer 1"], user: "ann"))
        _ = await text(client, CacheFixture.request(headers: ["Authorization": "Bearer 2"], user: "ann"))
        #expect(fixture.calls == 1)
    }

    @Test(
        "credentials that the caller sets keep users apart",
        arguments: ["Authorization", "Cookie", "X-Session-Token", "X-API-Key"]
    )
    func byHand(name: String) async {
        let client = fixture.client()
        fixture.script(CacheFixture.response("a", ["Cache-Control": "max-age=60"]), fresh("b"))
        #expect(await text(client, CacheFixture.request(headers: [name: "1"])) == "a")
        #expect(await text(client, CacheFixture.request(headers: [name: "2"])) == "b")
    }

    @Test("credentials that the caller sets under a name from the description keep users apart")
    func unusualName() async {
        let client = fixture.client()
        fixture.script(CacheFixture.response("a", ["Cache-Control": "max-age=60"]), fresh("b"))
        let scheme = SecuritySchemeInfo(name: "who", kind: .apiKey(name: "X-Who", location: .header))
        func request(_ who: String) -> EndpointRequest {
            let operation = OperationInfo(id: "a", method: .get, path: "/pets", security: [[scheme()]])
            let url = CacheFixture.request().url
            return EndpointRequest(method: .get, url: url, headers: ["X-Who": who], operation: operation)
        }
        #expect(await text(client, request("ann")) == "a")
        #expect(await text(client, request("bob")) == "b")
        #expect(await text(client, request("ann")) == "a")
        var later = CacheFixture.request(headers: ["X-Who": "eve"])
        later.operation.security = [[scheme()]]
        #expect(later.credentialNames == ["X-Who"])
    }

    @Test("a cache outside authentication stores no response that needs credentials")
    func wrongOrder() async throws {
        let session = TokenSession()
        let inner = fixture.server.authenticated(by: session)
        let client = CachingClient(inner, now: fixture.date)
        fixture.script(fresh("a"), fresh("b"))
        try await session.signIn(AuthTokens(accessToken: "a", userID: "ann"))
        #expect(await text(client, AuthenticationFixture.request()) == "a")
        try await session.signIn(AuthTokens(accessToken: "b", userID: "bob"))
        #expect(await text(client, AuthenticationFixture.request()) == "b")
    }

    @Test(
        "a change removes the entries of its user and those without a user, even if it carries more credentials",
        arguments: [("ann", [:], true), (nil, [:], true), ("ann", ["X-CSRF-Token": "1"], true), ("bob", [:], false)]
            as [(String?, HeaderFields, Bool)]
    )
    func change(reader: String?, extra: HeaderFields, isDropped: Bool) async throws {
        let client = fixture.client(disk: try fixture.store(files))
        fixture.script(fresh("old"), CacheFixture.response(""), fresh("new"))
        let read = CacheFixture.request(user: reader)
        #expect(await text(client, read) == "old")
        _ = await text(client, CacheFixture.request(method: .post, headers: extra, user: "ann"))
        #expect(await text(client, read) == (isDropped ? "new" : "old"))
    }

    @Test(
        "a change with a further credential removes what was stored for the others",
        arguments: [["Cookie": "s=1"], ["Authorization": "Bearer 1"], ["X-Who": "ann"]] as [HeaderFields]
    )
    func changeWithFurtherHeader(own: HeaderFields) async {
        let client = fixture.client()
        fixture.script(fresh("old"), CacheFixture.response(""), fresh("new"))
        func request(_ method: EndpointRequest.Method, _ headers: HeaderFields) -> EndpointRequest {
            var request = CacheFixture.request(method: method, headers: headers)
            if headers.contains("X-Who") { request.credentialNames = ["X-Who"] }
            return request
        }
        #expect(await text(client, request(.get, own)) == "old")
        var headers = own
        headers.set("X-CSRF-Token", "1")
        _ = await text(client, request(.post, headers))
        #expect(await text(client, request(.get, own)) == "new")
    }

    @Test("a change by two schemes removes what was stored for one of them")
    func changeWithFurtherScheme() async throws {
        let scheme = SecuritySchemeInfo(name: "csrf", kind: .apiKey(name: "X-Check", location: .header))
        let bearer = AuthenticationFixture.bearer
        let client = fixture.client().authenticated(
            by: try Credentials([scheme: .apiKey("1"), bearer: .bearer("a")])
        )
        fixture.script(fresh("old"), CacheFixture.response(""), fresh("new"))
        #expect(await text(client, AuthenticationFixture.request()) == "old")
        _ = await text(client, AuthenticationFixture.request([[bearer(), scheme()]], method: .post))
        #expect(await text(client, AuthenticationFixture.request()) == "new")
    }

    @Test("a change by three schemes removes what was stored for two of them, in any order")
    func changeWithFewerSchemes() async throws {
        let schemes = ["X-One", "X-Two", "X-Three"].map {
            SecuritySchemeInfo(name: $0, kind: .apiKey(name: $0, location: .header))
        }
        let client = fixture.client().authenticated(
            by: try Credentials([schemes[0]: .apiKey("1"), schemes[1]: .apiKey("2"), schemes[2]: .apiKey("3")])
        )
        fixture.script(fresh("old"), CacheFixture.response(""), fresh("new"))
        let read = AuthenticationFixture.request([[schemes[2](), schemes[0]()]])
        #expect(await text(client, read) == "old")
        _ = await text(client, AuthenticationFixture.request([schemes.map { $0() }], method: .post))
        #expect(await text(client, read) == "new")
    }

    @Test("removing a user's responses removes those that a further credential marked", arguments: [true, false])
    func removeWithFurtherScheme(fromDisk: Bool) async throws {
        let scheme = SecuritySchemeInfo(name: "key", kind: .apiKey(name: "X-Key", location: .header))
        let session = TokenSession()
        try await session.signIn(AuthTokens(accessToken: "a", userID: "ann"))
        let credentials = try Credentials([scheme: .apiKey("1"), AuthenticationFixture.bearer: .tokens(session)])
        let cache = fixture.client(disk: fromDisk ? try fixture.store(files) : nil)
        fixture.script(fresh("old"), fresh("new"))
        let request = AuthenticationFixture.request([[scheme(), AuthenticationFixture.bearer()]])
        #expect(await text(cache.authenticated(by: credentials), request) == "old")
        await cache.removeAll(of: try #require(try await session.principal))
        #expect(files.paths.isEmpty)
        #expect(await text(cache.authenticated(by: credentials), request) == "new")
    }

    @Test("an unsafe request whose credentials an inner decorator adds removes the entries without a user")
    func changeFurtherOut() async throws {
        let client = fixture.client()
        fixture.script(fresh("old"), CacheFixture.response(""), fresh("new"))
        #expect(await text(client, CacheFixture.request()) == "old")
        _ = await text(client, AuthenticationFixture.request(method: .post))
        #expect(await text(client, CacheFixture.request()) == "new")
    }

    @Test("a response that is fresh only by the app's rules is used only for requests with the same headers")
    func tenants() async throws {
        let client = fixture.client(disk: try fixture.store(files))
        fixture.script(CacheFixture.response("a"), CacheFixture.response("b"), CacheFixture.response("nobody's"))
        func request(_ headers: HeaderFields) -> EndpointRequest {
            CacheFixture.request(headers: headers, ttl: .seconds(60))
        }
        for _ in 0..<2 {
            #expect(await text(client, request(["X-Tenant": "a"])) == "a")
            #expect(await text(client, request(["X-Tenant": "b"])) == "b")
            #expect(await text(client, request([:])) == "nobody's")
        }
        #expect(await text(client, request(["x-tenant": "a", "Cache-Control": "max-stale"])) == "a")
        #expect(fixture.calls == 3)
    }

    @Test("a response that varies by a header that an inner decorator sets is not stored")
    func languageFurtherIn() async throws {
        let language = Lock("de")
        struct Language: EndpointInterceptor {
            let language: Lock<String>

            func intercept(_ request: EndpointRequest, next: any EndpointClient) async throws -> EndpointResponse {
                var request = request
                request.headers["Accept-Language"] = language.withLock { $0 }
                return try await next.send(request)
            }
        }
        let server = StubClient { request in
            let body = Data((request.headers["Accept-Language"] ?? "").utf8)
            let headers: HeaderFields = ["Cache-Control": "max-age=60", "Vary": "Origin, accept-language"]
            return EndpointResponse(status: 200, headers: headers, body: .data(body))
        }
        let client = server.intercepting(Language(language: language)).cached()
        #expect(await text(client, CacheFixture.request()) == "de")
        language.withLock { $0 = "fr" }
        #expect(await text(client, CacheFixture.request()) == "fr")
    }

    @Test("an interceptor that rebuilds a response does not hide the user whom it belongs to")
    func madeAnew() async throws {
        struct Anew: EndpointInterceptor {
            let token: Lock<String>

            func intercept(_ request: EndpointRequest, next: any EndpointClient) async throws -> EndpointResponse {
                var request = request
                request.headers["Authorization"] = token.withLock { $0 }
                let response = try await next.send(request)
                return EndpointResponse(status: 200, headers: response.headers, body: response.body)
            }
        }
        let token = Lock("ann")
        let server = StubClient { request in
            let body = Data((request.headers["Authorization"] ?? "").utf8)
            return EndpointResponse(status: 200, headers: ["Cache-Control": "max-age=60"], body: .data(body))
        }
        let client = server.intercepting(Anew(token: token)).cached()
        #expect(await text(client, CacheFixture.request()) == "ann")
        token.withLock { $0 = "bob" }
        #expect(await text(client, CacheFixture.request()) == "bob")
    }

    @Test("a response to a credential that an inner interceptor adds is not stored, whatever its header is named")
    func namedCredentialFurtherIn() async throws {
        struct Who: EndpointInterceptor {
            let user: Lock<String>

            func intercept(_ request: EndpointRequest, next: any EndpointClient) async throws -> EndpointResponse {
                var request = request
                request.headers["x-who"] = user.withLock { $0 }
                return try await next.send(request)
            }
        }
        let user = Lock("ann")
        let server = StubClient { request in
            let body = Data((request.headers["X-Who"] ?? "").utf8)
            return EndpointResponse(status: 200, headers: ["Cache-Control": "max-age=60"], body: .data(body))
        }
        let client = server.intercepting(Who(user: user)).cached()
        var request = CacheFixture.request()
        request.credentialNames = ["X-Who"]
        #expect(await text(client, request) == "ann")
        user.withLock { $0 = "bob" }
        #expect(await text(client, request) == "bob")
    }

    @Test("a late result from the disk does not replace an entry that was stored in the meantime")
    func lateDisk() async throws {
        let disk = LateStore()
        let client = fixture.client(disk: disk)
        fixture.script(fresh("old"), fresh("new"))
        let request = CacheFixture.request()
        _ = await settled(fixture.client(disk: disk), request)
        async let late = text(client, request)
        await until { disk.latch.waiterCount > 0 }
        #expect(await text(client, CacheFixture.request(cache: .reload)) == "new")
        disk.latch.open()
        #expect(await late == "new")
        #expect(await text(client, request) == "new")
    }

    /// Holds the second lookup back, and then returns the response that was stored before it.
    private final class LateStore: CachingClient.Store {
        let latch = Latch()
        private let memory = CachingClient.MemoryStore()
        private let questions = Lock(0)

        func entries(for key: CachingClient.Key, matching request: EndpointRequest) async -> [CachingClient.Entry] {
            let entries = memory.entries(for: key, matching: request)
            let count = questions.withLock { questions in
                questions += 1
                return questions
            }
            if count == 2 { try? await latch.wait() }
            return entries
        }

        func keep(_ entry: CachingClient.Entry, for key: CachingClient.Key) async { memory.keep(entry, for: key) }
        func remove(_ variant: CachingClient.Variant, of key: CachingClient.Key) async {
            memory.remove(variant, of: key)
        }
        func remove(_ key: CachingClient.Key) async { memory.remove(key) }
        func removeAll(of owner: EndpointRequest.Principal) async { memory.removeAll(of: owner) }
        func removeAll() async { memory.removeAll() }
    }

    @Test("no credential is written to the disk")
    func secrets() async throws {
        let scheme = SecuritySchemeInfo(name: "key", kind: .apiKey(name: "key", location: .query))
        let cache = try fixture.diskClient(files)
        let client = cache.authenticated(
            by: try Credentials([scheme: .apiKey("sesame"), AuthenticationFixture.bearer: .bearer("sesame")])
        )
        fixture.script(CacheFixture.response("a", ["Cache-Control": "max-age=60"]))
        _ = await text(client, AuthenticationFixture.request([[scheme(), AuthenticationFixture.bearer()]]))
        await cache.flush()
        #expect(files.paths.count == 1)
        for path in files.paths {
            #expect(!path.contains("sesame"))
            #expect(try !String(decoding: files.read(path), as: UTF8.self).contains("sesame"))
        }
    }

    @Test("a response in progress while the user signs out is not stored afterwards")
    func inFlight() async throws {
        let latch = Latch()
        let server = StubClient { _ in
            try? await latch.wait()
            return CacheFixture.response("a", ["Cache-Control": "max-age=60"])
        }
        let client = CachingClient(server, disk: try fixture.store(files), now: fixture.date)
        let request = CacheFixture.request(user: "ann")
        async let body = text(client, request)
        await until { latch.waiterCount > 0 }
        await client.removeAll(of: EndpointRequest.Principal("ann"))
        latch.open()
        #expect(await body == "a")
        await client.flush()
        #expect(files.paths.isEmpty)
        _ = await text(client, request)
        #expect(server.requests.count == 2)
    }
}
