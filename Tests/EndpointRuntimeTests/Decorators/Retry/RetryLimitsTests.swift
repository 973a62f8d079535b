import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Retry limits", .timeLimit(.minutes(15)))
struct RetryLimitsTests {
    private func client(_ base: some EndpointClient, _ budget: RetryingClient.Budget) throws -> RetryingClient {
        base.retrying(.fixed(.zero), budget: budget, clock: ManualClock())
    }

    private func origin(_ address: String = "https://api.test") throws -> ServerMap.Origin {
        let url = try #require(URL(string: address))
        return try #require(ServerMap.Origin(url))
    }

    @Test("a retry takes tokens from the budget, and a success returns them")
    func quota() async throws {
        let budget = RetryingClient.Budget()
        let origin = try origin()
        func left(_ steps: StepClient) async throws -> Int {
            _ = try await client(steps, budget).outcome(of: .to())
            return budget.tokens(for: origin)
        }
        #expect(budget.tokens(for: origin) == 500)
        #expect(try await left(StepClient(.status(200))) == 500)
        #expect(try await left(StepClient(.status(503))) == 472)
        #expect(try await left(StepClient(.status(503), .status(200))) == 472)
        #expect(try await left(StepClient(.status(429))) == 462)
        #expect(try await left(StepClient(.status(429), .status(200))) == 462)
        #expect(try await left(StepClient(.status(503), .status(503), .status(200))) == 448)
        #expect(try await left(StepClient(.status(200))) == 449)
        #expect(try await left(StepClient(.fail(.timedOut), .status(404))) == 435)
    }

    @Test("with an empty budget, a call fails at once with the original failure, which is marked")
    func empty() async throws {
        let budget = RetryingClient.Budget(capacity: 20)
        let base = StepClient(.status(503))
        let client = try client(base, budget)
        let first = try await client.send(.to())
        #expect(first.attempts.count == 2)
        #expect(first.attempts.last?.stop == .budgetEmpty)
        let second = try await client.send(.to())
        #expect(second.status == 503)
        #expect(second.attempts.map(\.stop) == [.budgetEmpty])
        #expect(base.requests.count == 3)
    }

    @Test("each origin has its own budget, and at most 256 are kept")
    func origins() async throws {
        let budget = RetryingClient.Budget(capacity: 28)
        let client = try client(StepClient(.status(503)), budget)
        _ = try await client.send(.to())
        #expect(try budget.tokens(for: origin()) == 0)
        #expect(try budget.tokens(for: origin("http://api.test")) == 28)
        for port in 1...300 {
            _ = try await client.send(.to("https://api.test:\(port)/", options: CallOptions(retry: .attempts(2))))
        }
        #expect(try budget.tokens(for: origin()) == 0)
        let kept = try (1...300).filter { try budget.tokens(for: origin("https://api.test:\($0)")) < 28 }
        #expect(kept.count == 255)
    }

    @Test("an attempt may take 30 s and all attempts 60 s")
    func deadlines() async throws {
        let clock = ManualClock()
        let seen = Lock([Duration?]())
        let base = StubClient { request throws(EndpointClientError) in
            seen.withLock { $0.append(request.timeout) }
            clock.advance(by: request.timeout ?? .zero)
            throw .transport(TransportError(.timedOut, requestLine: request.requestLine))
        }
        let policy = RetryingClient.Policy(attempts: 5, backoff: ExponentialBackoff.fixed(.zero))
        _ = try await base.retrying(policy, clock: clock).outcome(of: .to())
        #expect(seen.withLock { $0 } == [.seconds(30), .seconds(30)])
        #expect(clock.now.offset == .seconds(60))
    }

    @Test(
        "a call's own timeout replaces the total",
        arguments: [
            (20, [20]), (50, [30, 20]), (90, [90]),
        ]
    )
    func ownTimeout(total: Int, attempts: [Int]) async throws {
        let clock = ManualClock()
        let seen = Lock([Duration?]())
        let base = StubClient { request throws(EndpointClientError) in
            seen.withLock { $0.append(request.timeout) }
            clock.advance(by: request.timeout ?? .zero)
            throw .transport(TransportError(.timedOut, requestLine: request.requestLine))
        }
        let policy = RetryingClient.Policy(backoff: ExponentialBackoff.fixed(.zero))
        let request = try EndpointRequest.to(options: CallOptions(timeout: .seconds(total)))
        _ = await base.retrying(policy, clock: clock).outcome(of: request)
        #expect(seen.withLock { $0 } == attempts.map { .seconds($0) })
    }

    @Test("the remaining time does not shorten the time allowed between chunks of a stream")
    func streams() async throws {
        let base = StepClient(.status(503), .status(200))
        var request = try EndpointRequest.to()
        request.delivery = .streamed
        _ = try await base.retrying(.fixed(.zero), clock: ManualClock()).send(request)
        #expect(base.requests.map(\.timeout) == [.seconds(30), .seconds(30)])
    }
}
