public import Foundation

extension HTTPBody {
    /// A file, or a range of its bytes, as a request body. It can be read repeatedly, so a retry or redirect can send
    /// it again.
    public struct FileSlice: Sendable {
        public let url: URL
        /// The start of the slice in the file, in bytes.
        public let offset: Int
        /// The slice's length in bytes.
        public let count: Int
        /// The file's size when the slice was made, in bytes.
        let fileSize: Int
        /// Set if the file could not be read when the slice was made.
        private let fault: HTTPBody.FileError?

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
            let size = try? HTTPBody.FileSlice.size(of: url)
            self.url = url
            offset = 0
            count = size ?? 0
            fileSize = size ?? 0
            fault = size == nil ? .cannotRead(url) : nil
        }

        /// Whether the slice is the whole file.
        var isWholeFile: Bool { offset == 0 && count == fileSize }

        /// Throws if the file is missing or its size has changed.
        func checkUnchanged() throws(HTTPBody.FileError) {
            if let fault { throw fault }
            let found = try HTTPBody.FileSlice.size(of: url)
            guard found == fileSize else { throw .changedSize(url, expected: fileSize, found: found) }
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
                    throw HTTPBody.FileError.changedSize(url, expected: fileSize, found: fileSize - left)
                }
                left -= chunk.count
                try body(chunk)
            }
        }

        private static func size(of url: URL) throws(HTTPBody.FileError) -> Int {
            guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path),
                attributes[.type] as? FileAttributeType != .typeDirectory,
                let size = attributes[.size] as? NSNumber
            else { throw .cannotRead(url) }
            return size.intValue
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
