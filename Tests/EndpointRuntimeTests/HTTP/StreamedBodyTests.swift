import EndpointTesting
import Foundation
import Loopback
import Testing

@testable import EndpointRuntime

@Suite("Streamed bodies", .serialized, .timeLimit(.minutes(15)))
struct StreamedBodyTests {
    private let chunks = ["one ", "two ", "three"].map { Data($0.utf8) }

    private func sequence() -> AsyncStream<Data> {
        AsyncStream { continuation in
            for chunk in chunks { continuation.yield(chunk) }
            continuation.finish()
        }
    }

    private func request(_ url: URL, _ stream: HTTPBody.Stream, _ method: EndpointRequest.Method = .put)
        -> EndpointRequest
    {
        EndpointRequest(method: method, url: url, body: .stream(stream), timeout: .seconds(300))
    }

    @Test("chunks of a sequence, of a function and of a handle arrive over a socket", arguments: 0..<3)
    func wire(source: Int) async throws {
        let server = try LoopbackServer(response: "HTTP/1.1 204 No Content\r\n\r\n")
        let pipe = Pipe()
        let stream: HTTPBody.Stream
        switch source {
        case 0: stream = HTTPBody.Stream(sequence(), count: 13)
        case 1: stream = HTTPBody.Stream(count: 13) { sequence() }
        default:
            try pipe.fileHandleForWriting.write(contentsOf: Data("one two three".utf8))
            try pipe.fileHandleForWriting.close()
            stream = HTTPBody.Stream(pipe.fileHandleForReading, count: 13)
        }
        #expect(stream.isReplayable == (source == 1))
        #expect(try await server.client().send(request(server.url, stream)).status == 204)
        let text = try #require(server.requests.first)
        #expect(text.hasSuffix("\r\n\r\none two three"))
        #expect(text.lowercased().contains("content-length: 13\r\n"))
    }

    @Test("a failed attempt is repeated only with a body that can be made anew", arguments: [true, false])
    func retry(isReplayable: Bool) async throws {
        let stub = StubServer()
        stub.on(.put, "/pets").respond(.status(503), .status(204))
        let stream = isReplayable ? HTTPBody.Stream { sequence() } : HTTPBody.Stream(sequence())
        let client = stub.client.retrying(.fixed(.zero), clock: ManualClock())
        let response = try await client.send(request(stub.url.appending(path: "pets"), stream))
        #expect(response.status == (isReplayable ? 204 : 503))
        #expect(stub.requests.map(\.text) == Array(repeating: "one two three", count: isReplayable ? 2 : 1))
    }

    @Test("a redirect or a renewed token sends the body again, or fails with the reason", arguments: [true, false])
    func replay(isReplayable: Bool) async throws {
        let stub = StubServer()
        stub.on(.put, "/old").respond(.redirect(to: "/new", status: 307))
        stub.on(.put, "/new").respond(.status(204))
        func stream() -> HTTPBody.Stream {
            isReplayable ? HTTPBody.Stream { sequence() } : HTTPBody.Stream(sequence())
        }
        switch await stub.client.outcome(of: request(stub.url.appending(path: "old"), stream())) {
        case .success(let response):
            #expect(isReplayable && response.status == 204)
            #expect(stub.requests.last?.text == "one two three")
        case .failure(let fault):
            #expect(!isReplayable && fault.description.contains("bodyNotReplayable"))
            #expect(stub.requests.count == 1)
        }

        let fixture = AuthenticationFixture()
        let client = fixture.server.authenticated(by: try await fixture.session())
        var call = AuthenticationFixture.request(method: .put)
        call.body = .stream(stream())
        #expect(try await client.send(call).status == (isReplayable ? 200 : 401))
    }

    @Test("a body is sent once, even if a transport tries again")
    func once() async throws {
        let stream = HTTPBody.Stream(sequence())
        let read = Lock(Data())
        try await stream.forEachChunk { chunk in read.withLock { $0 += chunk } }
        #expect(read.withLock { $0 } == Data("one two three".utf8))
        await #expect(throws: HTTPBody.StreamError.wasSent) { try await stream.forEachChunk { _ in } }
    }

    @Test("a body whose length is not the declared one is not sent", arguments: [12, 14])
    func length(count: Int) async throws {
        let stub = StubServer()
        stub.on(.put, "/").respond(.status(204))
        let outcome = await stub.client.outcome(of: request(stub.url, HTTPBody.Stream(sequence(), count: count)))
        guard case .failure(.request(.other(let error as HTTPBody.StreamError), _)) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(error == .wrongLength(expected: count, found: 13))
        #expect("\(error)".contains(count == 12 ? "has 13 or more; pass its exact" : "has 13; pass its exact"))
    }

    @Test("a source that fails ends the request with its error, and a partial body never passes for a complete one")
    func failing() async throws {
        struct Unplugged: Error {}
        let stub = StubServer()
        let chunk = chunks[0]
        let broken = AsyncThrowingStream<Data, any Error> { continuation in
            continuation.yield(chunk)
            continuation.finish(throwing: Unplugged())
        }
        let outcome = await stub.client.outcome(of: request(stub.url, HTTPBody.Stream(broken)))
        guard case .failure(.request(.other(let error), _)) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(error is Unplugged)
    }

