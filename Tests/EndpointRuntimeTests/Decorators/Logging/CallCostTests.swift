import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite("Metrics of a call", .serialized, .timeLimit(.minutes(15)))
struct CallCostTests {
    private let clock = ManualClock()
    private let seen = Lock([CallMetrics]())

    private var reports: [CallMetrics] { seen.withLock { $0 } }

    private func measured(_ client: any EndpointClient) -> MeasuringClient {
        client.measuring(clock: clock) { metrics in seen.withLock { $0.append(metrics) } }
    }

    @Test("each attempt and each redirect is an exchange, with the time until its head and until its end")
    func exchanges() async throws {
        let server = StubServer(clock: clock)
        server.on(.get, "/a").respond(.status(503), .redirect(to: "/b"))
        server.on(.get, "/b").respond(
            .status(200).delayed(by: .seconds(2)).chunk(Data("ab".utf8)).pause(.seconds(3))
        )
        let client = measured(server.client.retrying(.fixed(.zero), clock: ManualClock()))
        let began = Latch()
        let options = CallOptions(progress: { if $0.direction == .download { began.open() } })
        let request = EndpointRequest(method: .get, url: server.url.appending(path: "a"), options: options)
        async let response = client.send(request)
        try await server.waitForRequests(3)
        // The watchdog of the exchange sleeps, too.
        try await clock.waitForSleepers(2)
        clock.advance(by: .seconds(2))
        // The session delivers the head on its own queue.
        try await began.wait()
        try await clock.waitForSleepers(2)
        clock.advance(by: .seconds(3))
        _ = try await response
        let metrics = try #require(reports.first)
        #expect(metrics.outcome == .status(200) && metrics.isRetried && metrics.isRedirected)
        #expect(!metrics.isCached && !metrics.isJoined)
        #expect(metrics.exchanges.map(\.outcome) == [.status(503), .status(302), .status(200)])
        #expect(metrics.exchanges.map(\.untilHead) == [.zero, .zero, .seconds(2)])
        #expect(metrics.exchanges.map(\.duration) == [.zero, .zero, .seconds(5)])
        #expect(metrics.duration == .seconds(5))
    }

    @Test("a failed exchange has its failure as outcome and no time until a head")
    func failed() async throws {
        let server = StubServer()
        server.on(.get, "/").respond(.fault(.networkConnectionLost))
        _ = await measured(server.client).outcome(
            of: EndpointRequest(method: .get, url: server.url.appending(path: "/"))
        )
        let exchange = try #require(reports.first?.exchanges.first)
        #expect(exchange.outcome == .transport(.connectionLost) && exchange.untilHead == nil)
        #expect(reports.first?.isRetried == false)
    }

    @Test("a stored response has no exchange, and one that the server confirmed has one")
    func cached() async throws {
        let server = StubServer()
        let headers: HeaderFields = ["Cache-Control": "max-age=60", "ETag": "\"1\""]
        server.on(.get, "/").respond(.json("1", headers: headers), .status(304, headers: headers))
        let client = measured(server.client.cached())
        for mode in ["", "", "max-age=0"] {
            let headers: HeaderFields = mode.isEmpty ? [:] : ["Cache-Control": mode]
            _ = try await client.send(
                EndpointRequest(method: .get, url: server.url.appending(path: "/"), headers: headers)
            )
        }
        #expect(reports.map(\.isCached) == [false, true, true])
        #expect(reports.map { $0.exchanges.map(\.outcome) } == [[.status(200)], [], [.status(304)]])
    }

    @Test("one of the callers that share a response gets the exchange, and the others are marked as joined")
    func joined() async throws {
        let latch = Latch()
        let server = StubServer()
        server.on(.get, "/").respond(.json("1").held(by: latch))
        let deduplicated = server.client.deduplicated()
        let client = measured(deduplicated)
        let tasks = (0..<3).map { _ in
            Task { await client.outcome(of: EndpointRequest(method: .get, url: server.url.appending(path: "/"))) }
        }
        await until { deduplicated.waiterCount >= 3 }
        latch.open()
        for task in tasks { _ = try await task.value.get() }
        #expect(reports.filter(\.isJoined).map(\.exchanges.count) == [0, 0])
        #expect(reports.filter { !$0.isJoined }.map(\.exchanges.count) == [1])
    }

    @Test("a client that measures attempts leaves the exchanges of all to one that measures calls")
    func nested() async throws {
        let server = StubServer()
        server.on(.get, "/").respond(.status(503), .json("1"))
        let client = measured(measured(server.client).retrying(.fixed(.zero), clock: ManualClock()))
        _ = try await client.send(EndpointRequest(method: .get, url: server.url.appending(path: "/")))
        #expect(reports.map(\.exchanges.count) == [1, 1, 2])
    }
}
