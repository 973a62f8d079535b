import EndpointRuntime
import EndpointTesting
import Foundation
import Loopback
import Testing

@Suite("Real wire", .serialized, .timeLimit(.minutes(15)))
struct WireTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let response: String
        let expected: [String]

        init(_ name: String, _ status: String, _ headers: String, _ body: String, _ expected: String...) {
            testDescription = name
            response = "HTTP/1.1 \(status)\r\n\(headers)\r\n\r\n\(body)"
            self.expected = expected
        }
    }

    static let cases: [Case] = [
        Case("whole", "200 OK", "Content-Length: 2", "ok", "200 ok"),
        Case("until close", "200 OK", "Connection: close", "ok", "200 ok"),
        Case("short body", "200 OK", "Content-Length: 9", "ok", "truncated"),
        Case("long body", "200 OK", "Content-Length: 2", "ok and more", "200 ok"),
        Case("length that is no number", "200 OK", "Content-Length: two", "ok", "badResponse"),
        Case("negative length", "200 OK", "Content-Length: -2", "ok", "badResponse"),
        Case("huge length", "200 OK", "Content-Length: 9223372036854774784", "ok", "bodyTooLarge(limit: 16777216)"),
        // Newer versions of libcurl compare the two.
        Case("two lengths", "200 OK", "Content-Length: 2\r\nContent-Length: 3", "ok", "connectionLost", "badResponse"),
        Case("two lengths in one field", "200 OK", "Content-Length: 2, 3", "ok!", "badResponse"),
        Case("a length and no number", "200 OK", "Content-Length: 2, x", "ok", "badResponse"),
        Case("a length twice in one field", "200 OK", "Content-Length: 2, 2", "ok", "200 ok", "badResponse"),
        Case("two lengths without a body", "304 Not Modified", "Content-Length: 2, 3", "", "304 "),
        Case("two lengths of an error", "500 Oops", "Content-Length: 2, 3", "no!", "badResponse"),
        Case("chunked", "200 OK", "Transfer-Encoding: chunked", "2\r\nok\r\n0\r\n\r\n", "200 ok"),
        Case("cut chunk", "200 OK", "Transfer-Encoding: chunked", "9\r\nok", "connectionLost"),
        Case("broken chunk", "200 OK", "Transfer-Encoding: chunked", "zz\r\nok\r\n", "badResponse"),
        Case(
            "chunked with another length",
            "200 OK",
            "Transfer-Encoding: chunked\r\nContent-Length: 9",
            "2\r\nok\r\n0\r\n\r\n",
            "200 ok"
        ),
        Case("204 with a body", "204 No Content", "Content-Length: 2", "ok", "204 "),
        Case("304 with a length", "304 Not Modified", "Content-Length: 2", "", "304 "),
        Case("basic", "401 No", "WWW-Authenticate: Basic realm=\"x\"\r\nContent-Length: 2", "no", "401 no"),
        Case("digest", "401 No", "WWW-Authenticate: Digest realm=\"x\"\r\nContent-Length: 2", "no", "401 no"),
        Case("bearer without realm", "401 No", "WWW-Authenticate: Bearer\r\nContent-Length: 2", "no", "401 no"),
        Case("empty challenge", "401 No", "www-authenticate:\r\nContent-Length: 2", "no", "401 no"),
        Case("proxy challenge", "407 No", "Proxy-Authenticate: Basic\r\nContent-Length: 2", "no", "407 no"),
        Case("server error", "500 Oops", "Content-Length: 2", "no", "500 no"),
        Case("redirect to nowhere", "302 Found", "Content-Length: 2", "no", "302 "),
    ]

    @Test("bytes from a server become a response or a typed failure", arguments: cases)
    func response(_ test: Case) async throws {
        let server = try LoopbackServer(response: test.response)
        let seen = await outcome(of: server)
        #expect(test.expected.contains(seen))
    }

    @Test(
        "bytes that are not HTTP are a typed failure",
        arguments: [("", "connectionLost"), ("this is not HTTP\r\n\r\n", "badResponse")]
    )
    func garbage(response: String, expected: String) async throws {
        #expect(await outcome(of: try LoopbackServer(response: response)) == expected)
    }

    @Test("an interim response (1xx) is skipped")
    func earlyHints() async throws {
        let final = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"
        let server = try LoopbackServer(response: "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n" + final)
        #expect(await outcome(of: server) == "200 ok")
    }

    @Test("a connection that is closed or reset is lost", arguments: ["at accept", "after the request", "reset"])
    func broken(when: String) async throws {
        let server = try LoopbackServer { connection, _ in
            if when != "at accept" { _ = connection.request() }
            if when == "reset" { connection.reset() }
        }
        #expect(await outcome(of: server) == "connectionLost")
    }

    #if canImport(FoundationNetworking)
    @Test(
        "a server that does not complete the TLS handshake is insecure, and one that closes is lost",
        arguments: [
            ("HTTP/1.1 400 Bad Request\r\n\r\n", "insecure"), ("\u{15}\u{3}\u{3}\0\u{2}\u{2}\u{28}", "insecure"),
            ("", "connectionLost"),
        ]
    )
    func handshake(response: String, expected: String) async throws {
        let server = try LoopbackServer { connection, _ in
            connection.read(1)
            connection.send(response)
        }
        let address = try #require(URL(string: server.url.absoluteString.replacing("http:", with: "https:")))
        #expect(
            await outcome(of: server, client: URLSessionClient(servers: ServerMap(base: address)), at: address)
                == expected
        )
    }

    @Test(
        "messages of libcurl about TLS say whether the connection was insecure or lost",
        arguments: [
            ("SSL certificate problem: certificate has expired", .insecure),
            ("SSL: no alternative certificate subject name matches target host name 'a.example'", .insecure),
            ("OpenSSL/3.0.19: error:0A00010B:SSL routines::wrong version number", .insecure),
            ("TLS connect error: error:0A00042E:SSL routines::tlsv1 alert protocol version", .insecure),
            ("OpenSSL SSL_read: error:0A00045C:SSL routines::tlsv13 alert certificate required, errno 0", .insecure),
            ("error setting certificate verify locations:  CAfile: /a CApath: none", .insecure),
            ("server certificate verification failed. CAfile: none CRLfile: none", .insecure),
            ("OpenSSL SSL_connect: SSL_ERROR_SYSCALL in connection to a.example:443 ", .connectionLost),
            ("OpenSSL SSL_read: error:0A000126:SSL routines::unexpected eof while reading, errno 0", .connectionLost),
            ("OpenSSL SSL_connect: Connection reset by peer in connection to a.example:443 ", .connectionLost),
            ("GnuTLS recv error (-110): The TLS connection was non-properly terminated.", .connectionLost),
        ] as [(String, TransportError.Reason)]
    )
    func libcurl(message: String, expected: TransportError.Reason) {
        let error = NSError(domain: NSURLErrorDomain, code: -1, userInfo: [NSLocalizedDescriptionKey: message])
        #expect(classify(error, requestLine: "GET /").reason == expected)
    }

    @Test("an address that Foundation cannot connect to names the cause and a remedy")
    func unsupportedHost() {
        let text = "The operation could not be completed. (NSURLErrorDomain error -1000.)"
        let error = NSError(domain: NSURLErrorDomain, code: -1000, userInfo: [NSLocalizedDescriptionKey: text])
        let failure = classify(error, requestLine: "GET http://[::1]/")
        #expect(failure.reason == .unsupportedAddress)
        #expect(failure.detail.contains("cannot connect to an IPv6 address"))
        #expect(failure.detail.contains("use a host name"))
    }
    #endif

    @Test("a connection to a closed port is refused, which proves that nothing was sent")
    func refused() async throws {
        let address = try LoopbackServer(response: "").url
        let client = URLSessionClient(servers: ServerMap(base: address))
        do {
            _ = try await client.send(EndpointRequest(method: .get, url: address, timeout: .seconds(300)))
            Issue.record("a response without a server")
        } catch {
            guard case .transport(let failure) = error else {
                Issue.record("unexpected \(error)")
                return
            }
            #expect(failure.reason == .cannotConnect)
            #expect(failure.isUnsent)
        }
    }

    @Test("a keep-alive connection that the server closed between requests is replaced")
    func keepAlive() async throws {
        let server = try LoopbackServer { connection, _ in
            guard connection.request() != nil else { return }
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: keep-alive\r\n\r\nok")
        }
        let client = server.client()
        for _ in 0..<5 { #expect(await outcome(of: server, client: client) == "200 ok") }
    }

    @Test(
        "silence ends at the deadline of the injected clock",
        arguments: ["", "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nok"]
    )
    func stall(start: String) async throws {
        let server = try LoopbackServer { connection, _ in
            guard connection.request() != nil else { return }
            connection.send(start)
            connection.waitForClose()
        }
        let clock = ManualClock()
        let client = server.client(clock: clock)
        async let seen = outcome(of: server, client: client, timeout: nil)
        try await clock.waitForSleepers()
        #expect(clock.sleepers.map(\.offset) == [.seconds(30)])
        clock.advance(by: .seconds(30))
        #expect(await seen == "timedOut")
        #expect(client.openRequests == 0)
    }

    @Test("a HEAD response has a length and no body")
    func head() async throws {
        let server = try LoopbackServer(response: "HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n")
        #expect(await outcome(of: server, method: .head) == "200 ")
    }

    @Test("the request on the wire has one Host and the length of its body, and no form type of the platform's own")
    func requestOnTheWire() async throws {
        let server = try LoopbackServer(response: "HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
        let file = try TemporaryFile()
        try Data(repeating: 65, count: 100_000).write(to: file.url)
        let client = server.client()
        let slice = try HTTPBody.FileSlice(file.url, range: 5..<10)
        for body in [.data(Data("hello".utf8)), .file(slice), .file(at: file.url)] as [HTTPBody] {
            _ = try await client.send(
                EndpointRequest(method: .post, url: server.url, body: body, timeout: .seconds(300))
            )
        }
        let lengths = ["5", "5", "100000"]
        try #require(server.requests.count == 3)
        for (request, length) in zip(server.requests, lengths) {
            let lines = request.lowercased().components(separatedBy: "\r\n")
            #expect(lines.filter { $0.hasPrefix("host:") }.count == 1)
            #expect(lines.filter { $0.hasPrefix("content-length:") } == ["content-length: \(length)"])
            #expect(lines.contains("content-type: application/octet-stream"))
        }
        #expect(server.requests[1].hasSuffix("\r\n\r\nAAAAA"))
    }

    @Test("thousands of chunks that arrive faster than they are written reach a file in order")
    func bigFile() async throws {
        let part = Data((0..<1_048_576).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) })
        let server = try LoopbackServer { connection, _ in
            guard connection.request() != nil else { return }
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(32 * part.count)\r\n\r\n")
            for _ in 0..<32 { connection.send(Array(part)) }
        }
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let request = EndpointRequest(method: .get, url: server.url, delivery: .file(file))
        #expect(try await server.client().send(request).status == 200)
        let handle = try FileHandle(forReadingFrom: file)
        for _ in 0..<32 { #expect(try handle.read(upToCount: part.count) == part) }
        #expect(try handle.read(upToCount: 1)?.isEmpty != false)
    }

    private func outcome(
        of server: LoopbackServer,
        client: URLSessionClient? = nil,
        at address: URL? = nil,
        method: EndpointRequest.Method = .get,
        timeout: Duration? = .seconds(30)
    ) async -> String {
        do {
            let client = client ?? server.client()
            let request = EndpointRequest(method: method, url: address ?? server.url, timeout: timeout)
            let response = try await client.send(request)
            return "\(response.status) \(String(decoding: response.bufferedBody ?? Data(), as: UTF8.self))"
        } catch .transport(let failure) {
            return "\(failure.reason)"
        } catch {
            return "\(error)"
        }
    }
}
