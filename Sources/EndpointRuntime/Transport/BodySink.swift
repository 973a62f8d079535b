import Foundation

/// The destination of a response body while it arrives.
enum BodySink: Sendable {
    /// Content in memory; more bytes than the limit are a failure.
    case memory(limit: Int)
    /// The beginning of the body of an error, or of a success without content, in memory.
    case excerpt(limit: Int)
    case stream(StreamBuffer)
    case file(FileSink)

    var isExcerpt: Bool {
        if case .excerpt = self { true } else { false }
    }

    /// The reason why a response cannot be stored.
    struct Refusal: Error {
        var reason: TransportError.Reason
        var detail: String
        /// Whether the request may be repeated without a range.
        var concernsRange = false
    }

    /// - Parameters:
    ///   - partial: the file that earlier resumable downloads have written.
    ///   - offset: the start of the request's Range.
    init(
        for head: ResponseHead,
        of request: EndpointRequest,
        streamLimit: Int,
        partial: PartialFile?,
        offset: Int
    ) throws(Refusal) {
        guard head.isSuccess, request.delivers(head.response(.data(Data()))) else {
            self = .excerpt(limit: EndpointRequest.Delivery.errorBodyLimit)
            return
        }
        if partial == nil, head.isUnrequestedPart(of: request) {
            let range = head.headers["Content-Range"] ?? "several ranges"
            throw Refusal(reason: .badResponse, detail: "requested the whole content, got \(range)")
        }
        switch request.delivery {
        case .streamed: self = .stream(StreamBuffer(limit: streamLimit))
        case .buffered(let limit):
            let limit = max(0, limit)
            if let length = head.expectedLength(of: request.method), length > limit {
                throw Refusal(reason: .bodyTooLarge(limit: limit), detail: "\(length) bytes")
            }
            self = .memory(limit: limit)
        case .file(let url, _):
            if head.status == 206, let partial,
                let detail = head.mismatch(of: request, from: offset, total: partial.total)
            {
                let concernsRange = request.headers.contains("Range")
                // The bytes on disk may not match the content that the server continues with.
                if !concernsRange { partial.discard() }
                throw Refusal(reason: .badResponse, detail: detail, concernsRange: concernsRange)
            }
            do {
                guard let partial else {
                    self = .file(try FileSink(destination: url))
                    return
                }
                let place = head.status == 206 ? offset : 0
                let validator = request.headers["If-Range"]
                self = .file(try FileSink(continuing: partial, at: place, of: validator, head))
            } catch { throw Refusal(reason: .storage, detail: "\(error)") }
        }
    }
}

// MARK: StreamBuffer

/// Buffers chunks between the delegate queue, which cannot be slowed down, and a single reader.
///
/// Small waiting chunks are joined into larger pieces, so that memory use depends on the number of bytes, not of
/// chunks.
final class StreamBuffer: Sendable {
    private struct State: Sendable {
        var pieces: [Data] = []
        /// The index of the next piece; the pieces before it have been read.
        var next = 0
        var bytes = 0
        var end: Result<Void, EndpointClientError>?
        var reader: CheckedContinuation<Result<Data?, any Error>, Never>?
    }

    /// The size up to which small chunks are joined, in bytes.
    private static var pieceSize: Int { 65_536 }

    private let state = Lock(State())
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    /// Returns false if the chunk does not fit.
    func append(_ chunk: Data) -> Bool {
        if chunk.isEmpty { return true }
        let (fits, reader) = state.withLock { state in
            guard state.end == nil else {
                return (true, nil as CheckedContinuation<Result<Data?, any Error>, Never>?)
            }
            if let reader = state.reader {
                state.reader = nil
                return (true, reader)
            }
            guard state.bytes + chunk.count <= limit else { return (false, nil) }
            state.bytes += chunk.count
            let last = state.pieces.count - 1
            if last >= state.next, state.pieces[last].count + chunk.count <= StreamBuffer.pieceSize {
                state.pieces[last].append(chunk)
            } else {
                state.pieces.append(chunk)
            }
            return (true, nil)
        }
        reader?.resume(returning: .success(chunk))
        return fits
    }

    /// Ends the stream; only the first end counts. Buffered bytes can still be read, except after a cancellation.
    func finish(_ end: Result<Void, EndpointClientError>) {
        let reader = state.withLock { state in
            guard state.end == nil else {
                return nil as CheckedContinuation<Result<Data?, any Error>, Never>?
            }
            state.end = end
            if case .failure(.cancelled) = end { (state.pieces, state.next, state.bytes) = ([], 0, 0) }
            defer { state.reader = nil }
            return state.reader
        }
        reader?.resume(returning: end.chunk)
    }

