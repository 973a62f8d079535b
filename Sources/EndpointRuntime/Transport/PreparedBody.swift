import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The resources needed to send a body repeatedly.
enum PreparedBody: Sendable {
    case none
    case data(Data)
    /// - Parameter copy: the temporary file that the slice lies in. It is deleted with this value.
    case file(HTTPBody.FileSlice, copy: TemporaryFile?)
    #if !canImport(FoundationNetworking)
    /// Chunks that are produced while they are sent.
    case pumped(BodyPump)
    #endif

    /// Does file operations off the caller's thread. Cancelling the waiting task ends them.
    static func make(_ body: HTTPBody) async throws -> PreparedBody {
        switch body {
        case .absent: return .none
        case .data(let data): return .data(data)
        case .file(let slice):
            #if !canImport(FoundationNetworking)
            // Only whole files can be uploaded.
            guard slice.isWholeFile else {
                return try await performBlocking { check in
                    let file = try TemporaryFile()
                    try file.write(body, check: check)
                    return try .file(file)
                }
            }
            #endif
            try slice.checkUnchanged()
            return .file(slice, copy: nil)
        case .multipart(let parts):
            return try await performBlocking { check in
                parts.count <= parts.memoryLimit ? .data(try body.data()) : try .file(parts.file(check: check))
            }
        case .stream(let stream):
            #if canImport(FoundationNetworking)
            let file = try TemporaryFile()
            let handle = try FileHandle(forWritingTo: file.url)
            defer { try? handle.close() }
            try await stream.forEachChunk { chunk in
                try await performBlocking { _ in
                    do { try handle.write(contentsOf: chunk) } catch { throw HTTPBody.FileError.cannotWrite(file.url) }
                }
            }
            return try .file(file)
            #else
            return .pumped(BodyPump(stream))
            #endif
        }
    }

    private static func file(_ copy: TemporaryFile) throws -> PreparedBody {
        .file(try HTTPBody.FileSlice(copy.url), copy: copy)
    }

    /// A suspended task that sends the request with this body.
    ///
    /// - Parameter fail: called if the body cannot be completed.
    func task(
        _ request: URLRequest,
        in session: URLSession,
        orElse fail: @escaping @Sendable (any Error) -> Void
    ) -> URLSessionTask {
        switch self {
        case .none: return session.dataTask(with: request)
        case .data(let data):
            var request = request
            request.httpBody = data
            return session.dataTask(with: request)
        case .file(let slice, _):
            #if canImport(FoundationNetworking)
            var request = request
            request.httpBodyStream = SliceStream(slice, orElse: fail)
            request.setValue("\(slice.count)", forHTTPHeaderField: "Content-Length")
            // libcurl omits a header whose value is blank. Without this one, it would send the body in chunks.
            request.setValue(" ", forHTTPHeaderField: "Transfer-Encoding")
            return session.dataTask(with: request)
            #else
            return session.uploadTask(with: request, fromFile: slice.url)
            #endif
        #if !canImport(FoundationNetworking)
        case .pumped(let pump):
            defer { pump.start(orElse: fail) }
            return session.dataTask(with: pump.request(request))
        #endif
        }
    }

    /// Called when the request has ended.
    func stop() {
        #if !canImport(FoundationNetworking)
        if case .pumped(let pump) = self { pump.stop() }
        #endif
        withExtendedLifetime(self) {}
    }
}

// MARK: SliceStream

#if canImport(FoundationNetworking)
/// Reads exactly the bytes of a slice of a file, even if the file changes in the meantime.
///
/// On Linux, `uploadTask(with:fromFile:)` stops the process if its transfer ends while it waits for the file: it resumes a
/// libcurl handle that has no connection any more. A body stream is read when libcurl requests bytes, and never waits.
final class SliceStream: InputStream {
    private let slice: HTTPBody.FileSlice
    private let fail: @Sendable (any Error) -> Void
    private var handle: FileHandle?
    private var sent = 0

    /// - Parameter fail: called if the file cannot be read to the end of the slice.
    init(_ slice: HTTPBody.FileSlice, orElse fail: @escaping @Sendable (any Error) -> Void) {
        self.slice = slice
        self.fail = fail
        super.init(data: Data())
    }

    override func open() { handle = try? FileHandle(forReadingFrom: slice.url) }

    override func close() {
        try? handle?.close()
        handle = nil
    }

    override var hasBytesAvailable: Bool { sent < slice.count }

    override var streamStatus: Stream.Status {
        if handle == nil { return .notOpen }
        return hasBytesAvailable ? .open : .atEnd
    }

    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength: Int) -> Int {
        let wanted = min(maxLength, slice.count - sent)
        guard wanted > 0 else { return 0 }
        guard let handle else {
            fail(HTTPBody.FileError.cannotRead(slice.url))
            return -1
        }
        let count = pread(handle.fileDescriptor, buffer, wanted, off_t(slice.offset + sent))
        guard count > 0 else {
            fail(slice.shrunk(to: slice.offset + sent))
            return -1
        }
        sent += count
        return count
    }
}
#endif

// MARK: BodyPump

#if !canImport(FoundationNetworking)
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
