public import Foundation

extension HTTPBody {
    /// A request body whose chunks are made while it is sent.
    ///
    /// It is sent once, unless it was given as a function that makes it anew: then retries, redirects and a second
    /// authentication send it again like any other body. Of one that is sent once, they give the caller the failure or the
    /// response that they would have acted on. It has no hash, so ``SigningClient`` refuses it, and it is no part of a form.
    ///
    /// On Apple's platforms the chunks leave as they come, at the pace of the connection. URLSession on Linux would block all
    /// requests of its session between two chunks, so there the body is written to a temporary file first, within the
    /// time that the request has.
    public struct Stream: Sendable {
        /// The length in bytes; nil while nobody knows. HTTP/1.1 then sends it in chunks, which some servers refuse.
        public let count: Int?
        /// Whether it can be sent again.
        public let isReplayable: Bool
        private let source: Source

        private final class Source: Sendable {
            typealias Sink = @Sendable (Data) async throws -> Void

            let run: @Sendable (Sink) async throws -> Void
            let wasOpened = Lock(false)

            init(_ run: @escaping @Sendable (Sink) async throws -> Void) { self.run = run }
        }

        /// A body that is sent once.
        public init<Chunks: AsyncSequence & Sendable>(_ chunks: Chunks, count: Int? = nil)
        where Chunks.Element == Data {
            self.init(count: count, isReplayable: false) { sink in
                for try await chunk in chunks { try await sink(chunk) }
            }
        }

        /// A body that can be sent again.
        ///
        /// - Parameter make: makes the chunks, for each attempt anew. They must be the same each time.
        public init<Chunks: AsyncSequence & Sendable>(
            count: Int? = nil,
            replayedBy make: @escaping @Sendable () async throws -> Chunks
        ) where Chunks.Element == Data {
            self.init(count: count, isReplayable: true) { sink in
                for try await chunk in try await make() { try await sink(chunk) }
            }
        }

        /// What a handle has to read, such as a pipe, up to its end; sent once. For a file see ``HTTPBody/file(at:)``.
        public init(_ handle: FileHandle, count: Int? = nil) {
            self.init(count: count, isReplayable: false) { sink in
                while let chunk = try await performBlocking({ _ in try handle.read(upToCount: 65_536) }), !chunk.isEmpty
                {
                    try await sink(chunk)
                }
            }
        }

        private init(
            count: Int?,
            isReplayable: Bool,
            _ run: @escaping @Sendable (Source.Sink) async throws -> Void
        ) {
            self.count = count
            self.isReplayable = isReplayable
            source = Source(run)
        }

        /// Hands over the chunks, for a transport of your own.
        ///
        /// - Throws: ``HTTPBody/StreamError/wasSent`` the second time, unless it can be sent again;
        ///   ``HTTPBody/StreamError/wrongLength(expected:found:)`` for a body that is not as long as it said; and what the
        ///   source or the sink throws.
        public func forEachChunk(_ sink: @escaping @Sendable (Data) async throws -> Void) async throws {
            let isFirst = source.wasOpened.withLock { wasOpened in
                defer { wasOpened = true }
                return !wasOpened
            }
            guard isFirst || isReplayable else { throw HTTPBody.StreamError.wasSent }
            let (sent, expected) = (Lock(0), count)
            try await source.run { chunk in
                let total = sent.withLock { sent in
                    sent += chunk.count
                    return sent
                }
                if let expected, total > expected {
                    throw HTTPBody.StreamError.wrongLength(expected: expected, found: total)
                }
                try await sink(chunk)
            }
            let total = sent.withLock { $0 }
            if let expected, total != expected {
                throw HTTPBody.StreamError.wrongLength(expected: expected, found: total)
            }
        }
    }
}

extension HTTPBody.Stream: Hashable {
    /// Whether they are copies of one.
    public static func == (a: HTTPBody.Stream, b: HTTPBody.Stream) -> Bool { a.source === b.source }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source)) }
}
