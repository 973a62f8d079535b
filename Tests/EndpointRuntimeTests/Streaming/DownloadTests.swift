import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite("Download", .serialized, .timeLimit(.minutes(15)))
final class DownloadTests: Sendable {
    let server = StubServer()
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let content = Data("0123456789".utf8)

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var file: URL { folder.appending(path: "photo.png") }
    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    struct GetPhoto: Endpoint {
        typealias Response = Data
        typealias Failure = Petstore.Failures.NotFound

        static var operation: OperationInfo { OperationInfo(id: "getPhoto", method: .get, path: "/photo") }

        func encode(into request: inout RequestEncoder) {
            request.path = "/photo"
            request.accept("image/png")
        }

        static func decode(_ response: EndpointResponse) throws -> Outcome<Data, Failure> {
            switch response.status {
            case 200: .success(try response.data())
            case 404: .failure(.notFound(try response.json()))
            default: .undocumented
            }
        }
    }

    private struct NoWait: Backoff {
        func delay(beforeRetry retry: Int, random: Double) -> Duration { .zero }
    }

    func download(
        by client: (any EndpointClient)? = nil,
        attempts: Int = 2,
        progress: (@Sendable (CallOptions.Progress) -> Void)? = nil
    ) async throws -> EndpointResponse {
        let policy = ReconnectPolicy(reconnections: attempts, backoff: NoWait())
        let client = client ?? server.client
        return try await client.download(GetPhoto(), to: file, reconnecting: policy, progress: progress)
    }

    func whole(_ extra: HeaderFields = ["ETag": "\"a\""]) -> StubResponse {
        .status(200, headers: length(content.count, extra))
    }

    func rest(from start: Int, _ extra: HeaderFields = ["ETag": "\"a\""]) -> StubResponse {
        var headers = length(content.count - start, extra)
        headers.set("Content-Range", "bytes \(start)-9/10")
        return .status(206, headers: headers)
    }

    private func length(_ count: Int, _ extra: HeaderFields) -> HeaderFields {
        var headers = extra
        headers.set("Content-Length", "\(count)")
        return headers
    }

    @Test("a success becomes a complete file, without other files next to it")
    func plain() async throws {
        try Data("old".utf8).write(to: file)
        server.on(.get, "/photo").respond(whole().chunk(content))
        let response = try await download()
        #expect(response.status == 200)
        #expect(try Data(contentsOf: file) == content)
        #expect(try names == ["photo.png"])
        #expect(server.requests[0].headers["Accept-Encoding"] == "identity")
        #expect(server.requests[0].headers["Range"] == nil)
    }

    @Test("a broken connection is replaced, and the download continues after the received bytes")
    func resumed() async throws {
        server.on(.get, "/photo").respond(
            whole().chunk(content.prefix(4)).broken(),
            rest(from: 4).chunk(content[4..<7]).broken(),
            rest(from: 7).chunk(content[7...])
        )
        let seen = Lock([CallOptions.Progress]())
        let response = try await download { progress in seen.withLock { $0.append(progress) } }
        #expect(response.status == 200)
        #expect(response.headers["Content-Range"] == nil)
        #expect(response.headers["Content-Length"] == "10")
        #expect(try Data(contentsOf: file) == content)
        #expect(try names == ["photo.png"])
        #expect(server.requests.map { $0.headers["Range"] } == [nil, "bytes=4-", "bytes=7-"])
        #expect(server.requests.map { $0.headers["If-Range"] } == [nil, "\"a\"", "\"a\""])
        #expect(seen.withLock { $0.map(\.completed) } == [4, 7, 10])
        #expect(seen.withLock { $0.allSatisfy { $0.direction == .download && $0.total == 10 } })
    }

    @Test("A broken download that no other one can continue leaves no file")
    func noValidator() async throws {
        server.on(.get, "/photo").respond(whole([:]).chunk(content.prefix(4)).broken())
        await #expect(throws: HTTPError<Petstore.Failures.NotFound>.self) { try await download(attempts: 0) }
        #expect(try names.isEmpty)
    }

