public import Foundation

extension EndpointClient {
    /// Downloads a successful response into a file. The file appears at its address only when it is complete.
    ///
    /// If the connection breaks, the call is cancelled or the process ends, the received bytes are kept next to the
    /// file. The next download of the same address to the same file continues after them if the server confirms that
    /// the content is unchanged; see ``EndpointRequest/Delivery/file(_:isResumable:)``. The client's retries, with
    /// their waits, replace a broken connection first. After those, the download immediately replaces a connection that
    /// delivered bytes. Each connection is a separate call through the whole client, and its timeout bounds the wait
    /// for the head and each silence after it. The download as a whole has no deadline, but it can be cancelled.
    ///
    /// ```swift
    /// try await client.download(Petstore.GetPhoto(petID: 7), to: file) { show($0.fraction) }
    /// ```
    /// - Parameters:
    ///   - file: the destination, which is replaced if it exists. Its folder must exist.
    ///   - policy: how often to reconnect, and with which waits, if consecutive connections deliver no bytes.
    ///   - clock: measures the waits.
    ///   - generator: the source of jitter.
    ///   - progress: reports the progress on the transport's own queue; it must return quickly. It replaces the
    ///     ``CallOptions/progress`` of `options`; nil keeps that one.
    /// - Returns: the response, whose body is the file. The body is not decoded. A documented success without content,
    ///   such as 204 or a 202 that says "not yet", leaves the file as it is, and its body stays in memory,
    ///   at most 64 KiB.
    /// - Throws: ``HTTPError``. A documented failure is typed as in ``reply(to:options:)``. An undocumented status, even
    ///   one of 200…299, leaves the file as it is.
    @discardableResult
    public func download<E: Endpoint>(
        _ endpoint: E,
        to file: URL,
        reconnecting policy: ReconnectPolicy = .default,
        options: CallOptions = CallOptions(),
        clock: some Clock<Duration> = ContinuousClock(),
        generator: some RandomNumberGenerator & Sendable = SystemRandomNumberGenerator(),
        progress: (@Sendable (CallOptions.Progress) -> Void)? = nil
    ) async throws(HTTPError<E.Failure>) -> EndpointResponse {
        var options = options.keepingUser
        options.delivery = .file(file, isResumable: true)
        let (reached, report) = (Lock(0), progress ?? options.progress)
        options.progress = { step in
            if step.direction == .download { reached.withLock { $0 = max($0, step.completed) } }
            report?(step)
        }
        var request = try request(for: endpoint, options)
        request.isContent = { endpoint.hasContent($0) }
        let response: EndpointResponse
        do throws(EndpointClientError) {
            var run = DownloadRun(policy, PartialFile(destination: file, of: request), reached)
            response = try await connect(request, &run, TransportClock(clock), generator)
        } catch { throw HTTPError(from: error, operation: request.operation, request: request) }
        return try await finish(response, of: endpoint, request)
    }

    /// Sends a request over one connection after another, as long as the run allows another.
    private func connect(
        _ request: EndpointRequest,
        _ run: inout DownloadRun,
        _ clock: TransportClock,
        _ generator: some RandomNumberGenerator & Sendable
    ) async throws(EndpointClientError) -> EndpointResponse {
        var generator = generator
        while true {
            run.beginConnection()
            let fault: EndpointClientError
            do { return try await send(request) } catch { fault = error }
            guard fault.isTemporary, request.method == .get else { throw fault }
            run.noteBrokenConnection()
            guard run.allowsAnother else { throw fault }
            guard let wait = run.wait(after: fault, &generator) else { continue }
            do { try await clock.sleep(wait) } catch { throw .cancelled }
        }
    }

    private func finish<E: Endpoint>(
        _ response: EndpointResponse,
        of endpoint: E,
        _ request: EndpointRequest
    ) async throws(HTTPError<E.Failure>) -> EndpointResponse {
        var response = response
        response.complete(from: request)
        guard response.isSuccess, request.delivers(response) else {
            await response.keepExcerpt()
            _ = try read(response, to: request, of: endpoint)
            if response.isSuccess { return response }
            throw HTTPError(.undocumented, operation: request.operation, request: request, response: response)
        }
        do { return try await stored(response, of: request) } catch {
            throw HTTPError(from: error, operation: request.operation, request: request)
        }
    }

    /// The response; if it is a success that the request delivers to a file, with its body in that file. Transports without
    /// support for files, such as stubs, leave it in memory.
    func stored(
        _ response: EndpointResponse,
        of request: EndpointRequest
    ) async throws(EndpointClientError) -> EndpointResponse {
        guard case .file(let file, _) = request.delivery, response.isSuccess, request.delivers(response) else {
            return response
        }
        if case .file = response.body { return response }
        try await save(response, to: file, request.requestLine)
        var response = response
        response.body = .file(file)
        return response
    }

