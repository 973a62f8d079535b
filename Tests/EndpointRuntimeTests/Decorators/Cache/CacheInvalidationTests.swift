import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

/// RFC 9111 §4.4.
@Suite("Changes of cached resources")
struct CacheInvalidationTests {
    private let fixture = CacheFixture()

    @Test(
        "a successful unsafe request removes the entries of its address and of the addresses that it names or led to",
        arguments: [
            // Status and Location of the response, the address that responded, and whether the other entry is removed.
            (200, "/pets/7", nil, true), (303, "/pets/7", nil, true), (404, "/pets/7", nil, false),
            (201, "/pets/7#new", nil, true), (201, nil, "/pets/7", true), (201, "7", "/pets/", true),
            (201, nil, "/pets/7?key=a#new", true), (201, "https://stub.test/pets/7", "https://other.test/pets", false),
            (201, "HTTPS://Stub.test:443/pets/7", nil, true), (201, nil, "https://stub.test:443/pets/7", true),
        ] as [(Int, String?, String?, Bool)]
    )
    func change(status: Int, location: String?, place: String?, isRemoved: Bool) async throws {
        let client = fixture.client()
        var requests = ["/pets", "/pets/7"].map { CacheFixture.request($0) }
        for index in requests.indices {
            requests[index].credentialState = .attached(EndpointRequest.Principal("ann"), names: ["?key"])
            fixture.script(CacheFixture.response("a", ["Cache-Control": "max-age=60"]))
            _ = await text(client, requests[index])
        }
        var response = CacheFixture.response("", status: status)
        response.headers["Location"] = location
        response.url = place.flatMap { URL(string: $0, relativeTo: requests[0].url)?.absoluteURL }
        fixture.script(response)
        var change = requests[0]
        change.method = .post
        _ = await text(client, change)
        fixture.script(CacheFixture.response("b", ["Cache-Control": "max-age=60"]))
        #expect(await text(client, requests[0]) == (status < 400 ? "b" : "a"))
        #expect(await text(client, requests[1]) == (isRemoved ? "b" : "a"))
    }

    @Test(
        "the response to HEAD removes the stored response that it shows to be outdated (RFC 9111 §4.3.5)",
        arguments: [
            (200, [:], false), (200, ["ETag": "\"1\""], false), (200, ["ETag": "\"2\""], true),
            (200, ["Last-Modified": "Tue, 14 Nov 2023 22:14:20 GMT"], true), (200, ["Content-Length": "1"], false),
            (200, ["Content-Length": "2"], true), (200, ["Content-Length": "2", "Content-Encoding": "gzip"], false),
            (410, [:], true), (503, ["ETag": "\"2\""], false),
        ] as [(Int, HeaderFields, Bool)]
    )
    func head(status: Int, headers: HeaderFields, isRemoved: Bool) async {
        let client = fixture.client()
        let stored: HeaderFields = [
            "Cache-Control": "max-age=60", "ETag": "\"1\"", "Last-Modified": "Tue, 14 Nov 2023 22:13:20 GMT",
            "Content-Length": "1",
        ]
        fixture.script(CacheFixture.response("a", stored))
        #expect(await text(client, CacheFixture.request()) == "a")
        fixture.script(CacheFixture.response("", status: status, headers))
        #expect(await text(client, CacheFixture.request(method: .head)) == "")
        fixture.script(CacheFixture.response("b"))
        #expect(await text(client, CacheFixture.request()) == (isRemoved ? "b" : "a"))
    }

    @Test("a HEAD that bypasses the cache changes nothing in it")
    func headWithoutCache() async {
        let client = fixture.client()
        fixture.script(CacheFixture.response("a", status: 203, ["Cache-Control": "max-age=60", "ETag": "\"1\""]))
        #expect(await text(client, CacheFixture.request()) == "a")
        fixture.script(CacheFixture.response("", ["ETag": "\"2\""]))
        #expect(await text(client, CacheFixture.request(method: .head, cache: .bypass)) == "")
        fixture.script(CacheFixture.response("", ["ETag": "\"1\""]))
        #expect(await text(client, CacheFixture.request(method: .head)) == "")
        #expect(await text(client, CacheFixture.request()) == "a")
    }

