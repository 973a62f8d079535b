public import Foundation

/// The body of a request. A retry, a redirect or a second authentication sends the same bytes again; only a ``Stream``
/// may be limited to one use.
public enum HTTPBody: Sendable, Hashable {
    case none
    case data(Data)
    case file(HTTPBody.FileSlice)
    case multipart(HTTPBody.Multipart)
    case stream(HTTPBody.Stream)

    /// The whole file at `url`. If it cannot be read, the call ends in ``RequestError/other(_:)`` with the
    /// ``HTTPBody/FileError``.
    public static func file(at url: URL) -> HTTPBody { .file(HTTPBody.FileSlice(whole: url)) }

    /// The length in bytes; nil for a stream of unknown length.
    public var count: Int? {
        switch self {
        case .none: 0
        case .data(let data): data.count
        case .file(let slice): slice.count
        case .multipart(let body): body.count
        case .stream(let stream): stream.count
        }
    }

    public var isNone: Bool {
        if case .none = self { true } else { false }
    }

    /// Whether the body can be sent again.
    public var isReplayable: Bool {
        if case .stream(let stream) = self { stream.isReplayable } else { true }
    }

    /// The bytes in memory. Reads the files of a body that contains files.
    ///
    /// - Throws: ``HTTPBody/StreamError/isStream`` for a stream, and errors of reading files.
    public func data() throws -> Data {
        if case .data(let data) = self { return data }
        var bytes = Data(capacity: count ?? 0)
        try forEachChunk { bytes.append($0) }
        return bytes
    }

    /// Passes the bytes on in chunks; those of files have at most 64 KiB.
    func forEachChunk(_ body: (Data) throws -> Void) throws {
        switch self {
        case .none: break
        case .data(let data): try body(data)
        case .file(let slice): try slice.forEachChunk(body)
        case .multipart(let parts): try parts.forEachChunk(body)
        case .stream: throw HTTPBody.StreamError.isStream
        }
    }
}