    private func save(
        _ response: EndpointResponse,
        to file: URL,
        _ requestLine: String
    ) async throws(EndpointClientError) {
        func failure(_ reason: TransportError.Reason, _ error: any Error) -> EndpointClientError {
            .transport(TransportError(reason, requestLine: requestLine, detail: Redaction().text(of: error)))
        }
        func store<T>(_ work: () throws -> T) throws(EndpointClientError) -> T {
            do { return try work() } catch { throw failure(.storage, error) }
        }
        let sink = try store { try FileSink(destination: file) }
        do {
            for try await chunk in try response.stream() { try store { try sink.write(chunk) } }
        } catch let error as EndpointClientError {
            throw error
        } catch let error as EndpointResponse.BodyError {
            throw EndpointClientError(refusing: error)
        } catch {
            throw error is CancellationError ? .cancelled : failure(.other, error)
        }
        try store { try sink.commit() }
    }
}

// MARK: DownloadRun

/// The progress of a download over its connections, which decides whether there is another one.
private struct DownloadRun {
    private let policy: ReconnectPolicy
    private let partial: PartialFile
    /// The bytes of the content that exist according to the current connection; zero until it delivers some.
    private let reached: Lock<Int>
    /// The most of the current content that existed after any connection, in bytes.
    private var best = 0
    /// The validator of the current content.
    private var content: String?
    private var contentChanges = 0
    private var hasDelivered = false
    /// Consecutive connections that delivered no further bytes.
    private var failures = 0

    init(_ policy: ReconnectPolicy, _ partial: PartialFile, _ reached: Lock<Int>) {
        self.policy = policy
        self.partial = partial
        self.reached = reached
        content = partial.validator
    }

    func beginConnection() { reached.withLock { $0 = 0 } }

    mutating func noteBrokenConnection() {
        noteChangeOfContent()
        let size = reached.withLock { $0 }
        failures = size > best ? 0 : failures + 1
        hasDelivered = hasDelivered || failures == 0
        best = max(best, size)
    }

    /// Other content starts from the beginning. A server that never sends the same content twice must not keep the
    /// download going forever.
    private mutating func noteChangeOfContent() {
        guard partial.validator != content else { return }
        content = partial.validator
        if best > 0 { contentChanges += 1 }
        if contentChanges <= policy.reconnections { best = 0 }
    }

    /// If no connection delivered any bytes, retrying is left to the decorators that retry calls.
    var allowsAnother: Bool { hasDelivered && failures < policy.reconnections }

    /// The wait before the next connection; nil if the last one delivered bytes.
    func wait(after fault: EndpointClientError, _ generator: inout some RandomNumberGenerator) -> Duration? {
        if failures == 0 { return nil }
        let backoff = policy.backoff.delay(beforeRetry: failures, random: generator.nextFraction())
        return max(.zero, backoff, min(fault.circuitPause ?? .zero, policy.maximumRetryAfter))
    }
}

extension EndpointResponse {
    /// Replaces a stream by its first bytes, as a transport with support for files does for a body that is not stored.
    fileprivate mutating func keepExcerpt() async {
        guard case .stream(let stream) = body else { return }
        let limit = EndpointRequest.Delivery.errorBodyLimit
        var bytes = Data()
        do {
            for try await chunk in stream {
                bytes += chunk.prefix(limit - bytes.count)
                if bytes.count >= limit { break }
            }
        } catch {
            // The beginning is enough for an error.
        }
        stream.cancel()
        body = .data(bytes)
    }
}

extension Endpoint {
    /// Whether the body of a success is the content that the description promises, judged by its head.
    fileprivate func hasContent(_ head: EndpointResponse) -> Bool {
        if EndpointResponse.emptySuccesses.contains(head.status) { return false }
        var reading = reading(of: head, status: head.status)
        // The partial response to a resumed download completes a response with status 200.
        if head.status == 206, case .undocumented = reading { reading = self.reading(of: head, status: 200) }
        switch reading {
        case .content: return true
        case .nothing, .undocumented: return false
        case .json(let type):
            // Descriptions do not document this status, so a type that is read from it is the failure of every undocumented
            // status.
            guard head.status != 200, head.status != 206,
                case .json(let failure) = self.reading(of: head, status: 999)
            else { return true }
            return type != failure
        }
    }

    private func reading(of head: EndpointResponse, status: Int) -> BodyReading {
        var head = head
        head.status = status
        // Text and bytes, but not JSON, so that reading it fails with the type that the status stands for.
        head.body = .data(Data("-".utf8))
        let last = Lock<Any.Type?>(nil)
        head.lastRead = last
        do {
            switch try decode(head) {
            case .success(let value):
                let mirror = Mirror(reflecting: value)
                // A case without payload, such as nil, stands for a success without content.
                let isEmpty = mirror.children.isEmpty && [.enum, .optional].contains(mirror.displayStyle)
                return isEmpty ? .nothing : .content
            case .failure: return .nothing
            case .undocumented: return .undocumented
            }
        } catch { return last.withLock { $0 }.map { .json($0) } ?? .content }
    }
}

/// The result of reading the body of a response by its status.
private enum BodyReading {
    case content, nothing, undocumented
    case json(Any.Type)
}
