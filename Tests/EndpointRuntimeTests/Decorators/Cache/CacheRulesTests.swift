import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Cache rules", .serialized)
struct CacheRulesTests {
    let fixture = CacheFixture()
    let request = CacheFixture.request()

    private func response(_ body: String, status: Int = 200, _ headers: HeaderFields) -> EndpointResponse {
        CacheFixture.response(body, status: status, headers)
    }

    @Test(
        "a response is used without revalidation until it is stale",
        arguments: [
            (["Cache-Control": "max-age=60"], 59, 1), (["Cache-Control": "max-age=60"], 60, 2),
            (["Cache-Control": "private, MAX-AGE=\"60\""], 59, 1),
            (["Cache-Control": "max-age=60, max-age=10"], 30, 2),
            (["Cache-Control": "max-age=junk, max-age=60"], 1, 2),
            (["Cache-Control": "max-age=60, max-age=junk"], 1, 2),
            (["Cache-Control": "max-age=60", "Age": "30"], 29, 1),
            (["Cache-Control": "max-age=60", "Age": "30"], 31, 2),
            (["Cache-Control": "max-age=60", "Age": "30, 0"], 31, 2),
            (["Cache-Control": "max-age=60", "Age": String(repeating: "9", count: 400)], 1, 2),
            (["Cache-Control": "max-age=60", "Age": "-1"], 1, 1),
            (["Cache-Control": "max-age=60", "Age": "1e9"], 1, 1),
            (["Cache-Control": "max-age=99999999999999999999"], 1_000_000, 1),
            (["Cache-Control": "max-age=junk", "ETag": "\"a\""], 1, 2),
            (["Cache-Control": "max-age=+60"], 1, 2), (["Cache-Control": "max-age=6 0"], 1, 2),
            (["Cache-Control": "max-age=\"1,000\""], 1, 2), (["Cache-Control": "max-age=\u{661}"], 1, 2),
            (["Cache-Control": "max-age=60, private=\"a, no-store"], 1, 2),
            (["Cache-Control": "max-age=60, private=\"a, no-store\""], 1, 1),
            (["Cache-Control": "max-age=60, a=\"\\\"\", no-store, b=\"\\\"\""], 1, 2),
            (["Expires": "tue, 14 nov 2023 22:14:20 gmt"], 59, 1),
            (["Cache-Control": "no-store, max-age=60"], 1, 2), (["Cache-Control": "no-cache, max-age=60"], 1, 2),
            (["Expires": "Tue, 14 Nov 2023 22:14:20 GMT"], 59, 1),
            (["Expires": "Tue, 14 Nov 2023 22:14:20 GMT"], 61, 2),
            (["Expires": "0", "ETag": "\"a\""], 1, 2),
            (["Cache-Control": "max-age=60", "Expires": "Tue, 14 Nov 2000 22:13:20 GMT"], 59, 1),
            (["Cache-Control": "max-age=60", "Date": "Tue, 14 Nov 2023 22:12:50 GMT"], 31, 2),
            (["Cache-Control": "max-age=60", "Vary": "*"], 1, 2), ([:], 1, 2),
        ] as [([String: String], TimeInterval, Int)]
    )
    func freshness(headers: [String: String], seconds: TimeInterval, calls: Int) async {
        fixture.script(response("a", HeaderFields(headers.map { HeaderFields.Field(name: $0.key, value: $0.value) })))
        let client = fixture.client()
        #expect(await text(client, request) == "a")
        fixture.advance(seconds)
        #expect(await text(client, request) == "a")
        #expect(fixture.calls == calls)
    }

    @Test("the response to a redirected request is not stored for the requested address")
    func redirected() async throws {
        let server = StubServer()
        let client = server.client.cached()
        let forAnHour: HeaderFields = ["Cache-Control": "max-age=3600"]
        server.on(.get, "/photo").respond(.redirect(to: "/1"), .redirect(to: "/2"))
        server.on(.get, "/1").respond(.status(200, headers: forAnHour, body: Data("one".utf8)))
        server.on(.get, "/2").respond(.status(200, headers: forAnHour, body: Data("two".utf8)))
        let request = EndpointRequest(method: .get, url: server.url.appending(path: "photo"))
        #expect(await text(client, request) == "one")
        #expect(await text(client, request) == "two")
    }

    @Test("a 304 after a redirect does not confirm the stored response")
    func redirectedRevalidation() async throws {
        let server = StubServer()
        let client = server.client.cached()
        server.on(.get, "/photo").respond(
            .status(200, headers: ["ETag": "\"1\""], body: Data("one".utf8)),
            .redirect(to: "/2")
        )
        server.on(.get, "/2").respond(.status(304, headers: ["ETag": "\"1\""]), .text("two"))
        let request = EndpointRequest(method: .get, url: server.url.appending(path: "photo"))
        #expect(await text(client, request) == "one")
        #expect(await text(client, request) == "two")
    }

