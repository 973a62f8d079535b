import EndpointRuntime
import EndpointTesting
import Foundation
import Loopback
import Testing

@Suite("Separate timeouts", .serialized, .timeLimit(.minutes(15)))
struct TimeoutTests {
    private let clock = ManualClock()

    private func reason(_ result: Result<EndpointResponse, EndpointClientError>) -> String {
        switch result {
        case .success(let response): "\(response.status)"
        case .failure(.transport(let failure)): "\(failure.reason): \(failure.detail)"
        case .failure(let fault): "\(fault)"
        }
    }

    @Test("the wait for a head has its own timeout, and a call's takes precedence over the client's")
    func head() async throws {
        let limits = URLSessionClient.Limits(phaseTimeouts: .init(head: .seconds(9)))
        let server = StubServer(clock: clock, limits: limits)
        server.on(.get, "/").respond(.silence)
        let own = CallOptions(phaseTimeouts: .init(head: .seconds(5)))
        for (options, expected) in [(CallOptions(), 9), (own, 5)] {
            let begin = clock.now
            async let outcome = server.client.outcome(
                of: EndpointRequest(method: .get, url: server.url.appending(path: "/"), options: options)
            )
            try await clock.waitForSleepers()
            #expect(clock.sleepers == [begin.advanced(by: .seconds(expected))])
            clock.advance(by: .seconds(expected))
            #expect(reason(await outcome) == "timedOut: no head of a response within \(expected) s")
        }
    }

    @Test("the time between chunks of a body in memory has its own timeout, and the whole keeps its deadline")
    func silence() async throws {
        let limits = URLSessionClient.Limits(phaseTimeouts: .init(silence: .seconds(8)))
        let server = StubServer(clock: clock, limits: limits)
        let (first, second) = (Latch(), Latch())
        server.on(.get, "/").respond(
            .status(200).chunk(Data("a".utf8)).pause(until: first).chunk(Data("b".utf8)).pause(until: second)
        )
        let came = AsyncStream.makeStream(of: Int.self)
        let options = CallOptions(progress: { came.continuation.yield($0.completed) })
        async let outcome = server.client.outcome(
            of: EndpointRequest(method: .get, url: server.url.appending(path: "/"), options: options)
        )
        var chunks = came.stream.makeAsyncIterator()
        #expect(await chunks.next() == 1)
        try await clock.waitForSleepers()
        clock.advance(by: .seconds(8))
        try await clock.waitForSleepers()
        first.open()
        #expect(await chunks.next() == 2)
        clock.advance(by: .seconds(8))
        try await clock.waitForSleepers()
        clock.advance(by: .seconds(8))
        #expect(reason(await outcome) == "timedOut: no more of the body within 8 s")
        second.open()
    }

    @Test("a stream's timeouts for silence and for the head may be longer or shorter than the call's")
    func stream() async throws {
        let server = StubServer(clock: clock)
        let latch = Latch()
        server.on(.get, "/").respond(.status(200).chunk(Data("a".utf8)).pause(until: Latch()).held(by: latch))
        let options = CallOptions(phaseTimeouts: .init(head: .seconds(100), silence: .seconds(40)))
        var request = EndpointRequest(
            method: .get,
            url: server.url.appending(path: "/"),
            delivery: .streamed,
            options: options
        )
        request.timeout = .seconds(10)
        async let outcome = server.client.send(request)
        for _ in 0..<2 {
            try await clock.waitForSleepers()
            clock.advance(by: .seconds(40))
        }
        // The watch on the time sleeps again before the head arrives, so it first sees the head at 120 s.
        try await clock.waitForSleepers()
        latch.open()
        guard case .stream(let stream) = try await outcome.body else {
            Issue.record("no stream")
            return
        }
        var chunks = stream.makeAsyncIterator()
        #expect(try await chunks.next() == Data("a".utf8))
        for _ in 0..<2 {
            try await clock.waitForSleepers()
            clock.advance(by: .seconds(40))
        }
        let fault = await #expect(throws: EndpointClientError.self) { try await chunks.next() }
        #expect(fault?.description.contains("no more of the body within 40 s") == true)
    }

    @Test("until a body is being sent the timeout of the connection applies, and afterwards that of the head")
    func connect() async throws {
        let server = try LoopbackServer { connection, _ in
            _ = connection.request()
            connection.waitForClose()
        }
        let limits = URLSessionClient.Limits(phaseTimeouts: .init(connect: .seconds(5), head: .seconds(20)))
        let client = server.client(limits: limits, clock: clock)
        let sent = Latch()
        let options = CallOptions(progress: { _ in sent.open() })
        let body = HTTPBody.data(Data("hello".utf8))
        async let outcome = client.outcome(
            of: EndpointRequest(method: .put, url: server.url.appending(path: "/"), body: body, options: options)
        )
        try await sent.wait()
        try await clock.waitForSleepers()
        clock.advance(by: .seconds(5))
        try await clock.waitForSleepers()
        #expect(clock.sleepers.map(\.offset) == [.seconds(20)])
        clock.advance(by: .seconds(15))
        #expect(reason(await outcome) == "timedOut: no head of a response within 20 s")
    }

    @Test(
        "a connection that is not established in time ends a request with a body, and not one without",
        arguments: [true, false]
    )
    func noConnection(hasBody: Bool) async throws {
        // A URLProtocol never reports that it sends a body.
        let limits = URLSessionClient.Limits(phaseTimeouts: .init(connect: .seconds(5)))
        let server = StubServer(clock: clock, limits: limits)
        server.on(.put, "/").respond(.silence)
        let body = hasBody ? HTTPBody.data(Data("hello".utf8)) : .absent
        async let outcome = server.client.outcome(
            of: EndpointRequest(method: .put, url: server.url.appending(path: "/"), body: body)
        )
        try await clock.waitForSleepers()
        let expected = hasBody ? 5 : 30
        #expect(clock.sleepers.map(\.offset) == [.seconds(expected)])
        clock.advance(by: .seconds(expected))
        #expect(reason(await outcome) == (hasBody ? "timedOut: no connection within 5 s" : "timedOut: "))
    }

    @Test("no timeout outlasts the call's deadline")
    func deadline() async throws {
        let server = StubServer(clock: clock)
        server.on(.get, "/").respond(.silence)
        let options = CallOptions(timeout: .seconds(3), phaseTimeouts: .init(head: .seconds(60), silence: .seconds(60)))
        async let outcome = server.client.result(of: AdHocEndpoint<Data>(.get, "/"), options: options)
        try await clock.waitForSleepers()
        clock.advance(by: .seconds(3))
        let error = await outcome
        #expect(throws: HTTPError<Never>.self) { try error.get() }
    }
}
