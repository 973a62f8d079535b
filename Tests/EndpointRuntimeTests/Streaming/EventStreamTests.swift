import Dispatch
import EndpointRuntime
import EndpointTesting
import Foundation
import Loopback
import Testing

@Suite("Event stream", .serialized, .timeLimit(.minutes(15)))
struct EventStreamTests {
    let server = StubServer()

    @Test("an endpoint responds with typed elements up to the end mark, though the connection stays open")
    func typed() async throws {
        server.on(Chat.Listen.self).respond(
            .events(
                .init(data: #"{"text":"a"}"#),
                .init(event: "x", data: #"{"text":"b"}"#),
                .init(event: "end", data: ""),
                .init(data: "[DONE]")
            )
            .pause(until: Latch())
        )
        var texts: [String] = []
        do {
            for try await delta in try await server.client.send(Chat.Listen()) { texts.append(delta.text) }
        }
        #expect(texts == ["a", "b"])
        #expect(server.requests.first?.headers["Accept"] == "text/event-stream")
        #expect(server.client.openRequests == 0)
    }

    @Test("a loop over a stream throws a StreamError")
    func typedThrows() async {
        func read(_ stream: EventStream<Int>) async throws(StreamError) -> Int {
            var sum = 0
            for try await element in stream { sum += element }
            return sum
        }
        let fault = StreamError.tooLong(limit: 1)
        do throws(StreamError) {
            #expect(try await read(EventStream([1, 2])) == 3)
            _ = try await read(EventStream([1, 2], failing: fault))
            Issue.record("no fault")
        } catch { #expect(error.kind == "tooLong 1") }
    }

    @Test("a documented failure of a streaming call is typed")
    func failure() async {
        server.on(Chat.Say.self).respond(.json(#"{"title":"No such room"}"#, status: 404))
        guard case .notFound(let problem)? = await server.client.result(of: Chat.Say(text: "a")).failure?.failure
        else {
            Issue.record("no failure")
            return
        }
        #expect(problem.title == "No such room")
    }

    @Test("a success that is not a stream of events is a decoding error")
    func drift() async {
        server.on(Chat.Listen.self).respond(.data(Data("<html>".utf8), contentType: "text/html"))
        guard case .decoding(let fault)? = await server.client.result(of: Chat.Listen()).failure?.reason else {
            Issue.record("no fault")
            return
        }
        #expect(fault.underlying as? EndpointResponse.BodyError == .notEvents(mediaType: "text/html"))
    }

    @Test("JSON lines are read through the whole client, too")
    func jsonLines() async throws {
        server.on(Chat.Say.self).respond(try .jsonLines(Chat.Delta(text: "a"), Chat.Delta(text: "b")))
        let seen = await collect(try await server.client.send(Chat.Say(text: "hi")))
        #expect(seen.elements.map(\.text) == ["a", "b"])
        #expect(seen.fault == nil)
        #expect(server.requests.first?.headers["Accept"] == "application/x-ndjson")
    }

    @Test("an event is read as an object of its type and data if the description says so")
    func objects() async throws {
        let wire =
            "event: added\ndata: {\"text\":\"a\"}\n\nevent: ping\ndata:\n\nevent: gone\nid: 7\nretry: 10\ndata: [1]\n\n"
        let stream = try streamed(Array(wire.utf8)).events(of: Chat.Update.self, reading: .event)
        let seen = await collect(stream)
        #expect(
            seen.elements == [
                .added(Chat.Added(data: Chat.Delta(text: "a"))),
                .undocumented(["data": [1], "event": "gone", "id": "7", "retry": 10]),
            ]
        )
    }

    @Test("an event that the description does not know may have text, unlike a described or unnamed one")
    func textOfUnknownEvents() async throws {
        func read(_ wire: String) async throws -> (elements: [Chat.Update], hasFault: Bool) {
            let seen = await collect(try streamed(Array(wire.utf8)).events(of: Chat.Update.self, reading: .event))
            return (seen.elements, seen.fault != nil)
        }
        let added = "event: added\ndata: {\"text\":\"a\"}\n\n"
        for text in ["[up", "2026-11-30 up", "{", "\"a"] {
            let seen = try await read("event: ping\ndata: \(text)\n\n\(added)")
            #expect(
                seen.elements == [
                    .undocumented(["data": .string(text), "event": "ping"]),
                    .added(Chat.Added(data: Chat.Delta(text: "a"))),
                ]
            )
            #expect(!seen.hasFault)
            for wire in ["event: added\ndata: \(text)\n\n", "data: \(text)\n\n"] {
                let seen = try await read(wire + added)
                #expect(seen.elements.isEmpty && seen.hasFault, "\(wire)")
            }
        }
    }

    @Test(
        "the data of such an object is JSON or text",
        arguments: [
            ("[1]", EventFormat.Content.DataForm.json, [1]), ("[1]", .text, "[1]"), ("[1]", .jsonOrText, [1]),
            ("12", .json, 12), ("12", .jsonOrText, "12"), ("[1", .jsonOrText, "[1"), ("a", .json, nil),
            (#"1,"event":"evil""#, .json, nil),
        ] as [(String, EventFormat.Content.DataForm, JSONValue?)]
    )
    func dataForms(data: String, form: EventFormat.Content.DataForm, expected: JSONValue?) async throws {
        let stream = try streamed(Array("data: \(data)\n\n".utf8))
            .events(of: JSONValue.self, reading: .event(data: form))
        #expect(await collect(stream).elements.first?["data"] == expected)
    }

    @Test("data of an alternative with text is a text although it looks like JSON")
    func textThatLooksLikeJSON() async throws {
        struct Note: JSONModel, Hashable {
            var data: String

            init(data: String) { self.data = data }
            init(from json: inout ObjectReader) throws { data = try json.required("data") }
            func encode(to json: inout ObjectWriter) throws { try json.required("data", data) }
        }
        let stream = try streamed(Array("data: {\"a\":1}\n\ndata: [1]\n\ndata: {\n\n".utf8))
            .events(of: Note.self, reading: .event(data: .jsonOrText))
        let seen = await collect(stream)
        #expect(seen.elements == ["{\"a\":1}", "[1]", "{"].map(Note.init))
        #expect(seen.fault == nil)
    }

    @Test("data that is a JSON scalar has the type of the alternative that the event selects")
    func scalarsAmongTexts() async throws {
        func read(_ wire: String) async throws -> (elements: [Remark], fault: String?) {
            let stream = try streamed(Array(wire.utf8)).events(of: Remark.self, reading: .event(data: .jsonOrText))
            let seen = await collect(stream)
            return (seen.elements, seen.fault.map { "\($0)" })
        }
        let wire = "event: num\ndata: 5\n\nevent: text\ndata: 5\n\nevent: num\ndata: -1\n\n"
        let elements = try await read(wire).elements
        #expect(elements == [.number(5), .text("5"), .number(-1)])
        let fraction = try await read("event: num\ndata: 5.5\n\n").fault
        #expect(fraction?.contains("found the number 5.5") == true, "\(fraction ?? "")")
        let word = try await read("event: num\ndata: five\n\n").fault
        #expect(word?.contains("found the string \"five\"") == true, "\(word ?? "")")
    }

    private enum Remark: JSONModel, Hashable {
        case number(Int)
        case text(String)

        init(from json: inout ObjectReader) throws {
            let event: String = try json.required("event")
            self = event == "num" ? .number(try json.required("data")) : .text(try json.required("data"))
        }

        func encode(to json: inout ObjectWriter) throws {
            switch self {
            case .number(let number): try json.required("data", number)
            case .text(let text): try json.required("data", text)
            }
        }
    }

    @Test("text elements are the unchanged data, and the end mark can be replaced or disabled")
    func text() async throws {
        let wire = Array("data: \"a\n\ndata: [DONE]\n\ndata: bye\n\ndata: b\n\n".utf8)
        let standard = await collect(try streamed(wire).events(of: String.self))
        let none = await collect(try streamed(wire).events(of: String.self, until: nil))
        let other = await collect(try streamed(wire).events(of: String.self, until: "bye"))
        #expect(standard.elements == ["\"a"])
        #expect(none.elements == ["\"a", "[DONE]", "bye", "b"])
        #expect(other.elements == ["\"a", "[DONE]"])
    }

    @Test("an element that differs from its description is an error with its place and text, and ends the stream")
    func element() async throws {
        server.on(Chat.Listen.self).respond(
            .events(.init(data: #"{"text":"a"}"#), .init(data: #"{"text":7}"#), .init(data: #"{"text":"c"}"#))
        )
        var iterator = try await server.client.send(Chat.Listen()).makeAsyncIterator()
        #expect(try await iterator.next()?.text == "a")
        do throws(StreamError) {
            _ = try await iterator.next()
            Issue.record("no fault")
        } catch {
            guard case .element(let fault) = error else {
                Issue.record("unexpected \(error)")
                return
            }
            #expect(fault.index == 1)
            #expect(fault.excerpt == #"{"text":7}"#)
            #expect(fault.requestLine == "GET \(server.url)/chat")
            #expect((fault.underlying as? JSONError)?.pathText == "text")
        }
        #expect(server.client.openRequests == 0)
        #expect(try await iterator.next() == nil)
    }

    @Test("a broken connection is an error after the complete elements")
    func broken() async throws {
        server.on(Chat.Listen.self).respond(.events(.init(data: #"{"text":"a"}"#)).broken())
        let seen = await collect(try await server.client.send(Chat.Listen()))
        #expect(seen.elements.map(\.text) == ["a"])
        #expect(seen.fault?.kind == "transport connectionLost")
    }

    @Test("releasing the iterator closes the connection, although the stream is still referenced")
    func abandoned() async throws {
        server.on(Chat.Listen.self).respond(.events(.init(data: #"{"text":"a"}"#)).pause(until: Latch()))
        let stream = try await server.client.send(Chat.Listen())
        for try await _ in stream { break }
        #expect(server.client.openRequests == 0)
        #expect(await collect(stream).fault?.kind == "alreadyRead")
    }

    @Test("releasing an unread stream closes the connection")
    func unread() async throws {
        server.on(Chat.Listen.self).respond(.events().pause(until: Latch()))
        do { _ = try await server.client.send(Chat.Listen()) }
        // The callback that delivered the head may hold the stream for a moment longer.
        await until { server.client.openRequests == 0 }
    }

    @Test("cancelling the reading task ends the stream as cancelled and closes the connection")
    func cancelled() async throws {
        server.on(Chat.Listen.self).respond(.events(.init(data: #"{"text":"a"}"#)).pause(until: Latch()))
        let stream = try await server.client.send(Chat.Listen())
        let isReading = Latch()
        let task = Task {
            var iterator = stream.makeAsyncIterator()
            _ = try await iterator.next()
            isReading.open()
            _ = try await iterator.next()
        }
        try await isReading.wait(timeout: .seconds(300))
        task.cancel()
        let end = await task.result
        guard case .failure(StreamError.cancelled) = end else {
            Issue.record("unexpected \(end)")
            return
        }
        #expect(server.client.openRequests == 0)
    }

    @Test("a body in memory is read as a stream, too, so a stubbed client suffices")
    func buffered() async throws {
        let client = StubClient { _ in
            EndpointResponse(
                status: 200,
                headers: ["Content-Type": "text/event-stream"],
                body: .data(Data("data: {\"text\":\"a\"}\n\n".utf8))
            )
        }
        #expect(await collect(try await client.send(Chat.Listen())).elements.map(\.text) == ["a"])
    }

    @Test("a cancelled reader gets one error at most, and none after the end", arguments: [false, true])
    func cancelledReader(isRead: Bool) async {
        let seen = await Task {
            var results: [String] = []
            var iterator = EventStream([1]).makeAsyncIterator()
            if isRead { while (try? await iterator.next()) != nil {} }
            withUnsafeCurrentTask { $0?.cancel() }
            for _ in 0..<3 {
                do throws(StreamError) {
                    results.append(try await iterator.next().map { "\($0)" } ?? "end")
                } catch { results.append(error.kind) }
            }
            return results
        }.value
        #expect(seen == (isRead ? ["end", "end", "end"] : ["cancelled", "end", "end"]))
    }

    @Test("over a socket, events arrive as they are sent")
    func wire() async throws {
        let firstIsRead = DispatchSemaphore(value: 0)
        let server = try LoopbackServer { connection, _ in
            guard connection.request() != nil else { return }
            connection.send("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n")
            for text in ["a", "b"] {
                let event = ServerSentEvent(data: "{\"text\":\"\(text)\"}").wireText
                connection.send("\(String(event.utf8.count, radix: 16))\r\n\(event)\r\n")
                if text == "a" { firstIsRead.wait() }
            }
            connection.waitForClose()
        }
        let client = server.client()
        var iterator = try await client.send(Chat.Listen()).makeAsyncIterator()
        #expect(try await iterator.next()?.text == "a")
        firstIsRead.signal()
        #expect(try await iterator.next()?.text == "b")
    }
}
