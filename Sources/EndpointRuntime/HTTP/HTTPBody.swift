public import Foundation

/// What a request carries. Always replayable: a retry, a redirect or a second authentication sends the same bytes.
public enum HTTPBody: Sendable, Hashable {
    case none
    case data(Data)
    case file(HTTPBody.FileSlice)
    case multipart(HTTPBody.Multipart)

    /// The whole file at `url`.
    public static func file(at url: URL) throws(HTTPBody.FileError) -> HTTPBody { .file(try HTTPBody.FileSlice(url)) }

    /// The length in bytes.
    public var count: Int {
        switch self {
        case .none: 0
        case .data(let data): data.count
        case .file(let slice): slice.count
        case .multipart(let body): body.count
        }
    }

    public var isNone: Bool {
        if case .none = self { true } else { false }
    }

    /// The bytes in memory. Reads files if the body is made of them.
    public func data() throws -> Data {
        if case .data(let data) = self { return data }
        var bytes = Data(capacity: count)
        try forEachChunk { bytes.append($0) }
        return bytes
    }

    /// Hands the bytes over in chunks; those of files have at most 64 KiB.
    func forEachChunk(_ body: (Data) throws -> Void) throws {
        switch self {
        case .none: break
        case .data(let data): try body(data)
        case .file(let slice): try slice.forEachChunk(body)
        case .multipart(let parts): try parts.forEachChunk(body)
        }
    }
}
