import Foundation

/// Changes to files that are made together or not at all.
struct FileChanges {
    /// Created if they do not exist.
    var folders: [URL] = []
    var replacements: [(url: URL, bytes: [UInt8])] = []
    var removals: [URL] = []

    /// Writes every new file under a temporary name first; most faults, such as a full disk, show before any file has
    /// changed. A later fault restores what has changed.
    ///
    /// Renaming over a file shows no reader a partial one. Unlike `Data.write`, nothing waits until the data is on the
    /// disk: files that a power failure destroys are generated again.
    func apply() throws {
        var undo: [() -> Void] = []
        do {
            for folder in folders { try create(folder, &undo) }
            var drafts: [String] = []
            for replacement in replacements {
                drafts.append(try write(replacement.bytes, besides: replacement.url, &undo))
            }
            for (draft, replacement) in zip(drafts, replacements) { try rename(draft, over: replacement.url, &undo) }
            for url in removals { try remove(url, &undo) }
        } catch {
            for step in undo.reversed() { step() }
            throw error
        }
    }

    private func create(_ folder: URL, _ undo: inout [() -> Void]) throws {
        var missing: URL?
        var parent = folder.standardizedFileURL
        while parent.path != "/", !FileManager.default.fileExists(atPath: parent.path) {
            missing = parent
            parent.deleteLastPathComponent()
        }
        guard let missing else { return }
        undo.append { try? FileManager.default.removeItem(at: missing) }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw OutputFault(path: folder.path, code: errno)
        }
    }

    private func write(_ bytes: [UInt8], besides url: URL, _ undo: inout [() -> Void]) throws -> String {
        let draft = url.deletingLastPathComponent()
            .appendingPathComponent(".\(url.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)").path
        guard let file = fopen(draft, "wx") else { throw OutputFault(path: url.path, code: errno) }
        undo.append { unlink(draft) }
        let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
        let code = errno
        guard fclose(file) == 0, isWritten else { throw OutputFault(path: url.path, code: isWritten ? errno : code) }
        return draft
    }

    private func rename(_ draft: String, over url: URL, _ undo: inout [() -> Void]) throws {
        let old = try contents(of: url)
        guard Foundation.rename(draft, url.path) == 0 else { throw OutputFault(path: url.path, code: errno) }
        undo.append { restore(old, at: url) }
    }

    private func remove(_ url: URL, _ undo: inout [() -> Void]) throws {
        let old = try contents(of: url)
        guard unlink(url.path) == 0 else { throw OutputFault(path: url.path, code: errno) }
        undo.append { restore(old, at: url) }
    }

    /// The contents to restore after a fault; `nil` if there is no file. A file that cannot be read could not be restored.
    private func contents(of url: URL) throws -> Data? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        guard let attributes, attributes[.type] as? FileAttributeType != .typeDirectory else { return nil }
        guard let file = fopen(url.path, "r") else { throw OutputFault(path: url.path, code: errno) }
        defer { fclose(file) }
        guard let data = try? Data(contentsOf: url) else { throw OutputFault(path: url.path, code: EIO) }
        return data
    }

    private func restore(_ bytes: Data?, at url: URL) {
        if let bytes { try? bytes.write(to: url) } else { unlink(url.path) }
    }
}
