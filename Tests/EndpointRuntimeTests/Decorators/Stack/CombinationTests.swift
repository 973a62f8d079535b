import EndpointTesting
import Foundation
import Loopback
import Testing

@testable import EndpointRuntime

@Suite("Decorators together over a socket", .serialized, .timeLimit(.minutes(15)))
struct CombinationTests {
    let fixture = AuthenticationFixture()
    private let reported = Lock([CallMetrics]())

    private func client(_ url: URL, _ edit: (inout ClientDecorators) -> Void = { _ in }) async throws -> DecoratedClient
    {
        var decorators = ClientDecorators(credentials: Credentials(tokens: try await fixture.session()))
        decorators.metrics = { [reported] metrics in reported.withLock { $0.append(metrics) } }
        decorators.retry = .fixed(.zero)
        decorators.cookies = CookieStore()
        edit(&decorators)
        return ClientFactory.make(servers: ServerMap(base: url), decorators: decorators)
    }

    private func call<Response: Decodable & Sendable>(
        _ method: EndpointRequest.Method = .get,
        _ path: RequestPath = "/pets",
        encode: @escaping @Sendable (inout RequestEncoder) throws -> Void = { _ in }
    ) -> AdHocEndpoint<Response> {
        var call = AdHocEndpoint<Response>(method, path, encode: encode)
        call.operation.security = [[AuthenticationFixture.bearer()]]
        return call
    }

    /// A server that responds to each request by its number, and resets the connection for an empty response.
    private func server(_ respond: @escaping @Sendable (Int, String) -> String) throws -> LoopbackServer {
        let count = Lock(0)
        return try LoopbackServer { connection, _ in
            while let request = connection.request() {
                let number = count.withLock { count in
                    defer { count += 1 }
                    return count
                }
                let response = respond(number, request)
                if response.isEmpty { return connection.reset() }
                connection.send(response)
                if response.contains("Connection: close") { return }
            }
        }
    }

