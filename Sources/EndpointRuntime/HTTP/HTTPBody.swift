public import Foundation

/// The body of a request. A retry, a redirect or a second authentication sends the same bytes again; only a ``Stream``
/// may be limited to one use.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum HTTPBody: Sendable, Hashable {
    /// No body.
    case absent
    /// Bytes in memory.
    case data(Data)
    /// A file or a range of it, which is read while it is sent.
    case file(HTTPBody.FileSlice)
    /// Several parts. Files among them are read while they are sent.
    case multipart(HTTPBody.Multipart)
    /// Chunks that are produced while they are sent.
    case stream(HTTPBody.Stream)

    /// The whole file at `url`. If it cannot be read, the call ends in ``RequestError/other(_:)`` with the
    /// ``HTTPBody/FileError``. The call's timeout bounds the whole upload, so a large file needs a longer one.
    public static func file(at url: URL) -> HTTPBody { .file(HTTPBody.FileSlice(whole: url)) }

    /// The length in bytes; nil for a stream of unknown length.
    public var count: Int? {
        switch self {
        case .absent: 0
        case .data(let data): data.count
        case .file(let slice): slice.count
        case .multipart(let body): body.count
        case .stream(let stream): stream.count
        }
    }

    /// Whether there is no body. Empty data is a body.
    public var isAbsent: Bool {
        if case .absent = self { true } else { false }
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

    /// Throws if a file is missing or its size has changed.
    package func checkFiles() throws(HTTPBody.FileError) {
        switch self {
        case .absent, .data, .stream: break
        case .file(let slice): try slice.checkUnchanged()
        case .multipart(let parts): for piece in parts.pieces { try piece.checkFiles() }
        }
    }

    /// Passes the bytes on in chunks; those of files have at most 64 KiB.
    func forEachChunk(_ body: (Data) throws -> Void) throws {
        switch self {
        case .absent: break
        case .data(let data): try body(data)
        case .file(let slice): try slice.forEachChunk(body)
        case .multipart(let parts): try parts.forEachChunk(body)
        case .stream: throw HTTPBody.StreamError.isStream
        }
    }
}

// MARK: Multipart

extension HTTPBody {
    /// A multipart body, such as `multipart/form-data` (RFC 7578), whose files are read only when it is sent.
    ///
    /// A body of at most 10 MB is assembled in memory for each attempt, a longer one in a temporary file, once for all
    /// attempts; the file is removed with the last copy of the body. Both happen outside the caller's task. If the size
    /// of a file has changed by then, sending fails.
    public struct Multipart: Sendable {
        /// The length in bytes; `Int.max` if it is longer, as a body of more than 2 GiB is on 32-bit watches. Sending
        /// such a body fails with ``HTTPBody/FileError/cannotRead(_:)``.
        public let count: Int

        /// Data and files.
        let pieces: [HTTPBody]
        let memoryLimit: Int
        private let directory: URL
        private let assembled = Lock<TemporaryFile?>(nil)

        init(_ pieces: [HTTPBody], memoryLimit: Int, directory: URL) {
            self.pieces = pieces
            self.memoryLimit = memoryLimit
            self.directory = directory
            count = Int(clamping: pieces.reduce(Int64(0)) { $0 + Int64($1.count ?? 0) })
        }

        func forEachChunk(_ body: (Data) throws -> Void) throws {
            for piece in pieces { try piece.forEachChunk(body) }
        }

        /// The whole body in a temporary file, which all callers share.
        ///
        /// - Parameter check: called between chunks; an error that it throws ends the work.
        func file(check: () throws -> Void) throws -> TemporaryFile {
            if let file = assembled.withLock({ $0 }) { return file }
            let file = try TemporaryFile(in: directory)
            try file.write(.multipart(self), check: check)
            return assembled.withLock { assembled in
                if let first = assembled { return first }
                assembled = file
                return file
            }
        }
    }
}

extension HTTPBody.Multipart: Hashable {
    public static func == (a: HTTPBody.Multipart, b: HTTPBody.Multipart) -> Bool { a.pieces == b.pieces }

    public func hash(into hasher: inout Hasher) { hasher.combine(pieces) }
}

// MARK: FileSlice

extension HTTPBody {
    /// A file, or a range of its bytes, as a request body. It can be read repeatedly, so a retry or redirect can send
    /// it again.
    public struct FileSlice: Sendable {
        /// The file.
        public let url: URL
        /// The start of the slice in the file, in bytes.
        public let offset: Int
        /// The slice's length in bytes.
        public let count: Int
        /// The file's size when the slice was made, in bytes.
        let fileSize: Int
        /// Set if the file could not be read when the slice was made.
        private let fault: HTTPBody.FileError?

        /// Creates a slice of a file: the whole file, or a range of its bytes.
        ///
        /// - Parameter range: the bytes to send; nil is the whole file.
        /// - Throws: ``HTTPBody/FileError`` if the file cannot be read or the range lies outside it.
        public init(_ url: URL, range: Range<Int>? = nil) throws(HTTPBody.FileError) {
            let size = try HTTPBody.FileSlice.size(of: url)
            let range = range ?? 0..<size
            guard range.lowerBound >= 0, range.upperBound <= size else { throw .outOfRange(url) }
            self.url = url
            offset = range.lowerBound
            count = range.count
            fileSize = size
            fault = nil
        }

