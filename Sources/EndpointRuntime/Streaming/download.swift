public import Foundation

extension HTTPClient {
    /// Downloads a success into a file, which appears at its address only when it is whole.
    ///
    /// What has arrived is kept beside the address when the connection breaks, the call is cancelled or the process ends,
    /// and the next download of the same address to the same file goes on behind it, if the server vouches that the
    /// content is still the same; see ``HTTPRequest/Delivery/file(_:isResumable:)``. A connection that brought something and broke is
    /// replaced at once. Each connection is a call of its own through the whole client, with its timeout bounding the
    /// wait for the head and each silence after it; the download as a whole has no deadline but cancellation.
    ///
    /// ```swift
    /// try await client.download(Petstore.GetPhoto(petID: 7), to: file) { show($0.fraction) }
    /// ```
    /// - Parameters:
    ///   - file: replaced if it is there. Its folder must be.
    ///   - policy: how often, and after what waits, to connect again when connections in a row bring nothing.
    ///   - clock: what the waits are measured with.
    ///   - generator: the source of jitter.
    ///   - progress: told how far it has come, on the transport's own queue; be quick.
    /// - Returns: the answer, its body the file. It is not decoded.
    /// - Throws: ``HTTPError``. A documented failure is typed as in ``send(_:options:)``.
    @discardableResult
    public func download<E: Endpoint>(
        _ endpoint: E,
        to file: URL,
        reconnecting policy: ReconnectPolicy = .default,
        options: CallOptions = CallOptions(),
        clock: some Clock<Duration> = ContinuousClock(),
        generator: some RandomNumberGenerator & Sendable = SystemRandomNumberGenerator(),
        progress: (@Sendable (CallOptions.Progress) -> Void)? = nil
    ) async throws(HTTPError<E.Failure>) -> HTTPResponse {
        var options = options
        options.delivery = .file(file, isResumable: true)
        options.progress = progress ?? options.progress
        let request = try request(for: endpoint, options)
        func error(_ error: HTTPClientError) -> HTTPError<E.Failure> {
            HTTPError(from: error, operation: request.operation, request: request)
        }
        let partial = PartialFile(destination: file, of: request.url)
        var generator = generator
        let clock = TransportClock(clock)
        var best = partial.size
        var hasBrought = false
        var failures = 0
        while true {
            let failure: TransportError
            let result: Result<HTTPResponse, HTTPClientError>
            do { result = .success(try await send(request)) } catch { result = .failure(error) }
            switch result {
            case .success(let response): return try await finish(response, of: endpoint, request, in: file)
            case .failure(.transport(let broken)) where broken.isTransient && request.method == .get: failure = broken
            case .failure(let broken): throw error(broken)
            }
            failures = partial.size > best ? 0 : failures + 1
            hasBrought = hasBrought || failures == 0
            best = max(best, partial.size)
            // What nothing came of is for the layers that retry calls.
            if !hasBrought || failures >= policy.attempts { throw error(.transport(failure)) }
            if failures == 0 { continue }
            let random = Double(generator.next() >> 11) * 0x1p-53
            let delay = max(.zero, policy.backoff.delay(beforeRetry: failures, random: random))
            do { try await clock.sleep(delay) } catch _ {
                throw error(.cancelled)
            }
        }
    }

    private func finish<E: Endpoint>(
        _ response: HTTPResponse,
        of endpoint: E,
        _ request: HTTPRequest,
        in file: URL
    ) async throws(HTTPError<E.Failure>) -> HTTPResponse {
        var response = response
        response.complete(from: request)
        guard response.isSuccess else {
            _ = try read(response, to: request, of: endpoint)
            throw HTTPError(.undocumented, operation: request.operation, request: request, response: response)
        }
        if case .file = response.body { return response }
        // A transport that knows no files, such as a stub.
        do {
            let sink = try FileSink(destination: file)
            for try await chunk in try response.stream() { try sink.write(chunk) }
            try sink.commit()
        } catch {
            let storage = TransportError(.storage, requestLine: request.line, detail: "\(error)")
            let isCancelled = error is CancellationError
            let failure = error as? HTTPClientError ?? (isCancelled ? .cancelled : .transport(storage))
            throw HTTPError(from: failure, operation: request.operation, request: request)
        }
        response.body = .file(file)
        return response
    }
}