    @Test("another download of the same file continues where a cancelled one stopped")
    func cancelled() async throws {
        let isThere = Latch()
        server.on(.get, "/photo").respond(
            whole().chunk(content.prefix(6)).pause(until: Latch()),
            rest(from: 6).chunk(content[6...])
        )
        let task = Task { try await download { if $0.completed == 6 { isThere.open() } } }
        try await isThere.wait(timeout: .seconds(300))
        task.cancel()
        guard case .failure(let error as any EndpointError) = await task.result, error.isCancellation else {
            Issue.record("not cancelled")
            return
        }
        #expect(try names == [".photo.png.partial", ".photo.png.partial.json"])
        _ = try await download()
        #expect(try Data(contentsOf: file) == content)
        #expect(server.requests[1].headers["Range"] == "bytes=6-")
        #expect(try names == ["photo.png"])
    }

    @Test(
        "content that changed in between is downloaded again, whether the server sends it or refuses the range",
        arguments: [200, 416]
    )
    func changed(status: Int) async throws {
        let second = whole(["ETag": "\"b\""]).chunk(Data("ABCDEFGHIJ".utf8))
        let broken = whole().chunk(content.prefix(4)).broken()
        if status == 200 {
            server.on(.get, "/photo").respond(broken, second)
        } else {
            server.on(.get, "/photo").respond(broken, .status(416, headers: ["Content-Range": "bytes */2"]), second)
        }
        let response = try await download()
        #expect(response.status == 200)
        #expect(try Data(contentsOf: file) == Data("ABCDEFGHIJ".utf8))
        #expect(server.requests.last?.headers["Range"] == (status == 200 ? "bytes=4-" : nil))
        #expect(try names == ["photo.png"])
    }

    @Test(
        "without a strong validator, or without ranges, a download starts anew",
        arguments: [
            [:], ["ETag": "W/\"a\""], ["ETag": "a"], ["ETag": "\"a\u{1}\""],
            ["ETag": "\"a\"", "Accept-Ranges": "none"],
            ["Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT", "Date": "Sun, 06 Nov 1994 08:49:37 GMT"],
            ["Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT"],
        ] as [HeaderFields]
    )
    func notVouched(headers: HeaderFields) async throws {
        server.on(.get, "/photo").respond(
            whole(headers).chunk(content.prefix(4)).broken(),
            whole(headers).chunk(content)
        )
        _ = try await download()
        #expect(server.requests.map { $0.headers["Range"] } == [nil, nil])
        #expect(try Data(contentsOf: file) == content)
    }

    @Test("a modification date that is old enough is a strong validator")
    func modified() async throws {
        let headers: HeaderFields = [
            "Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT", "Date": "Sun, 06 Nov 1994 08:49:38 GMT",
        ]
        server.on(.get, "/photo").respond(
            whole(headers).chunk(content.prefix(4)).broken(),
            rest(from: 4, headers).chunk(content[4...])
        )
        _ = try await download()
        #expect(server.requests[1].headers["If-Range"] == "Sun, 06 Nov 1994 08:49:37 GMT")
        #expect(try Data(contentsOf: file) == content)
    }

    @Test("bytes from another address are not continued")
    func otherAddress() async throws {
        server.on(.get, "/photo").respond(whole().chunk(content.prefix(4)).broken(), .status(500))
        _ = try? await download(attempts: 1)
        server.on(.get, "/photo").respond(whole().chunk(content))
        let options = CallOptions(query: ["size": "big"])
        try await server.client.download(GetPhoto(), to: file, options: options)
        #expect(server.requests.last?.headers["Range"] == nil)
        #expect(try Data(contentsOf: file) == content)
    }

    @Test("a part that ends before the length that the server first stated is not the whole")
    func partOfUnknownTotal() async throws {
        let headers: HeaderFields = ["ETag": "\"a\"", "Content-Range": "bytes 4-5/*", "Content-Length": "2"]
        server.on(.get, "/photo").respond(
            whole().chunk(content.prefix(4)).broken(),
            .status(206, headers: headers).chunk(content[4..<6]),
            rest(from: 6).chunk(content[6...])
        )
        _ = try await download()
        #expect(try Data(contentsOf: file) == content)
    }

