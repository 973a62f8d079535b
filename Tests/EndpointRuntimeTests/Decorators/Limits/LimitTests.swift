import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite("Limits", .timeLimit(.minutes(15)))
struct LimitTests {
    /// Counts how many requests are in flight, and holds them.
    private final class Held: Sendable {
        let latch = Latch()
        private let flights = Lock((now: 0, most: 0, served: [String]()))

        var most: Int { flights.withLock { $0.most } }
        var now: Int { flights.withLock { $0.now } }
        var served: [String] { flights.withLock { $0.served } }

        var client: StubClient {
            StubClient { request throws(EndpointClientError) in
                self.flights.withLock { flights in
                    flights.now += 1
                    flights.most = max(flights.most, flights.now)
                    flights.served.append(request.url.path)
                }
                defer { self.flights.withLock { $0.now -= 1 } }
                do { try await self.latch.wait() } catch { throw .cancelled }
                return EndpointResponse(status: 200)
            }
        }
    }

    @Test("64 requests in all and 6 to a host run at the same time, and each caller gets a response")
    func concurrency() async throws {
        let held = Held()
        let client = held.client.limited()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<200 {
                let request = try EndpointRequest.to("https://h\(index % 20).test/")
                group.addTask { _ = try await client.send(request) }
            }
            await until { client.waiterCount == 136 && held.now == 64 }
            held.latch.open()
            try await group.waitForAll()
        }
        #expect(held.most == 64)
        #expect(held.served.count == 200)
        #expect(client.waiterCount == 0)
    }

    @Test("a host gets 6 requests at the same time, and a full host does not delay the others")
    func perHost() async throws {
        let held = Held()
        let client = held.client.limited()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<10 {
                let request = try EndpointRequest.to()
                group.addTask { _ = try await client.send(request) }
            }
            await until { client.waiterCount == 4 && held.now == 6 }
            let other = try EndpointRequest.to("https://other.test/x")
            group.addTask { _ = try await client.send(other) }
            await until { held.now == 7 }
            #expect(client.waiterCount == 4)
            held.latch.open()
            try await group.waitForAll()
        }
        #expect(held.most <= 7)
    }

    @Test("a caller that is cancelled while it waits returns at once and takes no permit")
    func cancel() async throws {
        let held = Held()
        let client = held.client.limited(LimitingClient.Policy(concurrency: 1))
        let first = try EndpointRequest.to("https://api.test/1")
        let second = try EndpointRequest.to("https://api.test/2")
        let third = try EndpointRequest.to("https://api.test/3")
        let one = Task { await client.outcome(of: first) }
        await until { held.now == 1 }
        let two = Task { await client.outcome(of: second) }
        await until { client.waiterCount == 1 }
        let three = Task { await client.outcome(of: third) }
        await until { client.waiterCount == 2 }
        two.cancel()
        guard case .failure(.cancelled) = await two.value else {
            Issue.record("not cancelled")
            return
        }
        #expect(client.waiterCount == 1)
        held.latch.open()
        #expect(try await one.value.get().status == 200)
        #expect(try await three.value.get().status == 200)
        #expect(held.served == ["/1", "/3"])
    }

    @Test("waiting counts against the call's timeout")
    func timeout() async throws {
        let clock = ManualClock()
        let held = Held()
        let client = held.client.limited(LimitingClient.Policy(concurrency: 1), clock: clock)
        let first = try EndpointRequest.to()
        let one = Task { await client.outcome(of: first) }
        await until { held.now == 1 }
        let second = try EndpointRequest.to(options: CallOptions(timeout: .seconds(5)))
        let two = Task { await client.outcome(of: second) }
        try await clock.waitForSleepers()
        await until { client.waiterCount == 1 }
        clock.advance(by: .seconds(5))
        guard case .failure(.transport(let failure)) = await two.value else {
            Issue.record("sent")
            return
        }
        #expect(failure.reason == .timedOut)
        #expect(
            failure.detail
                == "it got no permit within 5 s: at most 6 requests to one host and 1 in all are "
                + "sent at the same time"
        )
        #expect(failure.localizedDescription == EndpointClientError.UserText.tooManyRequests.text())
        #expect(failure.isUnsent)
        #expect(client.waiterCount == 0)
        held.latch.open()
        _ = await one.value
    }

    @Test("downloads never delay a call's permit, and waiting does not shorten the time between their chunks")
    func downloads() async throws {
        let clock = ManualClock()
        let held = Held()
        let base = held.client
        let client = base.limited(clock: clock)
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        var download = try EndpointRequest.to("https://api.test/file", options: CallOptions(timeout: .seconds(1)))
        download.delivery = .file(file)
        let waiting = download
        let downloads = (0..<20).map { _ in Task { await client.outcome(of: waiting) } }
        await until { client.waiterCount == 14 && held.now == 6 }
        let call = try EndpointRequest.to(options: CallOptions(timeout: .seconds(2)))
        let outcome = Task { await client.outcome(of: call) }
        await until { held.now == 7 }
        clock.advance(by: .seconds(3_600))
        held.latch.open()
        #expect(try await outcome.value.get().status == 200)
        for download in downloads { #expect(try await download.value.get().status == 200) }
        let loads = base.requests.filter { $0.url.path == "/file" }
        #expect(loads.map(\.timeout) == Array(repeating: .seconds(1), count: 20))
        #expect(held.most == 7)
    }

    @Test("a stream that waited for its permit keeps its limit between chunks and has the remaining time for its head")
    func streamTimeout() async throws {
        let clock = ManualClock()
        let held = Held()
        let base = held.client
        let client = base.limited(LimitingClient.Policy(concurrency: 1), clock: clock)
        let first = try EndpointRequest.to()
        let one = Task { await client.outcome(of: first) }
        await until { held.now == 1 }
        var stream = try EndpointRequest.to(options: CallOptions(timeout: .seconds(5)))
        stream.delivery = .streamed
        let second = stream
        let two = Task { await client.outcome(of: second) }
        await until { client.waiterCount == 1 }
        clock.advance(by: .seconds(4))
        held.latch.open()
        _ = await one.value
        #expect(try await two.value.get().status == 200)
        #expect(base.requests.last?.timeout == .seconds(5))
        #expect(base.requests.last?.remaining == .seconds(1))
    }

    @Test("a call without a timeout of its own keeps that of the transport, however long its deadline is")
    func transportTimeout() async throws {
        let clock = ManualClock()
        let base = Held()
        base.latch.open()
        let stub = base.client
        let client = stub.limited(clock: clock).deadline(.seconds(60), clock: clock)
        #expect(try await client.send(.to()).status == 200)
        #expect(stub.requests.map(\.timeout) == [nil])
        #expect(stub.requests.map(\.remaining) == [.seconds(60)])
    }

    @Test("waiting for a permit takes time from the call, not from the attempt")
    func attemptTimeout() async throws {
        let clock = ManualClock()
        let held = Held()
        let base = held.client
        let limited = base.limited(LimitingClient.Policy(concurrency: 1), clock: clock)
        let policy = RetryingClient.Policy(attempts: 1, attemptTimeout: .seconds(10), totalTimeout: .seconds(60))
        let client = limited.retrying(policy, clock: clock)
        let request = try EndpointRequest.to()
        let one = Task { await client.outcome(of: request) }
        await until { held.now == 1 }
        let two = Task { await client.outcome(of: request) }
        await until { limited.waiterCount == 1 }
        try await clock.waitForSleepers()
        clock.advance(by: .seconds(20))
        held.latch.open()
        _ = await one.value
        #expect(try await two.value.get().status == 200)
        #expect(base.requests.map(\.timeout) == [.seconds(10), .seconds(10)])
    }

    @Test("a thousand callers that are cancelled at random return all permits")
    func storm() async throws {
        let pool = PermitPool(total: 5, perHost: 2)
        let clock = TransportClock(ManualClock())
        await withTaskGroup(of: Void.self) { group in
            for index in 0..<1_000 {
                group.addTask {
                    let host = "h\(index % 4)"
                    let task = Task {
                        guard try await pool.wait(host, limit: nil, clock: clock) else { return }
                        await Task.yield()
                        pool.release(host)
                    }
                    if index % 3 == 0 { task.cancel() }
                    _ = await task.result
                }
            }
        }
        #expect(pool.active == 0)
        #expect(pool.waiterCount == 0)
        #expect(pool.take("h0") && pool.take("h0") && !pool.take("h0"))
    }

    @Test("a permit is returned when a request fails")
    func failure() async throws {
        let client = StepClient(.fail(.connectionLost)).limited(LimitingClient.Policy(concurrency: 1))
        for _ in 0..<3 { _ = try await client.outcome(of: .to()) }
        #expect(client.waiterCount == 0)
    }

    @Test("an open stream holds no permit")
    func streams() async throws {
        let base = StubClient { _ throws(EndpointClientError) in
            EndpointResponse(status: 200, body: .stream(EndpointResponse.ByteStream(next: { Data([1]) })))
        }
        let client = base.limited(LimitingClient.Policy(concurrency: 1))
        var request = try EndpointRequest.to()
        request.delivery = .streamed
        let open = try await client.send(request)
        let second = try await client.send(request)
        withExtendedLifetime((open, second)) {}
        #expect(base.requests.count == 2)
    }

    @Test("values outside their range are clamped to it")
    func ranges() {
        let policy = LimitingClient.Policy(concurrency: 0, concurrencyPerHost: 20_000, perSecond: .nan, burst: -1)
        #expect(policy == LimitingClient.Policy(concurrency: 1, concurrencyPerHost: 10_000, perSecond: 0.001, burst: 1))
    }
}
