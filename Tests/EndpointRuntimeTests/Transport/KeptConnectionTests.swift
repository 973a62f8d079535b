import EndpointRuntime
import EndpointTesting
import Foundation
import Loopback
import Testing

/// A kept connection may be closed when the next request needs it.
@Suite("Kept connections", .serialized, .timeLimit(.minutes(15)))
struct KeptConnectionTests {
    private static let response = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"

    /// Responds to the first request of a connection and hangs up on its second.
    private func server() throws -> LoopbackServer {
        try LoopbackServer { connection, _ in
            guard connection.request() != nil else { return }
            connection.send(KeptConnectionTests.response)
            _ = connection.request()
        }
    }

    private func count(_ method: EndpointRequest.Method, at server: LoopbackServer) -> Int {
        server.requests.count { $0.hasPrefix("\(method) ") }
    }

    @Test(
        "a POST whose kept connection dies reaches the server once, and its caller gets the error at once",
        arguments: [HTTPBody.data(Data("once".utf8)), .data(Data()), .absent, .data(Data(count: 3_000_000))]
    )
    func once(body: HTTPBody) async throws {
        let server = try LoopbackServer { connection, _ in
            while let request = connection.request(), !request.hasPrefix("POST ") {
                connection.send(KeptConnectionTests.response)
            }
        }
        let client = server.client()
        #expect(await outcome(client, EndpointRequest(method: .get, url: server.url)) == "200")
        let post = EndpointRequest(method: .post, url: server.url, body: body, timeout: .seconds(300))
        // A call that had to wait would time out instead.
        #expect(await outcome(client, post) == "transport connectionLost")
        #expect(count(.post, at: server) == 1)
    }

    @Test("a POST without a body has a connection of its own on Linux, unless it may be repeated")
    func declared() async throws {
        let connections = Lock(0)
        let server = try LoopbackServer { connection, _ in
            connections.withLock { $0 += 1 }
            while connection.request() != nil { connection.send(KeptConnectionTests.response) }
        }
        let client = server.client()
        var post = EndpointRequest(method: .post, url: server.url)
        for _ in 0..<3 { #expect(await outcome(client, post) == "200") }
        #expect(client.openRequests == 0)
        #if canImport(FoundationNetworking)
        #expect(connections.withLock { $0 } == 3)
        #endif
        post.options.retry = .idempotent
        let before = connections.withLock { $0 }
        for _ in 0..<3 { #expect(await outcome(client, post) == "200") }
        #expect(connections.withLock { $0 } <= before + 1)
        #expect(count(.post, at: server) == 6)
    }

    @Test("with an idempotency key, a POST is sent again with its body")
    func again() async throws {
        let server = try server()
        let client = server.client().retrying(.fixed(.zero)).withIdempotencyKeys()
        #expect(await outcome(client, EndpointRequest(method: .get, url: server.url)) == "200")
        let post = EndpointRequest(method: .post, url: server.url, body: .data(Data("twice".utf8)))
        #expect(await outcome(client, post) == "200")
        let posts = server.requests.filter { $0.hasPrefix("POST ") }
        #expect(posts.count == 2)
        #expect(posts.allSatisfy { $0.hasSuffix("twice") })
    }

    @Test("a GET is sent again, and its caller gets the response")
    func get() async throws {
        let server = try server()
        let client = server.client().retrying(.fixed(.zero))
        for _ in 0..<3 { #expect(await outcome(client, EndpointRequest(method: .get, url: server.url)) == "200") }
    }
}
