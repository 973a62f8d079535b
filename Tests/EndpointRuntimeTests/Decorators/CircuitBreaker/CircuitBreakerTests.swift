import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Circuit breaker", .serialized, .timeLimit(.minutes(15)))
struct CircuitBreakerTests {
    private let clock = ManualClock()

    private func client(_ base: StepClient, window: Int = 4) throws -> CircuitBreakingClient {
        base.circuitBreaking(CircuitBreakingClient.Policy(windowSize: window, pause: .seconds(30)), clock: clock)
    }

    /// The status, or why there is none: -1 open, -2 transport, -3 cancelled.
    private func code(_ client: some EndpointClient, _ address: String = "https://api.test/") async throws -> Int {
        switch try await client.outcome(of: .to(address)) {
        case .success(let response): return response.status
        case .failure(.request(.circuitOpen, _)): return -1
        case .failure(.request(let error, _)):
            Issue.record("unexpected \(error)")
            return -4
        case .failure(.transport): return -2
        case .failure(.cancelled): return -3
        }
    }

    private func codes(_ client: some EndpointClient, _ count: Int) async throws -> [Int] {
        var codes: [Int] = []
        for _ in 0..<count { codes.append(try await code(client)) }
        return codes
    }

    @Test("the circuit opens when the ratio of failures is reached in a full window, and not before")
    func opens() async throws {
        let base = StepClient(.status(200), .status(503), .status(404), .fail(.timedOut), .status(200))
        let client = try client(base)
        #expect(try await codes(client, 6) == [200, 503, 404, -2, -1, -1])
        #expect(base.requests.count == 4)
    }

    @Test(
        "a ratio that no binary fraction holds is reached by its number of failures",
        arguments: [(0.07, 100), (0.14, 50)]
    )
    func ratio(ratio: Double, window: Int) async throws {
        let count = Lock(0)
        let base = StubClient { _ in
            EndpointResponse(
                status: count.withLock { count in
                    count += 1
                    return count <= 7 ? 503 : 200
                }
            )
        }
        let policy = CircuitBreakingClient.Policy(windowSize: window, failureRatio: ratio)
        let client = base.circuitBreaking(policy, clock: clock)
        #expect(try await codes(client, window + 1).suffix(2) == [200, -1])
    }

    @Test("requests whose deadline passed before they were sent do not count as failures")
    func unsent() async throws {
        let server = StubServer()
        server.on(.get, "/").respond(.status(200))
        let client = server.client.circuitBreaking(CircuitBreakingClient.Policy(windowSize: 2))
        let late = try EndpointRequest.to(server.url.absoluteString + "/", options: CallOptions(timeout: .zero))
        for _ in 0..<3 {
            guard case .failure(.transport(let failure)) = await client.outcome(of: late) else {
                Issue.record("sent")
                return
            }
            #expect(failure.reason == .timedOut && failure.isUnsent)
        }
        #expect(try await client.send(.to(server.url.absoluteString + "/")).status == 200)
    }

    @Test(
        "a failure of a redirect's target does not count against the origin that redirected",
        arguments: [(true, 3), (false, 2)]
    )
    func redirected(isAway: Bool, requests: Int) async throws {
        for end in [StubResponse.status(500), .fault(.cannotConnectToHost)] {
            let home = StubServer()
            let away = isAway ? StubServer() : home
            home.on(.get, "/").respond(.redirect(to: "\(away.url)/photo"))
            away.on(.get, "/photo").respond(end)
            let client = home.client.circuitBreaking(CircuitBreakingClient.Policy(windowSize: 2), clock: clock)
            for _ in 0..<3 { _ = try await client.outcome(of: .to("\(home.url)/")) }
            #expect(home.requests.count { $0.path == "/" } == requests)
        }
    }

    @Test("failures that left the window no longer count")
    func slides() async throws {
        let base = StepClient(
            .status(503),
            .status(200),
            .status(200),
            .status(200),
            .status(503),
            .status(200),
            .status(200)
        )
        let client = try client(base)
        #expect(try await codes(client, 8) == [503, 200, 200, 200, 503, 200, 200, 200])
    }

    @Test("old failures do not open the circuit, and recent ones do")
    func forgets() async throws {
        let base = StepClient(.status(500))
        let client = base.circuitBreaking(clock: clock)
        #expect(try await codes(client, 19).allSatisfy { $0 == 500 })
        clock.advance(by: .seconds(301))
        #expect(try await codes(client, 20).allSatisfy { $0 == 500 })
        #expect(try await code(client) == -1)
    }

    @Test("after the pause, one request probes, and its success closes the circuit")
    func recovers() async throws {
        let latch = Latch()
        let base = StepClient(.status(500), .status(500), .wait(latch), .status(200))
        let client = try client(base, window: 2)
        #expect(try await codes(client, 3) == [500, 500, -1])
        clock.advance(by: .seconds(29))
        #expect(try await code(client) == -1)
        clock.advance(by: .seconds(1))
        let probe = Task { try await code(client) }
        await until { latch.waiterCount > 0 }
        #expect(try await codes(client, 2) == [-1, -1])
        latch.open()
        #expect(try await probe.value == 200)
        #expect(try await codes(client, 2) == [200, 200])
    }

