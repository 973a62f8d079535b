import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite("Cache variants")
struct CacheVariantTests {
    enum Place: CaseIterable { case memory, disk }

    private let fixture = CacheFixture()
    private let files = StubCacheFileSystem()
    private let vary = Lock<String?>("Accept-Language")
    private let control = Lock("max-age=60")
    /// Responds with the language and the number of the request.
    private let server: StubClient

    init() {
        let count = Lock(0)
        server = StubClient { [vary, control] request in
            let number = count.withLock { count in
                count += 1
                return count
            }
            var headers: HeaderFields = ["Cache-Control": control.withLock { $0 }]
            headers["Vary"] = vary.withLock { $0 }
            let language = request.headers["Accept-Language"] ?? "none"
            return CacheFixture.response("\(language) \(number)", headers)
        }
    }

    private func client(_ place: Place, _ policy: CachingClient.Policy = .default) throws -> CachingClient {
        let limit = place == .memory ? 8_000_000 : 0
        return CachingClient(
            server,
            policy: policy,
            memory: CachingClient.MemoryStore(limit: limit),
            disk: place == .disk ? try fixture.store(files) : nil,
            now: fixture.date
        )
    }

    private func request(_ language: String?, _ cache: CallOptions.Cache? = nil) -> EndpointRequest {
        var request = CacheFixture.request(cache: cache)
        request.headers["Accept-Language"] = language
        return request
    }

    @Test("responses that Vary distinguishes are stored separately", arguments: Place.allCases)
    func sideBySide(place: Place) async throws {
        let client = try client(place)
        for _ in 0..<2 {
            #expect(await settled(client, request("de")) == "de 1")
            #expect(await settled(client, request("en")) == "en 2")
            #expect(await settled(client, request(nil)) == "none 3")
            // A missing header and an empty one are different.
            #expect(await settled(client, request("")) == " 4")
        }
    }

    @Test("values that Swift compares as equal are different variants", arguments: Place.allCases)
    func equivalentValues(place: Place) async throws {
        let client = try client(place)
        #expect(await settled(client, request("\u{e9}")).hasSuffix("1"))
        #expect(await settled(client, request("e\u{301}")).hasSuffix("2"))
    }

    @Test("the order of the headers that name a user has no effect")
    func orderOfHeaders() {
        let fields: HeaderFields = ["X-API-Key": "a", "X-Session-Token": "b"]
        let one = CachingClient.Key(CacheFixture.request(headers: fields))
        let other = CachingClient.Key(CacheFixture.request(headers: HeaderFields(fields.fields.reversed())))
        #expect(one == other && one != nil)
    }

    @Test(
        "the languages that the transport adds distinguish responses like a header of the request",
        arguments: [
            (["Vary": "accept-language"], false), (["Vary": "Accept"], true), ([:], true), (nil, false),
        ] as [([String: String]?, Bool)]
    )
    func addedLanguages(vary: [String: String]?, isShared: Bool) throws {
        func selectors(_ languages: [String], _ own: String? = nil) -> CachingClient.Variant.Selectors {
            CachingClient.Variant.Selectors(request(own), languages: { languages })
        }
        let headers = HeaderFields((vary ?? [:]).map { HeaderFields.Field(name: $0.key, value: $0.value) })
        let made = CachingClient.Variant(of: headers, to: selectors(["en-US", "de"]), untimed: vary == nil)
        let variant = try #require(made)
        var same = selectors(["en-US", "de"])
        #expect(variant.covers(&same))
        for (languages, own) in [(["de", "en-US"], nil), ([], nil), (["en-US", "de"], "en-US, de")]
            as [([String], String?)]
        {
            var other = selectors(languages, own)
            #expect(variant.covers(&other) == isShared, "\(languages) \(own ?? "")")
        }
    }

    @Test("the order, case and white space of the names in Vary have no effect", arguments: Place.allCases)
    func names(place: Place) async throws {
        let client = try client(place)
        vary.withLock { $0 = "Accept-Language, X-Plan" }
        #expect(await settled(client, request("de")) == "de 1")
        vary.withLock { $0 = " x-plan,,ACCEPT-LANGUAGE " }
        #expect(await settled(client, request("de", .reload)) == "de 2")
        #expect(await settled(client, request("de")) == "de 2")
        #expect(files.paths.count == (place == .disk ? 1 : 0))
        var other = request("de")
        other.headers["X-Plan"] = "b"
        #expect(await settled(client, other) == "de 3")
    }

