import EndpointRuntime
import EndpointTesting
import PetstoreClient
import Testing

@Suite("Deduplication, as its article shows it", .serialized, .timeLimit(.minutes(15)))
struct DeduplicationArticle {
    private let server = StubServer()
    private var transport: URLSessionClient { server.client }

    init() { server.on(Petstore.ListCategories.self).respond(.json("[]")) }

    @Test("simultaneous equal calls share a response")
    func together() async throws {
        let client = transport.deduplicated()
        async let sidebar = client.send(Petstore.ListCategories())
        async let search = client.send(Petstore.ListCategories())
        #expect(try await sidebar == search)
    }

    @Test("an excluded operation is sent for each call")
    func excluded() async throws {
        let client = transport.deduplicated(DeduplicatingClient.Policy(excluding: ["listCategories"]))
        async let first = client.send(Petstore.ListCategories())
        async let second = client.send(Petstore.ListCategories())
        #expect(try await first == second)
        #expect(server.requests.count == 2)
    }

    @Test("a latch holds the response until both calls wait")
    func testing() async throws {
        let latch = Latch()
        let server = StubServer()
        server.on(Petstore.ListCategories.self).respond(.json("[]").held(by: latch))
        let client = server.client.deduplicated()

        async let first = client.send(Petstore.ListCategories())
        async let second = client.send(Petstore.ListCategories())
        while client.waiterCount < 2 { await Task.yield() }
        latch.open()
        #expect(try await first == second)
        #expect(server.requests.count == 1)
    }
}