    @Test("a change removes what was stored for the address with a fragment, which no request sends")
    func fragment() async {
        let client = fixture.client()
        fixture.script(CacheFixture.response("a", ["Cache-Control": "max-age=60"]))
        #expect(await text(client, CacheFixture.request("/pets#top")) == "a")
        #expect(await text(client, CacheFixture.request("/pets")) == "a")
        fixture.script(CacheFixture.response("", status: 204), CacheFixture.response("b"))
        #expect(await text(client, CacheFixture.request("/pets", method: .delete)) == "")
        #expect(await text(client, CacheFixture.request("/pets#top")) == "b")
    }

    @Test("headers of the connection are not stored (RFC 9111 §3.1)")
    func connection() async throws {
        let client = fixture.client()
        let headers: HeaderFields = [
            "Cache-Control": "max-age=60", "Connection": "close, X-Hop", "Keep-Alive": "timeout=5", "X-Hop": "1",
            "Proxy-Authenticate": "Basic", "X-Rate": "7",
        ]
        fixture.script(CacheFixture.response("a", headers))
        #expect(try await client.send(CacheFixture.request()).headers["X-Hop"] == "1")
        let stored = try await client.send(CacheFixture.request())
        #expect(stored.headers.map(\.name).sorted() == ["Age", "Cache-Control", "X-Rate"])
    }

    @Test("headers that the connection of a 304 names are not stored")
    func connectionOfConfirmation() async throws {
        let client = fixture.client()
        fixture.script(CacheFixture.response("a", ["Cache-Control": "max-age=60", "ETag": "\"1\""]))
        #expect(await text(client, CacheFixture.request()) == "a")
        fixture.advance(60)
        fixture.script(CacheFixture.response("", status: 304, ["Connection": "X-Hop", "X-Hop": "2", "X-Rate": "8"]))
        #expect(try await client.send(CacheFixture.request()).headers["X-Hop"] == nil)
        let stored = try await client.send(CacheFixture.request())
        #expect(stored.headers["X-Rate"] == "8" && stored.headers["X-Hop"] == nil)
        #expect(fixture.calls == 2)
    }

    @Test(
        "a 304 whose validators are not those of the stored response does not confirm it (RFC 9111 §4.3.4)",
        arguments: [
            (["ETag": "\"2\""], "b"), (["Last-Modified": "Tue, 14 Nov 2023 22:00:01 GMT"], "b"),
            (["ETag": "\"2\"", "Last-Modified": "Tue, 14 Nov 2023 22:00:00 GMT"], "a"), ([:], "a"),
        ] as [(HeaderFields, String)]
    )
    func otherValidators(headers: HeaderFields, expected: String) async {
        let client = fixture.client()
        fixture.script(
            CacheFixture.response("a", ["Last-Modified": "Tue, 14 Nov 2023 22:00:00 GMT"]),
            CacheFixture.response("", status: 304, headers),
            CacheFixture.response("b")
        )
        #expect(await text(client, CacheFixture.request()) == "a")
        #expect(await text(client, CacheFixture.request()) == expected)
    }

    @Test("a revalidation has both validators, for caches on the way that know no entity tags (RFC 9111 §4.3.1)")
    func bothValidators() async {
        let client = fixture.client()
        let date = "Tue, 14 Nov 2023 22:13:20 GMT"
        fixture.script(CacheFixture.response("a", ["ETag": "\"1\"", "Last-Modified": date]))
        #expect(await text(client, CacheFixture.request()) == "a")
        #expect(await text(client, CacheFixture.request()) == "a")
        #expect(fixture.requests.last?.headers == ["If-None-Match": "\"1\"", "If-Modified-Since": date])
    }

    @Test("an entity tag that every response would match is not sent back")
    func anyTag() async {
        let client = fixture.client()
        let date = "Tue, 14 Nov 2023 22:13:20 GMT"
        fixture.script(CacheFixture.response("a", ["ETag": "*", "Last-Modified": date, "Cache-Control": "no-cache"]))
        #expect(await text(client, CacheFixture.request()) == "a")
        #expect(await text(client, CacheFixture.request()) == "a")
        #expect(fixture.requests.last?.headers["If-None-Match"] == nil)
        #expect(fixture.requests.last?.headers["If-Modified-Since"] == date)
    }

