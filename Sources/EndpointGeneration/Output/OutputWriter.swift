import Foundation

/// Writes files to disk: only files whose bytes differ, and all of them or none.
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
    private(set) var changes = FileChanges()

    init(isDryRun: Bool = false) {
        self.isDryRun = isDryRun
    }

    /// Plans to write `files` into `folder`, and to remove outdated files of the same client from it.
    mutating func plan(_ files: [SourceFile], in folder: URL, namespace: String) throws -> Report {
        var report = Report()
        changes.folders.append(folder)
        for file in files { plan(file, at: folder.appendingPathComponent(file.name), into: &report) }
        for name in try leftovers(in: folder, namespace: namespace, besides: Set(files.map(\.name))) {
            changes.removals.append(folder.appendingPathComponent(name))
            report.removed.append(name)
        }
        return report
    }

    /// Plans to write exactly the files that a build declared.
    mutating func plan(_ files: [(url: URL, bytes: [UInt8])]) -> Report {
        var report = Report()
        changes.folders += Set(files.map { $0.url.deletingLastPathComponent() }).sorted { $0.path < $1.path }
        for file in files {
            plan(SourceFile(name: file.url.lastPathComponent, bytes: file.bytes), at: file.url, into: &report)
        }
        return report
    }

    /// Makes the planned changes. If one fails, everything is as it was before.
    func apply() throws {
        if !isDryRun { try changes.apply() }
    }

    private mutating func plan(_ file: SourceFile, at url: URL, into report: inout Report) {
        if let present = try? Data(contentsOf: url), present == Data(file.bytes) {
            report.unchanged.append(file.name)
            return
        }
        changes.replacements.append((url, file.bytes))
        report.written.append(file.name)
    }

    /// The files of this client, by their ``GeneratedMark``, that are not among the current ones.
    private func leftovers(in folder: URL, namespace: String, besides current: Set<String>) throws -> [String] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        let mark = Array(GeneratedMark.opening(of: namespace).utf8)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
            throw OutputFault(path: folder.path, code: ENOTDIR)
        }
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
