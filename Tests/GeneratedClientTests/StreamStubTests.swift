import EndpointRuntime
import EndpointTesting
import Foundation
import StreamsClient
import StreamsStubs
import Testing

@Suite("Typed stubs of streams", .serialized, .timeLimit(.minutes(15)))
struct StreamStubTests {
    private let server = StubServer()
    private let ticks = [1.5, 2].map { Streams.Tick(at: Date(timeIntervalSince1970: 1_800_000_000), price: $0) }

    private func read<T>(_ stream: EventStream<T>) async throws -> [T] {
        var elements: [T] = []
        for try await element in stream { elements.append(element) }
        return elements
    }

    @Test("elements are sent as events, lines or sequences, and read back unchanged")
    func formats() async throws {
        let ticks = ticks
        server.on(Streams.StreamTicks.self) { _ in .elements(ticks) }
        server.on(Streams.StreamRows.self) { _ in .elements(ticks) }
        server.on(Streams.StreamRowsByOtherName.self) { _ in .elements(ticks) }
        server.on(Streams.StreamSequence.self) { _ in .elements(ticks) }
        #expect(try await read(server.client.send(Streams.StreamTicks())) == ticks)
        #expect(try await read(server.client.send(Streams.StreamRows())) == ticks)
        #expect(try await read(server.client.send(Streams.StreamRowsByOtherName())) == ticks)
        #expect(try await read(server.client.send(Streams.StreamSequence())) == ticks)
        let reply = try await server.client.reply(to: Streams.StreamRows())
        #expect(reply.response.mediaType == "application/jsonl")
        try server.verify()
    }

    @Test("the cases of a union of events are distinguished by their data or by the event's type")
    func unions() async throws {
        let chat: [Streams.ChatEvent] = [
            .delta(.init(text: "a\nb")), .usage(.init(tokens: 3)),
        ]
        let events: [Streams.StreamEvents.Event] = [
            .tick(.init(data: ticks[0])), .notice(.init(data: "two\nlines")),
        ]
        server.on(Streams.StreamChat.self) { call in call.body.prompt == "Hi" ? .elements(chat) : .failureExample }
        server.on(Streams.StreamEvents.self) { _ in .elements(events) }
        #expect(try await read(server.client.send(Streams.StreamChat(body: .init(prompt: "Hi")))) == chat)
        #expect(try await read(server.client.send(Streams.StreamEvents())) == events)
        let refused = await server.client.result(of: Streams.StreamChat(body: .init(prompt: "")))
        guard case .failure(let error) = refused, case .tooManyRequests? = error.failure else {
            Issue.record("\(refused)")
            return
        }
    }

    @Test("events that nothing describes are sent unchanged")
    func plain() async throws {
        let event = ServerSentEvent(event: "a", data: "x\ny", id: "1", retry: .milliseconds(5))
        server.on(Streams.StreamText.self) { _ in .elements([event]) }
        #expect(try await read(server.client.send(Streams.StreamText())) == [event])
    }

    @Test("every stream has an example")
    func examples() async throws {
        server.on(Streams.StreamTicks.self).respond(.example)
        server.on(Streams.StreamRows.self).respond(.example)
        server.on(Streams.StreamText.self).respond(.example)
        server.on(Streams.StreamSequence.self).respond(.example)
        server.on(Streams.StreamChat.self).respond(.example)
        server.on(Streams.StreamEvents.self).respond(.example)
        #expect(try await read(server.client.send(Streams.StreamTicks())).map(\.price) == [1.5])
        #expect(try await read(server.client.send(Streams.StreamRows())).map(\.price) == [1.5])
        #expect(try await read(server.client.send(Streams.StreamText())).map(\.data) == ["text"])
        #expect(try await read(server.client.send(Streams.StreamSequence())).map(\.price) == [1.5])
        #expect(try await read(server.client.send(Streams.StreamChat(body: .init(prompt: "")))).count == 1)
        #expect(try await read(server.client.send(Streams.StreamEvents())).count == 1)
        #expect(try await read(Streams.StreamTicks.example).map(\.price) == [1.5])
    }

    @Test("a stub of a stream can fail with a transport error after its elements")
    func failing() async throws {
        let ticks = ticks
        let lost = StreamError.transport(TransportError(.connectionLost, requestLine: "GET /ticks"))
        server.on(Streams.StreamTicks.self) { _ in .elements(ticks, failing: lost) }
        var seen = 0
        await #expect(throws: StreamError.self) {
            for try await _ in try await server.client.send(Streams.StreamTicks()) { seen += 1 }
        }
        #expect(seen == 2)
    }

    @Test("a failure that no server causes is an error of the test")
    func unwritable() async throws {
        server.on(Streams.StreamTicks.self) { _ in .elements([], failing: .alreadyRead) }
        _ = await server.client.result(of: Streams.StreamTicks())
        #expect(throws: StubError.self) { try server.verify() }
    }

    @Test("two endpoints with one method and path have stubs of their own", arguments: [false, true])
    func twins(isStreamFirst: Bool) async throws {
        let ticks = ticks
        if isStreamFirst { server.on(Streams.StreamOrWaitStream.self) { _ in .elements(ticks) } }
        server.on(Streams.StreamOrWait.self) { _ in .success(ticks) }
        if !isStreamFirst { server.on(Streams.StreamOrWaitStream.self) { _ in .elements(ticks) } }
        #expect(try await server.client.send(Streams.StreamOrWait(body: .init(prompt: ""))) == ticks)
        #expect(try await read(server.client.send(Streams.StreamOrWaitStream(body: .init(prompt: "")))) == ticks)
        try server.verify()
    }

    @Test("two endpoints of one operation have stubs of their own in a stubbed client", arguments: [false, true])
    func twinsOfClient(isStreamFirst: Bool) async throws {
        let ticks = ticks
        let client = StubClient()
        if isStreamFirst { client.on(Streams.StreamOrWaitStream.self) { _ in .elements(ticks) } }
        client.on(Streams.StreamOrWait.self) { _ in .success(Array(ticks.reversed())) }
        if !isStreamFirst { client.on(Streams.StreamOrWaitStream.self) { _ in .elements(ticks) } }
        #expect(try await client.send(Streams.StreamOrWait(body: .init(prompt: ""))) == ticks.reversed())
        #expect(try await read(client.send(Streams.StreamOrWaitStream(body: .init(prompt: "")))) == ticks)
        client.on(Streams.StreamOrWait.self) { _ in .success([]) }
        #expect(try await client.send(Streams.StreamOrWait(body: .init(prompt: ""))) == [])
        #expect(client.requests.count == 3)
        try client.verify()
    }

    @Test("a stubbed client delivers a stream in steps and fails as a connection does")
    func client() async throws {
        let latch = Latch()
        let ticks = ticks
        let client = StubClient()
            .on(Streams.StreamTicks.self) { _ in .elements(ticks) }
            .on(Streams.StreamRows.self)
            .respond(StubResponse.text("{", contentType: "application/jsonl").pause(until: latch).broken(.timedOut))
        #expect(try await read(client.send(Streams.StreamTicks())) == ticks)
        var rows = try await client.send(Streams.StreamRows()).makeAsyncIterator()
        latch.open()
        do {
            _ = try await rows.next()
            Issue.record("not broken")
        } catch {
            guard case .transport(let failure) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(failure.reason == .timedOut)
        }
        try client.verify()
    }
}
