import Foundation

extension HTTPBody {
    /// A `multipart/form-data` body (RFC 7578) whose files are read only when it is sent.
    ///
    /// A body of at most 10 MB is assembled in memory, a longer one in a temporary file that is removed with the last
    /// copy of the body. Both happen outside the caller's task, once for all attempts. If the size of a file has
    /// changed by then, sending fails.
    public struct Multipart: Sendable {
        /// The length in bytes.
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
            count = pieces.reduce(0) { $0 + ($1.count ?? 0) }
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
