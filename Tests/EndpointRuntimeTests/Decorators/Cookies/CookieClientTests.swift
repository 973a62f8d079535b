import EndpointTesting
import Foundation
import Loopback
import Testing

@testable import EndpointRuntime

@Suite("Cookie client", .serialized, .timeLimit(.minutes(15)))
struct CookieClientTests {
    private let store = CookieStore()

    @Test("cookies of a response are sent with the next request; those that the caller sets take precedence")
    func session() async throws {
        let server = StubClient { request in
            EndpointResponse(status: 200, headers: ["Set-Cookie": "session=1; Secure, theme=dark"], url: request.url)
        }
        let client = server.keepingCookies(in: store)
        _ = try await client.send(.to())
        _ = try await client.send(.to(headers: ["Cookie": "theme=light; a=b"]))
        _ = try await client.send(.to("https://other.test/pets"))
        #expect(server.requests.map { $0.headers["Cookie"] } == [nil, "theme=light; a=b; session=1", nil])
    }

    @Test("a socket's response with two Set-Cookie headers sets both")
    func wire() async throws {
        let server = try LoopbackServer { connection, _ in
            while connection.request() != nil {
                connection.send(
                    "HTTP/1.1 200 OK\r\nSet-Cookie: a=1; Expires=Mon, 01 Jan 2035 00:00:00 GMT\r\n"
                        + "Set-Cookie: b=2\r\nContent-Length: 1\r\n\r\n7"
                )
            }
        }
        let client = server.client().keepingCookies(in: store)
        for _ in 0..<2 { #expect(try await client.get("/") == 7) }
        #expect(server.requests.last?.contains("\r\nCookie: a=1; b=2\r\n") == true)
    }

    @Test("the response to a request that began before the store was emptied sets no cookies")
    func signOut() async throws {
        let latch = Latch()
        let server = StubClient { request throws(EndpointClientError) in
            do { try await latch.wait() } catch { throw .cancelled }
            return EndpointResponse(status: 200, headers: ["Set-Cookie": "session=1"], url: request.url)
        }
        let client = server.keepingCookies(in: store)
        let request = try EndpointRequest.to()
        let call = Task { try await client.send(request) }
        await until { server.requests.count == 1 }
        store.removeAll()
        latch.open()
        _ = try await call.value
        #expect(store.cookies.isEmpty)
        _ = try await client.send(request)
        #expect(store.cookies.map(\.value) == ["1"])
    }

    @Test("a redirect of a request that began before a sign-out carries no cookies of the next user")
    func signOutDuringRedirect() async throws {
        let server = StubServer()
        server.on(.get, "/login") { [store] _ in
            store.removeAll()
            store.insert(CookieStore.Cookie(name: "session", value: "bob", domain: server.url.host() ?? ""))
            return .redirect(to: "/pets")
        }
        server.on(.get, "/pets").respond(.status(204))
        let client = server.client.keepingCookies(in: store)
        store.insert(CookieStore.Cookie(name: "session", value: "ann", domain: server.url.host() ?? ""))
        _ = try await client.send(EndpointRequest(method: .get, url: server.url.appending(path: "login")))
        #expect(server.requests.map { $0.headers["Cookie"] } == ["session=ann", nil])
        _ = try await client.send(EndpointRequest(method: .get, url: server.url.appending(path: "pets")))
        #expect(server.requests.last?.headers["Cookie"] == "session=bob")
    }

    @Test("a redirect sets cookies, carries those of its target, and takes none to another host")
    func redirects() async throws {
        let home = StubServer()
        let away = StubServer()
        home.on(.get, "/login").respond(
            .status(302, headers: ["Location": "/pets/7", "Set-Cookie": "session=1; Path=/, only=login; Path=/login"])
        )
        home.on(.get, "/pets/{id}").respond(.redirect(to: "\(away.url)/photo"))
        away.on(.get, "/photo").respond(
            .status(302, headers: ["Location": "/photo", "Set-Cookie": "seen=yes"]),
            .text("here")
        )
        let client = home.client.keepingCookies(in: store)
        let url = home.url.appending(path: "login")
        _ = try await client.send(EndpointRequest(method: .get, url: url, headers: ["Cookie": "own=1"]))
        #expect(home.requests.map { $0.headers["Cookie"] } == ["own=1", "own=1; session=1"])
        #expect(away.requests.map { $0.headers["Cookie"] } == [nil, "seen=yes"])
        _ = try await client.send(EndpointRequest(method: .get, url: url))
        #expect(home.requests[2].headers["Cookie"] == "only=login; session=1")
        #expect(home.requests[3].headers["Cookie"] == "session=1")
    }

    @Test("the responses of attempts that are repeated set cookies")
    func repeatedAttempts() async throws {
        let server = StubServer()
        server.on(.get, "/pets").respond(.status(503, headers: ["Set-Cookie": "node=3"]), .status(204))
        let policy = RetryingClient.Policy(backoff: .fixed(.zero))
        let client = server.client.retrying(policy).keepingCookies(in: store)
        _ = try await client.send(EndpointRequest(method: .get, url: server.url.appending(path: "pets")))
        #expect(store.cookies(for: server.url).map(\.value) == ["3"])
        #expect(server.requests.count == 2)
    }

    @Test(
        "a redirect to its own address is followed once if it sets a cookie, and is a loop if the cookie stays the same"
    )
    func loop() async throws {
        let server = StubServer()
        server.on(.get, "/").respond(.status(302, headers: ["Location": "/", "Set-Cookie": "a=1"]))
        let client = server.client.keepingCookies(in: store)
        let fault = await #expect(throws: EndpointClientError.self) {
            try await client.send(EndpointRequest(method: .get, url: server.url.appending(path: "/")))
        }
        #expect(fault?.description.contains("loop") == true)
        #expect(server.requests.count == 2)
    }

