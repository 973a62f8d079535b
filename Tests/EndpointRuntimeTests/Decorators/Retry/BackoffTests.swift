import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("backoff")
struct BackoffTests {
    @Test(
        "full jitter is anything below a doubling ceiling of at most 8 s",
        arguments: [
            (1, 0.3), (2, 0.6), (3, 1.2), (4, 2.4), (5, 4.8), (6, 8), (7, 8), (1_000_000, 8), (Int.max, 8),
        ] as [(Int, Double)]
    )
    func fullJitter(retry: Int, ceiling: Double) {
        let backoff = FullJitterBackoff.fullJitter
        #expect(backoff.delay(beforeRetry: retry, random: 0) == .zero)
        #expect(abs(backoff.delay(beforeRetry: retry, random: 0.5) / .seconds(1) - ceiling / 2) < 1e-9)
        #expect(backoff.delay(beforeRetry: retry, random: 0.999_999) <= .seconds(ceiling))
    }

    @Test("the cap holds after the jitter")
    func cap() throws {
        let backoff = try MultipliedBackoff(base: .seconds(6), maximum: .seconds(8))
        #expect(backoff.delay(beforeRetry: 1, random: 0.9) == .seconds(8))
        #expect(backoff.delay(beforeRetry: 9, random: 0.999) == .seconds(8))
        #expect(backoff.delay(beforeRetry: 1, random: 0) == .seconds(3))
    }

    @Test("delays follow from the generator exactly")
    func seeded() async throws {
        var expected = SeededGenerator(seed: 7)
        let backoff = FullJitterBackoff.fullJitter
        let delays = (1...2).map {
            backoff.delay(beforeRetry: $0, random: Double(expected.next() >> 11) * 0x1p-53)
        }
        let clock = ManualClock()
        let client = StepClient(.status(503), .status(503), .status(200))
            .retrying(clock: clock, generator: SeededGenerator(seed: 7))
        let request = try HTTPRequest.to()
        async let response = client.send(request)
        for delay in delays {
            try await clock.waitForSleepers()
            #expect(clock.sleepers == [clock.now.advanced(by: delay)])
            clock.advance(by: delay)
        }
        #expect(try await response.attempts.map(\.delay) == [delays[0], delays[1], nil])
    }

    @Test("a schedule of one's own is followed, and a negative delay is none")
    func custom() async throws {
        struct Fibonacci: Backoff {
            func delay(beforeRetry retry: Int, random: Double) -> Duration {
                [.seconds(-1), .seconds(1), .seconds(2), .seconds(3)][retry - 1]
            }
        }
        let clock = ManualClock()
        let base = StepClient(.status(503))
        let client = base.retrying(try RetryPolicy(attempts: 4, backoff: Fibonacci()), clock: clock)
        let request = try HTTPRequest.to()
        async let response = client.send(request)
        for delay in [1, 2] {
            try await clock.waitForSleepers()
            clock.advance(by: .seconds(delay))
        }
        #expect(try await response.attempts.map(\.delay) == [.zero, .seconds(1), .seconds(2), nil])
    }

    @Test("a policy that makes no sense is refused by the name of its field")
    func validation() {
        func message(_ make: () throws -> Void) -> String {
            do { try make() } catch { return "\(error)" }
            return "accepted"
        }
        #expect(message { _ = try RetryPolicy(attempts: 0) } == "RetryPolicy.attempts is 0; it must be in 1…5")
        #expect(message { _ = try RetryPolicy(attempts: 6) } == "RetryPolicy.attempts is 6; it must be in 1…5")
        #expect(message { _ = try RetryPolicy(statuses: [200]) }.hasPrefix("RetryPolicy.statuses is 200"))
        #expect(message { _ = try RetryPolicy(attemptTimeout: .zero) }.hasPrefix("RetryPolicy.attemptTimeout"))
        #expect(message { _ = try RetryPolicy(totalTimeout: .seconds(-1)) }.hasPrefix("RetryPolicy.totalTimeout"))
        #expect(
            message { _ = try RetryPolicy(longestRetryAfter: .seconds(-1)) }.hasPrefix("RetryPolicy.longestRetryAfter")
        )
        #expect(message { _ = try RetryPolicy.fixed(.seconds(-1)) }.hasPrefix("FixedBackoff.delay is -1"))
        #expect(message { _ = try FullJitterBackoff(base: .seconds(9)) }.hasPrefix("FullJitterBackoff.base is 9"))
        #expect(message { _ = try MultipliedBackoff(jitter: -1...2) }.hasPrefix("MultipliedBackoff.jitter is -1"))
        #expect(message { _ = try RetryBudget(capacity: -1) }.hasPrefix("RetryBudget.capacity is -1"))
        #expect(message { _ = try RetryBudget(capacity: 1, cost: 0) }.hasPrefix("RetryBudget.cost is 0"))
    }
}
