import Foundation

/// Writes files to disk: only files whose bytes differ, and all of them or none.
struct OutputWriter {
    /// The names of the files, grouped by result.
    struct Report {
        var written: [String] = []
        var unchanged: [String] = []
        var removed: [String] = []
        /// The files to write whose present text was not generated.
        var foreign: [String] = []
        /// The files that were generated from the same description for another namespace, with their namespaces.
        var namesakes: [(name: String, namespace: String)] = []

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
        let present = try Set(contents(of: folder))
        for file in files {
            let url = folder.appendingPathComponent(file.name, isDirectory: false)
            plan(file, at: url, isPresent: present.contains(file.name), into: &report)
        }
        for name in present.subtracting(files.map(\.name)).sorted() where name.hasSuffix(".swift") {
            let url = folder.appendingPathComponent(name, isDirectory: false)
            guard let mark = GeneratedMark(of: url) else { continue }
            if mark.subject == namespace, mark.mayName(url) {
                changes.removals.append(url)
                report.removed.append(name)
            } else if isNamesake(url, mark, besides: files) {
                report.namesakes.append((name, mark.subject))
            }
        }
        return report
    }

    /// Whether a file was generated from the same description as these files, under another namespace: the first of these
    /// files equals its counterpart, except for the namespace and the comments, which include the title.
    private func isNamesake(_ url: URL, _ mark: GeneratedMark, besides files: [SourceFile]) -> Bool {
        // A folder may have files of hundreds of clients, and most have other descriptions.
        guard let own = files.first, let ownMark = GeneratedMark(in: own.bytes), ownMark.source == mark.source,
            ownMark.isOfStubs == mark.isOfStubs, own.name.hasPrefix(ownMark.namespace)
        else { return false }
        let counterpart = mark.namespace + own.name.dropFirst(ownMark.namespace.count)
        let path = url.deletingLastPathComponent().appendingPathComponent(counterpart, isDirectory: false)
        guard let present = try? String(contentsOf: path, encoding: .utf8) else { return false }
        func renamed(_ text: String) -> String {
            text.replacingOccurrences(of: mark.namespace, with: ownMark.namespace)
        }
        let (old, new) = (withoutComments(present), withoutComments(String(decoding: own.bytes, as: UTF8.self)))
        // Other names may contain the name of the client, and one name of the client may contain the other.
        return renamed(old) == new || renamed(old) == renamed(new)
    }

    private func withoutComments(_ text: String) -> String {
        text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    }

    /// Plans to write exactly the files that a build declared.
    mutating func plan(_ files: [(url: URL, bytes: [UInt8])]) -> Report {
        var report = Report()
        changes.folders += Set(files.map { $0.url.deletingLastPathComponent() }).sorted { $0.path < $1.path }
        for file in files {
            let source = SourceFile(name: file.url.lastPathComponent, bytes: file.bytes)
            plan(source, at: file.url, isPresent: true, into: &report)
        }
        return report
    }

    /// Makes the planned changes. If one fails, everything is as it was before.
    func apply() throws {
        if !isDryRun { try changes.apply() }
    }

    private mutating func plan(_ file: SourceFile, at url: URL, isPresent: Bool, into report: inout Report) {
        let present = isPresent ? try? Data(contentsOf: url) : nil
        if let present, present == Data(file.bytes) {
            report.unchanged.append(file.name)
            return
        }
        changes.replacements.append((url, file.bytes))
        report.written.append(file.name)
        if let present, !present.isEmpty, GeneratedMark(in: present) == nil {
            report.foreign.append(file.name)
        }
    }

    /// The names of the files in a folder, or nothing if it does not exist.
    private func contents(of folder: URL) throws -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else { return [] }
        guard isFolder.boolValue else { throw OutputFault(path: folder.path, code: ENOTDIR) }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        } catch {
            throw OutputFault(path: folder.path, error: error, action: .read)
        }
    }
}

// MARK: FileChanges

/// Changes to files that are made together or not at all.
struct FileChanges {
    /// Created if they do not exist.
    var folders: [URL] = []
    var replacements: [(url: URL, bytes: [UInt8])] = []
    var removals: [URL] = []

    /// Writes every new file under a temporary name first, so that most faults, such as a full disk, occur before any
    /// file has changed. After a later fault, the changed files are restored.
    ///
    /// Renaming over a file shows no reader a partial one. Unlike `Data.write`, nothing waits until the data is on the
    /// disk: files that a power failure destroys are generated again.
    func apply() throws {
        var undo: [() -> Void] = []
        do {
            for folder in folders {
                try create(folder, &undo)
                removeAbandonedDrafts(in: folder)
            }
            var drafts: [String] = []
            let targets = try replacements.map { try target(of: $0.url) }
            for folder in Set(zip(replacements, targets).filter { $0.url != $1 }.map { $1.deletingLastPathComponent() })
            {
                removeAbandonedDrafts(in: folder)
            }
            for (index, (target, replacement)) in zip(targets, replacements).enumerated() {
                let draft = target.deletingLastPathComponent()
                    .appendingPathComponent("\(FileChanges.draft)\(getpid())-\(index)", isDirectory: false)
                drafts.append(try write(replacement.bytes, to: draft.path, insteadOf: target, &undo))
            }
            // Where case does not matter, an outdated file may have the name of a new one.
            for url in removals { try remove(url, &undo) }
            for (draft, target) in zip(drafts, targets) { try rename(draft, over: target, &undo) }
        } catch {
            for step in undo.reversed() { step() }
            throw error
        }
    }

