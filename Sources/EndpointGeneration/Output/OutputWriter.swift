import Foundation

/// Writes files to disk. Writes only files whose bytes differ, and writes each atomically.
struct OutputWriter {
    /// The names of the files, grouped by result.
    struct Report {
        var written: [String] = []
        var unchanged: [String] = []
        var removed: [String] = []

        var isCurrent: Bool { written.isEmpty && removed.isEmpty }
    }

    /// Whether to report the changes without making them.
    var isDryRun = false

    /// Writes `files` into `folder`, and removes outdated files of the same client from it.
    func write(_ files: [SourceFile], to folder: URL, namespace: String) throws -> Report {
        var report = Report()
        if !isDryRun { try create(folder) }
        for file in files { try write(file, to: folder.appendingPathComponent(file.name), into: &report) }
        for name in try leftovers(in: folder, namespace: namespace, besides: Set(files.map(\.name))) {
            if !isDryRun { try FileManager.default.removeItem(at: folder.appendingPathComponent(name)) }
            report.removed.append(name)
        }
        return report
    }

    /// Writes exactly the files that a build declared.
    func write(_ files: [(url: URL, bytes: [UInt8])]) throws -> Report {
        var report = Report()
        if !isDryRun {
            for folder in Set(files.map { $0.url.deletingLastPathComponent() }) { try create(folder) }
        }
        for file in files {
            try write(SourceFile(name: file.url.lastPathComponent, bytes: file.bytes), to: file.url, into: &report)
        }
        return report
    }

    private func write(_ file: SourceFile, to url: URL, into report: inout Report) throws {
        if let present = try? Data(contentsOf: url), present.elementsEqual(file.bytes) {
            report.unchanged.append(file.name)
            return
        }
        if !isDryRun { try replace(url, with: file.bytes) }
        report.written.append(file.name)
    }

    private func create(_ folder: URL) throws {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw OutputFault(path: folder.path, code: errno)
        }
    }

    /// Renames a temporary file over this one, so that no reader sees a partial file. Unlike `Data.write`, it does not
    /// wait until the data is on the disk: files that a power failure destroys are generated again.
    private func replace(_ url: URL, with bytes: [UInt8]) throws {
        let draft = url.deletingLastPathComponent()
            .appendingPathComponent(".\(url.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)").path
        guard let file = fopen(draft, "wx") else { throw OutputFault(path: url.path, code: errno) }
        let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
        guard fclose(file) == 0, isWritten, rename(draft, url.path) == 0 else {
            let fault = OutputFault(path: url.path, code: errno)
            unlink(draft)
            throw fault
        }
    }

    /// The files of this client, by their ``GeneratedMark``, that are not among the current ones.
    private func leftovers(in folder: URL, namespace: String, besides current: Set<String>) throws -> [String] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        let mark = Array(GeneratedMark.opening(of: namespace).utf8)
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { name in
            guard name.hasSuffix(".swift"), !current.contains(name),
                let handle = FileHandle(forReadingAtPath: folder.appendingPathComponent(name).path)
            else { return false }
            defer { try? handle.close() }
            let start = try? handle.read(upToCount: mark.count)
            return start.map { $0.elementsEqual(mark) } ?? false
        }.sorted()
    }
}