    /// The next bytes, as one chunk or several joined ones, or nil at the end. A second concurrent reader gets
    /// ``EndpointResponse/BodyError/alreadyRead``, any other error is an ``EndpointClientError``.
    func next() async throws -> Data? {
        let result: Result<Data?, any Error> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let ready: Result<Data?, any Error>? = state.withLock { state in
                    if state.next < state.pieces.count { return .success(take(from: &state)) }
                    if let end = state.end { return end.chunk }
                    guard state.reader == nil else { return .failure(EndpointResponse.BodyError.alreadyRead) }
                    state.reader = continuation
                    return nil
                }
                if let ready { continuation.resume(returning: ready) }
            }
        } onCancel: {
            finish(.failure(.cancelled))
        }
        return try result.get()
    }

    private func take(from state: inout State) -> Data {
        var piece = Data()
        swap(&piece, &state.pieces[state.next])
        state.bytes -= piece.count
        state.next += 1
        // At most as many pieces move as were read since the last move, so each piece moves about once.
        if state.next * 2 >= state.pieces.count {
            state.pieces.removeFirst(state.next)
            state.next = 0
        }
        return piece
    }
}

extension Result where Success == Void, Failure == EndpointClientError {
    /// The result that a reader receives at this end.
    fileprivate var chunk: Result<Data?, any Error> { map { nil }.mapError { $0 } }
}

// MARK: FileSink

/// Writes a body next to its destination and moves it there when it is complete.
final class FileSink: Sendable {
    let destination: URL
    /// The number of bytes of the whole content that existed before.
    let offset: Int
    private let bytes: URL
    /// The partial file to keep if the body does not become complete; nil removes everything.
    private let partial: PartialFile?
    private let handle: Lock<FileHandle?>

    /// Starts from the beginning.
    init(destination: URL) throws {
        self.destination = destination
        offset = 0
        partial = nil
        bytes = destination.deletingLastPathComponent()
            .appendingPathComponent("\(hiddenName(beside: destination)).\(UUID().uuidString).part", isDirectory: false)
        let descriptor = open(bytes.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw HTTPBody.FileError.cannotCreate(bytes) }
        handle = Lock(FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
    }

    /// Continues after the first `offset` existing bytes of the content that the validator identifies, or starts from
    /// the beginning if `offset` is zero.
    ///
    /// - Throws: ``HTTPBody/FileError/inUse(_:)`` while another sink, in any process, writes the same file, or if one
    ///   has replaced the existing bytes.
    init(continuing partial: PartialFile, at offset: Int, of validator: String? = nil, _ head: ResponseHead) throws {
        self.partial = partial
        self.offset = offset
        destination = partial.destination
        bytes = partial.bytes
        // In one step, because another sink may create and lock the file at this moment.
        let handle = try partial.lock(O_WRONLY | O_CREAT)
        self.handle = Lock(handle)
        guard offset == 0 || partial.holds(offset, of: validator) else {
            throw HTTPBody.FileError.inUse(partial.destination)
        }
        try handle.truncate(atOffset: UInt64(offset))
        if offset == 0 { try partial.describe(head) }
    }

    func write(_ chunk: Data) throws {
        try handle.withLock { try $0?.write(contentsOf: chunk) }
    }

    /// Moves the file to its destination and replaces any existing file.
    func commit() throws {
        let open = handle.withLock { handle in
            defer { handle = nil }
            return handle
        }
        guard let open else { throw HTTPBody.FileError.cannotCreate(destination) }
        // Closing the file releases its lock. So the file is moved first; otherwise, another sink could append to the
        // complete file.
        let isMoved = rename(bytes.path, destination.path) == 0
        if isMoved { partial?.forget() }
        try open.closeUnlocked()
        if isMoved { return }
        if partial == nil { try? FileManager.default.removeItem(at: bytes) }
        throw HTTPBody.FileError.cannotCreate(destination)
    }

    /// Stops writing before the body is complete. Has no effect after ``commit()``.
    func abandon() {
        let open = handle.withLock { handle in
            defer { handle = nil }
            return handle
        }
        guard let open else { return }
        // Closing the file releases its lock, and another sink may then write a file of this name. So the file is removed
        // first. Without a validator, no download can continue the bytes.
        if partial?.validator == nil || (try? open.seekToEnd()) == 0 {
            try? FileManager.default.removeItem(at: bytes)
            partial?.forget()
        }
        try? open.closeUnlocked()
    }

    deinit { abandon() }
}
