import Dispatch
import EndpointRuntime
import EndpointTesting
import Foundation
import Loopback
import StreamsClient
import Testing

/// A language model's response, over a socket, through the whole client and into the generated types.
@Suite("A chat over a socket", .serialized, .timeLimit(.minutes(15)))
struct ChatStreamTests {
    private let call = Streams.StreamChat(body: .init(prompt: "Hi"))

    /// Sends the pieces of a body as chunks, the second one after a signal, and leaves the connection open.
    private func server(_ pieces: [String], held: DispatchSemaphore) throws -> LoopbackServer {
        try LoopbackServer { connection, _ in
            guard connection.request() != nil else { return }
            connection.send("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n")
            for (index, piece) in pieces.enumerated() {
                if index == 1 { held.wait() }
                connection.send("\(String(piece.utf8.count, radix: 16))\r\n\(piece)\r\n")
            }
            connection.waitForClose()
        }
    }

    @Test("events of several types are read as they arrive, up to [DONE], although the connection stays open")
    func chat() async throws {
        let held = DispatchSemaphore(value: 0)
        let server = try server(
            [
                ": hello\n\ndata: {\"type\": \"delta\", \"text\": \"He\"}\n\n",
                "data: {\"type\": \"delta\",\ndata: \"text\": \"llo\"}\r\n\r\ndata: {\"type\": \"usa",
                "ge\", \"tokens\": 2}\n\ndata: {\"type\": \"new\", \"x\": 1}\n\ndata: [DONE]\n\n",
            ],
            held: held
        )
        var events = try await server.client().send(call).makeAsyncIterator()
        #expect(try await events.next() == .delta(.init(text: "He")))
        held.signal()
        #expect(try await events.next() == .delta(.init(text: "llo")))
        #expect(try await events.next() == .usage(.init(tokens: 2)))
        guard case .undocumented? = try await events.next() else {
            Issue.record("a type that the description does not know")
            return
        }
        #expect(try await events.next() == nil)
        #expect(server.requests.count == 1)
    }

    @Test("a connection that breaks is an error after the complete events")
    func cut() async throws {
        let server = try LoopbackServer { connection, _ in
            guard connection.request() != nil else { return }
            connection.send("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n")
            let piece = "data: {\"type\": \"delta\", \"text\": \"He\"}\n\ndata: {\"type\""
            connection.send("\(String(piece.utf8.count, radix: 16))\r\n\(piece)\r\n")
            connection.reset()
        }
        var seen: [Streams.ChatEvent] = []
        do {
            for try await event in try await server.client().send(call) { seen.append(event) }
            Issue.record("not cut")
        } catch let fault as StreamError {
            guard case .transport = fault else {
                Issue.record("\(fault)")
                return
            }
        }
        #expect(seen.count <= 1)
        #expect(server.requests.count == 1)
    }

    @Test("a documented failure of a stream is typed, as in any call")
    func refused() async throws {
        let body = #"{"detail": "later"}"#
        let server = try LoopbackServer(
            response: "HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nContent-Length: "
                + "\(body.utf8.count)\r\n\r\n\(body)"
        )
        guard case .failure(let error) = await server.client().result(of: call),
            case .tooManyRequests(let fault)? = error.failure
        else {
            Issue.record("not refused")
            return
        }
        #expect(fault.detail == "later")
        #expect(server.requests.count == 1)
    }
}
