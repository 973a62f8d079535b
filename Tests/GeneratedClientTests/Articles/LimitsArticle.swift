import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import Testing

@Suite("Limits, as their article shows them", .serialized, .timeLimit(.minutes(15)))
struct LimitsArticle {
    private let server = StubServer()
    private var transport: URLSessionClient { server.client }

    init() { server.on(Petstore.ListCategories.self).respond(.json("[]")) }

    @Test("a policy is the decorator's argument")
    func policy() async throws {
        let policy = LimitingClient.Policy(
            concurrency: 16,
            concurrencyPerHost: 4,
            perSecond: 10,
            burst: 5,
            obeysServer: true
        )
        let client = transport.limited(policy)
        #expect(try await client.send(Petstore.ListCategories()).isEmpty)
    }

    @Test("clients over the same limited client share its limit")
    func shared() async throws {
        let (annsSession, bobsSession) = (TokenSession(), TokenSession())
        let shared = transport.limited(LimitingClient.Policy(perSecond: 0.01))
        let ann = shared.authenticated(by: annsSession)
        let bob = shared.authenticated(by: bobsSession)
        _ = try await ann.send(Petstore.ListCategories())
        let options = CallOptions(timeout: .milliseconds(100))
        let error = await #expect(throws: Petstore.ListCategories.SendError.self) {
            try await bob.send(Petstore.ListCategories(), options: options)
        }
        #expect(error?.localizedDescription == "There were too many requests. Please wait a moment and try again.")
        #expect(server.requests.count == 1)
    }

    @Test("a latch keeps the only permit busy")
    func testing() async throws {
        let latch = Latch()
        let server = StubServer()
        server.on(Petstore.ListCategories.self).respond(.json("[]").held(by: latch))
        let client = server.client.limited(LimitingClient.Policy(concurrency: 1))

        async let first = client.send(Petstore.ListCategories())
        async let second = client.send(Petstore.ListCategories())
        while client.waiterCount == 0 { await Task.yield() }
        latch.open()
        _ = try await (first, second)
        #expect(server.requests.count == 2)
    }
}
