import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Backoff")
struct BackoffTests {
    @Test(
        "full jitter is a random delay below a doubling ceiling of at most 8 s",
        arguments: [
            (1, 0.3), (2, 0.6), (3, 1.2), (4, 2.4), (5, 4.8), (6, 8), (7, 8), (1_000_000, 8), (Int.max, 8),
        ] as [(Int, Double)]
    )
    func fullJitter(retry: Int, ceiling: Double) {
        let backoff = ExponentialBackoff.fullJitter
        #expect(backoff.delay(beforeRetry: retry, random: 0) == .zero)
        #expect(abs(backoff.delay(beforeRetry: retry, random: 0.5) / .seconds(1) - ceiling / 2) < 1e-9)
        #expect(backoff.delay(beforeRetry: retry, random: 0.999_999) <= .seconds(ceiling))
    }

    @Test("the cap applies after the jitter")
    func cap() {
        let backoff = ExponentialBackoff(baseDelay: .seconds(6), maximumDelay: .seconds(8), jitter: 0.5...1.5)
        #expect(backoff.delay(beforeRetry: 1, random: 0.9) == .seconds(8))
        #expect(backoff.delay(beforeRetry: 9, random: 0.999) == .seconds(8))
        #expect(backoff.delay(beforeRetry: 1, random: 0) == .seconds(3))
    }

    @Test("the generator alone determines the delays")
    func seeded() async throws {
        var expected = SeededGenerator(seed: 7)
        let backoff = ExponentialBackoff.fullJitter
        let delays = (1...2).map {
            backoff.delay(beforeRetry: $0, random: Double(expected.next() >> 11) * 0x1p-53)
        }
        let clock = ManualClock()
        let client = StepClient(.status(503), .status(503), .status(200))
            .retrying(clock: clock, generator: SeededGenerator(seed: 7))
        let request = try EndpointRequest.to()
        async let response = client.send(request)
        for delay in delays {
            try await clock.waitForSleepers()
            #expect(clock.sleepers == [clock.now.advanced(by: delay)])
            clock.advance(by: delay)
        }
        #expect(try await response.attempts.map(\.delay) == [delays[0], delays[1], nil])
    }

    @Test("a custom schedule is followed, and a negative delay counts as zero")
    func custom() async throws {
        struct Fibonacci: Backoff {
            func delay(beforeRetry retry: Int, random: Double) -> Duration {
                [.seconds(-1), .seconds(1), .seconds(2), .seconds(3)][retry - 1]
            }
        }
        let clock = ManualClock()
        let base = StepClient(.status(503))
        let client = base.retrying(RetryingClient.Policy(attempts: 4, backoff: Fibonacci()), clock: clock)
        let request = try EndpointRequest.to()
        async let response = client.send(request)
        for delay in [1, 2] {
            try await clock.waitForSleepers()
            clock.advance(by: .seconds(delay))
        }
        #expect(try await response.attempts.map(\.delay) == [.zero, .seconds(1), .seconds(2), nil])
    }

    @Test("values outside their range are clamped to it")
    func ranges() {
        #expect(RetryingClient.Policy(attempts: 0).attempts == 1)
        #expect(RetryingClient.Policy(attempts: 6).attempts == 5)
        #expect(RetryingClient.Policy(statuses: [200, 503]).statuses == [503])
        #expect(RetryingClient.Policy(attemptTimeout: .zero).attemptTimeout == .milliseconds(1))
        #expect(RetryingClient.Policy(totalTimeout: .seconds(-1)).totalTimeout == .milliseconds(1))
        #expect(RetryingClient.Policy(maximumRetryAfter: .seconds(Int64.max)).maximumRetryAfter == .seconds(3_600))
        #expect(RetryingClient.Policy.fixed(.seconds(-1)).backoff.delay(beforeRetry: 1, random: 0.5) == .zero)
        #expect(ExponentialBackoff(baseDelay: .seconds(7_200)).baseDelay == .seconds(3_600))
        #expect(ExponentialBackoff(jitter: -1...20).jitter == 0...10)
        #expect(ExponentialBackoff(multiplier: .nan).multiplier == 2)
        #expect(RetryingClient.Budget(capacity: -1, cost: 0).capacity == 0)
        #expect(RetryingClient.Budget(capacity: -1, cost: 0).cost == 1)
    }

    @Test("a fixed delay is the same before every retry", arguments: [1, 2, 9, Int.max])
    func fixed(retry: Int) {
        #expect(ExponentialBackoff.fixed(.seconds(3)).delay(beforeRetry: retry, random: 0.9) == .seconds(3))
    }
}
