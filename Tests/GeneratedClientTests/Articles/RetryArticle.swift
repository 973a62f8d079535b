import EndpointRuntime
import EndpointTesting
import PetstoreClient
import Testing

/// 1, 1, 2, 3, 5 … seconds, 21 at most.
struct FibonacciBackoff: Backoff {
    func delay(beforeRetry retry: Int, random: Double) -> Duration {
        var (delay, next) = (1, 1)
        for _ in 1..<max(1, min(retry, 8)) { (delay, next) = (next, delay + next) }
        return .seconds(delay)
    }
}

@Suite("Retry, as its article shows it", .serialized, .timeLimit(.minutes(15)))
struct RetryArticle {
    private let server = StubServer()
    private var transport: URLSessionClient { server.client }

    @Test("a policy is the decorator's argument")
    func policy() async throws {
        server.on(Petstore.ListCategories.self).respond(.json("[]"))
        let policy = RetryingClient.Policy(attempts: 4, backoff: .fullJitter, totalTimeout: .seconds(20))
        let client = transport.retrying(policy)
        #expect(try await client.send(Petstore.ListCategories()).isEmpty)
    }

    @Test(
        "a custom schedule sets the delays",
        arguments: [(-1, 1), (1, 1), (2, 1), (3, 2), (6, 8), (8, 21), (Int.max, 21)]
    )
    func fibonacci(retry: Int, seconds: Int) {
        #expect(FibonacciBackoff().delay(beforeRetry: retry, random: 0.5) == .seconds(seconds))
    }

    @Test("clients share a budget")
    func budget() async throws {
        server.on(Petstore.ListCategories.self).respond(.json("[]"))
        let budget = RetryingClient.Budget()
        let reading = transport.retrying(budget: budget)
        let writing = transport.retrying(budget: budget).withIdempotencyKeys()
        #expect(try await reading.send(Petstore.ListCategories()).isEmpty)
        #expect(try await writing.send(Petstore.ListCategories()).isEmpty)
    }

    @Test("a call's options take precedence over the policy and the operation")
    func call() async throws {
        server.on(Petstore.GetInventory.self).respond(.json(#"{"sold": 2}"#))
        let client = transport.retrying()
        let options = CallOptions(timeout: .seconds(5), retry: .attempts(2))
        let inventory = try await client.send(Petstore.GetInventory(), options: options)
        #expect(inventory == ["sold": 2])
    }

    @Test("a manual clock lists its sleepers")
    func testing() async throws {
        let clock = ManualClock()
        let server = StubServer()
        server.on(Petstore.ListCategories.self).respond(.status(503), .json("[]"))
        let client = server.client.retrying(.fixed(.seconds(2)), clock: clock)

        async let categories = client.send(Petstore.ListCategories())
        try await clock.waitForSleepers()
        #expect(clock.sleepers == [clock.now.advanced(by: .seconds(2))])
        clock.advance(by: .seconds(2))
        #expect(try await categories.isEmpty)
    }
}
