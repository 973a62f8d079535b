public import Foundation

extension HTTPBody {
    /// A request body whose chunks are produced while it is sent.
    ///
    /// A stream is sent once, unless it was created from a function that makes its chunks anew: then retries, redirects
    /// and a second authentication send it again like any other body. If a stream can be sent only once, the caller
    /// receives the failure or response that would have caused it to be sent again. A stream has no hash, so
    /// ``SigningClient`` refuses it, and it cannot be part of a form.
    ///
    /// On Apple's platforms the chunks are sent as they are produced, at the pace of the connection. URLSession on
    /// Linux would block all requests of its session between two chunks, so there the body is written to a temporary
    /// file first. That time counts against the request's timeout, and an endless stream fails.
    public struct Stream: Sendable {
        /// The length in bytes; nil if it is unknown. HTTP/1.1 then uses chunked transfer coding, which some servers
        /// refuse.
        public let count: Int?
        /// Whether the body can be sent again.
        public let isReplayable: Bool
        private let source: Source

        private final class Source: Sendable {
            typealias Sink = @Sendable (Data) async throws -> Void

            let run: @Sendable (Sink) async throws -> Void
            let wasOpened = Lock(false)

            init(_ run: @escaping @Sendable (Sink) async throws -> Void) { self.run = run }
        }

        /// A body that is sent once.
        ///
        /// - Parameter count: the number of bytes in all chunks, if it is known. With another number of bytes, the call
        ///   fails.
        public init<Chunks: AsyncSequence & Sendable>(_ chunks: Chunks, count: Int? = nil)
        where Chunks.Element == Data {
            self.init(count: count, isReplayable: false) { sink in
                for try await chunk in chunks { try await sink(chunk) }
            }
        }

        /// A body that can be sent again.
        ///
        /// - Parameters:
        ///   - count: the number of bytes in all chunks, if it is known. With another number of bytes, the call fails.
        ///   - make: makes the chunks anew for each attempt. They must be the same each time.
        public init<Chunks: AsyncSequence & Sendable>(
            count: Int? = nil,
            replayedBy make: @escaping @Sendable () async throws -> Chunks
        ) where Chunks.Element == Data {
            self.init(count: count, isReplayable: true) { sink in
                for try await chunk in try await make() { try await sink(chunk) }
            }
        }

        /// The bytes of a handle, such as a pipe, as they arrive, up to its end; sent once. For a file see
        /// ``HTTPBody/file(at:)``.
        public init(_ handle: FileHandle, count: Int? = nil) {
            let opened = Result { try HandleReader(handle) }
            self.init(count: count, isReplayable: false) { sink in
                let reader = try opened.get()
                while let chunk = try await reader.next() { try await sink(chunk) }
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

        /// Passes the chunks to a sink, for custom transports.
        ///
        /// - Throws: ``HTTPBody/StreamError/wasSent`` the second time, unless the body can be sent again;
        ///   ``HTTPBody/StreamError/wrongLength(expected:found:)`` if the body does not have the length that was given;
        ///   and the errors of the source and the sink.
        public func forEachChunk(_ sink: @escaping @Sendable (Data) async throws -> Void) async throws {
            let isFirst = source.wasOpened.withLock { wasOpened in
                defer { wasOpened = true }
                return !wasOpened
            }
            guard isFirst || isReplayable else { throw HTTPBody.StreamError.wasSent }
            let (sent, expected) = (Lock(Int64(0)), count.map(Int64.init))
            try await source.run { chunk in
                let total = sent.withLock { sent in
                    sent += Int64(chunk.count)
                    return sent
                }
                if let expected, total > expected {
                    throw HTTPBody.StreamError.wrongLength(expected: Int(expected), found: Int(clamping: total))
                }
                try await sink(chunk)
            }
            let total = sent.withLock { $0 }
            if let expected, total != expected {
                throw HTTPBody.StreamError.wrongLength(expected: Int(expected), found: Int(clamping: total))
            }
        }
    }
}

extension HTTPBody.Stream: Hashable {
    /// Whether both are copies of the same stream.
    public static func == (a: HTTPBody.Stream, b: HTTPBody.Stream) -> Bool { a.source === b.source }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source)) }
}

extension HTTPBody {
    /// The reason why a ``Stream`` cannot be sent or read into memory.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum StreamError: Error, Sendable, Hashable {
        /// A stream has no bytes before it is sent.
        case isStream
        /// The stream has already been sent and can be sent only once.
        case wasSent
        /// The stream does not have the length that was given. Both lengths are in bytes.
        case wrongLength(expected: Int, found: Int)
    }
}

extension HTTPBody.StreamError: CustomStringConvertible, DeveloperError {
    public var description: String {
        switch self {
        case .isStream: "the body is a stream, which has no bytes before it is sent; read them from its source"
        case .wasSent: "the body is a stream that was already sent; pass a closure that makes it again"
        case .wrongLength(let expected, let found):
            "the body should have \(expected) bytes and has \(found)\(found > expected ? " or more" : ""); pass its "
                + "exact length, or none"
        }
    }
}

// MARK: HandleReader

/// Reads what is available, where `FileHandle` would wait for the requested number of bytes. No thread waits for bytes.
private final class HandleReader: Sendable {
    /// A duplicate, so that the number stays this reader's if the app closes its handle.
    private let descriptor: Int32

    init(_ handle: FileHandle) throws {
        descriptor = fcntl(handle.fileDescriptor, F_DUPFD_CLOEXEC, 0)
        if descriptor < 0 { throw HandleReader.failure() }
    }

    deinit { close(descriptor) }

    /// The next bytes; nil at the end.
    func next() async throws -> Data? {
        while true {
            try Task.checkCancellation()
            if try isReadable(), let chunk = try await performBlocking({ _ in try self.read() }) {
                return chunk.isEmpty ? nil : chunk
            }
            await waitForBytes()
        }
    }

    /// Whether a read would not wait. Always true for a file, for which Linux has no events.
    private func isReadable() throws -> Bool {
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while true {
            let ready = poll(&state, 1, 0)
            if ready >= 0 { return ready > 0 }
            if errno != EINTR { throw HandleReader.failure() }
        }
    }

    /// Nil if there are no bytes after all; empty at the end.
    private func read() throws -> Data? {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            if count >= 0 { return Data(buffer[..<count]) }
            if errno == EAGAIN { return nil }
            if errno != EINTR { throw HandleReader.failure() }
        }
    }

    #if canImport(Darwin)
    /// Returns when there are bytes or the end, or when the task is cancelled.
    private func waitForBytes() async {
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global())
        let arrival = Promise<Void>()
        source.setEventHandler { arrival.fulfill(()) }
        // The descriptor must stay open until the source has ended.
        source.setCancelHandler { withExtendedLifetime(self) {} }
        source.activate()
        await arrival.wait()
        source.cancel()
    }
    #else
    /// Returns when there are bytes or the end, at most 20 ms late, or when the task is cancelled.
    ///
    /// It polls, because on Linux (Swift 6.3) Dispatch can crash when the writer of a pipe closes it and the read source
    /// is cancelled.
    private func waitForBytes() async {
        var pause = Duration.milliseconds(1)
        while (try? isReadable()) == false, (try? await Task.sleep(for: pause)) != nil {
            pause = min(pause * 2, .milliseconds(20))
        }
    }
    #endif

    private static func failure() -> POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
