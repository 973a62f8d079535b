import Foundation

/// Writes a body beside its destination and moves it there when it is whole.
final class FileSink: Sendable {
    private let destination: URL
    private let partial: URL
    private let handle: Lock<FileHandle?>

    init(destination: URL) throws {
        self.destination = destination
        partial = destination.deletingLastPathComponent()
            .appendingPathComponent(".\(destination.lastPathComponent).\(UUID().uuidString).part", isDirectory: false)
        guard FileManager.default.createFile(atPath: partial.path, contents: nil) else {
            throw FileFault.cannotCreate(partial)
        }
        handle = Lock(try FileHandle(forWritingTo: partial))
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
        guard wasOpen else { throw FileFault.cannotCreate(destination) }
        do {
            guard rename(partial.path, destination.path) == 0 else { throw FileFault.cannotCreate(destination) }
        } catch {
            try? FileManager.default.removeItem(at: partial)
            throw error
        }
    }

    /// Removes what was written. Without effect after ``commit()``.
    func abandon() {
        let wasOpen = handle.withLock { handle in
            defer { handle = nil }
            try? handle?.close()
            return handle != nil
        }
        if wasOpen { try? FileManager.default.removeItem(at: partial) }
    }

    deinit { abandon() }
}