    @Test(
        "a response from another address than the requested one is not stored",
        arguments: [
            (nil, 1), ("https://stub.test/pets?a=%2F", 1), ("HTTPS://STUB.test:443/pets?a=%2F#part", 1),
            ("https://stub.test/other?a=%2F", 2), ("https://stub.test/pets", 2), ("https://other.test/pets?a=%2F", 2),
            ("https://stub.test:8443/pets?a=%2F", 2), ("http://stub.test/pets?a=%2F", 2),
        ] as [(String?, Int)]
    )
    func otherAddress(address: String?, calls: Int) async {
        var stored = response("a", ["Cache-Control": "max-age=60", "ETag": "\"1\""])
        stored.url = address.flatMap { URL(string: $0) }
        fixture.script(stored)
        let client = fixture.client()
        for _ in 0..<2 { #expect(await text(client, CacheFixture.request("/pets?a=%2F")) == "a") }
        #expect(fixture.calls == calls)
    }

    @Test(
        "a response that a custom transport or decorator marks is not stored",
        arguments: [EndpointResponse.Provenance.personal, .varied, .redirected]
    )
    func provenance(provenance: EndpointResponse.Provenance) async {
        var stored = response("a", ["Cache-Control": "max-age=60"])
        stored.provenance = provenance
        fixture.script(stored)
        let client = fixture.client()
        for _ in 0..<2 { #expect(await text(client, request) == "a") }
        #expect(fixture.calls == 2)
    }

    @Test("a decorator that marks every response as stored is called at most twice")
    func alwaysStored() async {
        var stored = response("a", [:])
        stored.isCached = true
        fixture.script(stored)
        guard case .decoding? = await fixture.server.result(of: AdHocEndpoint<Int>(.get, "/pets")).failure?.reason
        else {
            Issue.record("not refused")
            return
        }
        #expect(fixture.calls == 2)
    }

    @Test("a 304 from another address does not confirm the stored response")
    func revalidationElsewhere() async {
        var elsewhere = response("", status: 304, ["ETag": "\"1\""])
        elsewhere.url = URL(string: "https://stub.test/other")
        fixture.script(response("a", ["ETag": "\"1\""]), elsewhere, response("b", [:]))
        let client = fixture.client()
        #expect(await text(client, request) == "a")
        #expect(await text(client, request) == "b")
    }

    @Test("a response received before the clock was set back is stale")
    func clockBack() async {
        fixture.script(response("a", ["Cache-Control": "max-age=60"]))
        let client = fixture.client()
        _ = await text(client, request)
        fixture.advance(-10)
        _ = await text(client, request)
        #expect(fixture.calls == 2)
    }

    @Test("the operation's lifetime applies only if the server specifies none")
    func operationTTL() async {
        let client = fixture.client()
        fixture.script(
            response("a", [:]),
            response("b", ["Cache-Control": "max-age=1"]),
            response("c", ["Cache-Control": "no-store"])
        )
        let request = CacheFixture.request(ttl: .seconds(60))
        #expect(await text(client, request) == "a")
        fixture.advance(59)
        #expect(await text(client, request) == "a")
        fixture.advance(1)
        #expect(await text(client, request) == "b")
        fixture.advance(2)
        #expect(await text(client, request) == "c")
        #expect(await text(client, request) == "c")
        #expect(fixture.calls == 4)
    }

    @Test("the policy's lifetime applies if server, operation and call specify none")
    func policyLifetime() async throws {
        fixture.script(response("a", [:]), response("b", [:]), response("c", ["Cache-Control": "no-cache"]))
        let client = fixture.client(CachingClient.Policy(timeToLive: .seconds(10)))
        _ = await text(client, request)
        fixture.advance(9)
        #expect(await text(client, request) == "a")
        #expect(await text(client, CacheFixture.request(cache: .freshByDefault(for: .seconds(9)))) == "b")
        fixture.advance(10)
        for _ in 0..<2 { #expect(await text(client, request) == "c") }
        #expect(fixture.calls == 4)
    }

    @Test(
        "a stored response that the endpoint cannot decode is fetched again once, unless only a stored one is accepted"
    )
    func unreadable() async {
        fixture.script(
            response("1", ["Cache-Control": "max-age=60"]),
            response(#""new""#, ["Cache-Control": "max-age=60"]),
            response("2", ["Cache-Control": "max-age=60"])
        )
        let client = fixture.client()
        let older = AdHocEndpoint<Int>(.get, "/pets")
        let newer = AdHocEndpoint<String>(.get, "/pets", decode: { try $0.json() })
        #expect(await client.result(of: older).success == 1)
        guard case .decoding? = await client.result(of: newer, options: CallOptions(cache: .only)).failure?.reason
        else {
            Issue.record("not refused")
            return
        }
        #expect(await client.result(of: newer).success == "new")
        #expect(await client.result(of: newer).success == "new")
        #expect(fixture.calls == 2)
        guard case .decoding? = await client.result(of: AdHocEndpoint<Bool>(.get, "/pets")).failure?.reason else {
            Issue.record("not refused")
            return
        }
        #expect(fixture.calls == 3)
    }

    @Test("a hit has an Age header")
    func age() async throws {
        fixture.script(response("a", ["Cache-Control": "max-age=60"]))
        let client = fixture.client()
        _ = await text(client, request)
        fixture.advance(7)
        #expect(try await client.send(request).headers["Age"] == "7")
    }

    @Test("a 304 freshens the response and updates its headers, even if it has no Date itself")
    func revalidation() async throws {
        let date = "Tue, 14 Nov 2023 22:13:20 GMT"
        let first: HeaderFields = [
            "Cache-Control": "max-age=10", "ETag": "\"1\"", "Content-Type": "b/c", "X-Old": "o", "Date": date,
        ]
        let second: HeaderFields = [
            "Cache-Control": "max-age=20", "ETag": "W/\"1\"", "Content-Type": "d/e", "X-Old": "n",
            "Content-Length": "0",
        ]
        fixture.script(response("a", first), response("", status: 304, second))
        let client = fixture.client()
        _ = await text(client, request)
        fixture.advance(11)
        let fresh = try await client.send(request)
        #expect(fresh.status == 200)
        #expect(fresh.bufferedBody == Data("a".utf8))
        #expect(fresh.headers["Content-Type"] == "b/c" && fresh.headers["X-Old"] == "n")
        #expect(!fresh.headers.contains("Content-Length"))
        #expect(fixture.requests.last?.headers["If-None-Match"] == "\"1\"")
        fixture.advance(19)
        #expect(await text(client, request) == "a")
        #expect(fixture.calls == 2)
    }

    @Test("Last-Modified revalidates if there is no ETag, and a 200 replaces the entry")
    func lastModified() async {
        let time = "Tue, 14 Nov 2023 22:00:00 GMT"
        fixture.script(response("a", ["Last-Modified": time]), response("b", ["Cache-Control": "max-age=60"]))
        let client = fixture.client()
        _ = await text(client, request)
        #expect(await text(client, request) == "b")
        #expect(fixture.requests.last?.headers["If-Modified-Since"] == time)
        #expect(await text(client, request) == "b")
        #expect(fixture.calls == 2)
    }

    @Test("a validator that a request cannot hold is not sent", arguments: ["ETag", "Last-Modified"])
    func unsendableValidator(name: String) async {
        fixture.script(response("a", [name: "\"1\u{1}\"", "Cache-Control": "max-age=1"]), response("b", [:]))
        let client = fixture.client()
        _ = await text(client, request)
        #expect(await text(client, request) == "a")
        fixture.advance(2)
        #expect(await text(client, request) == "b")
        #expect(fixture.requests.last?.headers.isEmpty == true)
    }

    @Test("a 304 with another ETag is ignored")
    func other304() async {
        fixture.script(
            response("a", ["ETag": "\"1\""]),
            response("", status: 304, ["ETag": "\"2\""]),
            response("c", ["ETag": "\"3\""])
        )
        let client = fixture.client()
        _ = await text(client, request)
        #expect(await text(client, request) == "c")
    }

    @Test(
        "stale-while-revalidate responds at once and revalidates in the background if the app opted in",
        arguments: [true, false]
    )
    func staleWhileRevalidate(optedIn: Bool) async throws {
        let policy = optedIn ? CachingClient.Policy(staleWhileRevalidate: .zero) : .default
        let client = fixture.client(policy)
        fixture.script(
            response("a", ["Cache-Control": "max-age=10, stale-while-revalidate=10"]),
            response("b", ["Cache-Control": "max-age=60"])
        )
        var request = request
        request.options.progress = { _ in }
        _ = await text(client, request)
        fixture.advance(15)
        #expect(await text(client, request) == (optedIn ? "a" : "b"))
        await until { await text(client, request) == "b" }
        #expect(fixture.calls == 2)
        // The caller that has its response hears nothing of the revalidation.
        #expect((fixture.requests.last?.options.progress == nil) == optedIn)
    }

    @Test(
        "stale-if-error replaces a failure within its window, unless the server forbids it",
        arguments: [
            ("max-age=10", 15, "a"), ("max-age=10", 75, "failure"), ("max-age=10, stale-if-error=100", 75, "a"),
            ("max-age=10, must-revalidate", 15, "failure"),
        ] as [(String, TimeInterval, String)]
    )
    func staleIfError(control: String, seconds: TimeInterval, expected: String) async throws {
        let client = fixture.client(CachingClient.Policy(staleIfError: .seconds(60)))
        fixture.script(response("a", ["Cache-Control": control]))
        _ = await text(client, request)
        fixture.advance(seconds)
        fixture.fail()
        #expect(await text(client, request) == (expected == "a" ? "a" : "transport offline"))
        fixture.fail(.insecure)
        #expect(await text(client, request) == "transport insecure")
        fixture.script(response("failure", status: 503, [:]))
        #expect(await text(client, request) == expected)
    }

    @Test("a request whose token could not be renewed gets the stored response")
    func staleCredentials() async throws {
        let client = fixture.client(CachingClient.Policy(staleIfError: .seconds(60)))
        fixture.script(response("a", ["Cache-Control": "max-age=10"]))
        var request = CacheFixture.request(user: "ann")
        _ = await text(client, request)
        fixture.advance(15)
        request.credentialState = .stale(EndpointRequest.Principal("ann"), names: ["Authorization"])
        #expect(await text(client, request) == "a")
        #expect(fixture.calls == 1)
    }

    @Test("a call can reload, bypass the cache, or accept only a stored response")
    func modes() async {
        let client = fixture.client()
        #expect(await text(client, CacheFixture.request(cache: .only)).contains("accepts only a cached response"))
        let headers: HeaderFields = ["Cache-Control": "max-age=10"]
        fixture.script(response("a", headers), response("b", headers), response("c", headers))
        _ = await text(client, request)
        #expect(await text(client, CacheFixture.request(cache: .reload)) == "b")
        #expect(await text(client, request) == "b")
        #expect(await text(client, CacheFixture.request(cache: .bypass)) == "c")
        #expect(await text(client, request) == "b")
        fixture.advance(1_000)
        #expect(await text(client, CacheFixture.request(cache: .only)) == "b")
        for method in [EndpointRequest.Method.get, .post] {
            var request = CacheFixture.request(headers: ["Range": "bytes=0-"], cache: .only)
            request.method = method
            #expect(await text(client, request).contains("accepts only a cached response"))
        }
        #expect(fixture.calls == 3)
    }

    enum Uncacheable: CaseIterable {
        case post, head, range, conditional, streamed, partial, noStoreRequest, serverError
    }

    @Test("a response that must not be cached is not stored", arguments: Uncacheable.allCases)
    func untouched(kind: Uncacheable) async {
        var request = request
        var status = 200
        switch kind {
        case .post: request.method = .post
        case .head: request.method = .head
        case .range: request.headers["Range"] = "bytes=0-1"
        case .conditional: request.headers["If-None-Match"] = "\"1\""
        case .streamed: request.delivery = .streamed
        case .partial: status = 206
        case .noStoreRequest: request.headers["Cache-Control"] = "no-store"
        case .serverError: status = 500
        }
        fixture.script(response("a", status: status, ["Cache-Control": "max-age=60", "ETag": "\"1\""]))
        let client = fixture.client()
        _ = await text(client, request)
        _ = await text(client, request)
        #expect(fixture.calls == 2)
    }

    @Test("memory stays within its limit and keeps the most recently used entries")
    func memoryLimit() async throws {
        let memory = CachingClient.MemoryStore(limit: 10_000)
        let client = fixture.client(memory: memory)
        fixture.script(response(String(repeating: "x", count: 1_000), ["Cache-Control": "max-age=60"]))
        for index in 0..<50 {
            _ = await text(client, CacheFixture.request("/\(index)"))
            _ = await text(client, CacheFixture.request("/0"))
            #expect(memory.size <= 10_000)
        }
        #expect(fixture.calls == 50)
        fixture.script(response(String(repeating: "x", count: 10_000), ["Cache-Control": "max-age=60"]))
        _ = await text(client, CacheFixture.request("/large"))
        #expect(memory.size > 0 && memory.size <= 10_000)
    }

    @Test("a negative duration counts as zero")
    func policies() async {
        let policy = CachingClient.Policy(staleIfError: .seconds(-1))
        #expect(policy == CachingClient.Policy(staleIfError: .zero))
        let client = fixture.client(memory: CachingClient.MemoryStore(limit: -1))
        fixture.script(response("a", ["Cache-Control": "max-age=60"]))
        for _ in 1...2 { #expect(await text(client, CacheFixture.request()) == "a") }
        #expect(fixture.calls == 2)
    }
}
