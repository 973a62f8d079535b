import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The resources needed to send a body repeatedly.
enum PreparedBody: Sendable {
    case none
    case data(Data)
    case file(URL)
    /// A temporary copy of a slice of a file or of the parts of a form, since only whole files can be uploaded.
    case copy(TemporaryFile)
    #if !canImport(FoundationNetworking)
    /// Chunks that are produced while they are sent.
    case pumped(BodyPump)
    #endif

    /// Does file operations off the caller's thread. Cancelling the waiting task ends them.
    static func make(_ body: HTTPBody) async throws -> PreparedBody {
        switch body {
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
            return .copy(file)
            #else
            return .pumped(BodyPump(stream))
            #endif
        case .none: return .none
        case .data(let data): return .data(data)
        case .file(let slice) where slice.isWholeFile:
            try slice.checkUnchanged()
            return .file(slice.url)
        case .file(let slice):
            return try await performBlocking { check in
                let file = try TemporaryFile()
                try file.write { sink in
                    try slice.forEachChunk { chunk in
                        try check()
                        try sink(chunk)
                    }
                }
                return .copy(file)
            }
        case .multipart(let parts):
            return try await performBlocking { check in
                parts.count <= parts.memoryLimit ? .data(try body.data()) : .copy(try parts.file(check: check))
            }
        }
    }

    /// A suspended task that sends the request with this body.
    func task(_ request: URLRequest, in session: URLSession) -> URLSessionTask {
        switch self {
        case .none: return session.dataTask(with: request)
        case .data(let data):
            var request = request
            request.httpBody = data
            return session.dataTask(with: request)
        case .file(let url): return PreparedBody.upload(url, request, in: session)
        case .copy(let file): return PreparedBody.upload(file.url, request, in: session)
        #if !canImport(FoundationNetworking)
        case .pumped(let pump): return session.dataTask(with: pump.request(request))
        #endif
        }
    }

    /// Starts the work that runs alongside the request.
    ///
    /// - Parameter fail: called if the body cannot be completed.
    func start(orElse fail: @escaping @Sendable (any Error) -> Void) {
        #if !canImport(FoundationNetworking)
        if case .pumped(let pump) = self { pump.start(orElse: fail) }
        #endif
    }

    /// Called when the request has ended.
    func stop() {
        #if !canImport(FoundationNetworking)
        if case .pumped(let pump) = self { pump.stop() }
        #endif
        withExtendedLifetime(self) {}
    }

    private static func upload(_ file: URL, _ request: URLRequest, in session: URLSession) -> URLSessionTask {
        #if canImport(FoundationNetworking)
        // The task reads the file and ignores the stream; a URLProtocol only sees the stream.
        var request = request
        request.httpBodyStream = InputStream(url: file)
        return session.uploadTask(with: request, fromFile: file)
        #else
        return session.uploadTask(with: request, fromFile: file)
        #endif
    }
}