    private func create(_ folder: URL, _ undo: inout [() -> Void]) throws {
        var missing: URL?
        var parent = folder.standardizedFileURL
        while parent.path != "/", !FileManager.default.fileExists(atPath: parent.path) {
            if isLink(parent) { throw brokenLink(at: parent) }
            missing = parent
            parent.deleteLastPathComponent()
        }
        guard let missing else { return }
        undo.append { try? FileManager.default.removeItem(at: missing) }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw OutputFault(path: folder.path, error: error)
        }
    }

    /// The beginning of the names of drafts. The number of the process and that of the file follow.
    private static let draft = ".endpoint-draft-"

    /// Removes the drafts of runs that were killed before they could rename or remove them.
    private func removeAbandonedDrafts(in folder: URL) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
            guard name.hasPrefix(FileChanges.draft) else { continue }
            let numbers = name.dropFirst(FileChanges.draft.count).split(separator: "-").map { pid_t($0) }
            guard numbers.count == 2, let process = numbers[0], numbers[1] != nil,
                process == getpid() || !isRunning(process)
            else { continue }
            unlink(folder.appendingPathComponent(name, isDirectory: false).path)
        }
    }

    private func isRunning(_ process: pid_t) -> Bool { kill(process, 0) == 0 || errno != ESRCH }

    /// The file that a link leads to, which is replaced instead of the link; otherwise the file itself.
    private func target(of url: URL) throws -> URL {
        guard isLink(url) else { return url }
        guard let path = realpath(url.path, nil) else {
            throw brokenLink(at: url, errno)
        }
        defer { free(path) }
        return URL(fileURLWithPath: String(cString: path))
    }

    /// - Parameter code: why the link cannot be followed, by default as the system says.
    private func brokenLink(at url: URL, _ code: Int32? = nil) -> OutputFault {
        var status = stat()
        let code = code ?? (stat(url.path, &status) == 0 ? ENOENT : errno)
        let destination = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)
        return OutputFault(path: url.path, code: code, destination: destination)
    }

    private func isLink(_ url: URL) -> Bool {
        var status = stat()
        return lstat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    private func write(
        _ bytes: [UInt8],
        to draft: String,
        insteadOf url: URL,
        _ undo: inout [() -> Void]
    ) throws -> String {
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
        let link = isLink(url) ? try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) : nil
        guard unlink(url.path) == 0 else { throw OutputFault(path: url.path, code: errno) }
        undo.append {
            if let link { symlink(link, url.path) } else { restore(old, at: url) }
        }
    }

    /// The contents to restore after a fault; `nil` if there is no file. A file that cannot be read could not be restored.
    private func contents(of url: URL) throws -> Data? {
        var status = stat()
        guard lstat(url.path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return nil }
        guard let file = fopen(url.path, "r") else { throw OutputFault(path: url.path, code: errno) }
        defer { fclose(file) }
        guard let data = try? Data(contentsOf: url) else { throw OutputFault(path: url.path, code: EIO) }
        return data
    }

    private func restore(_ bytes: Data?, at url: URL) {
        if let bytes { try? bytes.write(to: url) } else { unlink(url.path) }
    }
}

/// A file or folder that cannot be written or read, and the system's reason.
struct OutputFault: Error, CustomStringConvertible {
    var path: String
    /// An `errno`.
    var code: Int32
    var action = Action.write
    /// The missing destination of a symbolic link.
    var destination: String?

    enum Action: String {
        case read, write
    }

    /// The system's reason, or that of a link.
    var reason: String {
        if code == ENOENT, let destination { return "it is a link to '\(destination)', which does not exist" }
        return String(cString: strerror(code))
    }
    var description: String { "cannot \(action.rawValue) '\(path)': \(reason)" }

    var remedy: String? {
        switch code {
        case ENOENT where destination != nil: "remove the link, or restore what it leads to"
        case ELOOP: "remove the link, which leads back to itself"
        case ENOTDIR: "name a folder and not a file"
        case EISDIR: "move the folder away, because a file needs its name"
        case EACCES, EPERM, EROFS: "correct the permissions, or choose another folder"
        default: nil
        }
    }
}

extension OutputFault {
    /// The cause of an error of Foundation, because Foundation's own description is not suitable for people.
    init(path: String, error: any Error, action: Action = .write) {
        let cause = (error as? CocoaError)?.underlying as? POSIXError
        self.init(path: path, code: cause?.code.rawValue ?? EIO, action: action)
    }
}
