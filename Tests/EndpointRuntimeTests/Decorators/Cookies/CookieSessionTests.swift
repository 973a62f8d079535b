import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

/// Two users, each with a store of cookies, over decorators that they share.
@Suite("Cookie sessions", .timeLimit(.minutes(15)))
struct CookieSessionTests {
    private let stores = [CookieStore(), CookieStore()]
    private let files = StubCacheFileSystem()

    /// Begins a session for each request, and responds with its number.
    private static func server(_ control: String = "max-age=60, private", _ latch: Latch? = nil) -> StubClient {
        let count = Lock(0)
        return StubClient { request in
            let number = count.withLock { count in
                count += 1
                return count
            }
            try? await latch?.wait()
            return EndpointResponse(
                status: 200,
                headers: ["Cache-Control": control, "Set-Cookie": "session=\(number); Path=/cart"],
                url: request.url,
                body: .data(Data("\(number)".utf8))
            )
        }
    }

    /// A client of a cache with an empty memory, as after a restart.
    private func client(_ server: StubClient, _ store: CookieStore) -> (
        client: any EndpointClient, cache: CachingClient
    ) {
        let cache = server.cached(disk: CachingClient.DiskStore(folder: URL(fileURLWithPath: "/cache"), files: files))
        return (cache.keepingCookies(in: store), cache)
    }

    @Test("equal requests at once begin a session for each user")
    func deduplication() async throws {
        let latch = Latch()
        let shared = CookieSessionTests.server("no-store", latch).deduplicated()
        let request = try EndpointRequest.to()
        async let ann = text(shared.keepingCookies(in: stores[0]), request)
        async let bob = text(shared.keepingCookies(in: stores[1]), request)
        await until { shared.waiterCount == 2 }
        latch.open()
        #expect(await [ann, bob].sorted() == ["1", "2"])
        #expect(stores.map { $0.cookies.count } == [1, 1])
        #expect(Set(stores.flatMap { $0.cookies.map(\.value) }) == ["1", "2"])
    }

    @Test("a caller after a sign-out does not join a request from before it")
    func deduplicationAfterSignOut() async throws {
        let latch = Latch()
        let shared = CookieSessionTests.server("no-store", latch).deduplicated()
        let client = shared.keepingCookies(in: stores[0])
        let request = try EndpointRequest.to()
        async let ann = text(client, request)
        await until { shared.waiterCount == 1 }
        stores[0].removeAll()
        async let bob = text(client, request)
        await until { shared.waiterCount == 2 }
        latch.open()
        #expect(await [ann, bob] == ["1", "2"])
        #expect(stores[0].cookies.map(\.value) == ["2"])
    }

    @Test("a response that the cache keeps is returned to its own session only, and a change removes it")
    func cache() async throws {
        let shared = CookieSessionTests.server().cached()
        let clients = stores.map { shared.keepingCookies(in: $0) }
        let request = try EndpointRequest.to()
        for _ in 0..<2 {
            #expect(await text(clients[0], request) == "1")
            #expect(await text(clients[1], request) == "2")
        }
        stores[1].removeAll()
        #expect(await text(clients[1], request) == "3")
        #expect(try await text(clients[0], .to("https://api.test/pets", .post)) == "4")
        #expect(await text(clients[0], request) == "5")
        #expect(await text(clients[1], request) == "3")
    }

    @Test("a change by a session removes what was stored for callers without cookies")
    func changeForAll() async throws {
        let shared = CookieSessionTests.server().cached()
        #expect(try await text(shared, .to()) == "1")
        #expect(try await text(shared.keepingCookies(in: stores[0]), .to("https://api.test/pets", .post)) == "2")
        #expect(try await text(shared, .to()) == "3")
    }

    @Test(
        "a later process finds a private response again only if a cookie or a principal tells whose it is",
        arguments: [
            ("max-age=60, private", nil, nil, false), ("max-age=60", nil, nil, true),
            ("max-age=60, private", "theme=dark", nil, true), ("max-age=60, private", nil, "ann", true),
        ] as [(String, String?, String?, Bool)]
    )
    func disk(control: String, cookie: String?, user: String?, isFound: Bool) async throws {
        let server = CookieSessionTests.server(control)
        let request = CacheFixture.request(user: user)
        for store in stores { store.keep(HeaderFields(cookie.map { ["Set-Cookie": $0] } ?? [:]), from: request.url) }
        let first = client(server, stores[0])
        for _ in 0..<2 { #expect(await text(first.client, request) == "1") }
        await first.cache.flush()
        #expect(files.paths.isEmpty != isFound)
        #expect(await text(client(server, stores[1]).client, request) == (isFound ? "1" : "2"))
    }

    @Test("a session does not get a private response that a client without cookies left on the disk")
    func diskOfOthers() async throws {
        let server = CookieSessionTests.server()
        let cache = client(server, stores[0]).cache
        #expect(try await text(cache, .to()) == "1")
        await cache.flush()
        let session = client(server, stores[0])
        #expect(try await text(session.client, .to()) == "2")
        await session.cache.flush()
        // The session's response replaces the other one, and nothing tells a later process whose it is.
        #expect(files.paths.isEmpty)
    }
}
