import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite("Rate", .timeLimit(.minutes(15)))
struct RateTests {
    @Test("a burst is sent at once, then one request per interval, and a pause saves up no more than a burst")
    func bucket() {
        let bucket = TokenBucket(perSecond: 2, burst: 3)
        let waits = (0..<5).map { _ in bucket.take(at: .zero, limit: nil).token?.wait }
        #expect(waits == [.zero, .zero, .zero, .milliseconds(500), .milliseconds(1_000)])
        let later = (0..<4).map { _ in bucket.take(at: .seconds(100), limit: nil).token?.wait }
        #expect(later == [.zero, .zero, .zero, .milliseconds(500)])
    }

    @Test("a request that cannot wait takes no token, and a token can be returned")
    func refused() throws {
        let bucket = TokenBucket(perSecond: 1, burst: 1)
        #expect(bucket.take(at: .zero, limit: nil).token?.wait == .zero)
        #expect(bucket.take(at: .zero, limit: .milliseconds(900)).refusedWait == .seconds(1))
        let token = try #require(bucket.take(at: .zero, limit: .seconds(1)).token)
        #expect(token.wait == .seconds(1))
        bucket.giveBack(token)
        #expect(bucket.take(at: .zero, limit: nil).token?.wait == .seconds(1))
    }

    @Test("concurrent requests never take the same token")
    func race() async {
        let bucket = TokenBucket(perSecond: 1_000, burst: 1)
        let waits = await withTaskGroup(of: Duration?.self) { group in
            for _ in 0..<1_000 { group.addTask { bucket.take(at: .zero, limit: nil).token?.wait } }
            return await group.reduce(into: Set<Duration?>()) { $0.insert($1) }
        }
        #expect(waits == Set((0..<1_000).map { Duration.milliseconds($0) }))
    }

    @Test("a request waits for its token by the clock")
    func waits() async throws {
        let clock = ManualClock()
        let base = StepClient(.status(200))
        let client = base.limited(LimitingClient.Policy(perSecond: 1), clock: clock)
        let request = try EndpointRequest.to()
        _ = try await client.send(request)
        let second = Task { try await client.send(request).status }
        try await clock.waitForSleepers()
        #expect(base.requests.count == 1)
        clock.advance(by: .seconds(1))
        #expect(try await second.value == 200)
    }

    @Test(
        "the quota is read from a server's headers",
        arguments: [
            (["RateLimit": "\"default\";r=0;t=30"], Duration.seconds(30)),
            (["RateLimit": "\"a\";r=5;t=9, \"b\"; r=0; t=7"], .seconds(7)),
            (["RateLimit": "\"default\";r=1;t=30"], nil),
            (["RateLimit": "\"default\";r=0;t=99999999999999999999"], .seconds(60)),
            (["RateLimit": ";;=;r=;t=-1"], nil),
            (["RateLimit": "limit=10, remaining=0, reset=5"], .seconds(5)),
            (["RateLimit": "limit=10, remaining=1, reset=5"], nil),
            (["RateLimit": "limit=10, remaining=0 , reset=5 "], .seconds(5)),
            (["RateLimit": "limit=10,\tremaining=0,\treset=5"], .seconds(5)),
            (["RateLimit-Remaining": "0", "RateLimit-Reset": "3"], .seconds(3)),
            (["RateLimit-Remaining": "1", "RateLimit-Reset": "3"], nil),
            (["RateLimit-Remaining": "0", "RateLimit-Reset": "-3"], nil),
            (["RateLimit-Remaining": "0"], nil),
        ] as [([String: String], Duration?)]
    )
    func headers(headers: [String: String], pause: Duration?) {
        #expect(serverPause(HeaderFields(headers.map { .init(name: $0.key, value: $0.value) })) == pause)
    }

    @Test("a call whose turn comes after its deadline fails at once and names the wait")
    func longWait() async throws {
        let client = StubClient { _ in EndpointResponse(status: 200) }
            .limited(LimitingClient.Policy(perSecond: 0.1), clock: ManualClock())
        let request = try EndpointRequest.to(options: CallOptions(timeout: .seconds(5)))
        _ = try await client.send(request)
        guard case .failure(.transport(let failure)) = await client.outcome(of: request) else {
            Issue.record("sent")
            return
        }
        #expect(failure.detail == "the client's limit of requests per second requires a wait of 10 s, and 5 s are left")
        #expect(failure.isHeldBack)
    }

    @Test("requests to an origin pause for as long as it asks, if the policy obeys the server")
    func obeys() async throws {
        let clock = ManualClock()
        let base = StepClient(.status(200, ["RateLimit": "\"default\";r=0;t=30"]))
        let request = try EndpointRequest.to()
        let careless = base.limited(clock: clock)
        for _ in 0..<2 { _ = try await careless.send(request) }
        let client = base.limited(LimitingClient.Policy(obeysServer: true), clock: clock)
        _ = try await client.send(request)
        _ = try await client.send(.to("https://other.test/"))
        let hasty = try await client.outcome(of: .to(options: CallOptions(timeout: .seconds(29))))
        guard case .failure(.transport(let failure)) = hasty else {
            Issue.record("sent")
            return
        }
        #expect(failure.reason == .timedOut)
        #expect(failure.detail == "the pause that the server requested lasts another 30 s, but only 29 s are left")
        let patient = Task { try await client.send(request).status }
        try await clock.waitForSleepers()
        #expect(clock.sleepers == [clock.now.advanced(by: .seconds(30))])
        clock.advance(by: .seconds(30))
        #expect(try await patient.value == 200)
    }

