import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Delivery", .serialized, .timeLimit(.minutes(15)))
struct DeliveryTests {
    let server = StubServer()

    @Test("a body at the limit is delivered, and one byte more is refused", arguments: [(100, true), (101, false)])
    func limit(size: Int, fits: Bool) async throws {
        server.on(.get, "/").respond(.status(200).chunk(bytes(50)).chunk(bytes(size - 50)))
        let outcome = await outcome(.buffered(limit: 100))
        if fits {
            #expect(try outcome.get().bufferedBody?.count == 100)
        } else {
            #expect(reason(outcome) == .bodyTooLarge(limit: 100))
        }
        #expect(server.client.openRequests == 0)
    }

    @Test("a negative limit counts as zero")
    func negativeLimit() async {
        server.on(.get, "/").respond(.status(200).chunk(bytes(1)))
        #expect(reason(await outcome(.buffered(limit: -1))) == .bodyTooLarge(limit: 0))
    }

    @Test("sixteen mebibytes are the default limit")
    func standardLimit() async {
        server.on(.get, "/").respond(.status(200, body: bytes(16 * 1_048_576 + 1)))
        #expect(reason(await outcome(.default)) == .bodyTooLarge(limit: 16 * 1_048_576))
    }

    @Test("a failure's body is kept to 64 KiB in memory, whatever the delivery")
    func errorBody() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        server.on(.get, "/").respond(.status(500).chunk(bytes(60_000)).chunk(bytes(60_000)))
        for delivery in [.default, .streamed, .file(file)] as [EndpointRequest.Delivery] {
            let response = try await outcome(delivery).get()
            #expect(response.status == 500)
            #expect(response.bufferedBody?.count == 65_536)
        }
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test("a body that is too short or too long is not taken for a complete one", arguments: [1, 3])
    func contentLength(size: Int) async {
        server.on(.get, "/").respond(.status(200, headers: ["Content-Length": "2"], body: bytes(size)))
        #expect(reason(await outcome(.default)) == .truncated)
    }

    @Test(
        "a part that was not requested is not taken for the whole, and a 206 for other reasons is a response",
        arguments: [
            ("bytes 0-1/4", nil, false), ("bytes 2-3/4", nil, false), ("BYTES 0-1/*", nil, false),
            ("bytes 0-1/4", "bytes=0-1", true), ("bytes 0-1/2", nil, true), ("0-24/*", nil, true), (nil, nil, true),
        ] as [(String?, String?, Bool)]
    )
    func unrequestedPart(part: String?, range: String?, isRight: Bool) async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        var headers: HeaderFields = [:]
        if let part { headers.set("Content-Range", part) }
        server.on(.get, "/").respond(.status(206, headers: headers, body: bytes(2)))
        for delivery in [.default, .streamed, .file(file)] as [EndpointRequest.Delivery] {
            var request = request(delivery, at: server.url)
            if let range { request.headers.set("Range", range) }
            let outcome = await server.client.outcome(of: request)
            if isRight { #expect(try outcome.get().status == 206) } else { #expect(reason(outcome) == .badResponse) }
        }
    }

    @Test("a stream is returned with the head and delivers chunks as they arrive")
    func stream() async throws {
        let latch = Latch()
        server.on(.get, "/").respond(.status(200).chunk(bytes(3)).pause(until: latch).chunk(bytes(4)))
        let response = try await outcome(.streamed).get()
        guard case .stream(let stream) = response.body else {
            Issue.record("not a stream")
            return
        }
        var iterator = stream.makeAsyncIterator()
        #expect(try await iterator.next() == bytes(3))
        latch.open()
        #expect(try await iterator.next() == bytes(4))
        #expect(try await iterator.next() == nil)
        #expect(server.client.openRequests == 0)
    }

    @Test("a stream that breaks ends with the failure")
    func brokenStream() async throws {
        server.on(.get, "/").respond(.status(200).chunk(bytes(3)).broken())
        let response = try await outcome(.streamed).get()
        guard case .stream(let stream) = response.body else {
            Issue.record("not a stream")
            return
        }
        var count = 0
        await #expect(throws: EndpointClientError.self) { for try await chunk in stream { count += chunk.count } }
        #expect(count == 3)
    }

