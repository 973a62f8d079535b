import Foundation

/// Chunks between the delegate queue, which cannot be slowed down, and one reader.
final class StreamBuffer: Sendable {
    private struct State: Sendable {
        var chunks: [Data] = []
        var next = 0
        var bytes = 0
        var end: Result<Void, HTTPFault>?
        var reader: CheckedContinuation<Result<Data?, HTTPFault>, Never>?
    }

    private let state = Lock(State())
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    /// False if the chunk does not fit.
    func append(_ chunk: Data) -> Bool {
        if chunk.isEmpty { return true }
        let (fits, reader) = state.withLock { state in
            guard state.end == nil else { return (true, nil as CheckedContinuation<Result<Data?, HTTPFault>, Never>?) }
            if let reader = state.reader {
                state.reader = nil
                return (true, reader)
            }
            guard state.bytes + chunk.count <= limit else { return (false, nil) }
            state.bytes += chunk.count
            state.chunks.append(chunk)
            return (true, nil)
        }
        reader?.resume(returning: .success(chunk))
        return fits
    }

    /// Ends the stream; only the first end counts. What is buffered is still read, except after a cancellation.
    func finish(_ end: Result<Void, HTTPFault>) {
        let reader = state.withLock { state in
            guard state.end == nil else { return nil as CheckedContinuation<Result<Data?, HTTPFault>, Never>? }
            state.end = end
            if case .failure(.cancelled) = end { state.chunks.removeAll() }
            defer { state.reader = nil }
            return state.reader
        }
        reader?.resume(returning: end.map { nil })
    }

    /// The next chunk, or nil at the end. A second reader while one waits is refused as cancelled.
    func next() async throws(HTTPFault) -> Data? {
        let result: Result<Data?, HTTPFault> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let ready: Result<Data?, HTTPFault>? = state.withLock { state in
                    if state.next < state.chunks.count { return .success(take(from: &state)) }
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
        let chunk = state.chunks[state.next]
        state.bytes -= chunk.count
        state.next += 1
        if state.next == state.chunks.count || state.next >= 64 {
            state.chunks.removeFirst(state.next)
            state.next = 0
        }
        return chunk
    }
}
