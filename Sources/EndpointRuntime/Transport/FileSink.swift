import Foundation

/// Writes a body next to its destination and moves it there when it is complete.
final class FileSink: Sendable {
    let destination: URL
    /// The number of bytes of the whole content that existed before.
    let offset: Int
    private let bytes: URL
    /// The partial file to keep if the body does not become complete; nil removes everything.
    private let partial: PartialFile?
    private let handle: Lock<FileHandle?>

    /// Starts from the beginning.
    init(destination: URL) throws {
        self.destination = destination
        offset = 0
        partial = nil
        bytes = destination.deletingLastPathComponent()
            .appendingPathComponent(".\(destination.lastPathComponent).\(UUID().uuidString).part", isDirectory: false)
        guard FileManager.default.createFile(atPath: bytes.path, contents: nil) else {
            throw HTTPBody.FileError.cannotCreate(bytes)
        }
        handle = Lock(try FileHandle(forWritingTo: bytes))
    }

    /// Continues after the first `offset` existing bytes, or starts from the beginning if `offset` is zero.
    ///
    /// - Throws: ``HTTPBody/FileError/inUse(_:)`` while another sink, in any process, writes the same file.
    init(continuing partial: PartialFile, at offset: Int, _ head: ResponseHead) throws {
        self.partial = partial
        self.offset = offset
        destination = partial.destination
        bytes = partial.bytes
        if !FileManager.default.fileExists(atPath: bytes.path) {
            guard FileManager.default.createFile(atPath: bytes.path, contents: nil) else {
                throw HTTPBody.FileError.cannotCreate(bytes)
            }
        }
        let handle = try FileHandle(forWritingTo: bytes)
        self.handle = Lock(handle)
        guard flock(handle.fileDescriptor, LOCK_EX | LOCK_NB) == 0 else {
            throw HTTPBody.FileError.inUse(partial.destination)
        }
        try handle.truncate(atOffset: UInt64(offset))
        if offset == 0 { try partial.describe(head) }
    }

    func write(_ chunk: Data) throws {
        try handle.withLock { try $0?.write(contentsOf: chunk) }
    }

    /// Moves the file to its destination and replaces any existing file.
    func commit() throws {
        let wasOpen = try handle.withLock { handle in
            try handle?.close()
            defer { handle = nil }
            return handle != nil
        }
        guard wasOpen else { throw HTTPBody.FileError.cannotCreate(destination) }
        guard rename(bytes.path, destination.path) == 0 else {
            if partial == nil { try? FileManager.default.removeItem(at: bytes) }
            throw HTTPBody.FileError.cannotCreate(destination)
        }
        partial?.forget()
    }

    /// Stops writing before the body is complete. Has no effect after ``commit()``.
    func abandon() {
        let wasOpen = handle.withLock { handle in
            defer { handle = nil }
            try? handle?.close()
            return handle != nil
        }
        if wasOpen && partial == nil { try? FileManager.default.removeItem(at: bytes) }
    }

    deinit { abandon() }
}
