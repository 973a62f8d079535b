import EndpointTesting
import Foundation
import Loopback
import Testing

@testable import EndpointRuntime

@Suite("Redirects", .serialized, .timeLimit(.minutes(15)))
struct RedirectTests {
    struct Step: Sendable, CustomTestStringConvertible {
        var status: Int
        var method: EndpointRequest.Method
        var expected: EndpointRequest.Method
        var keepsBody: Bool

        var testDescription: String { "\(status) after \(method)" }
    }

    @Test(
        "303 becomes GET, and so do 301 and 302 after POST; 307 and 308 keep the method and the body",
        arguments: [
            Step(status: 301, method: .post, expected: .get, keepsBody: false),
            Step(status: 302, method: .post, expected: .get, keepsBody: false),
            Step(status: 301, method: .put, expected: .put, keepsBody: true),
            Step(status: 303, method: .put, expected: .get, keepsBody: false),
            Step(status: 307, method: .post, expected: .post, keepsBody: true),
            Step(status: 308, method: .patch, expected: .patch, keepsBody: true),
        ]
    )
    func methods(_ step: Step) async throws {
        let server = StubServer()
        server.on(step.method, "/old").respond(.redirect(to: "/new?a=b", status: step.status))
        server.on(step.expected, "/new").respond(.text("here"))
        let request = EndpointRequest(
            method: step.method,
            url: server.url.appending(path: "old"),
            headers: ["Content-Type": "text/plain", "Digest": "md5=x", "Repr-Digest": "md5=:eA==:", "X-Trace": "1"],
            body: .data(Data("hello".utf8))
        )
        let response = try await server.client.send(request)
        #expect(try response.text() == "here")
        let last = try #require(server.requests.last)
        #expect(last.description == "\(step.expected) /new?a=b")
        #expect(last.text == (step.keepsBody ? "hello" : ""))
        #expect(last.headers["X-Trace"] == "1")
        for name in ["Content-Type", "Digest", "Repr-Digest"] {
            #expect(last.headers.contains(name) == step.keepsBody, "\(name)")
        }
    }

