import Foundation

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
        var reader: CheckedContinuation<Result<Data?, EndpointClientError>, Never>?
    }

    /// The size up to which small chunks are joined, in bytes.
    private static var pieceSize: Int { 65_536 }

    private let state = Lock(State())
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    /// Whether a reader is waiting for the next chunk.
    var hasReader: Bool { state.withLock { $0.reader != nil } }

    /// Returns false if the chunk does not fit.
    func append(_ chunk: Data) -> Bool {
        if chunk.isEmpty { return true }
        let (fits, reader) = state.withLock { state in
            guard state.end == nil else {
                return (true, nil as CheckedContinuation<Result<Data?, EndpointClientError>, Never>?)
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
                return nil as CheckedContinuation<Result<Data?, EndpointClientError>, Never>?
            }
            state.end = end
            if case .failure(.cancelled) = end { (state.pieces, state.next, state.bytes) = ([], 0, 0) }
            defer { state.reader = nil }
            return state.reader
        }
        reader?.resume(returning: end.map { nil })
    }

    /// The next bytes, as one chunk or several joined ones, or nil at the end. A second concurrent reader gets a
    /// cancellation error.
    func next() async throws(EndpointClientError) -> Data? {
        let result: Result<Data?, EndpointClientError> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let ready: Result<Data?, EndpointClientError>? = state.withLock { state in
                    if state.next < state.pieces.count { return .success(take(from: &state)) }
                    if let end = state.end { return end.map { nil } }
                    guard state.reader == nil else { return .failure(.cancelled) }
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