    @Test("a stream continues when the platform reports another head, as before each part of multipart/x-mixed-replace")
    func severalHeads() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [TwoHeads.self]
        let client = URLSessionClient(servers: ServerMap(all: "https://two.test"), configuration: configuration)
        let url = try #require(URL(string: "https://two.test"))
        let response = try await client.send(request(.streamed, at: url))
        guard case .stream(let stream) = response.body else {
            Issue.record("not a stream")
            return
        }
        var text = ""
        for try await chunk in stream { text += String(decoding: chunk, as: UTF8.self) }
        #expect(text == "onetwo")
    }

    @Test("releasing a stream closes the connection")
    func abandonedStream() async throws {
        server.on(.get, "/").respond(.status(200).chunk(bytes(3)).pause(until: Latch()))
        do {
            let response = try await outcome(.streamed).get()
            #expect(response.status == 200)
            #expect(server.client.openRequests == 1)
        }
        // A thread of the transport may hold the response a little longer than this task.
        await until { server.client.openRequests == 0 }
    }

    @Test(
        "cancelling the reader ends the stream as cancelled and closes the connection, even if the stream is still referenced"
    )
    func cancelledReader() async throws {
        server.on(.get, "/").respond(.status(200).chunk(bytes(3)).pause(until: Latch()))
        let response = try await outcome(.streamed).get()
        guard case .stream(let stream) = response.body else {
            Issue.record("not a stream")
            return
        }
        let reading = Latch()
        let task = Task {
            for try await _ in stream { reading.open() }
        }
        try await reading.wait(timeout: .seconds(300))
        task.cancel()
        let end = await task.result
        guard case .failure(EndpointClientError.cancelled) = end else {
            Issue.record("unexpected \(end)")
            return
        }
        #expect(server.client.openRequests == 0)
        withExtendedLifetime(stream) {}
    }

    @Test("a reader slower than the buffer gets a typed error")
    func slowReader() async throws {
        let server = StubServer(limits: URLSessionClient.Limits(streamBuffer: 10))
        server.on(.get, "/").respond(.status(200).chunk(bytes(6)).chunk(bytes(6)))
        let response = try await server.client.send(request(.streamed, at: server.url))
        guard case .stream(let stream) = response.body else {
            Issue.record("not a stream")
            return
        }
        await until { server.client.openRequests == 0 }
        var seen: TransportError.Reason?
        do { for try await _ in stream {} } catch EndpointClientError.transport(let failure) { seen = failure.reason }
        #expect(seen == .readerTooSlow(limit: 10))
    }

    @Test("a file appears complete at its path and replaces an earlier one")
    func file() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "x")
        try Data("old".utf8).write(to: file)
        server.on(.get, "/").respond(.status(200).chunk(bytes(3)).chunk(bytes(4)))
        let response = try await outcome(.file(file)).get()
        #expect(try response.data() == bytes(3) + bytes(4))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["x"])
    }

    @Test("a download that breaks leaves no file")
    func brokenFile() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        server.on(.get, "/").respond(.status(200).chunk(bytes(3)).broken())
        let outcome = await outcome(.file(folder.appending(path: "x")))
        #expect(reason(outcome) == .connectionLost)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }

    @Test("a download to a folder that does not exist fails as storage")
    func noFolder() async {
        server.on(.get, "/").respond(.status(200, body: bytes(3)))
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)/x")
        #expect(reason(await outcome(.file(file))) == .storage)
    }

    @Test("a download to a URL that is not that of a file is not sent")
    func noFile() async throws {
        let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        let error = await outcome(.file(try #require(URL(string: place)))).failure
        #expect(error?.description.contains("the URL of '\(place)' has the scheme ''") == true)
        #expect(server.requests.isEmpty && !FileManager.default.fileExists(atPath: place))
    }

    @Test("a stream may last longer than its timeout while chunks keep arriving")
    func idle() async throws {
        let clock = ManualClock()
        let server = StubServer(clock: clock)
        let latch = Latch()
        server.on(.get, "/").respond(
            .status(200).chunk(bytes(1)).pause(until: latch).chunk(bytes(2)).pause(until: Latch())
        )
        let response = try await server.client.send(request(.streamed, at: server.url))
        guard case .stream(let stream) = response.body else {
            Issue.record("not a stream")
            return
        }
        var iterator = stream.makeAsyncIterator()
        #expect(try await iterator.next() == bytes(1))
        try await clock.waitForSleepers()
        clock.advance(by: .seconds(30))
        try await clock.waitForSleepers()
        latch.open()
        #expect(try await iterator.next() == bytes(2))
        for _ in 0..<2 {
            try await clock.waitForSleepers()
            #expect(server.client.openRequests == 1)
            clock.advance(by: .seconds(30))
        }
        var seen: TransportError.Reason?
        do { _ = try await iterator.next() } catch EndpointClientError.transport(let failure) { seen = failure.reason }
        #expect(seen == .timedOut)
    }

    @Test("the time that a redirect takes does not shorten the time allowed between a stream's chunks")
    func silenceAfterRedirect() async throws {
        let clock = ManualClock()
        let server = StubServer(clock: clock)
        let latch = Latch()
        server.on(.get, "/").respond(.redirect(to: "/there").delayed(by: .seconds(29)))
        server.on(.get, "/there").respond(.status(200).chunk(bytes(1)).pause(until: latch).chunk(bytes(2)))
        async let response = server.client.send(request(.streamed, at: server.url))
        try await clock.waitForSleepers(2)
        clock.advance(by: .seconds(29))
        guard case .stream(let stream) = try await response.body else {
            Issue.record("not a stream")
            return
        }
        var iterator = stream.makeAsyncIterator()
        #expect(try await iterator.next() == bytes(1))
        for _ in 0..<2 {
            try await clock.waitForSleepers()
            clock.advance(by: .seconds(2))
        }
        try await clock.waitForSleepers()
        #expect(server.client.openRequests == 1)
        latch.open()
        #expect(try await iterator.next() == bytes(2))
    }

    private func bytes(_ count: Int) -> Data { Data(repeating: 65, count: count) }

    private func request(_ delivery: EndpointRequest.Delivery, at url: URL) -> EndpointRequest {
        EndpointRequest(method: .get, url: url.appending(path: "/"), delivery: delivery)
    }

    private func outcome(_ delivery: EndpointRequest.Delivery) async -> Result<EndpointResponse, EndpointClientError> {
        do { return .success(try await server.client.send(request(delivery, at: server.url))) } catch {
            return .failure(error)
        }
    }

    private func reason(_ outcome: Result<EndpointResponse, EndpointClientError>) -> TransportError.Reason? {
        if case .failure(.transport(let failure)) = outcome { failure.reason } else { nil }
    }

    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}

private final class TwoHeads: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        for part in ["one", "two"] {
            guard let url = request.url,
                let head = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
            else { continue }
            client?.urlProtocol(self, didReceive: head, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data(part.utf8))
        }
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}