    @Test("a request that waits for a permit when the quota is exhausted pauses too")
    func obeysWhileWaiting() async throws {
        let (clock, latch) = (ManualClock(), Latch())
        let base = StubClient { _ throws(EndpointClientError) in
            do { try await latch.wait() } catch { throw .cancelled }
            return EndpointResponse(status: 200, headers: ["RateLimit": "\"default\";r=0;t=30"])
        }
        let client = base.limited(LimitingClient.Policy(concurrency: 1, obeysServer: true), clock: clock)
        let request = try EndpointRequest.to()
        let calls = (0..<2).map { _ in Task { await client.outcome(of: request) } }
        await until { client.waiterCount == 1 && latch.waiterCount == 1 }
        latch.open()
        await until { !clock.sleepers.isEmpty || base.requests.count != 1 }
        #expect(base.requests.count == 1)
        #expect(client.active == 0)
        clock.advance(by: .seconds(30))
        for call in calls { #expect(try await call.value.get().status == 200) }
    }

    @Test("a request that is cancelled while it waits for a permit returns its token")
    func returnsToken() async throws {
        let (clock, latch) = (ManualClock(), Latch())
        let base = StubClient { _ throws(EndpointClientError) in
            do { try await latch.wait() } catch { throw .cancelled }
            return EndpointResponse(status: 200)
        }
        let client = base.limited(LimitingClient.Policy(concurrency: 1, perSecond: 1, burst: 2), clock: clock)
        let request = try EndpointRequest.to()
        let first = Task { await client.outcome(of: request) }
        await until { !base.requests.isEmpty }
        let second = Task { await client.outcome(of: request) }
        await until { client.waiterCount > 0 }
        second.cancel()
        _ = await second.value
        let third = Task { await client.outcome(of: request) }
        await until { client.waiterCount > 0 || !clock.sleepers.isEmpty }
        #expect(clock.sleepers.isEmpty)
        clock.advance(by: .seconds(1))
        latch.open()
        for call in [first, third] { #expect(try await call.value.get().status == 200) }
    }

    @Test("a request takes the turn of a cancelled one, and never the turn of another that waits")
    func takesTurn() async throws {
        let clock = ManualClock()
        let base = StepClient(.status(200))
        let client = base.limited(LimitingClient.Policy(perSecond: 1), clock: clock)
        let request = try EndpointRequest.to()
        _ = try await client.send(request)
        var waiting: [Task<Result<EndpointResponse, EndpointClientError>, Never>] = []
        for count in 1...4 {
            waiting.append(Task { await client.outcome(of: request) })
            try await clock.waitForSleepers(count)
        }
        func turns() -> [Duration] { clock.sleepers.map(\.offset) }
        #expect(turns() == [.seconds(1), .seconds(2), .seconds(3), .seconds(4)])
        for index in [0, 1] {
            waiting[index].cancel()
            _ = await waiting[index].value
        }
        clock.advance(by: .milliseconds(1_500))
        for count in 3...4 {
            waiting.append(Task { await client.outcome(of: request) })
            try await clock.waitForSleepers(count)
        }
        #expect(turns() == [.seconds(2), .seconds(3), .seconds(4), .seconds(5)])
        for task in waiting { task.cancel() }
        for task in waiting { _ = await task.value }
        waiting.append(Task { await client.outcome(of: request) })
        await until { !turns().isEmpty || base.requests.count != 1 }
        #expect(turns() == [])
        _ = await waiting.last?.value
        #expect(base.requests.count == 2)
    }

    @Test("a pause that a redirect's target asks for applies to the target's origin")
    func redirected() async throws {
        let clock = ManualClock()
        let base = StubClient { request in
            let headers: HeaderFields = ["RateLimit": "\"default\";r=0;t=30"]
            return EndpointResponse(status: 200, headers: headers, url: URL(string: "https://other.test/x"))
        }
        let client = base.limited(LimitingClient.Policy(obeysServer: true), clock: clock)
        let options = CallOptions(timeout: .seconds(29))
        for address in ["https://api.test/", "https://api.test/", "https://other.test/"] {
            _ = try await client.outcome(of: .to(address, options: options))
        }
        #expect(base.requests.map(\.url.host) == ["api.test", "api.test"])
    }
}

extension TokenBucket.Turn {
    fileprivate var token: TokenBucket.Token? {
        if case .token(let token) = self { token } else { nil }
    }

    fileprivate var refusedWait: Duration? {
        if case .refused(let wait) = self { wait } else { nil }
    }
}
