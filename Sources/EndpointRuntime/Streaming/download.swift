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
        let report = progress ?? options.progress
        // How much of the content existed after the latest connection that delivered bytes; zero if it delivered none.
        let reached = Lock(0)
        options.progress = { step in
            if step.direction == .download { reached.withLock { $0 = max($0, step.completed) } }
            report?(step)
        }
        var request = try request(for: endpoint, options)
        request.isContent = { endpoint.hasContent($0) }
        do { try request.delivery.check() } catch {
            throw HTTPError(from: EndpointClientError(refusing: error), operation: request.operation, request: request)
        }
        func error(_ error: EndpointClientError) -> HTTPError<E.Failure> {
            HTTPError(from: error, operation: request.operation, request: request)
        }
        let partial = PartialFile(destination: file, of: request)
        var generator = generator
        let clock = TransportClock(clock)
        var best = 0
        var content = partial.validator
        var changes = 0
        var hasBrought = false
        var failures = 0
        while true {
            reached.withLock { $0 = 0 }
            let fault: EndpointClientError
            let result: Result<EndpointResponse, EndpointClientError>
            do { result = .success(try await send(request)) } catch { result = .failure(error) }
            switch result {
            case .success(let response): return try await finish(response, of: endpoint, request, in: file)
            case .failure(let broken):
                guard broken.isTemporary, request.method == .get else { throw error(broken) }
                fault = broken
            }
            if partial.validator != content {
                // Other content starts from the beginning. A server that never sends the same content twice must not
                // keep the download going forever.
                content = partial.validator
                if best > 0 { changes += 1 }
                if changes <= policy.attempts { best = 0 }
            }
            let size = reached.withLock { $0 }
            failures = size > best ? 0 : failures + 1
            hasBrought = hasBrought || failures == 0
            best = max(best, size)
            // If no connection delivered any bytes, retrying is left to the decorators that retry calls.
            if !hasBrought || failures >= policy.attempts { throw error(fault) }
            if failures == 0 { continue }
            let backoff = policy.backoff.delay(beforeRetry: failures, random: generator.nextFraction())
            let delay = max(.zero, backoff, min(fault.circuitPause ?? .zero, policy.maximumRetryAfter))
            do { try await clock.sleep(delay) } catch _ {
                throw error(.cancelled)
            }
        }
    }

    private func finish<E: Endpoint>(
        _ response: EndpointResponse,
        of endpoint: E,
        _ request: EndpointRequest,
        in file: URL
    ) async throws(HTTPError<E.Failure>) -> EndpointResponse {
        var response = response
        response.complete(from: request)
        guard response.isSuccess, request.delivers(response) else {
            await response.keepExcerpt()
            _ = try read(response, to: request, of: endpoint)
            if response.isSuccess { return response }
            throw HTTPError(.undocumented, operation: request.operation, request: request, response: response)
        }
        if case .file = response.body { return response }
        // A transport without support for files, such as a stub.
        do { try await save(response, to: file, request.requestLine) } catch {
            throw HTTPError(from: error, operation: request.operation, request: request)
        }
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
        if head.status == 204 || head.status == 205 { return false }
        var reading = reading(of: head, status: head.status)
        // The part of a resumed download completes a 200.
        if head.status == 206, case .undocumented = reading { reading = self.reading(of: head, status: 200) }
        switch reading {
        case .content: return true
        case .nothing, .undocumented: return false
        case .json(let type):
            // No description documents this status, so only a failure for every other status is read from it.
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
