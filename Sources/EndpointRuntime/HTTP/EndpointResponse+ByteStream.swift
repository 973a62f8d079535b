public import Foundation

extension EndpointResponse {
    /// A response body that is still arriving, chunk by chunk. Only the first iterator reads it; every later one throws
    /// ``EndpointResponse/BodyError/alreadyRead``.
    ///
    /// Releasing the stream closes the connection. The streams of ``URLSessionClient`` also close it when the reading task
    /// is cancelled.
    public struct ByteStream: AsyncSequence, Sendable {
        public typealias Element = Data

        private let source: Source

        /// Creates a stream that gets its chunks from a function.
        ///
        /// - Parameters:
        ///   - next: returns the next chunk; nil at the end.
        ///   - cancel: called once, by ``cancel()`` or when the last reference to the stream is released.
        public init(
            next: @escaping @Sendable () async throws -> Data?,
            cancel: @escaping @Sendable () -> Void = {}
        ) {
            source = Source(next: next, cancel: cancel)
        }

        /// A stream of chunks that already exist.
        public init(_ chunks: [Data]) {
            let left = Lock(chunks[...])
            self.init(next: { left.withLock { $0.popFirst() } })
        }

        /// Closes the connection, even if other code still holds the stream.
        public func cancel() { source.close() }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(source: source.isFirstUse() ? source : nil) }

        public struct AsyncIterator: AsyncIteratorProtocol {
            /// Nil if another iterator reads the stream.
            fileprivate let source: Source?

            /// Returns the next chunk; nil at the end.
            ///
            /// - Throws: ``EndpointResponse/BodyError/alreadyRead`` if this is not the first iterator, and any error of
            ///   the function that the stream was created with. The streams of ``URLSessionClient``
            ///   throw an ``EndpointClientError``: cancelled, or a failure of the transport, such as
            ///   ``TransportError/Reason/connectionLost`` or ``TransportError/Reason/readerTooSlow(limit:)``; and
            ///   ``EndpointResponse/BodyError/alreadyRead`` while a copy of the iterator waits for a chunk.
            public mutating func next() async throws -> Data? {
                guard let source else { throw EndpointResponse.BodyError.alreadyRead }
                return try await source.next()
            }
        }

        fileprivate final class Source: Sendable {
            let next: @Sendable () async throws -> Data?
            private let cancel: Lock<(@Sendable () -> Void)?>
            private let isUsed = Lock(false)

            init(next: @escaping @Sendable () async throws -> Data?, cancel: @escaping @Sendable () -> Void) {
                self.next = next
                self.cancel = Lock(cancel)
            }

            func isFirstUse() -> Bool {
                isUsed.withLock { isUsed in
                    defer { isUsed = true }
                    return !isUsed
                }
            }

            func close() {
                let cancel = cancel.withLock { cancel in
                    defer { cancel = nil }
                    return cancel
                }
                cancel?()
            }

            deinit { close() }
        }
    }
}

extension EndpointResponse {
    /// The reason why a response's body cannot be read in the requested form.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum BodyError: Error, Sendable, Hashable {
        /// The body is a stream: read it through ``EndpointResponse/body``.
        case isStream
        /// The body is a stream that already has, or had, a reader.
        case alreadyRead
        /// The content type names a charset that this platform cannot read.
        case unknownCharset(String)
        /// The bytes are not text in the charset of the content type.
        case notText(charset: String)
        /// The body is empty, but a value is documented.
        case empty
        /// The body's media type does not contain consecutive elements; nil if there is no media type.
        case notEvents(mediaType: String?)
    }
}

extension EndpointResponse.BodyError: CustomStringConvertible, DeveloperError {
    public var description: String {
        switch self {
        case .isStream: "the body is a stream; read its chunks instead"
        case .alreadyRead:
            "the body is a stream that was read before; it has one reader, so keep its iterator or send again"
        case .unknownCharset(let name): "the body's charset '\(name)' is not supported; read the bytes instead"
        case .notText(let charset): "the body's bytes are not \(charset) text; read the bytes instead"
        case .empty: "the body is empty; if that is right, describe the response without content"
        case .notEvents(let type):
            "the body is \(type?.printable ?? "of no stated type"), which is not a stream of events, "
                + "such as text/event-stream or application/x-ndjson"
        }
    }
}