        /// The whole file. If it cannot be read, sending it throws.
        init(whole url: URL) {
            self.url = url
            offset = 0
            do throws(HTTPBody.FileError) {
                fileSize = try HTTPBody.FileSlice.size(of: url)
                fault = nil
            } catch {
                fileSize = 0
                fault = error
            }
            count = fileSize
        }

        /// Whether the slice is the whole file.
        var isWholeFile: Bool { offset == 0 && count == fileSize }

        /// Throws if the file is missing or its size has changed.
        func checkUnchanged() throws(HTTPBody.FileError) {
            if let fault { throw fault }
            let found = try HTTPBody.FileSlice.size(of: url)
            guard found == fileSize else { throw .changedSize(url, expected: fileSize, found: found) }
        }

        /// The error for a file that ended while it was read.
        ///
        /// - Parameter end: the number of bytes that were read, in case the file cannot be inspected.
        func shrunk(to end: Int) -> HTTPBody.FileError {
            let size = (try? HTTPBody.FileSlice.size(of: url)) ?? end
            return .changedSize(url, expected: fileSize, found: size)
        }

        /// Passes the slice's bytes on in chunks of at most 64 KiB.
        func forEachChunk(_ body: (Data) throws -> Void) throws {
            try checkUnchanged()
            let handle = try FileHandle(forReadingFrom: url)
            defer { try? handle.close() }
            try handle.seek(toOffset: UInt64(offset))
            var left = count
            while left > 0 {
                guard let chunk = try handle.read(upToCount: min(left, 65_536)), !chunk.isEmpty else {
                    throw shrunk(to: offset + count - left)
                }
                left -= chunk.count
                try body(chunk)
            }
        }

        private static func size(of url: URL) throws(HTTPBody.FileError) -> Int {
            guard url.isFileURL else { throw .notFile(url) }
            // The attributes of a link are its own, such as the length of the path that it holds.
            let path = url.resolvingSymlinksInPath().path
            guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
                attributes[.type] as? FileAttributeType == .typeRegular,
                let size = attributes[.size] as? NSNumber, let count = Int(exactly: size.int64Value)
            else { throw .cannotRead(url) }
            return count
        }
    }
}

extension HTTPBody.FileSlice: Hashable {
    public static func == (a: HTTPBody.FileSlice, b: HTTPBody.FileSlice) -> Bool {
        a.url == b.url && a.offset == b.offset && a.count == b.count
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(offset)
        hasher.combine(count)
    }
}

// MARK: FileError

extension HTTPBody {
    /// An error of a file that is a request body or the destination of a response body.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum FileError: Error, Sendable, Hashable {
        /// The URL is not a file URL: its scheme is not `file`.
        case notFile(URL)
        /// The URL of a download's file is that of an existing directory.
        case isDirectory(URL)
        /// The file, or the hidden one next to it that receives the bytes, cannot be created.
        case cannotCreate(URL)
        /// The file does not exist or may not be read, or its size exceeds `Int`, as 2 GiB do on 32-bit watches.
        case cannotRead(URL)
        /// The file may not be written, or the volume is full.
        case cannotWrite(URL)
        /// Another download to the same file is in progress.
        case inUse(URL)
        /// The requested range is not inside the file.
        case outOfRange(URL)
        /// The file's size changed after the body was made and before it was sent.
        case changedSize(URL, expected: Int, found: Int)
    }
}

extension HTTPBody.FileError: CustomStringConvertible, DeveloperError {
    public var description: String {
        switch self {
        case .notFile(let url):
            "the URL of '\(url.path)' has the scheme '\(url.scheme ?? "")', not 'file'; use URL(fileURLWithPath:)"
        case .isDirectory(let url): "\(url.path) is a directory; name a file in it"
        case .cannotCreate(let url): "cannot create a file at \(url.path); check that the folder exists and is writable"
        case .cannotRead(let url): "cannot read the file at \(url.path); check that it exists and is readable"
        case .cannotWrite(let url): "cannot write to the file at \(url.path); check that there is enough space"
        case .inUse(let url): "another download to \(url.path) is in progress; wait for it or choose another file"
        case .outOfRange(let url): "the range lies outside the file at \(url.path); pass one within its size in bytes"
        case .changedSize(let url, let expected, let found):
            "the file at \(url.path) has \(found) bytes, but it had \(expected) when the body was made; send a finished file"
        }
    }
}

// MARK: TemporaryFile

/// A file that is removed when the last reference to it is released.
package final class TemporaryFile: Sendable {
    package let url: URL

    /// - Parameter directory: the directory of the file. The file is created empty, readable by its owner only.
    package init(in directory: URL = FileManager.default.temporaryDirectory) throws(HTTPBody.FileError) {
        url = directory.appendingPathComponent("endpoint-\(UUID().uuidString)", isDirectory: false)
        let created = FileManager.default.createFile(
            atPath: url.path,
            contents: nil,
            attributes: [.posixPermissions: 0o600]
        )
        guard created else { throw HTTPBody.FileError.cannotCreate(url) }
    }

    /// Writes a body, from the start of the file.
    ///
    /// - Parameter check: called before each chunk; an error that it throws ends the work.
    func write(_ body: HTTPBody, check: () throws -> Void) throws {
        let handle = try FileHandle(forWritingTo: url)
        defer { try? handle.close() }
        try body.forEachChunk { chunk in
            try check()
            do { try handle.write(contentsOf: chunk) } catch { throw HTTPBody.FileError.cannotWrite(url) }
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
