import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Deadline")
struct DeadlineTests {
    let clock = ManualClock()

    @Test("an interceptor that never returns is cancelled at the call's deadline")
    func hanging() async throws {
        let cancelled = Latch()
        let stuck = StubClient { _ throws(EndpointClientError) in
            do { try await Latch().wait() } catch { cancelled.open() }
            throw .cancelled
        }
        let client = stuck.deadline(.seconds(5), clock: clock)
        let request = try EndpointRequest.to()
        async let result = outcome(client, request)
        try await clock.waitForSleepers()
        clock.advance(by: .seconds(5))
        #expect(clock.sleepers.count == 1)
        clock.advance(by: DeadlineClient.grace)
        #expect(await result == "transport timedOut")
        try await cancelled.wait(timeout: .seconds(10))
    }

    @Test("work that ignores its cancellation does not delay the caller past the deadline")
    func deaf() async throws {
        let released = Latch()
        let deaf = StubClient { _ in
            await until { released.isOpen }
            return EndpointResponse(status: 200)
        }
        let client = deaf.deadline(clock: clock)
        let request = try EndpointRequest.to(options: CallOptions(timeout: .seconds(1)))
        async let result = outcome(client, request)
        try await clock.waitForSleepers()
        clock.advance(by: .milliseconds(1_250))
        #expect(await result == "transport timedOut")
        released.open()
    }

    @Test("a call that ends in time leaves no task sleeping on the clock")
    func inTime() async throws {
        let client = StubClient { _ in EndpointResponse(status: 200) }.deadline(clock: clock)
        #expect(await outcome(client, try .to()) == "200")
        await until { clock.sleepers.isEmpty }
    }

    @Test("the result of an inner decorator that keeps the deadline itself is returned")
    func evidence() async throws {
        let client = try StepClient(.status(503)).retrying(clock: clock, generator: SeededGenerator(seed: 1))
            .deadline(clock: clock)
        let result = Task { await client.outcome(of: try .to(options: CallOptions(timeout: .milliseconds(1)))) }
        let response = try await result.value.get()
        #expect(response.attempts.last?.stop == .deadline)
    }

    @Test("a retry that the client's own deadline does not allow is not waited for")
    func retryAfter() async throws {
        let client = try StepClient(.status(503, ["Retry-After": "20"])).retrying(clock: clock)
            .deadline(.seconds(10), clock: clock)
        let response = try await client.outcome(of: .to()).get()
        #expect(response.status == 503 && response.attempts.last?.stop == .retryAfter(.seconds(20)))
    }

    @Test("a caller that is cancelled returns at once")
    func cancelled() async throws {
        let latch = Latch()
        let held = StubClient { _ in
            await until { latch.isOpen }
            return EndpointResponse(status: 200)
        }
        let client = held.deadline(clock: clock)
        let task = Task { await outcome(client, try .to()) }
        try await clock.waitForSleepers()
        task.cancel()
        #expect(try await task.value == "cancelled")
        latch.open()
    }

    @Test("a download to a file is not bounded as a whole")
    func file() async throws {
        let latch = Latch()
        let slow = StubClient { _ in
            try? await latch.wait()
            return EndpointResponse(status: 200)
        }
        let client = slow.deadline(clock: clock)
        var request = try EndpointRequest.to()
        request.delivery = .file(URL(fileURLWithPath: "/dev/null"))
        async let result = outcome(client, request)
        await until { latch.waiterCount > 0 }
        #expect(clock.sleepers.isEmpty)
        latch.open()
        #expect(await result == "200")
    }

    @Test("a deadline out of range is clamped", arguments: [Duration.zero, .seconds(-1)])
    func nonsense(deadline: Duration) async throws {
        let (clock, latch) = (ManualClock(), Latch())
        let base = StubClient { _ in
            try? await latch.wait()
            return EndpointResponse(status: 200)
        }
        async let result = base.deadline(deadline, clock: clock).result(of: AdHocEndpoint<NoContent>(.get, "/"))
        try await clock.waitForSleepers()
        #expect(clock.sleepers == [clock.now.advanced(by: .milliseconds(1) + DeadlineClient.grace)])
        latch.open()
        #expect(await result.failure == nil)
    }
}
