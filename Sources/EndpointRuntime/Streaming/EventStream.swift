import Foundation

/// The elements of a body that is still arriving: server-sent events or JSON texts. A stream can be read only once.
///
/// ```swift
/// for try await chunk in try await client.send(StreamChat(prompt: "Hi")) { show(chunk.text) }
/// ```
/// Elements are decoded on demand, never ahead. Cancelling the reading task or releasing the iterator closes the
/// connection. ``AsyncIterator/next()`` throws a ``StreamError`` at most once and returns nil from then on.
public struct EventStream<Element: JSONCodable>: AsyncSequence, Sendable {
    private let opening: Lock<EventOpening<Element>?>
    /// The last event id, shared with the reader.
    private let lastID: Lock<String?>

    init(_ opening: EventOpening<Element>) {
        self.opening = Lock(opening)
        lastID = Lock(opening.resumption?.start)
    }

    /// A stream of elements that are already available, for tests and previews.
    ///
    /// - Parameter fault: the error thrown after the last element; nil ends the stream.
    public init(_ elements: [Element], failing fault: StreamError? = nil) {
        self.init(EventOpening(source: .values(elements[...], fault)))
    }

    /// The last id that the stream gave, for continuing the stream later with
    /// `events(_:reconnecting:from:)` of ``EndpointClient``; nil if it gave none so far.
    public var lastEventID: String? { lastID.withLock { $0 } }

    public func makeAsyncIterator() -> AsyncIterator {
        let opening = take() ?? EventOpening(source: .values([], .alreadyRead))
        return AsyncIterator(opening, lastID)
    }

    /// The available elements and the error thrown after them; nil if they are still arriving or if the stream has a
    /// reader.
    package var elements: (values: [Element], fault: StreamError?)? {
        guard case .values(let values, let fault)? = opening.withLock({ $0?.source }) else { return nil }
        return (Array(values), fault)
    }

    /// The reader's initial state; nil from the second call on.
    func take() -> EventOpening<Element>? {
        opening.withLock { opening in
            defer { opening = nil }
            return opening
        }
    }

    public struct AsyncIterator: AsyncIteratorProtocol {
        private var reader: EventReader<Element>?

        fileprivate init(_ opening: EventOpening<Element>, _ lastID: Lock<String?>) {
            reader = EventReader(opening, lastID)
        }

        /// The next element, or nil after the end mark or, without reconnection, after the end of the body.
        ///
        /// - Throws: ``StreamError``. The connection is then closed.
        public mutating func next() async throws(StreamError) -> Element? {
            if reader == nil { return nil }
            do throws(StreamError) {
                if Task.isCancelled { throw .cancelled }
                if let element = try await reader?.next() { return element }
            } catch {
                reader = nil
                throw error
            }
            reader = nil
            return nil
        }
    }
}

// MARK: StreamError

/// The reason why a stream of events ended early.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum StreamError: Error, Sendable {
    /// The connection broke, went silent, or was read too slowly.
    case transport(TransportError)
    /// An element does not match the description.
    case element(StreamError.Element)
    /// A line or an event is longer than the limit, in bytes.
    case tooLong(limit: Int)
    /// No further connection could be opened, such as after a 403 or too many failures; the associated value is the
    /// ``HTTPError`` of the endpoint.
    case refused(any EndpointError)
    /// The stream already has, or had, a reader.
    case alreadyRead
    /// The reading task was cancelled.
    case cancelled
}

extension StreamError {
    /// Describes an element of a stream that could not be read.
    public struct Element: Error, Sendable {
        /// Method and address of the request, without the query.
        public var requestLine: String?
        /// The type that was to be read.
        public var type: String
        /// The number of elements before this one, over all connections.
        public var index: Int
        /// The first 1,024 characters of the element. The values of members whose names suggest a credential are
        /// hidden. The excerpt does not appear in any text of the error.
        public var excerpt: String
        /// The reader's error, including the location.
        public var underlying: any Error
        /// The texts that descriptions hide.
        private let secrets: Set<String>

        /// Creates the description, which keeps the first 1,024 characters of the excerpt.
        ///
        /// - Parameter secrets: Texts that the excerpt and the description of the error hide, such as the credentials of
        ///   the request. Members whose names suggest a credential are hidden in any case.
        public init(
            requestLine: String?,
            type: String,
            index: Int,
            excerpt: String,
            underlying: any Error,
            secrets: Set<String> = []
        ) {
            self.requestLine = requestLine
            self.type = type
            self.index = index
            // A secret that the limit cuts is still recognized.
            self.excerpt = String(Redaction(secrets: secrets).value(excerpt.cut(to: 8_192)).prefix(1_024))
            self.underlying = underlying
            self.secrets = secrets
        }
    }
}

extension StreamError.Element: UserTextError, CustomDebugStringConvertible, Opaque {
    var userText: EndpointClientError.UserText { .notUnderstood }

    public var debugDescription: String {
        "\(requestLine.map { "\($0): " } ?? "")cannot read element \(index) as \(type): "
            + Redaction(secrets: secrets).text(of: underlying)
    }
}

extension StreamError: EndpointError, Opaque {
    public var response: EndpointResponse? {
        if case .refused(let error) = self { error.response } else { nil }
    }

    public var requestLine: String? {
        switch self {
        case .transport(let failure): failure.requestLine
        case .element(let element): element.requestLine
        case .refused(let error): error.requestLine
        case .tooLong, .alreadyRead, .cancelled: nil
        }
    }

    public var attempts: [Attempt] {
        switch self {
        case .transport(let failure): failure.attempts
        case .refused(let error): error.attempts
        case .element, .tooLong, .alreadyRead, .cancelled: []
        }
    }

    public var isCancellation: Bool {
        if case .cancelled = self { true } else { false }
    }

    public var userText: EndpointClientError.UserText? {
        switch self {
        case .transport(let failure): failure.userText
        case .element: .notUnderstood
        case .tooLong: .responseTooLarge
        case .refused(let error): error.userText
        case .alreadyRead: .alreadyRead
        case .cancelled: .cancelled
        }
    }

    /// A user-facing description.
    public var errorDescription: String? {
        if case .refused(let error) = self { error.errorDescription } else { userText?.text() }
    }

    public var debugDescription: String {
        switch self {
        case .transport(let failure): "transport: \(failure.debugDescription)"
        case .element(let fault): "element: \(fault.debugDescription)"
        case .tooLong(let limit):
            "a line or event is longer than \(limit) bytes; a handwritten 'decode' can raise the limit"
        case .refused(let error): "not continued: \(error.debugDescription)"
        case .alreadyRead: "the stream was read before; a stream has one reader, so keep its iterator or send again"
        case .cancelled: "cancelled"
        }
    }
}
