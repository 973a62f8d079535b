import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite("Retry rules of an operation", .timeLimit(.minutes(15)))
struct RetryRulesTests {
    private struct NoDelay: Backoff {
        func delay(beforeRetry retry: Int, random: Double) -> Duration { .zero }
    }

    private func attempts(
        _ info: RetryRules,
        options: RetryRules? = nil,
        status: Int = 503,
        method: EndpointRequest.Method = .get
    ) async throws -> Int {
        let base = StepClient(.status(status))
        let client = base.retrying(RetryingClient.Policy(attempts: 3, backoff: NoDelay()), clock: ManualClock())
        var request = try EndpointRequest.to("https://api.test/", method, options: CallOptions(retry: options))
        request.operation.retry = info
        _ = await client.outcome(of: request)
        return base.requests.count
    }

    @Test(
        "an operation's number of attempts replaces the policy's, and a call's replaces both, within 1…5",
        arguments: [
            (RetryRules(), nil, 3), (.never, nil, 1), (RetryRules(attempts: 4), nil, 4),
            (RetryRules(attempts: 0), nil, 1),
            (RetryRules(attempts: 9), nil, 5), (.never, .attempts(2), 2), (RetryRules(attempts: 4), .never, 1),
            (RetryRules(attempts: 2), .idempotent, 2),
        ] as [(RetryRules, RetryRules?, Int)]
    )
    func decorators(info: RetryRules, call: RetryRules?, count: Int) async throws {
        #expect(try await attempts(info, options: call) == count)
    }

    @Test(
        "an operation's statuses replace the policy's",
        arguments: [([409], 409, 3), ([409], 503, 1), (nil, 503, 3), ([], 503, 1), ([200], 200, 1)]
            as [(Set<Int>?, Int, Int)]
    )
    func statuses(statuses: Set<Int>?, status: Int, count: Int) async throws {
        #expect(try await attempts(RetryRules(statuses: statuses), status: status) == count)
    }

    @Test("a call's statuses and delays replace the operation's")
    func call() async throws {
        #expect(try await attempts(RetryRules(statuses: [409]), options: RetryRules(statuses: [503])) == 3)
        #expect(try await attempts(RetryRules(statuses: [503]), options: RetryRules(statuses: [])) == 1)
    }

    @Test("no rule makes a POST repeatable")
    func post() async throws {
        #expect(try await attempts(RetryRules(attempts: 5, statuses: [503]), method: .post) == 1)
    }

    @Test(
        "delays are jittered under a ceiling that grows as the operation says",
        arguments: [
            (RetryRules(baseDelay: .seconds(1)), [1, 2, 4, 8, 8]),
            (RetryRules(baseDelay: .seconds(1), maximumDelay: .seconds(3)), [1, 2, 3, 3, 3]),
            (RetryRules(maximumDelay: .seconds(1)), [0.3, 0.6, 1, 1, 1]),
            (RetryRules(multiplier: 3), [0.3, 0.9, 2.7, 8, 8]),
            (RetryRules(baseDelay: .seconds(10)), [10, 10, 10, 10, 10]),
            (RetryRules(baseDelay: .seconds(9), maximumDelay: .seconds(3)), [3, 3, 3, 3, 3]),
            (RetryRules(baseDelay: .seconds(-1)), [0, 0, 0, 0, 0]),
            (RetryRules(baseDelay: .seconds(Int64.max), multiplier: .infinity), [3_600, 3_600, 3_600, 3_600, 3_600]),
            (RetryRules(baseDelay: .seconds(1), multiplier: .nan), [1, 2, 4, 8, 8]),
            (RetryRules(baseDelay: .seconds(1), multiplier: 0.1), [1, 1, 1, 1, 1]),
        ] as [(RetryRules, [Double])]
    )
    func delays(info: RetryRules, ceilings: [Double]) throws {
        let backoff = try #require(info.backoff)
        for (index, ceiling) in ceilings.enumerated() {
            let delay = backoff.delay(beforeRetry: index + 1, random: 0.5)
            #expect(abs(delay / .seconds(1) - ceiling / 2) < 1e-9)
        }
        #expect(backoff.delay(beforeRetry: 3, random: 0) == .zero)
    }

    @Test("if the operation specifies no delays, the policy's backoff applies")
    func ownBackoff() async throws {
        #expect(RetryRules(attempts: 2, statuses: [500]).backoff == nil)
        let clock = ManualClock()
        let client = StepClient(.status(503), .status(200)).retrying(.fixed(.seconds(7)), clock: clock)
        var request = try EndpointRequest.to()
        request.operation.retry = RetryRules(attempts: 2)
        let sent = request
        async let response = client.send(sent)
        try await clock.waitForSleepers()
        #expect(clock.sleepers == [clock.now.advanced(by: .seconds(7))])
        clock.advance(by: .seconds(7))
        #expect(try await response.status == 200)
    }

    @Test("the client waits for the delays that the operation specifies")
    func wait() async throws {
        struct Half: RandomNumberGenerator {
            func next() -> UInt64 { 1 << 63 }
        }
        let clock = ManualClock()
        let client = StepClient(.status(503), .status(200)).retrying(clock: clock, generator: Half())
        var request = try EndpointRequest.to()
        request.operation.retry = RetryRules(baseDelay: .seconds(10), maximumDelay: .seconds(20))
        let sent = request
        async let response = client.send(sent)
        try await clock.waitForSleepers()
        #expect(clock.sleepers == [clock.now.advanced(by: .seconds(5))])
        clock.advance(by: .seconds(5))
        #expect(try await response.attempts.map(\.delay) == [.seconds(5), nil])
    }
}