    @Test("an error before the request that follows a redirect states that the first one was sent")
    func refusedAfterRedirect() async throws {
        let server = StubServer()
        server.on(.post, "/old").respond(.redirect(to: "/new", status: 303))
        var request = EndpointRequest(method: .post, url: server.url.appending(path: "old"))
        request.signers = [
            RequestSigner(header: "X-Signature") { _ in
                if !server.requests.isEmpty { throw URLError(.userAuthenticationRequired) }
            }
        ]
        let error = await #expect(throws: EndpointClientError.self) { try await server.client.send(request) }
        guard case .request(_, let attempts)? = error else { throw try #require(error) }
        #expect(attempts.map(\.outcome) == [.status(303)])
        #expect(error?.description.hasPrefix("request not sent again: ") == true)
        #expect(server.requests.count == 1)
    }

    @Test(
        "a changed method drops the conditions, which refer to the resource that was changed",
        arguments: [(303, EndpointRequest.Method.put), (302, .post), (307, .put), (303, .get)]
    )
    func conditions(status: Int, method: EndpointRequest.Method) async throws {
        let server = StubServer()
        server.on(method, "/old").respond(.redirect(to: "/new", status: status))
        for method in [EndpointRequest.Method.get, .put] { server.on(method, "/new").respond(.text("here")) }
        let names = ["If-Match", "If-None-Match", "If-Modified-Since", "If-Unmodified-Since", "If-Range"]
        let headers = HeaderFields(names.map { HeaderFields.Field(name: $0, value: "*") })
        let url = server.url.appending(path: "old")
        _ = try await server.client.send(EndpointRequest(method: method, url: url, headers: headers))
        let last = try #require(server.requests.last)
        for name in names { #expect((last.headers[name] == "*") == (last.method == method), "\(name)") }
    }

    @Test(
        "a condition that a cache adds refers to its own address and does not follow a redirect",
        arguments: ["ETag", "Last-Modified"],
        [true, false]
    )
    func conditionOfCache(validator: String, leaves: Bool) async throws {
        let (home, away) = (StubServer(), StubServer())
        let validators = ["ETag": "\"1\"", "Last-Modified": "Tue, 14 Nov 2023 22:14:20 GMT"]
        let headers: HeaderFields = ["Cache-Control": "no-cache", validator: try #require(validators[validator])]
        home.on(.get, "/a").respond(
            .status(200, headers: headers, body: Data("one".utf8)),
            .redirect(to: leaves ? "//\(away.url.host ?? "")/b" : "/b")
        )
        for server in [home, away] { server.on(.get, "/b").respond(.text("two")) }
        let client = home.client.cached()
        let request = EndpointRequest(method: .get, url: home.url.appending(path: "a"))
        #expect(try await client.send(request).text() == "one")
        #expect(try await client.send(request).text() == "two")
        let conditions = ["If-None-Match", "If-Modified-Since"]
        #expect(conditions.contains { home.requests[1].headers.contains($0) })
        let last = try #require(leaves ? away.requests.last : home.requests.last)
        #expect(last.path == "/b" && !conditions.contains { last.headers.contains($0) })
    }

    @Test("a redirect to another origin drops every header that is not known to be harmless")
    func crossOrigin() async throws {
        let home = StubServer()
        let away = StubServer()
        home.on(.get, "/a").respond(.redirect(to: "//\(away.url.host ?? "")/b"))
        away.on(.get, "/b").respond(.redirect(to: "\(home.url)/c"))
        home.on(.get, "/c").respond(.text("back"))
        let request = EndpointRequest(
            method: .get,
            url: home.url.appending(path: "a"),
            headers: [
                "Authorization": "Bearer hush", "Cookie": "a=b", "X-API-Key": "hush", "X-Pass": "hush",
                "X-Signature": "hush", "Proxy-Authorization": "hush", "X-GitHub-OTP": "hush",
                "X-JWT-Assertion": "hush", "X-PIN": "hush", "X-Trace": "hush", "User-Agent": "hush",
                "Accept": "text/plain", "Range": "bytes=1-", "If-None-Match": "\"7\"", "traceparent": "00-1",
                "Idempotency-Key": "9", "Last-Event-ID": "42",
            ],
            credentialNames: ["x-pass", "user-agent"]
        )
        _ = try await home.client.send(request)
        for late in [away.requests[0], home.requests[1]] {
            #expect(!late.headers.fields.contains { $0.value.contains("hush") || $0.name == "Cookie" })
            for name in ["Accept", "Range", "If-None-Match", "traceparent", "Idempotency-Key", "Last-Event-ID"] {
                #expect(late.headers[name] == request.headers[name], "\(name)")
            }
        }
    }

    @Test("a redirect inside the origin keeps credentials")
    func sameOrigin() async throws {
        let server = StubServer()
        server.on(.get, "/a").respond(.redirect(to: "b"))
        server.on(.get, "/b").respond(.text("here"))
        let url = server.url.appending(path: "a")
        _ = try await server.client.send(EndpointRequest(method: .get, url: url, headers: ["Authorization": "yes"]))
        #expect(server.requests.last?.headers["Authorization"] == "yes")
    }

    @Test(
        "a redirect that must not be followed is an error",
        arguments: [
            ("file:///etc/passwd", TransportError.Redirect.unsupported), ("ftp://x/", .unsupported),
            ("http://user:pass@stub/", .unsupported), ("/loop", .loop), ("data:text/plain,x", .unsupported),
        ]
    )
    func refused(location: String, fault: TransportError.Redirect) async {
        let server = StubServer()
        server.on(.get, "/loop").respond(.redirect(to: location))
        #expect(await reason(of: server, "/loop") == .redirect(fault))
        #expect(server.requests.count == 1)
    }

    @Test(
        "the error of a refused redirect says where it leads and why it is not followed, without secrets",
        arguments: [
            ("ftp://x.test/a?token=hush", "redirect unsupported: to ftp://x.test/"),
            ("http://ann:hush@x.test/", "redirect unsupported: to http://x.test/"), ("http://[::", "http://[::"),
            ("/loop", "redirect loop: to https://"),
        ]
    )
    func text(location: String, expected: String) async {
        let server = StubServer()
        server.on(.get, "/loop").respond(.redirect(to: location))
        let result = await server.client.result(of: AdHocEndpoint<String>(.get, "/loop"))
        let text = result.failure?.debugDescription ?? "none"
        #expect(text.contains(expected) && !text.contains("hush") && !text.contains("EndpointRuntime."), "\(text)")
    }

    @Test("twenty redirects are followed, and the next is an error")
    func tooMany() async {
        let server = StubServer()
        server.on(.get, "/{n}") { request in
            let number = Int(request.parameters["n"] ?? "") ?? 0
            return number == 0 ? .text("here") : .redirect(to: "/\(number - 1)")
        }
        #expect(await reason(of: server, "/20") == nil)
        #expect(await reason(of: server, "/21") == .redirect(.tooMany))
        #expect(server.requests.count == 42)
    }

    @Test("a redirect from a query to a path with the same characters is not a loop")
    func similarAddresses() async throws {
        let server = StubServer()
        server.on(.get, "/a").respond(.redirect(to: "/ab"))
        server.on(.get, "/ab").respond(.text("here"))
        let text: String = try await server.client.get("/a?b")
        #expect(text == "here")
    }

    @Test("a redirect from https to http is refused")
    func downgrade() throws {
        let secure = try #require(URL(string: "https://a.example/"))
        let request = EndpointRequest(method: .get, url: secure)
        let response = EndpointResponse(status: 302, headers: ["Location": "http://a.example/"])
        #expect(throws: TransportError.Redirect.downgrade) { try redirect(request, after: response) }
    }

    @Test(
        "a POST that has been processed, as a redirect to GET says, is not sent again",
        arguments: [
            (303, .fault(.cannotConnectToHost), 1), (303, .status(429, headers: ["Retry-After": "0"]), 1),
            (303, .status(401), 1), (307, .fault(.cannotConnectToHost), 1),
            (307, .status(429, headers: ["Retry-After": "0"]), 3), (307, .status(401), 2),
        ] as [(Int, StubResponse, Int)]
    )
    func processed(status: Int, end: StubResponse, posts: Int) async throws {
        let server = StubServer()
        server.on(.post, "/pets").respond(.redirect(to: "/result", status: status))
        for method in [EndpointRequest.Method.get, .post] { server.on(method, "/result").respond(end) }
        let session = try await AuthenticationFixture().session()
        let client = server.client.retrying(.fixed(.zero)).authenticated(by: session)
        _ = await client.outcome(of: AuthenticationFixture.request(method: .post, url: "\(server.url)/pets"))
        #expect(server.requests.count { $0.path == "/pets" } == posts)
    }

    @Test("a redirect without a location is a response")
    func noLocation() async throws {
        let server = StubServer()
        server.on(.get, "/a").respond(.status(302))
        let response = try await server.client.send(
            EndpointRequest(method: .get, url: server.url.appending(path: "a"))
        )
        #expect(response.status == 302)
    }

    @Test(
        "over a socket, a 307 to another origin keeps the body, and the scheme is read without regard to case",
        arguments: ["http:", "HTTP:"]
    )
    func wire(scheme: String) async throws {
        let away = try LoopbackServer(response: "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
        let target = away.url.absoluteString.replacing("http:", with: scheme)
        let home = try LoopbackServer { connection, _ in
            guard connection.request() != nil else { return }
            connection.send("HTTP/1.1 307 T\r\nLocation: \(target)/x\r\nContent-Length: 4\r\n\r\nmove")
        }
        let request = EndpointRequest(
            method: .post,
            url: home.url,
            headers: ["Authorization": "Bearer hush", "Content-Language": "de"],
            body: .data(Data("hello".utf8)),
            timeout: .seconds(300)
        )
        let response = try await home.client().send(request)
        #expect(response.status == 200)
        let sent = try #require(away.requests.first)
        #expect(sent.hasPrefix("POST /x ") && sent.hasSuffix("\r\n\r\nhello"))
        #expect(sent.contains("Content-Language: de") && !sent.contains("hush"))
    }

    private func reason(of server: StubServer, _ path: String) async -> TransportError.Reason? {
        do {
            _ = try await server.client.send(EndpointRequest(method: .get, url: server.url.appending(path: path)))
            return nil
        } catch {
            if case .transport(let failure) = error { return failure.reason }
            Issue.record("unexpected \(error)")
            return nil
        }
    }
}