    @Test("a total length that no content can have is ignored", arguments: [Int.min, -1, 0])
    func hostileTotal(total: Int) async throws {
        let headers: HeaderFields = ["ETag": "\"a\"", "Content-Range": "bytes 0-9/\(total)"]
        server.on(.get, "/photo").respond(
            .status(206, headers: headers).chunk(content.prefix(4)).broken(),
            whole().chunk(content)
        )
        _ = try? await download()
        _ = try? await download()
        #expect(try Data(contentsOf: file) == content)
    }

    @Test("a part that ends too early is continued")
    func shortPart() async throws {
        var headers: HeaderFields = ["ETag": "\"a\"", "Content-Range": "bytes 4-5/10", "Content-Length": "2"]
        let part = StubResponse.status(206, headers: headers).chunk(content[4..<6])
        headers.set("Content-Range", "bytes 6-9/10")
        headers.set("Content-Length", "4")
        server.on(.get, "/photo").respond(
            whole().chunk(content.prefix(4)).broken(),
            part,
            .status(206, headers: headers).chunk(content[6...])
        )
        _ = try await download()
        #expect(try Data(contentsOf: file) == content)
    }

    @Test("a complete file that was not moved requests its last byte, a longer one everything", arguments: [1, 2])
    func wholeAlready(times: Int) async throws {
        server.on(.get, "/photo").respond(
            whole().chunk(content.prefix(4)).broken(),
            .fault(.networkConnectionLost),
            times == 1 ? rest(from: 9).chunk(content[9...]) : whole().chunk(content)
        )
        _ = try? await download(attempts: 1)
        let existing = Array(repeating: content, count: times).joined()
        try Data(existing).write(to: folder.appending(path: ".photo.png.partial"))
        _ = try await download()
        #expect(server.requests.last?.headers["Range"] == (times == 1 ? "bytes=9-" : nil))
        #expect(try Data(contentsOf: file) == content)
    }

    @Test("an open circuit, and tokens that cannot be renewed at present, do not end a download that brought bytes")
    func refusedForNow() async throws {
        server.on(.get, "/photo").respond(
            whole().chunk(content.prefix(4)).broken(),
            rest(from: 4).chunk(content.dropFirst(4))
        )
        let origin = try #require(ServerMap.Origin(server.url))
        let circuit = EndpointClientError.request(.circuitOpen(origin, retryAfter: .seconds(1)))
        let tokens = EndpointClientError.request(.authentication(.refreshFailed(CocoaError(.fileReadUnknown))))
        let client = server.client.intercepting(Refusing([nil, circuit, tokens]))
        let policy = ReconnectPolicy(reconnections: 3, backoff: NoWait())
        try await client.download(GetPhoto(), to: file, reconnecting: policy)
        #expect(try Data(contentsOf: file) == content)
        let other = server.client.intercepting(Refusing([circuit]))
        let error = await #expect(throws: GetPhoto.SendError.self) {
            try await other.download(GetPhoto(), to: file, reconnecting: policy)
        }
        guard case .request(.circuitOpen)? = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("consecutive connections without bytes end the download, and the existing file is kept")
    func givesUp() async throws {
        server.on(.get, "/photo").respond(
            whole().chunk(content.prefix(4)).broken(),
            .fault(.networkConnectionLost),
            rest(from: 4).chunk(content[4..<5]).broken(),
            .fault(.networkConnectionLost)
        )
        #expect(await reason { try await self.download(attempts: 2) } == .connectionLost)
        #expect(server.requests.count == 5)
        #expect(try Data(contentsOf: folder.appending(path: ".photo.png.partial")) == content.prefix(5))
    }

    @Test("a download whose connections brought no bytes fails at once")
    func nothing() async throws {
        server.on(.get, "/photo").respond(.fault(.networkConnectionLost))
        #expect(await reason { try await self.download(attempts: 5) } == .connectionLost)
        #expect(server.requests.count == 1)
        #expect(try names == [])
    }

