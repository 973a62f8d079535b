import EndpointRuntime
import EndpointTesting
import PetstoreClient
import Testing

func remainingPause(_ error: HTTPError<some Sendable>) -> Duration? {
    guard case .request(.circuitOpen(_, let wait)) = error.reason else { return nil }
    return wait
}

@Suite("Circuit breaker, as its article shows it", .serialized)
struct CircuitBreakerArticle {
    @Test("a circuit breaker is placed inside of retry")
    func inside() async throws {
        let server = StubServer()
        server.on(Petstore.ListCategories.self).respond(.json("[]"))
        let transport = server.client
        let policy = CircuitBreakingClient.Policy(
            windowSize: 20,
            period: .seconds(300),
            failureRatio: 0.5,
            pause: .seconds(30)
        )
        let client = transport.circuitBreaking(policy).retrying()
        #expect(try await client.send(Petstore.ListCategories()).isEmpty)
    }

    @Test("the error contains the remaining pause")
    func refusal() async throws {
        let server = StubServer()
        server.on(Petstore.ListCategories.self).respond(.status(500))
        let client = server.client.circuitBreaking(CircuitBreakingClient.Policy(windowSize: 2), clock: ManualClock())
        for expected in [nil, nil, Duration.seconds(30)] {
            let response = await client.result(of: Petstore.ListCategories())
            let error = #expect(throws: Petstore.ListCategories.SendError.self) { try response.get() }
            #expect(error.flatMap { remainingPause($0) } == expected)
        }
    }

    @Test("a manual clock ends the pause")
    func testing() async throws {
        let clock = ManualClock()
        let server = StubServer()
        server.on(Petstore.ListCategories.self).respond(.status(500), .status(500), .json("[]"))
        let client = server.client.circuitBreaking(CircuitBreakingClient.Policy(windowSize: 2), clock: clock)

        for _ in 0..<3 { _ = await client.result(of: Petstore.ListCategories()) }
        #expect(server.requests.count == 2)
        clock.advance(by: .seconds(30))
        #expect(try await client.send(Petstore.ListCategories()).isEmpty)
    }
}
