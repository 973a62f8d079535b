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
    /// ``EndpointClient/events(_:reconnecting:from:options:clock:now:generator:)``; nil if it gave none so far.
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

        /// The next element, or nil at the end of the stream, which is the end mark or the end of the body.
        ///
        /// - Throws: ``StreamError``. The connection is then closed.
        public mutating func next() async throws(StreamError) -> Element? {
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
