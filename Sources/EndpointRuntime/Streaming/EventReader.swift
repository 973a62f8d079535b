import Foundation

/// Reads elements over successive connections.
struct EventReader<Element: JSONCodable> {
    /// Closes the connection when the reader is released, even if the stream is still referenced elsewhere.
    private final class Connection: Sendable {
        let bytes: EndpointResponse.ByteStream
        init(_ bytes: EndpointResponse.ByteStream) { self.bytes = bytes }
        deinit { bytes.cancel() }
    }

    private let opening: EventOpening<Element>
    /// The format of the current connection.
    private var format: EventFormat
    /// The last event id, shared with the stream.
    private let lastID: Lock<String?>
    private var values: ArraySlice<Element> = []
    private var connection: Connection?
    private var chunks: EndpointResponse.ByteStream.AsyncIterator?
    private var parser: any EventParser
    private var index = 0
    /// Consecutive reconnections without an element.
    private var failures = 0
    /// The wait before a reconnection that the server last requested, on any connection.
    private var retry: Duration?

    init(_ opening: EventOpening<Element>, _ lastID: Lock<String?>) {
        self.opening = opening
        self.lastID = lastID
        format = opening.format
        parser = opening.format.parser(limit: opening.limit, lastEventID: lastID.withLock { $0 })
        switch opening.source {
        case .bytes(let bytes): open(bytes)
        case .values(let values, _): self.values = values
        }
    }

    mutating func next() async throws(StreamError) -> Element? {
        if case .values(_, let fault) = opening.source {
            if let value = values.popFirst() { return value }
            if let fault { throw fault }
            return nil
        }
        while true {
            let step = try await read()
            // The other formats have no ids, so a stream in them continues after the id that it was opened with.
            if format == .serverSentEvents { lastID.withLock { [parser] in $0 = parser.lastEventID } }
            retry = parser.retry ?? retry
            switch step {
            case .record(let record):
                if isEndMark(record) { return nil }
                if record.isWithoutElement(Element.self, in: format, opening.content) { continue }
                failures = 0
                return try decode(record)
            case .end(let failure):
                if try await reconnect(after: failure) { continue }
                return nil
            }
        }
    }

    // MARK: One connection

    private enum Step {
        case record(EventRecord)
        /// The connection ended, either in an orderly way or by a transient failure.
        case end(TransportError?)
    }

    private mutating func read() async throws(StreamError) -> Step {
        while true {
            if let record = try parser.next() { return .record(record) }
            do {
                guard let chunk = try await chunks?.next() else { break }
                parser.feed(chunk)
            } catch EndpointClientError.transport(let failure) where failure.isTransient {
                return .end(failure)
            } catch { throw StreamError(error, requestLine: opening.requestLine) }
        }
        chunks = nil
        return parser.finish().map { .record($0) } ?? .end(nil)
    }

    private mutating func open(_ bytes: EndpointResponse.ByteStream) {
        connection = Connection(bytes)
        chunks = bytes.makeAsyncIterator()
    }

    private func isEndMark(_ record: EventRecord) -> Bool {
        guard let mark = opening.endMark?.utf8 else { return false }
        guard format == .jsonSequence else { return record.data.elementsEqual(mark) }
        // A line feed follows each text (RFC 7464 §2.2).
        return record.data.reversed().drop { " \t\r\n".utf8.contains($0) }.elementsEqual(mark.reversed())
    }

    private mutating func decode(_ record: EventRecord) throws(StreamError) -> Element {
        defer { index += 1 }
        do { return try record.element(of: format, opening.content) } catch {
            throw .element(
                StreamError.Element(
                    requestLine: opening.requestLine,
                    type: typeName(of: Element.self),
                    index: index,
                    excerpt: String(decoding: record.data.prefix(4_096), as: UTF8.self),
                    underlying: error,
                    secrets: opening.sent?.secrets ?? []
                )
            )
        }
    }

    // MARK: The next connection

    /// Returns false if the stream is over.
    private mutating func reconnect(after failure: TransportError?) async throws(StreamError) -> Bool {
        (connection, chunks) = (nil, nil)
        guard let resumption = opening.resumption,
            failure != nil || format == .serverSentEvents && resumption.policy.continuesAfterEnd
        else {
            if let failure { throw .transport(failure) }
            return false
        }
        var last = failure.map { StreamError.transport($0) }
        var requestedDelay = retry
        while failures < resumption.policy.reconnections {
            failures += 1
            let backoff = resumption.policy.backoff.delay(beforeRetry: failures, random: resumption.random())
            let delay = max(backoff, min(requestedDelay ?? .zero, resumption.policy.maximumRetryAfter))
            do { if delay > .zero { try await resumption.clock.sleep(delay) } } catch { throw .cancelled }
            switch await resumption.connect(lastID.withLock { $0 }) {
            case .stream(let stream):
                guard let opening = stream.take(), case .bytes(let bytes) = opening.source else { return false }
                format = opening.format
                parser = format.parser(limit: opening.limit, lastEventID: lastID.withLock { $0 })
                open(bytes)
                return true
            case .end: return false
            case .later(let error, let wait):
                if error.isCancellation { throw .cancelled }
                last = .refused(error)
                requestedDelay = wait ?? retry
            case .refused(let error):
                if error.isCancellation { throw .cancelled }
                throw .refused(error)
            }
        }
        if let last { throw last }
        return false
    }
}

extension StreamError {
    fileprivate init(_ error: any Error, requestLine: String?) {
        switch error {
        case EndpointClientError.transport(let failure): self = .transport(failure)
        case EndpointResponse.BodyError.alreadyRead: self = .alreadyRead
        case EndpointClientError.cancelled, is CancellationError: self = .cancelled
        default:
            let detail = Redaction().text(of: error)
            self = .transport(TransportError(.other, requestLine: requestLine ?? "stream", detail: detail))
        }
    }
}

// MARK: EventOpening

/// The initial state of an event reader.
struct EventOpening<Element: JSONCodable>: Sendable {
    enum Source: Sendable {
        case bytes(EndpointResponse.ByteStream)
        case values(ArraySlice<Element>, StreamError?)
    }

    var source: Source
    var format = EventFormat.serverSentEvents
    var content = EventFormat.Content.data
    /// The data that ends the stream.
    var endMark: String?
    /// The maximum size of a line and of an event, in bytes.
    var limit = 0
    var requestLine: String?
    /// The request, whose credentials the elements may repeat.
    var sent: SentRequest?
    /// How to continue the stream when its connection ends; nil disables reconnection.
    var resumption: Resumption<Element>?
}

/// Continues a stream over another connection.
struct Resumption<Element: JSONCodable>: Sendable {
    /// The result of a reconnection attempt.
    enum Step: Sendable {
        case stream(EventStream<Element>)
        /// The server reports that the stream is over (WHATWG HTML §9.2.3: status 204).
        case end
        /// A later attempt may succeed, but not before the time that the server requested.
        case later(any EndpointError, after: Duration?)
        case refused(any EndpointError)
    }

    /// The id of the last event received before the stream starts.
    var start: String?
    var policy: ReconnectPolicy
    var clock: TransportClock
    /// Uniformly distributed in 0..<1.
    var random: @Sendable () -> Double
    var connect: @Sendable (_ lastEventID: String?) async -> Step
}
