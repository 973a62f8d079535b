public import Foundation

extension EndpointClient {
    /// Sends a call whose response is a stream of events. When a connection ends, the stream continues over another
    /// one, after the last event that had an id (`Last-Event-ID`).
    ///
    /// Each connection is a separate call through the whole client, so it is authenticated like any other. If the
    /// server gives no ids, elements may be duplicated or missed.
    /// - Parameters:
    ///   - lastEventID: the position at which to continue an earlier stream; see ``EventStream/lastEventID``.
    ///   - clock: measures the waits.
    ///   - now: the current date, which a date in `Retry-After` is compared with.
    ///   - generator: the source of jitter.
    /// - Throws: ``HTTPError`` for the first connection; ``RequestError/other(_:)`` holds a ``ConfigurationError`` if
    ///   the call may not be sent twice. The stream throws later errors.
    public func events<E: Endpoint, T: JSONCodable>(
        _ endpoint: E,
        reconnecting policy: ReconnectPolicy,
        from lastEventID: String? = nil,
        options: CallOptions = CallOptions(),
        clock: some Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() },
        generator: some RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) async throws(HTTPError<E.Failure>) -> EventStream<T> where E.Response == EventStream<T> {
        let request = try request(for: endpoint, options)
        guard request.isRepeatable else {
            let refusal = RequestError.other(notRepeatable(request.operation))
            throw HTTPError(.request(refusal), operation: request.operation, request: request)
        }
        let stream = try await send(endpoint, options: options.continuing(behind: lastEventID))
        guard var opening = stream.take() else { return stream }
        let generator = Lock(generator)
        opening.resumption = Resumption(
            start: lastEventID,
            policy: policy,
            clock: TransportClock(clock),
            random: { generator.withLock { $0.nextFraction() } },
            connect: { await reconnect(endpoint, options.continuing(behind: $0), now: now) }
        )
        return EventStream(opening)
    }

    private func notRepeatable(_ operation: OperationInfo) -> ConfigurationError {
        ConfigurationError(
            field: "events(_:reconnecting:)",
            problem:
                "would send \(operation.method) \(operation.path) again, which is not idempotent; use send(_:), or "
                + "mark the call by CallOptions(retry: .idempotent)"
        )
    }

    private func reconnect<E: Endpoint, T: JSONCodable>(
        _ endpoint: E,
        _ options: CallOptions,
        now: @Sendable () -> Date
    ) async -> Resumption<T>.Step where E.Response == EventStream<T> {
        var response: EndpointResponse?
        do throws(HTTPError<E.Failure>) {
            let request = try request(for: endpoint, options)
            do { response = try await send(request) } catch {
                throw HTTPError(from: error, operation: request.operation, request: request)
            }
            guard var arrived = response, arrived.status != 204 else { return .end }
            arrived.complete(from: request)
            return .stream(try read(arrived, to: request, of: endpoint).value)
        } catch {
            if case .transport(let failure) = error.reason, failure.isTransient { return .later(error, after: nil) }
            if let response, RetryingClient.Policy.default.statuses.contains(response.status) {
                return .later(error, after: retryAfter(response.headers, now: now()))
            }
            return .refused(error)
        }
    }
}

extension CallOptions {
    fileprivate func continuing(behind id: String?) -> CallOptions {
        guard let id else { return self }
        var copy = self
        copy.headers.set("Last-Event-ID", id)
        return copy
    }
}