    @Test(
        "the default decorators separate the responses of two sessions, and a cookie may satisfy a security scheme"
    )
    func stack() async throws {
        let server = StubClient { request in
            let body = Data((request.headers["Cookie"] ?? "nobody").utf8)
            return EndpointResponse(
                status: 200,
                headers: ["Cache-Control": "max-age=60", "Set-Cookie": "n=\(request.url.lastPathComponent)"],
                url: request.url,
                body: .data(body)
            )
        }
        let scheme = SecuritySchemeInfo(name: "session", kind: .apiKey(name: "session", location: .cookie))
        var decorators = ClientDecorators(cookies: store)
        decorators.credentials = Credentials()
        let client = ClientFactory.make(over: server, decorators: decorators)
        var texts: [String] = []
        for value in ["ann", "ann", "bob"] {
            if value == "bob" { store.removeAll() }
            let request = AuthenticationFixture.request([[scheme()]])
            store.keep(["Set-Cookie": "n=; Max-Age=0"], from: request.url)
            store.insert(CookieStore.Cookie(name: "session", value: value, domain: "stub.test"))
            texts.append(try await client.send(request).text())
        }
        #expect(texts == ["session=ann", "session=ann", "session=bob"])
        #expect(server.requests.count == 2)
    }

    @Test("a cached response sets no cookie again")
    func cached() async throws {
        let server = StubClient { request in
            let headers: HeaderFields = ["Cache-Control": "max-age=60", "Set-Cookie": "a=1; Path=/elsewhere"]
            return EndpointResponse(status: 200, headers: headers, url: request.url)
        }
        let client = server.cached().keepingCookies(in: store)
        _ = try await client.send(.to())
        let cookie = try #require(store.cookies.first)
        var other = cookie
        other.value = "2"
        store.insert(other)
        _ = try await client.send(.to())
        #expect(server.requests.count == 1 && store.cookies == [other])
    }

    @Test("a 304 sets its cookie, and the stored response keeps none")
    func confirmed() async throws {
        func headers(_ number: Int) -> HeaderFields {
            ["ETag": "\"a\"", "Cache-Control": "no-cache", "Set-Cookie": "b=\(number); Path=/x"]
        }
        let server = StepClient(.status(200, headers(1)), .status(304, headers(2)), .status(304, headers(3)))
        let memory = CachingClient.MemoryStore()
        let client = server.cached(memory: memory).keepingCookies(in: store)
        for number in 1...3 {
            #expect(try await client.send(.to()).status == 200)
            #expect(store.cookies.map(\.value) == ["\(number)"])
        }
        var request = try EndpointRequest.to()
        RequestCookies.add(store, to: &request)
        let key = try #require(CachingClient.Key(request))
        let entry = try #require(memory.entries(for: key, matching: request).first)
        #expect(entry.headers["Set-Cookie"] == nil)
    }

    @Test("no log shows a cookie")
    func logs() async throws {
        let server = StubClient { request in
            EndpointResponse(status: 500, headers: ["Set-Cookie": "a=hush"], url: request.url)
        }
        let lines = Lock([String]())
        let policy = LoggingClient.Policy(showsHeaders: true)
        let logged = server.logging(
            policy,
            to: LoggingClient.Sink { entry in lines.withLock { $0.append(entry.message) } }
        )
        let client = logged.keepingCookies(in: store)
        for _ in 0..<2 { _ = try await client.send(.to()) }
        #expect(server.requests.last?.headers["Cookie"] == "a=hush")
        #expect(lines.withLock { $0.count } == 4)
        for line in lines.withLock({ $0 }) { #expect(!line.contains("hush")) }
    }
}
