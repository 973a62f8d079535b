import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

/// Requests whose turn comes when they may no longer be sent.
@Suite("Requests that wait for their turn", .timeLimit(.minutes(5)))
struct WaitingRequestTests {
    private let clock = ManualClock()

    @Test("requests that wait when the circuit opens are not sent, and may be sent if it has closed again")
    func circuit() async throws {
        let latch = Latch()
        let statuses = Lock([500, 500, 200])
        let server = StubClient { request throws(EndpointClientError) in
            do { try await latch.wait() } catch { throw .cancelled }
            return EndpointResponse(status: statuses.withLock { $0.isEmpty ? 200 : $0.removeFirst() }, url: request.url)
        }
        let limited = server.limited(LimitingClient.Policy(concurrency: 1), clock: clock)
        let policy = CircuitBreakingClient.Policy(windowSize: 2, pause: .seconds(30))
        let client = limited.circuitBreaking(policy, clock: clock)
        let request = try EndpointRequest.to()
        let calls = (0..<10).map { _ in Task { await client.outcome(of: request) } }
        await until { limited.waiterCount == 9 }
        latch.open()
        var refused = 0
        for call in calls {
            if case .failure(.request(.circuitOpen(_, let pause), _)) = await call.value {
                #expect(pause == .seconds(30))
                refused += 1
            }
        }
        #expect(server.requests.count == 2)
        #expect(refused == 8)
        clock.advance(by: .seconds(30))
        #expect(try await client.send(request).status == 200)
        #expect(limited.active == 0)
    }

    @Test("a request whose time is over when it gets a permit is not sent and opens no circuit")
    func deadline() async throws {
        let latch = Latch()
        let server = StubClient { [clock] request throws(EndpointClientError) in
            do { try await latch.wait() } catch { throw .cancelled }
            // The waiter's timer has not yet fired when it gets the permit.
            clock.advance(by: .seconds(5))
            return EndpointResponse(status: 200, url: request.url)
        }
        let limited = server.limited(LimitingClient.Policy(concurrency: 1), clock: StillClock(clock))
        let client = limited.circuitBreaking(CircuitBreakingClient.Policy(windowSize: 2), clock: clock)
        let first = try EndpointRequest.to()
        let one = Task { await client.outcome(of: first) }
        await until { server.requests.count == 1 }
        let second = try EndpointRequest.to(options: CallOptions(timeout: .seconds(5)))
        let two = Task { await client.outcome(of: second) }
        await until { limited.waiterCount == 1 }
        latch.open()
        _ = await one.value
        guard case .failure(.transport(let failure)) = await two.value else {
            Issue.record("sent")
            return
        }
        #expect(failure.reason == .timedOut && failure.isHeldBack)
        #expect(failure.detail == "its time was over when its turn came")
        #expect(server.requests.count == 1)
    }

    @Test("a request that a limit of the client refuses is not repeated, and takes nothing from the budget")
    func budget() async throws {
        let budget = RetryingClient.Budget()
        let server = StubClient { EndpointResponse(status: 200, url: $0.url) }
        let client = server.limited(LimitingClient.Policy(perSecond: 0.1), clock: clock)
            .retrying(.fixed(.zero), budget: budget, clock: clock)
        let request = try EndpointRequest.to(options: CallOptions(timeout: .seconds(5)))
        _ = try await client.send(request)
        guard case .failure(.transport(let failure)) = await client.outcome(of: request) else {
            Issue.record("sent")
            return
        }
        #expect(failure.isHeldBack && failure.attempts.isEmpty)
        let origin = try #require(request.origin)
        #expect(budget.tokens(for: origin) == 500)
    }
}

/// Has the time of another clock, but its sleepers are woken only by cancellation.
private struct StillClock: Clock {
    typealias Instant = ManualClock.Instant

    private let base: ManualClock

    init(_ base: ManualClock) { self.base = base }

    var now: Instant { base.now }
    var minimumResolution: Duration { base.minimumResolution }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try await Latch().wait()
    }
}
