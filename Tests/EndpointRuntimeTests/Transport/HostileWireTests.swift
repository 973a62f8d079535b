import Dispatch
import EndpointTesting
import Foundation
import Loopback
import Testing

@testable import EndpointRuntime

@Suite("Hostile wire", .serialized, .timeLimit(.minutes(15)))
struct HostileWireTests {
    /// The status and body, or the reason of the failure. A request has thirty seconds and needs a few milliseconds.
    private func outcome(
        of server: LoopbackServer,
        path: String = "/",
        method: EndpointRequest.Method = .get,
        body: HTTPBody = .absent,
        delivery: EndpointRequest.Delivery = .default
    ) async -> String {
        let client = server.client()
        let request = EndpointRequest(
            method: method,
            url: server.url.appending(path: path),
            body: body,
            delivery: delivery,
            timeout: .seconds(300)
        )
        do {
            let response = try await client.send(request)
            return "\(response.status) \(String(decoding: response.bufferedBody ?? Data(), as: UTF8.self))"
        } catch .transport(let failure) {
            return "\(failure.reason)"
        } catch { return "\(error)" }
    }

    private func serving(_ bytes: [UInt8], resets: Bool = false) throws -> LoopbackServer {
        try LoopbackServer { connection, _ in
            guard connection.request() != nil else { return }
            connection.send(bytes)
            if resets { connection.reset() }
        }
    }

    private func head(_ headers: String, _ status: String = "200 OK") -> [UInt8] {
        Array("HTTP/1.1 \(status)\r\n\(headers)\r\n\r\n".utf8)
    }

    @Test(
        "a response that is cut anywhere is a typed failure, whether the connection ends in order or not",
        arguments: [
            ("HTTP/1.1 200", "connectionLost"), ("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n", "connectionLost"),
            ("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n", "truncated"),
            ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n", "connectionLost"),
        ]
    )
    func cut(response: String, expected: String) async throws {
        for resets in [false, true] {
            let seen = await outcome(of: try serving(Array(response.utf8), resets: resets))
            #expect(seen == expected || seen == "connectionLost", "resets: \(resets)")
        }
    }

    // Without a reset, such an end stops the process on Linux before any code of the library runs; see SECURITY.md.
    @Test("a response that is reset between its headers is a typed failure")
    func cutHeaders() async throws {
        let server = try serving(Array("HTTP/1.1 200 OK\r\nContent-Le".utf8), resets: true)
        let seen = await outcome(of: server)
        #expect(seen == "connectionLost")
    }

    @Test("a compressed response is read")
    func compressed() async throws {
        let body = gzip("hello")
        let server = try serving(head("Content-Encoding: gzip\r\nContent-Length: \(body.count)") + body)
        let seen = await outcome(of: server)
        #expect(seen == "200 hello")
    }

    @Test(
        "a compressed response whose connection is cut is a failure, however it was framed",
        arguments: ["Content-Length: 500", "Transfer-Encoding: chunked"]
    )
    func cutCompression(framing: String) async throws {
        let body = gzip(String(repeating: "hello", count: 50)).dropLast(20)
        let framed =
            framing.hasPrefix("Transfer") ? Array("\(String(body.count, radix: 16))\r\n".utf8) + body : Array(body)
        let server = try serving(head("Content-Encoding: gzip\r\n\(framing)") + framed)
        let seen = await outcome(of: server)
        #expect(["truncated", "connectionLost"].contains(seen), "\(seen)")
    }

    private static let plain = Array("hello".utf8)
    #if canImport(FoundationNetworking)
    private static let broken = [
        ("gzip", plain), ("deflate", plain), ("zstd", plain), ("gzip", gzip("hello") + plain),
    ]
    #else
    private static let broken = [("gzip", plain)]
    #endif

    @Test(
        "a body that is not compressed as declared, or that continues after the compressed data, is a failure",
        arguments: broken
    )
    func brokenCompression(encoding: String, body: [UInt8]) async throws {
        let server = try serving(head("Content-Encoding: \(encoding)\r\nContent-Length: \(body.count)") + body)
        let seen = await outcome(of: server)
        #expect(seen == "badResponse")
    }

    @Test("a compressed response whose data ends early despite complete framing cannot be decoded")
    func shortCompression() async throws {
        let body = gzip("[\(String(repeating: "1,", count: 50))1]").dropLast(40)
        let server = try serving(head("Content-Encoding: gzip\r\nContent-Length: \(body.count)") + body)
        let result = await server.client().result(of: AdHocEndpoint<[Int]>(.get, "/"))
        switch result.failure?.reason {
        case .decoding, .transport: break
        default: Issue.record("unexpected \(result)")
        }
    }

