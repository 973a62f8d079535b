import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Reconnection", .serialized, .timeLimit(.minutes(15)))
struct ReconnectTests {
    private struct Steps: Backoff {
        func delay(beforeRetry retry: Int, random: Double) -> Duration { .seconds(1 << (retry - 1)) }
    }

    let clock = ManualClock()
    let server = StubServer(clock: ManualClock())

    private func event(_ text: String, id: String? = nil, retry: Duration? = nil) -> ServerSentEvent {
        ServerSentEvent(data: "{\"text\":\"\(text)\"}", id: id, retry: retry)
    }

    private func open(
        _ client: (any EndpointClient)? = nil,
        attempts: Int = 3,
        continuesAfterEnd: Bool = true,
        from id: String? = nil
    ) async throws -> EventStream<Chat.Delta> {
        let policy = ReconnectPolicy(
            reconnections: attempts,
            backoff: Steps(),
            maximumRetryAfter: .seconds(20),
            continuesAfterEnd: continuesAfterEnd
        )
        let client = client ?? server.client
        return try await client.events(
            Chat.Listen(),
            reconnecting: policy,
            from: id,
            clock: clock,
            now: { Date(timeIntervalSince1970: 0) }
        )
    }

    /// Reads to the end while the clock is moved to each sleeper.
    private func read(
        _ stream: EventStream<Chat.Delta>
    ) async throws -> (elements: [String], fault: StreamError?, delays: [Duration]) {
        let reading = Task { await collect(stream) }
        let isOver = Lock(false)
        let watching = Task {
            defer { isOver.withLock { $0 = true } }
            return await reading.value
        }
        var delays: [Duration] = []
        while !isOver.withLock({ $0 }) {
            if let next = clock.sleepers.first {
                let delay = clock.now.duration(to: next)
                delays.append(delay)
                clock.advance(by: delay)
            }
            await Task.yield()
        }
        let seen = await watching.value
        return (seen.elements.map(\.text), seen.fault, delays)
    }

    @Test("a connection that breaks or ends is replaced after the server's delay and continues after the last id")
    func continued() async throws {
        server.on(Chat.Listen.self).respond(
            .events(event("a", id: "1", retry: .seconds(3)), event("b", id: "2")).broken(),
            .events(event("c")),
            .events(event("d", id: "4"), .init(data: "[DONE]"))
        )
        let stream = try await open()
        let seen = try await read(stream)
        #expect(seen.elements == ["a", "b", "c", "d"])
        #expect(seen.fault == nil)
        #expect(seen.delays == [.seconds(3), .seconds(3)])
        #expect(server.requests.map { $0.headers["Last-Event-ID"] } == [nil, "2", "2"])
        #expect(stream.lastEventID == "4")
    }

    @Test("a stream continues where an earlier one ended, whether or not its format has ids", arguments: [true, false])
    func resumed(hasIDs: Bool) async throws {
        let first = hasIDs ? StubResponse.events(event("c")) : try .jsonLines(Chat.Delta(text: "c"))
        server.on(Chat.Listen.self).respond(first.broken(), .status(204))
        let seen = try await read(try await open(from: "2"))
        #expect(seen.elements == ["c"])
        #expect(server.requests.map { $0.headers["Last-Event-ID"] } == ["2", "2"])
    }

    @Test("the end of JSON lines ends the stream, and each connection's format is its own")
    func formats() async throws {
        server.on(Chat.Listen.self).respond(try .jsonLines(Chat.Delta(text: "a")))
        #expect(try await read(try await open()).elements == ["a"])
        #expect(server.requests.count == 1)
        server.on(Chat.Listen.self).respond(
            try StubResponse.jsonLines(Chat.Delta(text: "a")).broken(),
            .events(event("b", id: "7")),
            .status(204)
        )
        let stream = try await open()
        #expect(try await read(stream).elements == ["a", "b"])
        #expect(stream.lastEventID == "7")
    }

    @Test("status 204 ends the stream, also as the first response")
    func noMore() async throws {
        server.on(Chat.Listen.self).respond(.events(event("a")).broken(), .status(204), .status(204))
        for elements in [["a"], []] {
            let seen = try await read(try await open())
            #expect(seen.elements == elements)
            #expect(seen.fault == nil)
        }
    }

    @Test("reconnections in a row are counted, and an element starts the count anew")
    func bounded() async throws {
        server.on(Chat.Listen.self).respond(
            .events(event("a")),
            .status(503),
            .fault(.networkConnectionLost),
            .events(event("b")),
            .status(503)
        )
        let seen = try await read(try await open())
        #expect(seen.elements == ["a", "b"])
        #expect(seen.fault?.status == 503)
        #expect(seen.delays == [1, 2, 4, 1, 2, 4].map { .seconds($0) })
    }

    @Test(
        "consecutive orderly connections without elements end the stream",
        arguments: [StubResponse.events(), .events(ServerSentEvent(data: ""))]
    )
    func nothingMore(empty: StubResponse) async throws {
        server.on(Chat.Listen.self).respond(.events(event("a")), empty, empty, empty, empty, .status(204))
        let seen = try await read(try await open())
        #expect(seen.elements == ["a"])
        #expect(seen.fault == nil)
        #expect(server.requests.count == 4)
    }

