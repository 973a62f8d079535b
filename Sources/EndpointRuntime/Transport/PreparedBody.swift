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
        case .none: return .none
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
