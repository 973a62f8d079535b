import EndpointRuntime
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension StubResponse {
    /// The response as a transport returns it, within the timeouts of the request.
    ///
    /// - Parameter sent: the time that sending the request's body took.
    func played(to request: EndpointRequest, _ clock: TransportClock, after sent: Duration)
        async throws(EndpointClientError) -> EndpointResponse
    {
        var response = EndpointResponse(status: status, headers: headers, url: request.url)
        let body = bodySteps + (fault.map { [.fail($0)] } ?? [])
        let playback = StubPlayback(request: request, clock: clock, beforeHead: beforeHead, body: Lock(body[...]))
        guard response.isSuccess, request.delivers(response) else {
            let bytes = try await playback.allBytes(after: sent)
            response.body = .data(bytes.prefix(EndpointRequest.Delivery.errorBodyLimit))
            return response
        }
        if case .buffered(let limit) = request.delivery {
            let bytes = try await playback.allBytes(after: sent)
            guard bytes.count <= max(0, limit) else {
                throw .transport(TransportError(.bodyTooLarge(limit: max(0, limit)), requestLine: request.requestLine))
            }
            response.body = .data(bytes)
            return response
        }
        // As in a transport, each part of a stream or a file has the whole timeout.
        try await playback.head(after: sent, unlessLimited: request.timeout)
        guard case .file(let url, _) = request.delivery else {
            let reader = StubReader(playback)
            response.body = .stream(EndpointResponse.ByteStream(next: reader.next, cancel: reader.cancel))
            return response
        }
        var bytes = Data()
        while let chunk = try await playback.nextChunk(unlessLimited: request.timeout) { bytes += chunk }
        do { try bytes.write(to: url, options: .atomic) } catch {
            throw .transport(TransportError(.storage, requestLine: request.requestLine, detail: "\(error)"))
        }
        response.body = .file(url)
        return response
    }
}

/// The steps of a response to one request.
private struct StubPlayback: Sendable {
    let request: EndpointRequest
    let clock: TransportClock
    let beforeHead: [StubResponse.Step]
    /// The steps that are left of the body.
    let body: Lock<ArraySlice<StubResponse.Step>>

    /// Waits for the head.
    ///
    /// - Parameter timeout: the limit if the call sets none for the head.
    func head(after sent: Duration, unlessLimited timeout: Duration? = nil) async throws(EndpointClientError) {
        let limit = request.options.phaseTimeouts.head ?? timeout
        try await request.within(limit, on: clock, after: sent, "no head of a response") {
            () throws(EndpointClientError) in
            for step in beforeHead { _ = try await step.played(to: request, clock) }
        }
    }

    /// - Parameter timeout: the limit if the call sets none for silence.
    /// - Returns: nil at the end of the body.
    func nextChunk(unlessLimited timeout: Duration? = nil) async throws(EndpointClientError) -> Data? {
        let limit = request.options.phaseTimeouts.silence ?? timeout
        return try await request.within(limit, on: clock, "no more of the body") {
            () throws(EndpointClientError) -> Data? in
            while let step = body.withLock({ $0.popFirst() }) {
                if let chunk = try await step.played(to: request, clock) { return chunk }
            }
            return nil
        }
    }

    /// The bytes of the whole body, within the timeout of the request.
    func allBytes(after sent: Duration) async throws(EndpointClientError) -> Data {
        try await request.within(request.timeout, on: clock, after: sent, "the stub did not end") {
            () throws(EndpointClientError) -> Data in
            try await head(after: sent)
            var bytes = Data()
            while let chunk = try await nextChunk() { bytes += chunk }
            return bytes
        }
    }
}

/// Reads a body chunk by chunk. After an error or a cancellation, every read throws it, as on a closed connection.
private struct StubReader: Sendable {
    private typealias Read = Promise<Result<Data?, EndpointClientError>>

    private struct State: Sendable {
        var end: EndpointClientError?
        var read: Read?
    }

    private let playback: StubPlayback
    private let state = Lock(State())

    init(_ playback: StubPlayback) { self.playback = playback }

    @Sendable func next() async throws(EndpointClientError) -> Data? {
        let read = Read()
        let end = state.withLock { state in
            state.read = read
            return state.end
        }
        if let end { throw end }
        let work = Task {
            do throws(EndpointClientError) {
                read.fulfill(.success(try await playback.nextChunk(unlessLimited: playback.request.timeout)))
            } catch { read.fulfill(.failure(error)) }
        }
        defer { work.cancel() }
        let result = await read.wait() ?? .failure(.cancelled)
        if case .failure(let error) = result { state.withLock { $0.end = $0.end ?? error } }
        return try result.get()
    }

    @Sendable func cancel() {
        let read = state.withLock { state in
            state.end = state.end ?? .cancelled
            return state.read
        }
        read?.fulfill(.failure(.cancelled))
    }
}

extension StubResponse.Step {
    fileprivate func played(to request: EndpointRequest, _ clock: TransportClock) async throws(EndpointClientError)
        -> Data?
    {
        switch self {
        case .chunk(let data): return data
        case .fail(let code): throw .transport(classify(URLError(code), requestLine: request.requestLine))
        case .wait(let duration):
            do { try await clock.sleep(duration) } catch { throw .cancelled }
        case .hold(let latch):
            do { try await latch.wait() } catch { throw .cancelled }
        case .head, .finish: break
        }
        return nil
    }
}

extension EndpointRequest {
    /// Throws what a transport throws instead of sending the request.
    func checkForSending() throws {
        try validate()
        try body.checkFiles()
        if let timeout, timeout <= .zero {
            throw EndpointClientError(timedOut: self, detail: "the timeout is \(timeout.text)")
        }
    }

    /// The request with the bytes of its streamed body, read from the stream as by a transport.
    func received(on clock: TransportClock) async throws(EndpointClientError) -> EndpointRequest {
        guard case .stream(let stream) = body else { return self }
        var request = self
        request.body = .data(
            try await within(timeout, on: clock, "the request's body did not end", isHeldBack: true) {
                () throws(EndpointClientError) in
                let bytes = Lock(Data())
                do { try await stream.forEachChunk { chunk in bytes.withLock { $0 += chunk } } } catch {
                    throw EndpointClientError(refusing: error)
                }
                return bytes.withLock { $0 }
            }
        )
        return request
    }

    /// Ends work as a transport does if it takes longer than a limit.
    ///
    /// - Parameters:
    ///   - limit: nil for no limit.
    ///   - spent: how much of the limit is over.
    ///   - excess: the detail of the error, to which the limit is added.
    ///   - isHeldBack: whether a transport would not have sent the request yet.
    fileprivate func within<T: Sendable>(
        _ limit: Duration?,
        on clock: TransportClock,
        after spent: Duration = .zero,
        _ excess: String,
        isHeldBack: Bool = false,
        _ work: @escaping @Sendable () async throws(EndpointClientError) -> T
    ) async throws(EndpointClientError) -> T {
        guard let limit else { return try await work() }
        if let result = try await bounded(by: max(.zero, limit - spent), clock, work) { return result }
        throw EndpointClientError(timedOut: self, detail: "\(excess) within \(limit.text)", isHeldBack: isHeldBack)
    }
}

extension StubServer.RecordedRequest {
    /// - Parameter path: the path template of the operation.
    init(_ request: EndpointRequest, path: String) throws {
        self.init(method: request.method, url: request.url, headers: request.headers, body: try request.body.data())
        encodedParameters = PathTemplate(text: path).match(self.path) ?? [:]
    }
}
