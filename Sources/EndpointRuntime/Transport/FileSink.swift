import Foundation

/// Writes a body beside its destination and moves it there when it is whole.
final class FileSink: Sendable {
    let destination: URL
    /// How many bytes of the whole were there before.
    let offset: Int
    private let bytes: URL
    /// What stays when the body does not become whole; nil removes everything.
    private let partial: PartialFile?
    private let handle: Lock<FileHandle?>

    /// Starts anew.
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

    /// Goes on behind the first `offset` bytes that are there, or starts anew at zero.
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

    /// Moves the file to its destination, replacing what is there.
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

    /// Ends the writing before the body is whole. Without effect after ``commit()``.
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
