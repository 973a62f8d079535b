import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Retry-After", .timeLimit(.minutes(15)))
struct RetryAfterTests {
    /// 1994-11-06 08:49:37 GMT.
    static let now = Date(timeIntervalSince1970: 784_111_777)

    private struct Zeros: RandomNumberGenerator, Sendable {
        func next() -> UInt64 { 0 }
    }

    private struct Ones: RandomNumberGenerator, Sendable {
        func next() -> UInt64 { .max }
    }

    /// The delay after a 503 with these headers, or the reason for having none.
    private func delay(
        _ headers: HeaderFields,
        policy: RetryingClient.Policy? = nil,
        timeout: Duration? = nil,
        generator: some RandomNumberGenerator & Sendable = Zeros()
    ) async throws -> Attempt {
        let clock = ManualClock()
        let client = StepClient(.status(503, headers), .status(200)).retrying(
            policy ?? RetryingClient.Policy(backoff: ExponentialBackoff.fixed(.milliseconds(500))),
            clock: clock,
            now: { RetryAfterTests.now },
            generator: generator
        )
        let request = try EndpointRequest.to(options: CallOptions(timeout: timeout))
        let task = Task { try await client.send(request) }
        let sleeping = Task { try? await clock.waitForSleepers() }
        let waker = Task {
            await sleeping.value
            clock.advance(by: .seconds(60))
        }
        let attempts = try await task.value.attempts
        waker.cancel()
        sleeping.cancel()
        return try #require(attempts.first)
    }

    @Test(
        "the client waits for the longer of the server's delay and the backoff",
        arguments: [
            ("0", 0.5), ("00", 0.5), ("2", 2), ("30", 30),
            ("-1", 0.5), ("1e9", 0.5), ("abc", 0.5), ("", 0.5), ("1.5", 0.5), ("+3", 0.5), ("٣", 0.5),
            ("Sun, 06 Nov 1994 08:49:47 GMT", 10),
            ("Sunday, 06-Nov-94 08:49:47 GMT", 10),
            ("Sun Nov  6 08:49:47 1994", 10),
            ("Sun, 06 Nov 1994 08:48:00 GMT", 0.5),
            ("Thu, 01 Jan 1970 00:00:00 GMT", 0.5),
            ("Sun, 99 Nov 1994 08:49:47 GMT", 0.5), ("Thu, 31 Nov 1994 08:49:47 GMT", 0.5),
            ("Sun, 06 Nov 1994 08:49:47 CET", 0.5),
            ("3, 5", 5), ("7, Sun, 06 Nov 1994 08:49:41 GMT", 7), ("Sun, 06 Nov 1994 08:49:47 GMT, 3", 10),
        ] as [(String, Double)]
    )
    func waits(value: String, seconds: Double) async throws {
        #expect(try await delay(["Retry-After": value]).delay == .seconds(seconds))
    }

    @Test(
        "a date is compared with the date of the response, so that the device's clock may be wrong",
        arguments: [
            ("Sun, 06 Nov 1994 08:49:40 GMT", "Sun, 06 Nov 1994 08:49:47 GMT", 7),
            ("Sun, 06 Nov 1994 09:49:37 GMT", "Sun, 06 Nov 1994 09:49:47 GMT", 10),
            ("Sun, 06 Nov 1994 07:49:37 GMT", "Sun, 06 Nov 1994 07:49:57 GMT", 20),
            ("Sun, 06 Nov 1994 08:50:00 GMT", "Sun, 06 Nov 1994 08:49:57 GMT", 0.5),
            ("yesterday", "Sun, 06 Nov 1994 08:49:47 GMT", 10),
            ("Sun, 06 Nov 1994 09:49:37 GMT", "2", 2),
        ] as [(String, String, Double)]
    )
    func dated(date: String, value: String, seconds: Double) async throws {
        #expect(try await delay(["Date": date, "Retry-After": value]).delay == .seconds(seconds))
    }

    @Test("the longer delay of two fields applies")
    func two() async throws {
        var headers: HeaderFields = ["Retry-After": "2"]
        headers.add("retry-after", "6")
        headers.add("retry-after", "x")
        #expect(try await delay(headers).delay == .seconds(6))
    }

    @Test(
        "a random tenth, at most 1 s, is added so that clients do not return together",
        arguments: [
            ("4", 4.4), ("30", 31.0),
        ]
    )
    func jitter(value: String, most: Double) async throws {
        let wait = try await #require(delay(["Retry-After": value], generator: Ones()).delay)
        #expect(abs(wait / .seconds(1) - most) < 1e-6)
        #expect(wait < .seconds(most))
    }

    @Test(
        "a delay over 30 s ends the retries, and the attempt contains it",
        arguments: [
            ("31", 31), ("1000000000", 1_000_000_000), ("99999999999999999999999999", 2_147_483_647),
            ("Sun, 06 Nov 1994 09:49:37 GMT", 3_600), ("Fri, 31 Dec 9999 23:59:59 GMT", 2_147_483_647),
        ]
    )
    func tooLong(value: String, seconds: Int) async throws {
        let attempt = try await delay(["Retry-After": value])
        #expect(attempt.delay == nil)
        #expect(attempt.stop == .retryAfter(.seconds(seconds)))
        #expect(attempt.outcome == .status(503))
    }

    @Test("a delay past the deadline ends the retries, and the attempt contains it")
    func pastDeadline() async throws {
        let attempt = try await delay(["Retry-After": "20"], timeout: .seconds(10))
        #expect(attempt.stop == .retryAfter(.seconds(20)))
    }

    @Test("a call whose backoff would end after the deadline fails at once")
    func backoffPastDeadline() async throws {
        let attempt = try await delay([:], policy: .fixed(.seconds(5)), timeout: .seconds(5))
        #expect(attempt.stop == .deadline)
    }

    @Test("a date that a cache repeats is compared with the age of the response as well")
    func age() async throws {
        let headers: HeaderFields = [
            "Date": "Sun, 06 Nov 1994 08:49:37 GMT", "Age": "50", "Retry-After": "Sun, 06 Nov 1994 08:50:37 GMT",
        ]
        #expect(try await delay(headers).delay == .seconds(10))
    }
}