    @Test("a probe that fails opens the circuit for another pause")
    func probeFails() async throws {
        let client = try client(StepClient(.status(500), .status(500), .fail(.connectionLost), .status(200)), window: 2)
        _ = try await codes(client, 2)
        clock.advance(by: .seconds(30))
        #expect(try await codes(client, 2) == [-2, -1])
        clock.advance(by: .seconds(30))
        #expect(try await codes(client, 2) == [200, 200])
    }

    @Test("after a cancelled probe, the next request probes")
    func probeCancelled() async throws {
        let client = try client(StepClient(.status(500), .status(500), .fault(.cancelled), .status(200)), window: 2)
        _ = try await codes(client, 2)
        clock.advance(by: .seconds(30))
        #expect(try await codes(client, 2) == [-3, 200])
    }

    @Test("a probe that has no outcome after another pause, such as a long download, lets the next request try")
    func probeLasts() async throws {
        let latch = Latch()
        let client = try client(StepClient(.status(500), .status(500), .wait(latch), .status(200)), window: 2)
        _ = try await codes(client, 2)
        clock.advance(by: .seconds(30))
        let probe = Task { try await code(client) }
        await until { latch.waiterCount > 0 }
        clock.advance(by: .seconds(29))
        #expect(try await code(client) == -1)
        clock.advance(by: .seconds(1))
        #expect(try await codes(client, 2) == [200, 200])
        latch.open()
        #expect(try await probe.value == 200)
    }

    @Test("the response to a request from before a change of state does not affect the new state")
    func stale() async throws {
        let latch = Latch()
        let base = StepClient(.wait(latch), .status(500), .status(500), .status(500), .status(200))
        let client = try client(base, window: 2)
        let old = Task { try await code(client) }
        await until { latch.waiterCount > 0 }
        #expect(try await codes(client, 2) == [500, 500])
        latch.open()
        #expect(try await old.value == 200)
        #expect(try await code(client) == -1)
    }

    @Test("a request that the platform cancelled on purpose does not count")
    func platformCancellation() async throws {
        let cancelled = TransportError(.other, code: .cancelled, requestLine: "GET /")
        let client = try client(StepClient(.fault(.transport(cancelled))), window: 2)
        for _ in 0..<4 {
            guard case .failure(.transport) = await client.outcome(of: try .to()) else {
                Issue.record("refused")
                return
            }
        }
    }

    @Test("each origin has its own circuit")
    func origins() async throws {
        let client = try client(StepClient(.status(500), .status(500), .status(200)), window: 2)
        #expect(try await codes(client, 3) == [500, 500, -1])
        #expect(try await code(client, "https://other.test/") == 200)
        for index in 0..<1_000 { #expect(try await code(client, "https://h\(index).test/") == 200) }
        #expect(try await code(client) == -1)
    }

    @Test("failures of some origins are remembered while thousands of healthy ones are called")
    func manyOrigins() async throws {
        let base = StubClient { EndpointResponse(status: $0.url.host?.hasPrefix("bad") == true ? 500 : 200) }
        let client = base.circuitBreaking(CircuitBreakingClient.Policy(windowSize: 2), clock: clock)
        let bad = (0..<20).map { "https://bad\($0).test/" }
        for address in bad { #expect(try await code(client, address) == 500) }
        for index in 0..<3_000 { #expect(try await code(client, "https://h\(index).test/") == 200) }
        for address in bad { #expect(try await code(client, address) == 500) }
        for address in bad { #expect(try await code(client, address) == -1) }
    }

    @Test("the error of an open circuit is not retried")
    func notRetried() async throws {
        let base = StepClient(.status(500))
        let client = try client(base, window: 2).retrying(.fixed(.zero), clock: clock)
        #expect(try await code(client) == -1)
        #expect(try await code(client) == -1)
        #expect(base.requests.count == 2)
    }

    @Test(
        "cancelled requests and an offline device do not count as failures",
        arguments: [
            EndpointClientError.cancelled, .transport(TransportError(.offline, requestLine: "GET x")),
        ]
    )
    func neutral(fault: EndpointClientError) async throws {
        let base = StepClient(.fault(fault))
        let client = try client(base, window: 2)
        _ = try await codes(client, 10)
        #expect(base.requests.count == 10)
    }

    @Test("the error contains the time of the next attempt, and its text for users contains no address")
    func text() throws {
        let url = try #require(URL(string: "https://api.test"))
        let origin = try #require(ServerMap.Origin(url))
        let error = RequestError.circuitOpen(origin, retryAfter: .seconds(12))
        #expect(
            "\(error)" == "https://api.test:443 failed too often; nothing is sent to it for another 12 s"
        )
        #expect(error.localizedDescription == "The service is temporarily unavailable. Please try again later.")
    }

    @Test("values outside their range are clamped to it")
    func ranges() {
        let low = CircuitBreakingClient.Policy(windowSize: 0, period: .zero, failureRatio: .nan, pause: .seconds(-1))
        #expect(low.windowSize == 2 && low.period == .seconds(1))
        #expect(low.failureRatio == 0.01 && low.pause == .milliseconds(100))
        #expect(CircuitBreakingClient.Policy(failureRatio: 2).failureRatio == 1)
    }
}