    @Test("a body that decompresses to more than the limit is abandoned, for a success and for a failure")
    func bomb() async throws {
        let body = gzipOfZeros(count: 40 * 1_048_576)
        let headers = "Content-Encoding: gzip\r\nContent-Length: \(body.count)"
        let seen = await outcome(of: try serving(head(headers) + body))
        #expect(seen == "bodyTooLarge(limit: 16777216)")
        let failing = try serving(head(headers, "500 No") + body)
        let response = try await failing.client().send(EndpointRequest(method: .get, url: failing.url))
        #expect(response.bufferedBody?.count == 65_536)
    }

    @Test("a header that is not UTF-8 is a bad response and not retried")
    func latin1Header() async throws {
        let start = Array("HTTP/1.1 200 OK\r\nX-Name: Jos".utf8)
        let server = try serving(start + [0xE9] + Array("\r\nContent-Length: 2\r\n\r\nok".utf8))
        let client = server.client().retrying(.fixed(.zero))
        var (seen, detail) = ("200", "")
        do { _ = try await client.send(EndpointRequest(method: .get, url: server.url)) } catch {
            (seen, detail) = (kind(error), "\(error)")
        }
        #if canImport(FoundationNetworking)
        #expect(seen == "transport badResponse")
        #expect(detail.contains("UTF-8"), "\(detail)")
        #else
        #expect(seen == "200")
        #endif
        #expect(server.requests.count == 1)
    }

    @Test("a header of several hundred kilobytes is a bad response, also where the platform calls it a lack of memory")
    func longHeader() async throws {
        let line = String(repeating: "x", count: 400_000)
        let server = try serving(head("X-Long: \(line)\r\nContent-Length: 0"))
        let result = await server.client().result(of: AdHocEndpoint<String>(.get, "/"))
        guard case .transport(let failure)? = result.failure?.reason else { return }
        #expect(failure.reason == .badResponse)
        #expect(failure.detail.contains("header"), "\(failure.detail)")
    }

    @Test("endless headers are a failure")
    func endlessHeaders() async throws {
        let server = try LoopbackServer { connection, _ in
            guard connection.request() != nil, connection.send("HTTP/1.1 200 OK\r\n") else { return }
            let line = String(repeating: "x", count: 10_000)
            for number in 0..<10_000 where !connection.send("X-\(number): \(line)\r\n") { return }
        }
        let seen = await outcome(of: server)
        #expect(seen == "badResponse")
    }

    @Test("a body that arrives byte by byte ends at the deadline of the whole response")
    func drip() async throws {
        let mayDrip = DispatchSemaphore(value: 0)
        let server = try LoopbackServer { connection, _ in
            guard connection.request() != nil, connection.send("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n")
            else { return }
            for _ in 1...3 {
                mayDrip.wait()
                connection.send(".....")
            }
            connection.waitForClose()
        }
        let clock = ManualClock()
        let (arrivals, arrived) = AsyncStream.makeStream(of: Int.self)
        let request = EndpointRequest(
            method: .get,
            url: server.url,
            options: CallOptions(progress: { arrived.yield($0.completed) })
        )
        let client = server.client(clock: clock)
        let call = Task {
            do throws(EndpointClientError) { return "\(try await client.send(request).status)" } catch {
                return kind(error)
            }
        }
        try await clock.waitForSleepers()
        for step in 1...3 {
            mayDrip.signal()
            #expect(await arrivals.first { $0 >= 5 * step } != nil)
            #expect(client.openRequests == 1)
            clock.advance(by: step < 3 ? .milliseconds(14_999) : .milliseconds(2))
        }
        #expect(await call.value == "transport timedOut")
        #expect(client.openRequests == 0)
    }

    @Test(
        "redirects that loop, exceed twenty or leave HTTP are errors",
        arguments: [
            ("/loop", "redirect(EndpointRuntime.TransportError.Redirect.loop)", 1), ("/20", "200 ok", 21),
            ("/21", "redirect(EndpointRuntime.TransportError.Redirect.tooMany)", 21),
            ("/file", "redirect(EndpointRuntime.TransportError.Redirect.unsupported)", 1),
        ]
    )
    func redirects(path: String, expected: String, count: Int) async throws {
        let server = try LoopbackServer { connection, _ in
            while let request = connection.request() {
                let path = request.split(separator: " ")[1].dropFirst()
                let number = Int(path) ?? 0
                let target = path == "loop" ? "/loop" : path == "file" ? "file:///etc/passwd" : "/\(number - 1)"
                let isEnd = path == "0"
                connection.send(
                    isEnd
                        ? "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"
                        : "HTTP/1.1 302 Found\r\nLocation: \(target)\r\nContent-Length: 0\r\n\r\n"
                )
            }
        }
        let seen = await outcome(of: server, path: path)
        #expect(seen == expected)
        #expect(server.requests.count == count)
    }

