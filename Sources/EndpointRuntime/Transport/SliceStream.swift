#if canImport(FoundationNetworking)
import Foundation

/// Reads exactly the bytes of a slice of a file, whatever happens to the file in the meantime.
///
/// On Linux, `uploadTask(with:fromFile:)` stops the process if its transfer ends while it waits for the file: it resumes a
/// libcurl handle that has no connection any more. A body stream is read where libcurl asks for it, and never waits.
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
            fail(HTTPBody.FileError.changedSize(slice.url, expected: slice.fileSize, found: slice.offset + sent))
            return -1
        }
        sent += count
        return count
    }
}
#endif
