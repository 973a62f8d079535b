import Foundation

/// Chunks between the delegate queue, which cannot be slowed down, and one reader.
///
/// Small chunks that wait are joined to pieces, so that what the buffer takes follows its bytes and not their number.
final class StreamBuffer: Sendable {
    private struct State: Sendable {
        var pieces: [Data] = []
        /// Of the pieces; those before it were read.
        var next = 0
        var bytes = 0
        var end: Result<Void, HTTPClientError>?
        var reader: CheckedContinuation<Result<Data?, HTTPClientError>, Never>?
    }

    /// What small chunks are joined up to, in bytes.
    private static var pieceSize: Int { 65_536 }

    private let state = Lock(State())
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    /// Whether somebody waits for the next chunk.
    var hasReader: Bool { state.withLock { $0.reader != nil } }

    /// False if the chunk does not fit.
    func append(_ chunk: Data) -> Bool {
        if chunk.isEmpty { return true }
        let (fits, reader) = state.withLock { state in
            guard state.end == nil else {
                return (true, nil as CheckedContinuation<Result<Data?, HTTPClientError>, Never>?)
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

    /// Ends the stream; only the first end counts. What is buffered is still read, except after a cancellation.
    func finish(_ end: Result<Void, HTTPClientError>) {
        let reader = state.withLock { state in
            guard state.end == nil else { return nil as CheckedContinuation<Result<Data?, HTTPClientError>, Never>? }
            state.end = end
            if case .failure(.cancelled) = end { (state.pieces, state.next, state.bytes) = ([], 0, 0) }
            defer { state.reader = nil }
            return state.reader
        }
        reader?.resume(returning: end.map { nil })
    }

    /// The next bytes, one chunk or several that waited together, or nil at the end. A second reader while one waits is refused as cancelled.
    func next() async throws(HTTPClientError) -> Data? {
        let result: Result<Data?, HTTPClientError> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let ready: Result<Data?, HTTPClientError>? = state.withLock { state in
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
        // No more pieces move up than were read since the last time, so each moves about once.
        if state.next * 2 >= state.pieces.count {
            state.pieces.removeFirst(state.next)
            state.next = 0
        }
        return piece
    }
}
