import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Options of one call", .serialized, .timeLimit(.minutes(15)))
struct CallOptionsTests {
    enum Screen: Hashable, Sendable { case home, search }

    @Test("an interceptor reads the values of a call's context by type, and none of them is sent")
    func context() async throws {
        struct Reader: EndpointInterceptor {
            let seen = Lock([String]())

            func intercept(_ request: EndpointRequest, next: any EndpointClient) async throws -> EndpointResponse {
                let context = request.options.context
                seen.withLock { $0.append("\(context[Screen.self].map { "\($0)" } ?? "-") \(context[Int.self] ?? 0)") }
                return try await next.send(request)
            }
        }
        let server = StubClient { request in EndpointResponse(status: 200, url: request.url) }
        let reader = Reader()
        let client = server.intercepting(reader)
        _ = try await client.send(.to(options: CallOptions(context: [Screen.home, 7, Screen.search])))
        _ = try await client.send(.to())
        #expect(reader.seen.withLock { $0 } == ["search 7", "- 0"])
        #expect(server.requests[0].headers == server.requests[1].headers)
    }

    @Test("a value is replaced and removed by its type, and equal values make equal contexts")
    func values() {
        var context: CallOptions.Context = [Screen.home, "a"]
        #expect(context == ["a", Screen.home])
        context[Screen.self] = .search
        #expect(context[Screen.self] == .search && context != ["a", Screen.home])
        context[Screen.self] = nil
        #expect(context[Screen.self] == nil && context == ["a"])
    }

    @Test("query items of a call follow those of the endpoint, whatever their type, and only their names are printed")
    func query() async throws {
        let server = StubClient { request in EndpointResponse(status: 200, url: request.url) }
        var options = CallOptions(query: ["token": "hush"])
        options.query.add("limit", 5)
        _ = try await server.reply(to: AdHocEndpoint<Data>(.get, "/a?b=c"), options: options)
        options.query = ["ids": [UInt8(1), 2]]
        _ = try await server.reply(to: AdHocEndpoint<Data>(.get, "/a"), options: options)
        #expect(server.requests.map(\.url.query) == ["b=c&token=hush&limit=5", "ids=1&ids=2"])
        let printed = "\(CallOptions(query: ["token": "hush"]))"
        #expect(printed.contains("token") && !printed.contains("hush"))
    }

    @Test("calls share a response only with the same context and redirects", arguments: [true, false])
    func sharing(isSame: Bool) async throws {
        let latch = Latch()
        let server = StubClient { request throws(EndpointClientError) in
            do { try await latch.wait() } catch { throw .cancelled }
            return EndpointResponse(status: 200, url: request.url)
        }
        let client = server.deduplicated()
        let options = [
            CallOptions(context: [Screen.home]), CallOptions(context: [isSame ? Screen.home : .search]),
            CallOptions(redirects: isSame ? nil : .never, context: [Screen.home]),
        ]
        let requests = try options.map { try EndpointRequest.to(options: $0) }
        async let outcomes = requests.concurrentMap { await client.outcome(of: $0) }
        await until { client.waiterCount >= 3 }
        await until { server.requests.count >= (isSame ? 1 : 3) }
        latch.open()
        for outcome in await outcomes { _ = try outcome.get() }
        #expect(server.requests.count == (isSame ? 1 : 3))
    }

    @Test("credentials of a call are sent by a client that has none")
    func credentialsOfCall() async throws {
        let server = StubClient { request in EndpointResponse(status: 200, url: request.url) }
        let client = ClientFactory.make(over: server)
        var request = AuthenticationFixture.request()
        _ = try await client.send(request)
        request.options.credentials = try Credentials([AuthenticationFixture.bearer: .bearer("bob")])
        _ = try await client.send(request)
        #expect(server.requests.map { $0.headers["Authorization"] } == [nil, "Bearer bob"])
    }

    @Test("credentials of a call replace the client's, for that call alone")
    func credentials() async throws {
        let server = StubClient { request in EndpointResponse(status: 200, url: request.url) }
        let client = server.cached().authenticated(by: try Credentials([AuthenticationFixture.bearer: .bearer("ann")]))
        for token in [nil, "bob", nil] {
            var request = AuthenticationFixture.request()
            if let token {
                request.options.credentials = try Credentials([AuthenticationFixture.bearer: .bearer(token)])
            }
            _ = try await client.send(request)
        }
        #expect(server.requests.map { $0.headers["Authorization"] } == ["Bearer ann", "Bearer bob", "Bearer ann"])
        #expect(Set(server.requests.map(\.credentialState.principal)).count == 2)
        var request = AuthenticationFixture.request()
        request.options.credentials = Credentials()
        #expect(await EndpointRuntimeTests.outcome(client, request) == "noCredentials")
    }

    @Test("a call follows no redirects, only those within the origin, or a limited number")
    func redirects() async throws {
        let home = StubServer()
        let away = StubServer()
        home.on(.get, "/a").respond(.redirect(to: "/b"))
        home.on(.get, "/b").respond(.redirect(to: "\(away.url)/c"))
        away.on(.get, "/c").respond(.redirect(to: "/d"))
        away.on(.get, "/d").respond(.text("here"))
        func result(_ redirects: CallOptions.Redirects?) async -> String {
            let options = CallOptions(redirects: redirects)
            let request = EndpointRequest(method: .get, url: home.url.appending(path: "a"), options: options)
            switch await home.client.outcome(of: request) {
            case .success(let response): return "\(response.status) \(response.headers["Location"] ?? "")"
            case .failure(.transport(let failure)): return "\(failure.reason)"
            case .failure(let fault): return "\(fault)"
            }
        }
        #expect(await result(nil) == "200 ")
        #expect(await result(.never) == "302 /b")
        #expect(await result(.withinOrigin) == "302 \(away.url)/c")
        home.on(.get, "/b").respond(.redirect(to: "mailto:a@b.test"))
        #expect(await result(.withinOrigin) == "302 mailto:a@b.test")
        home.on(.get, "/b").respond(.redirect(to: "\(away.url)/c"))
        #expect(await result(.atMost(3)) == "200 ")
        #expect(await result(.atMost(2)) == "redirect(EndpointRuntime.TransportError.Redirect.tooMany)")
    }

    @Test("a redirect that was not followed is not kept for calls that follow it")
    func cachedRedirect() async throws {
        let server = StubServer()
        server.on(.get, "/a").respond(.status(301, headers: ["Location": "/b", "Cache-Control": "max-age=60"]))
        server.on(.get, "/b").respond(.text("here"))
        let client = server.client.cached()
        let url = server.url.appending(path: "a")
        let options = CallOptions(redirects: .never)
        #expect(try await client.send(EndpointRequest(method: .get, url: url, options: options)).status == 301)
        #expect(try await client.send(EndpointRequest(method: .get, url: url)).text() == "here")
    }
}

extension [EndpointRequest] {
    /// Sends all requests at the same time.
    fileprivate func concurrentMap<T: Sendable>(_ work: @escaping @Sendable (EndpointRequest) async -> T) async -> [T] {
        await withTaskGroup(of: T.self) { group in
            for request in self { group.addTask { await work(request) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
    }
}
