public import Foundation

extension EndpointClient {
    /// Sends a call whose response is a stream of events. When a connection ends, the stream continues over another
    /// one, after the last event that had an id (`Last-Event-ID`).
    ///
    /// Each connection is a separate call through the whole client, so it is authenticated like any other. If another user
    /// has signed in, the stream ends with ``CredentialError/signedOut``. If the server gives no ids, elements may be
    /// duplicated or missed.
    ///
    /// - Parameters:
    ///   - policy: how often to reconnect, and with which waits; ``ReconnectPolicy/default`` unless you pass another.
    ///   - lastEventID: the position at which to continue an earlier stream; see ``EventStream/lastEventID``.
    ///   - clock: measures the waits.
    ///   - now: the current date, with which a date in `Retry-After` is compared if the response has no `Date`.
    ///   - generator: the source of jitter.
    /// - Throws: ``HTTPError`` for the first connection; ``RequestError/other(_:)`` holds a ``ConfigurationError`` if
    ///   the call may not be sent twice. The stream throws later errors.
    public func events<E: Endpoint, T: JSONCodable>(
        _ endpoint: E,
        reconnecting policy: ReconnectPolicy = .default,
        from lastEventID: String? = nil,
        options: CallOptions = CallOptions(),
        clock: some Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() },
        generator: some RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) async throws(HTTPError<E.Failure>) -> EventStream<T> where E.Response == EventStream<T> {
        try await events(endpoint, policy, lastEventID, options, clock, now, generator) { $0 }
    }

    /// The same for an operation that also documents a response without a stream, such as 204.
    public func events<E: Endpoint, T: JSONCodable>(
        _ endpoint: E,
        reconnecting policy: ReconnectPolicy = .default,
        from lastEventID: String? = nil,
        options: CallOptions = CallOptions(),
        clock: some Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() },
        generator: some RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) async throws(HTTPError<E.Failure>) -> EventStream<T> where E.Response == EventStream<T>? {
        try await events(endpoint, policy, lastEventID, options, clock, now, generator) { $0 }
    }

    private func events<E: Endpoint, T: JSONCodable>(
        _ endpoint: E,
        _ policy: ReconnectPolicy,
        _ lastEventID: String?,
        _ options: CallOptions,
        _ clock: some Clock<Duration>,
        _ now: @escaping @Sendable () -> Date,
        _ generator: some RandomNumberGenerator & Sendable,
        in stream: @escaping @Sendable (E.Response) -> EventStream<T>?
    ) async throws(HTTPError<E.Failure>) -> EventStream<T> {
        let options = options.keepingUser
        let request = try request(for: endpoint, options)
        guard request.isRepeatable else {
            let refusal = RequestError.other(notRepeatable(request.operation))
            throw HTTPError(.request(refusal), operation: request.operation, request: request)
        }
        let first: EventStream<T>
        do {
            let reply = try await reply(to: endpoint, options: options.continuing(after: lastEventID))
            // There is nothing after the last event.
            guard reply.response.status != 204, let events = stream(reply.value) else { return EventStream([]) }
            first = events
        } catch {
            guard error.status == 204, case .undocumented = error.reason else { throw error }
            return EventStream([])
        }
        guard var opening = first.take() else { return first }
        let generator = Lock(generator)
        opening.resumption = Resumption(
            start: lastEventID,
            policy: policy,
            clock: TransportClock(clock),
            random: { generator.withLock { $0.nextFraction() } },
            connect: { await reconnect(endpoint, options.continuing(after: $0), now: now, in: stream) }
        )
        return EventStream(opening)
    }

    private func notRepeatable(_ operation: OperationInfo) -> ConfigurationError {
        ConfigurationError(
            field: "events(_:reconnecting:)",
            problem:
                "would send \(operation.method) \(operation.path) again, which is not idempotent; use send(_:), or "
                + "mark the call with CallOptions(retry: .idempotent)"
        )
    }

    private func reconnect<E: Endpoint, T: JSONCodable>(
        _ endpoint: E,
        _ options: CallOptions,
        now: @Sendable () -> Date,
        in stream: @Sendable (E.Response) -> EventStream<T>?
    ) async -> Resumption<T>.Step {
        var response: EndpointResponse?
        do throws(HTTPError<E.Failure>) {
            let request = try request(for: endpoint, options)
            do { response = try await send(request) } catch {
                let fault = HTTPError<E.Failure>(from: error, operation: request.operation, request: request)
                return error.isTemporary ? .later(fault, after: error.circuitPause) : .refused(fault)
            }
            guard var arrived = response, arrived.status != 204 else { return .end }
            arrived.complete(from: request)
            return try stream(read(arrived, to: request, of: endpoint).value).map { .stream($0) } ?? .end
        } catch {
            if let response, RetryingClient.Policy.default.statuses.contains(response.status) {
                return .later(error, after: retryAfter(response.headers, now: now()))
            }
            return .refused(error)
        }
    }
}

extension CallOptions {
    fileprivate func continuing(after id: String?) -> CallOptions {
        guard let id else { return self }
        var copy = self
        copy.headers.set("Last-Event-ID", id)
        return copy
    }
}

// MARK: Elements of a body

extension EndpointResponse {
    /// The elements of the body, read while they arrive.
    ///
    /// - Parameters:
    ///   - format: the format from the description. It applies if the response's Content-Type is missing or is
    ///     `text/plain`, `application/octet-stream` or, except for server-sent events, `application/json`.
    ///   - content: the part of a server-sent event that an element is read from.
    ///   - endMark: the data that ends the stream although the connection may stay open. Many services use `[DONE]`,
    ///     which is not valid JSON; pass nil for services whose texts may have that value.
    ///   - limit: the maximum size of a line and of an event, in bytes; 16 MiB by default.
    /// - Throws: ``EndpointResponse/BodyError/notEvents(mediaType:)`` if the response has another format.
    public func events<T: JSONCodable>(
        of type: T.Type = T.self,
        as format: EventFormat? = nil,
        reading content: EventFormat.Content = .data,
        until endMark: String? = "[DONE]",
        limit: Int = 16 * 1_048_576
    ) throws -> EventStream<T> {
        guard let format = mediaType.flatMap(EventFormat.init) ?? format.flatMap({ mayBe($0) ? $0 : nil }) else {
            throw EndpointResponse.BodyError.notEvents(mediaType: mediaType)
        }
        return EventStream(
            EventOpening(
                source: .bytes(try stream()),
                format: format,
                content: content,
                endMark: endMark,
                limit: limit,
                requestLine: requestLine,
                sent: sentRequest
            )
        )
    }

    /// The body's bytes as they arrive. A body that is already complete is a stream of one chunk.
    public func stream() throws -> EndpointResponse.ByteStream {
        if case .stream(let stream) = body { return stream }
        return EndpointResponse.ByteStream([try data()])
    }

    /// Whether the media type leaves it open that the body has this format. The lines of a JSON text would be ignored as
    /// unknown fields of an event.
    private func mayBe(_ format: EventFormat) -> Bool {
        switch mediaType {
        case nil, "text/plain", "application/octet-stream": true
        case "application/json": format != .serverSentEvents
        default: false
        }
    }
}
