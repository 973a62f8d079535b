import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

/// Requests whose turn comes when they may no longer be sent.
@Suite("Requests that wait for their turn", .timeLimit(.minutes(15)))
struct WaitingRequestTests {
    private let clock = ManualClock()

    @Test("requests that wait when the circuit opens are not sent")
    func circuit() async throws {
        let latch = Latch()
        let server = StubClient { request throws(EndpointClientError) in
            do { try await latch.wait() } catch { throw .cancelled }
            return EndpointResponse(status: 200, url: request.url)
        }
        let limited = server.limited(LimitingClient.Policy(concurrency: 1), clock: clock)
        let policy = CircuitBreakingClient.Policy(windowSize: 2, pause: .seconds(30))
        let client = limited.circuitBreaking(policy, clock: clock)
        let request = try EndpointRequest.to()
        let calls = (0..<10).map { _ in Task { await client.outcome(of: request) } }
        await until { limited.waiterCount == 9 }
        // A failing response opens the circuit only after it has passed on its permit, so others open it here.
        let origin = try #require(request.origin)
        for _ in 0..<2 {
            client.board.leave(origin, try client.board.enter(origin, at: .zero), isFailure: true, at: .zero)
        }
        latch.open()
        var refused = 0
        for call in calls {
            if case .failure(.request(.circuitOpen(_, let pause), _)) = await call.value {
                #expect(pause == .seconds(30))
                refused += 1
            }
        }
        #expect(server.requests.count == 1)
        #expect(refused == 9)
        clock.advance(by: .seconds(30))
        #expect(try await client.send(request).status == 200)
        #expect(limited.active == 0)
    }

    @Test("a request that waited while the circuit was open probes the origin after the pause, and is sent after that")
    func reentry() throws {
        let board = CircuitBoard(CircuitBreakingClient.Policy(windowSize: 2, pause: .seconds(30)))
        let url = try #require(URL(string: "https://api.test"))
        let origin = try #require(ServerMap.Origin(url))
        func refusal(_ enter: () throws(RequestError) -> CircuitBoard.Ticket) -> Duration? {
            do throws(RequestError) { _ = try enter() } catch {
                if case .circuitOpen(_, let pause) = error { return pause }
            }
            return nil
        }
        let waiting = try (0..<3).map { _ in try board.enter(origin, at: .zero) }
        for _ in 0..<2 { board.leave(origin, try board.enter(origin, at: .zero), isFailure: true, at: .zero) }
        #expect(
            refusal { () throws(RequestError) in try board.enter(origin, again: waiting[0], at: .seconds(10)) }
                == .seconds(20)
        )
        let probe = try board.enter(origin, again: waiting[1], at: .seconds(30))
        #expect(
            refusal { () throws(RequestError) in try board.enter(origin, again: waiting[2], at: .seconds(31)) } == .zero
        )
        board.leave(origin, probe, isFailure: false, at: .seconds(32))
        let last = try board.enter(origin, again: waiting[2], at: .seconds(33))
        board.leave(origin, last, isFailure: true, at: .seconds(34))
        #expect(refusal { () throws(RequestError) in try board.enter(origin, at: .seconds(34)) } == nil)
    }

    @Test("a request that is refused after its wait returns its token")
    func token() async throws {
        let server = StubClient { EndpointResponse(status: 200, url: $0.url) }
        let client = server.limited(LimitingClient.Policy(perSecond: 1), clock: clock)
        var refused = try EndpointRequest.to()
        let origin = try #require(refused.origin)
        refused.admission = { () throws(RequestError) in throw .circuitOpen(origin, retryAfter: .zero) }
        _ = await client.outcome(of: refused)
        #expect(server.requests.isEmpty)
        #expect(try await client.send(.to(options: CallOptions(timeout: .milliseconds(500)))).status == 200)
    }

    @Test("a request asks for admission only when no pause of the server delays it, so that it blocks no other probe")
    func pause() async throws {
        let latch = Latch()
        let server = StubClient { request throws(EndpointClientError) in
            do { try await latch.wait() } catch { throw .cancelled }
            let headers: HeaderFields = ["RateLimit-Remaining": "0", "RateLimit-Reset": "30"]
            return EndpointResponse(status: 200, headers: headers, url: request.url)
        }
        let policy = LimitingClient.Policy(concurrency: 1, obeysServer: true)
        let client = server.limited(policy, clock: clock)
        let first = try EndpointRequest.to()
        let admissions = Lock(0)
        var second = first
        second.admission = { admissions.withLock { $0 += 1 } }
        let one = Task { await client.outcome(of: first) }
        await until { server.requests.count == 1 }
        let two = Task { [second] in await client.outcome(of: second) }
        await until { client.waiterCount == 1 }
        latch.open()
        _ = await one.value
        await until { !clock.sleepers.isEmpty }
        #expect(admissions.withLock { $0 } == 0)
        clock.advance(by: .seconds(30))
        _ = await two.value
        #expect(admissions.withLock { $0 } == 1)
        #expect(server.requests.count == 2)
    }

    @Test("waiters are served in the order of arrival, although many before them have left")
    func order() async throws {
        let pool = PermitPool(total: 1, perHost: 1)
        #expect(pool.take("h"))
        let served = Lock([Int]())
        var tasks: [Task<Void, Never>] = []
        for index in 0..<60 {
            tasks.append(
                Task {
                    guard (try? await pool.wait("h", limit: nil, clock: TransportClock(clock))) == true else { return }
                    served.withLock { $0.append(index) }
                    pool.release("h")
                }
            )
            await until { pool.waiterCount == index + 1 }
        }
        for index in 0..<60 where index % 3 > 0 { tasks[index].cancel() }
        await until { pool.waiterCount == 20 }
        pool.release("h")
        for task in tasks { await task.value }
        #expect(served.withLock { $0 } == Array(stride(from: 0, to: 60, by: 3)))
        #expect(pool.waiterCount == 0 && pool.active == 0)
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
        #expect(try await client.send(first).status == 200)
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
