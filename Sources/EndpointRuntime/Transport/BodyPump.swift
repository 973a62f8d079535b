#if !canImport(FoundationNetworking)
import Foundation

/// Moves the chunks of a streamed body into the stream that URLSession reads from, as fast as URLSession reads them.
///
/// URLSession on Linux has no bound stream pairs, and reads on the queue that all requests of a session share.
final class BodyPump: Sendable {
    /// The end of the stream pair that is written to.
    // @unchecked: one task writes to the stream, and the stream is closed when that task is done.
    private struct Output: @unchecked Sendable { let stream: OutputStream }

    /// Ends the work after URLSession has closed its end of the stream. A cancellation that the body's own source throws
    /// fails the request instead.
    private struct NobodyReads: Error {}

    private let body: HTTPBody.Stream
    private let output = Lock<Output?>(nil)
    private let work = CancellableTask()

    init(_ body: HTTPBody.Stream) { self.body = body }

    /// Returns the request with this body.
    func request(_ request: URLRequest) -> URLRequest {
        var (input, output): (InputStream?, OutputStream?)
        Stream.getBoundStreams(withBufferSize: 65_536, inputStream: &input, outputStream: &output)
        var request = request
        request.httpBodyStream = input
        if let count = body.count { request.setValue("\(count)", forHTTPHeaderField: "Content-Length") }
        let writer = output.map { Output(stream: $0) }
        self.output.withLock { $0 = writer }
        return request
    }

    /// - Parameter fail: ends the request before the stream ends, so that a truncated body never passes for a complete
    ///   one.
    func start(orElse fail: @escaping @Sendable (any Error) -> Void) {
        guard let output = output.withLock({ $0 }) else { return }
        let task = Task { [body] in
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
        work.keep(task)
    }

    /// Ends the task when the request has ended.
    func stop() { work.cancel() }
}
#endif