    @Test("an endless source is abandoned at the deadline, or when the caller is cancelled")
    func endless() async throws {
        let clock = ManualClock()
        let stub = StubServer(clock: clock)
        let (silent, continuation) = AsyncStream.makeStream(of: Data.self)
        defer { continuation.finish() }
        let call = request(stub.url, HTTPBody.Stream(silent))
        async let late = stub.client.outcome(of: call)
        try await clock.waitForSleepers()
        clock.advance(by: .seconds(300))
        guard case .failure(.transport(let failure)) = await late else {
            Issue.record("no timeout")
            return
        }
        #expect(failure.reason == .timedOut)
        #if canImport(FoundationNetworking)
        // Elsewhere the chunks are sent as they are produced.
        #expect(failure.isHeldBack && failure.attempts.isEmpty)
        #endif
        let other = request(stub.url, HTTPBody.Stream { AsyncStream<Data>.makeStream().stream })
        let task = Task { await stub.client.outcome(of: other) }
        try await clock.waitForSleepers()
        task.cancel()
        guard case .failure(.cancelled) = await task.value else {
            Issue.record("not cancelled")
            return
        }
        #expect(stub.requests.isEmpty)
    }

    @Test("the bytes of a handle are read when they arrive, and a cancelled reader stops waiting for more")
    func handle() async throws {
        let pipe = Pipe()
        let stream = HTTPBody.Stream(pipe.fileHandleForReading)
        let read = Lock("")
        let task = Task {
            try await stream.forEachChunk { chunk in read.withLock { $0 += String(decoding: chunk, as: UTF8.self) } }
        }
        for text in ["one ", "two "] {
            try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
            await until { read.withLock { $0.hasSuffix(text) } }
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(read.withLock { $0 } == "one two ")
    }

    @Test("handles without bytes occupy no thread")
    func idleHandles() async throws {
        let pipes = (0..<80).map { _ in Pipe() }
        let started = Lock(0)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for pipe in pipes {
                let stream = HTTPBody.Stream(pipe.fileHandleForReading)
                group.addTask { try await stream.forEachChunk { _ in started.withLock { $0 += 1 } } }
                try pipe.fileHandleForWriting.write(contentsOf: Data([1]))
            }
            await until { started.withLock { $0 } == pipes.count }
            let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            try Data(repeating: 7, count: 200_000).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            let read = Lock(0)
            try await HTTPBody.Stream(FileHandle(forReadingFrom: file)).forEachChunk { chunk in
                read.withLock { $0 += chunk.count }
            }
            #expect(read.withLock { $0 } == 200_000)
            for pipe in pipes { try pipe.fileHandleForWriting.close() }
            try await group.waitForAll()
        }
    }

    @Test("handles end together when their writers close")
    func endingHandles() async throws {
        for _ in 0..<50 {
            let pipes = (0..<80).map { _ in Pipe() }
            let read = Lock(0)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for pipe in pipes {
                    let stream = HTTPBody.Stream(pipe.fileHandleForReading)
                    group.addTask { try await stream.forEachChunk { chunk in read.withLock { $0 += chunk.count } } }
                    try pipe.fileHandleForWriting.write(contentsOf: Data([1]))
                }
                await until { read.withLock { $0 } == pipes.count }
                for pipe in pipes { try pipe.fileHandleForWriting.close() }
                try await group.waitForAll()
            }
            #expect(read.withLock { $0 } == pipes.count)
        }
    }

    @Test("a response that starts before the body is sent does not end the body")
    func bothWays() async throws {
        let server = try LoopbackServer { connection, _ in
            connection.read(1)
            connection.send(
                "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\ndata: a\n\n"
            )
            connection.read(7_900_000)
            connection.send("data: b\n\n")
            connection.waitForClose()
        }
        let sequence = AsyncStream<Data> { continuation in
            for _ in 0..<80 { continuation.yield(Data(repeating: 65, count: 100_000)) }
            continuation.finish()
        }
        var call = request(server.url, HTTPBody.Stream(sequence))
        call.delivery = .streamed
        let stream: EventStream<String> = try await server.client().send(call).events()
        var events = stream.makeAsyncIterator()
        #expect(try await events.next() == "a")
        #expect(try await events.next() == "b")
    }

    @Test("a stream has no bytes to read, to hash or to add to a form, and logs do not show it")
    func refused() async throws {
        let body = HTTPBody.stream(HTTPBody.Stream(sequence()))
        #expect(body.count == nil && !body.isReplayable && !body.isAbsent)
        #expect(throws: HTTPBody.StreamError.isStream) { try body.data() }
        #expect(throws: HTTPBody.StreamError.isStream) { try sha256(body) }
        #expect(throws: HTTPBody.StreamError.isStream) {
            var form = RequestEncoder.MultipartForm(boundary: "x")
            form.file("a", FilePart(content: body))
            _ = try form.body(memoryLimit: 1, directory: FileManager.default.temporaryDirectory)
        }
        #expect(body == body && body != .stream(HTTPBody.Stream(sequence())))
        #expect("\(Mirror(reflecting: try EndpointRequest.to(body: body)).children.map(\.value))".contains("streamed"))
    }
}