    @Test("a documented failure is typed, and the existing file is kept")
    func failure() async throws {
        try Data("old".utf8).write(to: file)
        server.on(.get, "/photo").respond(.json(#"{"title":"gone"}"#, status: 404))
        do {
            _ = try await download()
            Issue.record("no failure")
        } catch let error as HTTPError<Petstore.Failures.NotFound> {
            guard case .notFound(let problem)? = error.failure else { throw error }
            #expect(problem.title == "gone")
        }
        #expect(try Data(contentsOf: file) == Data("old".utf8))
    }

    @Test("of two simultaneous downloads to one file, the later is refused")
    func inUse() async throws {
        let isThere = Latch()
        let latch = Latch()
        server.on(.get, "/photo").respond(
            whole().chunk(content.prefix(4)).pause(until: latch).chunk(content[4...]),
            whole().chunk(content)
        )
        let task = Task { try await download { if $0.completed == 4 { isThere.open() } } }
        try await isThere.wait(timeout: .seconds(300))
        let options = CallOptions(query: ["other": "1"])
        #expect(
            await reason { try await self.server.client.download(GetPhoto(), to: self.file, options: options) }
                == .storage
        )
        latch.open()
        _ = try await task.value
        #expect(try Data(contentsOf: file) == content)
    }

    @Test("a file that is complete is never written to by another download that begins at that moment")
    func commitAndBegin() async throws {
        let address = try #require(URL(string: "https://api.test/photo"))
        let partial = PartialFile(destination: file, of: EndpointRequest(method: .get, url: address))
        let head = ResponseHead(status: 200, headers: [:], url: address)
        let isOver = Lock(false)
        let other = Task.detached {
            while !isOver.withLock({ $0 }) {
                await Task.yield()
                guard let sink = try? FileSink(continuing: partial, at: 0, head) else { continue }
                try sink.write(Data("other".utf8))
                sink.abandon()
            }
        }
        for _ in 0..<20_000 {
            guard let sink = try? FileSink(continuing: partial, at: 0, head) else { continue }
            try sink.write(content)
            try sink.commit()
            #expect(try Data(contentsOf: file) == content)
        }
        isOver.withLock { $0 = true }
        try await other.value
        let last = try FileSink(continuing: partial, at: 0, head)
        try last.commit()
        #expect(try Data(contentsOf: file).isEmpty)
    }

    @Test("a client that responds in memory also downloads to a file")
    func stub() async throws {
        let content = content
        let client = StubClient { _ in EndpointResponse(status: 200, body: .data(content)) }
        let response = try await client.download(GetPhoto(), to: file)
        #expect(try response.data() == content)
        #expect(try Data(contentsOf: file) == content)
    }

    @Test("an error of a client's own stream is not called one of storage")
    func foreignError() async {
        struct Odd: Error {}
        let client = StubClient { _ in
            EndpointResponse(status: 200, body: .stream(EndpointResponse.ByteStream(next: { throw Odd() })))
        }
        #expect(await reason { try await download(by: client) } == .other)
    }

    @Test("a stream that an interceptor has read is not a failure of the transport")
    func consumedStream() async throws {
        let stream = EndpointResponse.ByteStream([content])
        _ = stream.makeAsyncIterator()
        let client = StubClient { _ in EndpointResponse(status: 200, body: .stream(stream)) }
        let failure = await #expect(throws: HTTPError<Petstore.Failures.NotFound>.self) {
            try await download(by: client)
        }
        let error = try #require(failure)
        if case .request = error.reason { return }
        Issue.record("\(error)")
    }

    func reason(_ work: () async throws -> EndpointResponse) async -> TransportError.Reason? {
        do { _ = try await work() } catch let error as HTTPError<Petstore.Failures.NotFound> {
            if case .transport(let failure) = error.reason { return failure.reason }
            Issue.record("unexpected \(error)")
        } catch { Issue.record("unexpected \(error)") }
        return nil
    }
}