    @Test("Retry-After is waited for, up to the longest delay")
    func retryAfter() async throws {
        server.on(Chat.Listen.self).respond(
            .events(event("a")),
            .status(503, headers: ["Retry-After": "7"]),
            .status(429, headers: ["Retry-After": "Thu, 01 Jan 1970 01:00:00 GMT"]),
            .status(204)
        )
        #expect(try await read(try await open()).delays == [.seconds(1), .seconds(7), .seconds(20)])
    }

    @Test("a response that will not change ends the stream as refused")
    func refused() async throws {
        server.on(Chat.Listen.self).respond(.events(event("a")).broken(), .status(403))
        let seen = try await read(try await open())
        guard case .refused(let error)? = seen.fault,
            let response = (error as? HTTPError<Never>)?.response
        else {
            Issue.record("unexpected \(String(describing: seen.fault))")
            return
        }
        #expect(response.status == 403)
        #expect(server.requests.count == 2)
    }

    @Test("an open circuit, and tokens that cannot be renewed or read at present, do not end the stream")
    func refusedForNow() async throws {
        let origin = try #require(ServerMap.Origin(server.url))
        let client = server.client.intercepting(
            Refusing([
                nil, .request(.circuitOpen(origin, retryAfter: .seconds(9))),
                .request(.authentication(.refreshFailed(CocoaError(.fileReadUnknown)))),
                .request(.authentication(.storeFailed(CocoaError(.fileReadUnknown)))),
                .request(.authentication(.providerFailed(CocoaError(.fileReadUnknown)))),
            ])
        )
        server.on(Chat.Listen.self).respond(.events(event("a", id: "1")), .status(204))
        let seen = try await read(try await open(client, attempts: 5))
        #expect(seen.elements == ["a"])
        #expect(seen.fault == nil)
        #expect(seen.delays == [.seconds(1), .seconds(9), .seconds(4), .seconds(8), .seconds(16)])
        #expect(server.requests.map { $0.headers["Last-Event-ID"] } == [nil, "1"])
    }

    @Test("an element that cannot be decoded is never requested again")
    func drift() async throws {
        server.on(Chat.Listen.self).respond(.events(.init(data: "7")))
        #expect(try await read(try await open()).fault?.kind == "element")
        #expect(server.requests.count == 1)
    }

    @Test("a policy can accept an orderly end without reconnecting")
    func orderlyEnd() async throws {
        server.on(Chat.Listen.self).respond(.events(event("a")))
        let seen = try await read(try await open(continuesAfterEnd: false))
        #expect(seen.elements == ["a"])
        #expect(server.requests.count == 1)
    }

    @Test("a call that may not be sent twice is refused, and nothing is sent")
    func notRepeatable() async throws {
        do {
            _ = try await server.client.events(Chat.Say(text: "a"), reconnecting: .default)
            Issue.record("no fault")
        } catch {
            guard case .request(let fault) = error.reason else {
                Issue.record("unexpected \(error)")
                return
            }
            #expect("\(fault)".contains("CallOptions(retry: .idempotent)"))
        }
        #expect(server.requests.isEmpty)
        server.on(Chat.Say.self).respond(try .jsonLines(Chat.Delta(text: "b")))
        let options = CallOptions(retry: .idempotent)
        let policy = ReconnectPolicy(continuesAfterEnd: false)
        let stream = try await server.client.events(Chat.Say(text: "a"), reconnecting: policy, options: options)
        #expect(await collect(stream).elements.map(\.text) == ["b"])
    }

    @Test("cancelling during a wait ends the stream at once, without another request")
    func cancelled() async throws {
        server.on(Chat.Listen.self).respond(.events(event("a")))
        let stream = try await open()
        let task = Task { await collect(stream) }
        try await clock.waitForSleepers()
        task.cancel()
        #expect(await task.value.fault?.kind == "cancelled")
        #expect(server.requests.count == 1)
    }

    @Test("every connection is authenticated anew")
    func authenticated() async throws {
        let tokens = Lock(["first", "second"][...])
        server.on(Chat.Listen.self).respond(.events(event("a")), .status(204))
        let client = server.client
            .authenticated(by: try Credentials(undeclared: .provided { tokens.withLock { $0.popFirst() } }))
        _ = try await read(try await open(client))
        #expect(server.requests.map { $0.headers["Authorization"] } == ["Bearer first", "Bearer second"])
    }

    @Test("values outside their range are clamped to it", arguments: [(0, 1), (101, 100)])
    func policy(count: Int, counted: Int) {
        #expect(ReconnectPolicy(reconnections: count).reconnections == counted)
    }

    @Test("the default waits double from about a second and are never zero")
    func standardDelays() {
        let backoff = ReconnectPolicy.default.backoff
        #expect(
            [1, 2, 6, 100].map { backoff.delay(beforeRetry: $0, random: 0) } == [
                .milliseconds(500), .seconds(1), .seconds(15), .seconds(15),
            ]
        )
        #expect(
            [1, 5, 100].map { backoff.delay(beforeRetry: $0, random: 0.5) } == [
                .seconds(1), .seconds(16), .seconds(30),
            ]
        )
    }
}