    @Test("an upload survives a reset, a 503 and a 401, and all its attempts are listed and counted")
    func upload() async throws {
        let server = try server { number, _ in
            switch number {
            case 0: ""
            case 1: reply("503 Busy")
            case 2: reply("401 No")
            default: reply("200 OK", "{}", "Set-Cookie: seen=1; Path=/\r\n")
            }
        }
        let cookies = CookieStore()
        let client = try await client(server.url) { decorators in
            decorators.idempotencyKeys = true
            decorators.cookies = cookies
        }
        let body = HTTPBody.Stream {
            AsyncStream<Data> { continuation in
                for chunk in ["one ", "two"] { continuation.yield(Data(chunk.utf8)) }
                continuation.finish()
            }
        }
        let upload: AdHocEndpoint<NoContent> = call(.post) { $0.body(.stream(body)) }
        let response = try await client.reply(to: upload).response
        #expect(
            response.attempts.map(\.outcome) == [
                .transport(.connectionLost), .status(503), .status(401), .status(200),
            ]
        )
        #expect(reported.withLock { $0.map(\.attemptCount) } == [4])
        #expect(server.requests.count == 4)
        #expect(server.requests.allSatisfy { $0.hasSuffix("\r\n\r\none two") })
        #expect(Set(server.requests.map { header("idempotency-key", of: $0) }).count == 1)
        #expect(cookies.cookies.map(\.name) == ["seen"])
    }

    @Test("the error of a call that was repeated after a 401 also lists the 401")
    func failedReplay() async throws {
        let server = try server { number, _ in number == 0 ? reply("401 No") : "" }
        let client = try await client(server.url) { $0.retry = nil }
        let error = await #expect(throws: HTTPError<Never>.self) { try await client.send(call(.post)) as NoContent }
        #expect(error?.attempts.map(\.outcome) == [.status(401), .transport(.connectionLost)])
        #expect(reported.withLock { $0.map(\.attemptCount) } == [2])
    }

    @Test("pages over a cache are revalidated, repeated after a 503, and continue after a 304 that names no next page")
    func pages() async throws {
        let server = try server { number, request in
            if number == 1 { return reply("503 Busy") }
            let page = request.contains("page=3") ? 3 : request.contains("page=2") ? 2 : 1
            if header("if-none-match", of: request) == "\"\(page)\"" { return reply("304 Same", nil) }
            let next = page < 3 ? "Link: </pets?page=\(page + 1)>; rel=\"next\"\r\n" : ""
            return reply("200 OK", "[\(page)]", "ETag: \"\(page)\"\r\nCache-Control: no-cache\r\n\(next)")
        }
        fixture.accept("old")
        let client = try await client(server.url)
        for isPrefetching in [false, true] {
            var items: [Int] = []
            let list: AdHocEndpoint<[Int]> = call()
            for try await page in client.pages(list, by: .link(items: { $0 }), prefetching: isPrefetching) {
                items += page.items
            }
            #expect(items == [1, 2, 3])
        }
        #expect(server.requests.count == 7)
        #expect(reported.withLock { $0.map(\.isCached) } == [false, false, false, true, true, true])
    }

    @Test("a stream continues after the last complete event despite a reset and a renewed token")
    func stream() async throws {
        let head = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n"
        let server = try server { number, request in
            switch number {
            case 0: head + "id: 1\ndata: {\"text\":\"a\"}\n\nid: 2\ndata: {\"te"
            case 1: reply("401 No")
            case 2: reply("503 Busy", "", "Retry-After: 0\r\n")
            default: head + "id: 2\ndata: {\"text\":\"b\"}\n\ndata: [DONE]\n\n"
            }
        }
        let client = try await client(server.url)
        let stream: EventStream<Chat.Delta> = try await client.events(
            SecureListen(),
            reconnecting: ReconnectPolicy(backoff: .fixed(.zero))
        )
        let (elements, fault) = await collect(stream)
        #expect(elements.map(\.text) == ["a", "b"])
        #expect(fault == nil)
        #expect(server.requests.map { header("last-event-id", of: $0) } == [nil, "1", "1", "1"])
        #expect(
            server.requests.map { header("authorization", of: $0) } == [
                "Bearer old", "Bearer old", "Bearer new", "Bearer new",
            ]
        )
    }

    private struct SecureListen: Endpoint {
        typealias Response = EventStream<Chat.Delta>

        static var operation: OperationInfo {
            OperationInfo(id: "listen", method: .get, path: "/chat", security: [[AuthenticationFixture.bearer()]])
        }

        func encode(into request: inout RequestEncoder) { Chat.Listen().encode(into: &request) }

        static func decode(_ response: EndpointResponse) throws -> Outcome<EventStream<Chat.Delta>, Never> {
            try Chat.Listen.decode(response)
        }
    }

    @Test("a form with a file is sent again unchanged, and not at all once the file has changed")
    func form() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "a; b.txt")
        try Data("photo".utf8).write(to: file)
        let server = try server { number, _ in
            if number == 3 { try? Data("photos".utf8).write(to: file) }
            return number == 0 || number == 3
                ? reply("503 Busy") : number == 1 ? reply("401 No") : reply("200 OK", "{}")
        }
        let client = try await client(server.url) { $0.idempotencyKeys = true }
        let upload: AdHocEndpoint<NoContent> = call(.post) { encoder in
            encoder.multipart { form in
                form.field("title", "Rex")
                form.file("photo", FilePart(file: file))
            }
        }
        #expect(try await client.reply(to: upload).response.attempts.count == 3)
        let sent = Set(
            server.requests.map { $0.components(separatedBy: "\r\n\r\n").dropFirst().joined(separator: "|") }
        )
        #expect(sent.count == 1)
        let error = await #expect(throws: HTTPError<Never>.self) { try await client.send(upload) as NoContent }
        guard case .request(.other(let fault as HTTPBody.FileError))? = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(fault == .changedSize(file, expected: 5, found: 6))
        #expect(error?.attempts.map(\.outcome) == [.status(503)])
        #expect(server.requests.count == 4)
    }

    @Test("each of many hosts has its own circuit, and only the client's own host gets the token")
    func manyHosts() async throws {
        let own = try server { _, _ in reply("200 OK", "1") }
        let others = try (0..<8).map { index in
            try server { _, _ in index.isMultiple(of: 2) ? reply("500 Bad") : reply("200 OK", "1") }
        }
        fixture.accept("old")
        let client = try await client(own.url) { decorators in
            decorators.circuitBreaker = CircuitBreakingClient.Policy(windowSize: 2)
            decorators.retry = nil
            decorators.headers = ["X-API-Key": "secret"]
        }
        for _ in 0..<3 {
            for other in [own] + others {
                var call = AdHocEndpoint<Int>(.get, url: other.url.appending(path: "x"))
                call.operation.security = [[AuthenticationFixture.bearer()]]
                _ = await client.result(of: call)
            }
        }
        #expect(own.requests.count == 3)
        #expect(own.requests.allSatisfy { $0.contains("Bearer old") && $0.contains("secret") })
        #expect(others.map(\.requests.count) == [2, 3, 2, 3, 2, 3, 2, 3])
        #expect(others.flatMap(\.requests).allSatisfy { !$0.contains("Bearer") && !$0.contains("secret") })
    }

    @Test("a download whose token expires continues at the byte where it broke off")
    func download() async throws {
        let server = try server { number, request in
            let whole = "HTTP/1.1 200 OK\r\nETag: \"a\"\r\nContent-Length: 10\r\nConnection: close\r\n\r\n0123"
            let rest =
                "HTTP/1.1 206 Partial\r\nETag: \"a\"\r\nContent-Length: 6\r\nContent-Range: bytes 4-9/10\r\n\r\n456789"
            return number == 0 ? whole : number == 1 ? reply("401 No") : rest
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "x")
        let client = try await client(server.url) { $0.retry = nil }
        let photo: AdHocEndpoint<Data> = call()
        let response = try await client.download(photo, to: file)
        #expect(try Data(contentsOf: file) == Data("0123456789".utf8))
        #expect(response.status == 200)
        #expect(response.attempts.map(\.outcome) == [.status(401), .status(200)])
        #expect(server.requests.map { header("range", of: $0) } == [nil, "bytes=4-", "bytes=4-"])
    }
}

private func reply(_ status: String, _ body: String? = "", _ headers: String = "") -> String {
    let length = body.map { "Content-Length: \($0.utf8.count)\r\n" } ?? ""
    return "HTTP/1.1 \(status)\r\nContent-Type: application/json\r\n\(headers)\(length)\r\n\(body ?? "")"
}

private func header(_ name: String, of request: String) -> String? {
    request.components(separatedBy: "\r\n").first { $0.lowercased().hasPrefix(name + ": ") }
        .map { String($0.dropFirst(name.count + 2)) }
}
