public import Foundation

/// What a request carries. Always replayable: a retry, a redirect or a second authentication sends the same bytes.
public enum HTTPBody: Sendable, Hashable {
    case none
    case data(Data)
    case file(FileSlice)

    /// The whole file at `url`.
    public static func file(at url: URL) throws(FileFault) -> HTTPBody { .file(try FileSlice(url)) }

    /// The length in bytes.
    public var count: Int {
        switch self {
        case .none: 0
        case .data(let data): data.count
        case .file(let slice): slice.count
        }
    }

    public var isNone: Bool {
        if case .none = self { true } else { false }
    }

    /// The bytes in memory. Reads the file if the body is one.
    public func data() throws -> Data {
        switch self {
        case .none: return Data()
        case .data(let data): return data
        case .file(let slice):
            var bytes = Data(capacity: slice.count)
            try slice.forEachChunk { bytes.append($0) }
            return bytes
        }
    }
}