    @Test(
        "equivalent spellings of an address have one entry, and a change at one removes it (RFC 9110 §4.2.3)",
        arguments: ["https://stub.test:443/a~b", "HTTPS://Stub.test/a~b", "https://stub.test/%61%7Eb#c"]
    )
    func spelling(address: String) async throws {
        let client = fixture.client()
        var other = CacheFixture.request()
        other.url = try #require(URL(string: address))
        fixture.script(CacheFixture.response("a", ["Cache-Control": "max-age=60"]))
        #expect(await text(client, CacheFixture.request("/a~b")) == "a")
        fixture.script(CacheFixture.response("", status: 204), CacheFixture.response("b"))
        #expect(await text(client, other) == "a")
        other.method = .put
        #expect(await text(client, other) == "")
        #expect(await text(client, CacheFixture.request("/a~b")) == "b")
    }

    /// Makes changes of an address only when its latch is open.
    private final class HeldStore: CachingClient.Store {
        let base = CachingClient.MemoryStore()
        let latch = Latch()

        func entries(
            for key: CachingClient.Key,
            matching request: EndpointRequest
        ) async -> [CachingClient.Entry] { base.entries(for: key, matching: request) }
        func keep(_ entry: CachingClient.Entry, for key: CachingClient.Key) async {
            try? await latch.wait()
            base.keep(entry, for: key)
        }
        func remove(_ variant: CachingClient.Variant, of key: CachingClient.Key) async { base.remove(variant, of: key) }
        func remove(_ key: CachingClient.Key) async {
            try? await latch.wait()
            base.remove(key)
        }
        func removeAll(of owner: EndpointRequest.Principal) async { base.removeAll(of: owner) }
        func removeAll() async { base.removeAll() }
    }

    @Test("clients that share both stores see each other's changes before these are on disk")
    func sharedStores() async {
        let disk = HeldStore()
        let memory = CachingClient.MemoryStore(limit: 0)
        let clients = (0..<2).map { _ in fixture.client(memory: memory, disk: disk) }
        fixture.script(CacheFixture.response("a", ["Cache-Control": "max-age=60"]))
        #expect(await text(clients[0], CacheFixture.request()) == "a")
        #expect(await text(clients[1], CacheFixture.request()) == "a")
        #expect(fixture.calls == 1)
        fixture.script(CacheFixture.response("", status: 204), CacheFixture.response("b"))
        #expect(await text(clients[0], CacheFixture.request(method: .delete)) == "")
        #expect(await text(clients[1], CacheFixture.request()) == "b")
        // A client of the same memory without a disk has nothing to wait for.
        await fixture.client(memory: memory).flush()
        disk.latch.open()
        for client in clients { await client.flush() }
    }

    @Test("a removal by one client comes after the writes of another that shares both stores")
    func sharedRemoval() async {
        let disk = HeldStore()
        let memory = CachingClient.MemoryStore(limit: 0)
        let clients = (0..<2).map { _ in fixture.client(memory: memory, disk: disk) }
        let request = CacheFixture.request(user: "ann")
        fixture.script(
            CacheFixture.response("a", ["Cache-Control": "max-age=60, private"]),
            CacheFixture.response("b")
        )
        #expect(await text(clients[0], request) == "a")
        let removal = Task { await clients[1].removeAll(of: EndpointRequest.Principal("ann")) }
        disk.latch.open()
        await removal.value
        await clients[0].flush()
        #expect(disk.base.size == 0)
        #expect(await text(clients[1], request) == "b")
    }

    @Test("a change that another server made is recognized although the server states the port that its scheme implies")
    func changeElsewhere() async throws {
        let client = fixture.client()
        var entry = CacheFixture.request("/pets/8")
        entry.url = try #require(URL(string: "https://other.test/pets/8"))
        fixture.script(CacheFixture.response("a", ["Cache-Control": "max-age=60"]))
        _ = await text(client, entry)
        var response = CacheFixture.response("", status: 201, ["Location": "https://Other.test:443/pets/8"])
        response.url = URL(string: "https://other.test:443/pets")
        fixture.script(response)
        var change = CacheFixture.request("/pets")
        change.method = .post
        _ = await text(client, change)
        fixture.script(CacheFixture.response("b", ["Cache-Control": "max-age=60"]))
        #expect(await text(client, entry) == "b")
    }
}
