#if !canImport(FoundationNetworking)
import Foundation

/// Moves the chunks of a streamed body into the stream that URLSession reads from, as fast as URLSession reads them.
///
/// URLSession on Linux has no bound stream pairs, and reads on the queue that all requests of a session share.
final class BodyPump: Sendable {
    private struct State: Sendable {
        var output: Output?
        var work: Task<Void, Never>?
        var isOver = false
    }

    /// The end of the stream pair that is written to.
    // @unchecked: one task writes to the stream, and the stream is closed when that task is done.
    private struct Output: @unchecked Sendable { let stream: OutputStream }

    /// Ends the work where URLSession has closed its end. A cancellation that the body's own source throws breaks the body off.
    private struct NobodyReads: Error {}

    private let body: HTTPBody.Stream
    private let state = Lock(State())

    init(_ body: HTTPBody.Stream) { self.body = body }

    /// Returns the request with this body.
    func request(_ request: URLRequest) -> URLRequest {
        var (input, output): (InputStream?, OutputStream?)
        Stream.getBoundStreams(withBufferSize: 65_536, inputStream: &input, outputStream: &output)
        var request = request
        request.httpBodyStream = input
        if let count = body.count { request.setValue("\(count)", forHTTPHeaderField: "Content-Length") }
        let writer = output.map { Output(stream: $0) }
        state.withLock { $0.output = writer }
        return request
    }

    /// - Parameter fail: ends the request before the stream ends, so that a truncated body never passes for a complete
    ///   one.
    func start(orElse fail: @escaping @Sendable (any Error) -> Void) {
        guard let output = state.withLock({ $0.output }) else { return }
        let work = Task { [body] in
            output.stream.open()
            defer { output.stream.close() }
            do {
                try await body.forEachChunk { chunk in
                    try await performBlocking { check in
                        var rest = chunk[...]
                        while !rest.isEmpty {
                            try check()
                            let count = rest.withUnsafeBytes { bytes in
                                bytes.baseAddress.map {
                                    output.stream.write($0.assumingMemoryBound(to: UInt8.self), maxLength: bytes.count)
                                } ?? 0
                            }
                            // URLSession has stopped reading: the request failed, or the response came first.
                            guard count > 0 else { throw NobodyReads() }
                            rest = rest.dropFirst(count)
                        }
                    }
                }
            } catch is NobodyReads {
            } catch { fail(error) }
        }
        let isOver = state.withLock { state in
            state.work = work
            return state.isOver
        }
        if isOver { work.cancel() }
    }

    /// Ends the task when the request has ended.
    func stop() {
        let work = state.withLock { state in
            state.isOver = true
            return state.work
        }
        work?.cancel()
    }
}
#endif
