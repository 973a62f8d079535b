import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The platform's form of a request, without its body.
func urlRequest(_ request: HTTPRequest) -> URLRequest {
    var result = URLRequest(
        url: request.url,
        cachePolicy: .reloadIgnoringLocalCacheData,
        timeoutInterval: platformTimeout
    )
    result.httpMethod = request.method.rawValue
    result.httpShouldHandleCookies = false
    var seen: Set<String> = []
    for field in request.headers where seen.insert(field.name.lowercased()).inserted {
        result.setValue(request.headers[field.name], forHTTPHeaderField: field.name)
    }
    if !request.body.isNone && !request.headers.contains("Content-Type") {
        // URLSession would call the body a form.
        result.setValue("application/octet-stream", forHTTPHeaderField: "Content-Type")
    }
    return result
}

/// What is needed to send a body again and again.
enum PreparedBody {
    case none
    case data(Data)
    case file(URL)
    /// A slice of a file, copied out, since only whole files can be uploaded.
    case copy(TemporaryFile)

    init(_ body: HTTPBody) throws {
        switch body {
        case .none: self = .none
        case .data(let data): self = .data(data)
        case .file(let slice) where slice.isWholeFile:
            try slice.checkUnchanged()
            self = .file(slice.url)
        case .file(let slice):
            let file = try TemporaryFile()
            let handle = try FileHandle(forWritingTo: file.url)
            defer { try? handle.close() }
            try slice.forEachChunk { try handle.write(contentsOf: $0) }
            self = .copy(file)
        }
    }

    /// The suspended task that sends the request with this body.
    func task(_ request: URLRequest, in session: URLSession) -> URLSessionTask {
        switch self {
        case .none: return session.dataTask(with: request)
        case .data(let data):
            var request = request
            request.httpBody = data
            return session.dataTask(with: request)
        case .file(let url): return PreparedBody.upload(url, request, in: session)
        case .copy(let file): return PreparedBody.upload(file.url, request, in: session)
        }
    }

    private static func upload(_ file: URL, _ request: URLRequest, in session: URLSession) -> URLSessionTask {
        #if canImport(FoundationNetworking)
        // The task reads the file and ignores the stream; a URLProtocol sees the stream only.
        var request = request
        request.httpBodyStream = InputStream(url: file)
        return session.uploadTask(with: request, fromFile: file)
        #else
        return session.uploadTask(with: request, fromFile: file)
        #endif
    }
}