    @Test("a server that closes the connection during an upload causes a lost connection", arguments: [false, true])
    func brokenUpload(resets: Bool) async throws {
        let server = try LoopbackServer { connection, _ in
            connection.read(50_000)
            if resets { connection.reset() }
        }
        let body = HTTPBody.data(Data(repeating: 65, count: 5_000_000))
        let seen = await outcome(of: server, method: .post, body: body)
        #expect(seen == "connectionLost")
    }

    /// On Linux, each of these could stop the process while the platform read the file itself.
    @Test("a server that closes the connection before it reads the file loses only that upload")
    func closedFileUpload() async throws {
        let server = try LoopbackServer { connection, _ in connection.read(100) }
        let file = try TemporaryFile()
        try Data(count: 1_000_000).write(to: file.url)
        let body = HTTPBody.file(at: file.url)
        let client = server.client()
        for _ in 0..<10 {
            await withTaskGroup { group in
                for _ in 0..<50 {
                    group.addTask {
                        let request = EndpointRequest(
                            method: .post,
                            url: server.url,
                            body: body,
                            timeout: .seconds(300)
                        )
                        await #expect(throws: EndpointClientError.self) { try await client.send(request) }
                    }
                }
            }
        }
        #expect(client.openRequests == 0)
    }

    @Test("a file that shrinks while it is sent fails the upload, and one that grows is sent as it was")
    func changingFile() async throws {
        for change in ["shrink", "grow"] {
            let file = try TemporaryFile()
            try Data(repeating: 65, count: 20_000_000).write(to: file.url)
            let size: UInt64 = change == "shrink" ? 10_000_000 : 20_000_100
            let server = try LoopbackServer { connection, _ in
                connection.read(50_000)
                let handle = try? FileHandle(forWritingTo: file.url)
                try? handle?.truncate(atOffset: size)
                try? handle?.close()
                connection.read(19_900_000)
                connection.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok")
                connection.waitForClose()
            }
            let seen = await outcome(of: server, method: .post, body: .file(at: file.url))
            #expect(change == "grow" ? seen == "200 ok" : seen.contains("10000000 bytes"), "\(change): \(seen)")
        }
    }

    @Test("the response that a server sends in the middle of an upload is returned")
    func earlyResponse() async throws {
        let server = try LoopbackServer { connection, _ in
            connection.read(50_000)
            connection.send("HTTP/1.1 413 Too Large\r\nContent-Length: 2\r\nConnection: close\r\n\r\nno")
            connection.waitForClose()
        }
        let body = HTTPBody.data(Data(repeating: 65, count: 5_000_000))
        let seen = await outcome(of: server, method: .post, body: body)
        #expect(seen == "413 no")
    }

    @Test(
        "a 401 with a challenge reaches the authentication decorator, which renews the token and sends the request again",
        arguments: ["Basic realm=\"x\"", "Bearer", "Digest realm=\"x\", nonce=\"y\""]
    )
    func challenge(challenge: String) async throws {
        let server = try LoopbackServer { connection, _ in
            while let request = connection.request() {
                connection.send(
                    request.contains("Bearer new")
                        ? "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"
                        : "HTTP/1.1 401 No\r\nWWW-Authenticate: \(challenge)\r\nContent-Length: 2\r\n\r\nno"
                )
            }
        }
        let fixture = AuthenticationFixture()
        let session = try await fixture.session()
        let client = server.client().authenticated(by: Credentials(tokens: session))
        let request = AuthenticationFixture.request(url: "\(server.url)/pets")
        #expect(try await client.send(request).status == 200)
        #expect(fixture.refreshes == 1)
        #expect(server.requests.count == 2)
    }

    @Test("a download continues over another connection, uncompressed and from the byte where it broke")
    func resumedDownload() async throws {
        let server = try LoopbackServer { connection, number in
            guard connection.request() != nil else { return }
            let start = "HTTP/1.1 \(number == 0 ? "200 OK" : "206 Partial")\r\nETag: \"a\"\r\n"
            connection.send(
                number == 0
                    ? start + "Content-Length: 10\r\n\r\n0123"
                    : start + "Content-Length: 6\r\nContent-Range: bytes 4-9/10\r\n\r\n456789"
            )
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "x")
        try await server.client().download(AdHocEndpoint<Data>(.get, "/x"), to: file)
        #expect(try Data(contentsOf: file) == Data("0123456789".utf8))
        for (request, ranges) in zip(server.requests, [[], ["range: bytes=4-", "if-range: \"a\""]]) {
            let lines = request.lowercased().components(separatedBy: "\r\n")
            #expect(lines.filter { $0.hasPrefix("accept-encoding") } == ["accept-encoding: identity"])
            #expect(Set(lines.filter { $0.contains("range:") }) == Set(ranges))
        }
        #expect(server.requests.count == 2)
    }
}
