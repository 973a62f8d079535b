import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import Testing

@Suite("Cache, as its article shows it", .serialized)
struct CacheArticle {
    private let server = StubServer()
    private var transport: URLSessionClient { server.client }

    init() { server.on(Petstore.ListCategories.self).respond(.json("[]")) }

    @Test("a disk cache keeps responses for the next client")
    func disk() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let disk = CachingClient.DiskStore(folder: folder)
        let client = transport.cached(.default, disk: disk)
        for _ in 0..<2 { _ = try await client.send(Petstore.ListCategories()) }
        await client.flush()
        _ = try await transport.cached(disk: disk).send(Petstore.ListCategories())
        #expect(server.requests.count == 1)
    }

    @Test("the policy and a call may set lifetimes")
    func lifetimes() async throws {
        let policy = CachingClient.Policy(staleIfError: .seconds(3_600), timeToLive: .seconds(120))
        let client = transport.cached(policy)
        let options = CallOptions(cache: .freshByDefault(for: .seconds(10)))
        let categories = try await client.send(Petstore.ListCategories(), options: options)
        #expect(categories.isEmpty)
    }

    @Test("a call reloads, or accepts only a stored response")
    func modes() async throws {
        let client = transport.cached()
        let asked = try await client.send(Petstore.ListCategories(), options: CallOptions(cache: .reload))
        let stored = try await client.send(Petstore.ListCategories(), options: CallOptions(cache: .only))
        #expect(asked == stored)
        #expect(server.requests.count == 1)
    }

    @Test("the stub server counts the requests that were not cached")
    func testing() async throws {
        let server = StubServer()
        server.on(Petstore.ListCategories.self).respond(.json("[]", headers: ["Cache-Control": "max-age=60"]))
        let client = CachingClient(server.client, now: { Date(timeIntervalSince1970: 1_700_000_000) })
        for _ in 0..<3 { _ = try await client.send(Petstore.ListCategories()) }
        #expect(server.requests.count == 1)
    }
}