    @Test(
        "eight variants of an address are kept, and the least recently used one is removed",
        arguments: Place.allCases
    )
    func limit(place: Place) async throws {
        let client = try client(place)
        for index in 0..<CachingClient.Variant.limit {
            _ = await settled(client, request("\(index)"))
            fixture.advance(1)
        }
        #expect(await settled(client, request("0")) == "0 1")
        fixture.advance(1)
        #expect(await settled(client, request("new")) == "new 9")
        if place == .disk { #expect(files.paths.count == 8) }
        for index in [0, 2, 3, 4, 5, 6, 7] {
            #expect(await settled(client, request("\(index)")) == "\(index) \(index + 1)")
        }
        #expect(await settled(client, request("1")) == "1 10")
    }

    @Test(
        "a response with `Vary: *` is not stored, and the entry that it replaces is removed",
        arguments: Place.allCases
    )
    func star(place: Place) async throws {
        let client = try client(place)
        #expect(await settled(client, request("de")) == "de 1")
        #expect(await settled(client, request("en")) == "en 2")
        vary.withLock { $0 = "Accept-Language, *" }
        #expect(await settled(client, request("de", .reload)) == "de 3")
        #expect(await settled(client, request("de")) == "de 4")
        #expect(await settled(client, request("en")) == "en 2")
    }

    @Test(
        "a response whose Vary has an element that is not a name is not stored",
        arguments: ["Accept Language", "Accept-Language; Accept", "\"Accept-Language\"", "Accept, Sprache:"]
    )
    func malformed(value: String) async throws {
        let client = try client(.memory)
        vary.withLock { $0 = value }
        #expect(await settled(client, request("de")) == "de 1")
        #expect(await settled(client, request("en")) == "en 2")
        #expect(await settled(client, request("de")) == "de 3")
    }

    @Test(
        "a request that matches a variant never gets the earlier response without Vary",
        arguments: Place.allCases
    )
    func added(place: Place) async throws {
        let client = try client(place)
        vary.withLock { $0 = nil }
        #expect(await settled(client, request("de")) == "de 1")
        #expect(await settled(client, request("en")) == "de 1")
        vary.withLock { $0 = "Accept-Language" }
        #expect(await settled(client, request("de", .reload)) == "de 2")
        #expect(await settled(client, request("de")) == "de 2")
        #expect(await settled(client, request("en")) == "en 3")
    }

    @Test("a response without Vary is used for every request that matches no variant", arguments: Place.allCases)
    func removed(place: Place) async throws {
        let client = try client(place)
        #expect(await settled(client, request("de")) == "de 1")
        #expect(await settled(client, request("en")) == "en 2")
        vary.withLock { $0 = nil }
        #expect(await settled(client, request(nil)) == "none 3")
        #expect(await settled(client, request("fr")) == "none 3")
        #expect(await settled(client, request("de")) == "de 1")
        // A reload gets and stores the new response.
        #expect(await settled(client, request("en", .reload)) == "en 4")
        #expect(await settled(client, request("en")) == "en 4")
        fixture.advance(61)
        #expect(await settled(client, request("de")) == "de 5")
        #expect(await settled(client, request("de")) == "de 5")
    }

    @Test("a change removes every variant of its address", arguments: Place.allCases)
    func invalidation(place: Place) async throws {
        let client = try client(place)
        for language in ["de", "en", nil] { _ = await settled(client, request(language)) }
        _ = await settled(client, CacheFixture.request(method: .put))
        for language in ["de", "en", nil] {
            #expect(await settled(client, request(language, .only)).contains("none is stored"))
        }
        #expect(files.paths.isEmpty)
    }

    @Test("each variant is revalidated in the background for its own callers", arguments: Place.allCases)
    func staleWhileRevalidate(place: Place) async throws {
        let client = try client(place, CachingClient.Policy(staleWhileRevalidate: .seconds(60)))
        _ = await settled(client, request("de"))
        _ = await settled(client, request("en"))
        fixture.advance(61)
        control.withLock { $0 = "max-age=600" }
        #expect(await settled(client, request("de")) == "de 1")
        #expect(await settled(client, request("en")) == "en 2")
        await until { await settled(client, request("de")) != "de 1" }
        await until { await settled(client, request("en")) != "en 2" }
        #expect(server.requests.count == 4)
    }

    @Test("a 304 updates the revalidated variant and leaves the others unchanged", arguments: Place.allCases)
    func notModified(place: Place) async throws {
        let headers: HeaderFields = ["Cache-Control": "max-age=10", "Vary": "Accept-Language"]
        var tagged = headers
        tagged["ETag"] = "\"1\""
        fixture.script(
            CacheFixture.response("de", tagged),
            CacheFixture.response("en", headers),
            CacheFixture.response("", status: 304, tagged)
        )
        let client = place == .memory ? fixture.client() : try fixture.diskClient(files)
        _ = await settled(client, request("de"))
        _ = await settled(client, request("en"))
        fixture.advance(11)
        #expect(await settled(client, request("de")) == "de")
        fixture.advance(5)
        #expect(await settled(client, request("de")) == "de")
        #expect(await settled(client, request("en", .only)) == "en")
        #expect(fixture.calls == 3)
    }

    @Test("a credential that Vary names is not written to the disk")
    func secrets() async throws {
        let client = try client(.disk)
        vary.withLock { $0 = "Authorization, X-API-Key, X-Mine, Accept-Language" }
        var request = request("de")
        for name in ["Authorization", "X-API-Key", "X-Mine"] { request.headers[name] = "sesame" }
        request.credentialNames = ["X-Mine"]
        #expect(await settled(client, request) == "de 1")
        #expect(await settled(client, request) == "de 1")
        request.headers["X-Mine"] = "other"
        #expect(await settled(client, request) == "de 2")
        #expect(files.paths.count == 2)
        for path in files.paths {
            #expect(try !String(decoding: files.read(path), as: UTF8.self).contains("sesame"))
        }
    }
}
