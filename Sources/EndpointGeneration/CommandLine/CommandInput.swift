package import EndpointDescription
import Foundation

/// Reads the files that a command line names, and the files next to them.
struct CommandInput {
    let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    /// The configuration that `--config` names, else the one next to the description. Options on the command line take
    /// precedence.
    func configuration(beside description: String, log: DiagnosticLog) -> Configuration {
        let path = configurationPath(beside: description)
        let url = fileURL(path)
        var configuration = Configuration()
        if let other = configurationPaths(beside: description).dropFirst().first, arguments.configuration == nil {
            log.error(
                "there are two configurations, '\(path)' and '\(other)'",
                at: startOfFile(path),
                remedy: arguments.isOfBuild ? "remove one of them" : "remove one of them, or choose it with '--config'"
            )
        }
        if arguments.configuration != nil || isPresent(path) {
            do {
                configuration = Configuration([UInt8](try Data(contentsOf: url)), path: path, into: log)
            } catch {
                configuration.mayLackPageRules = true
                log.add(explainUnreadable(url, as: path, error, role: .configuration))
            }
        }
        configuration.file = FilePath(path).name
        if let file = configuration.overlayFile {
            configuration.overlay = overlay(file, beside: path, log: log)
        }
        if !arguments.include.isEmpty { configuration.selection.include = arguments.include }
        if !arguments.exclude.isEmpty { configuration.selection.exclude = arguments.exclude }
        return configuration
    }

    /// The folder that `--templates` names, else the folder that the configuration names; `nil` where neither names one.
    func templates(of configuration: Configuration, log: DiagnosticLog) -> TemplateSet? {
        if let folder = arguments.templates {
            return readTemplates(in: folder, namedAt: startOfFile(folder), log: log)
        }
        guard let folder = configuration.templateFolder else { return nil }
        let home = configurationPath(beside: arguments.description)
        guard let path = resolve(folder, beside: home, log: log) else { return TemplateSet() }
        return readTemplates(in: path.text, namedAt: folder.place, log: log) { path in
            if arguments.allowsReferencesOutside { return nil }
            return LocalFiles.refusal(
                of: path,
                beside: home,
                ownedBy: "configuration",
                remedy: arguments.remedyForFilesOutside
            )
        }
    }

    /// - Returns: `nil` with an error if the path leads out of the configuration's folder and that is not allowed.
    private func resolve(_ path: Configuration.RelativePath, beside configuration: String, log: DiagnosticLog)
        -> FilePath?
    {
        let home = FilePath(configuration)
        let target = home.resolving(path.text)
        if arguments.allowsReferencesOutside || target.isAtOrInside(home.folder) { return target }
        log.error(
            "'\(path.text)' refers outside the configuration's folder, to '\(target.text)'",
            at: path.place,
            remedy: arguments.remedyForFilesOutside
        )
        return nil
    }

    private func overlay(_ path: Configuration.RelativePath, beside configuration: String, log: DiagnosticLog)
        -> JSON?
    {
        guard let file = resolve(path, beside: configuration, log: log) else { return nil }
        let place = path.place
        let files = files(beside: configuration, ownedBy: "configuration")
        do {
            guard let bytes = try files.read(file.text) else {
                let near = nearestName(to: file.name, among: files.names(file.folder.text).sorted())
                log.error(
                    "there is no file '\(file.text)'\(suggestion(near))",
                    at: place,
                    remedy: "create the file, or correct the path"
                )
                return nil
            }
            return readDocument(bytes, path: file.text, into: log)
        } catch {
            log.error("cannot read the file '\(file.text)': \(error.reason)", at: place, remedy: error.remedy)
            return nil
        }
    }

    /// The configuration and its overlay. They contain the user's choices, so '--lenient' tolerates no errors in them.
    func pathsOfChoices(in configuration: Configuration, beside description: String) -> [String] {
        let path = configurationPath(beside: description)
        return [path] + (configuration.overlayFile.map { [FilePath(path).resolving($0.text).text] } ?? [])
    }

    func configurationPath(beside description: String) -> String {
        arguments.configuration ?? configurationPaths(beside: description).first
            ?? folder(of: description) + Configuration.fileName
    }

    /// The configurations next to the description. There should be at most one.
    private func configurationPaths(beside description: String) -> [String] {
        let paths = Configuration.fileNames.map { folder(of: description) + $0 }
        return paths.filter(isPresent)
    }

    /// Whether there is a file, or a link to one that may be missing.
    private func isPresent(_ path: String) -> Bool {
        let files = FileManager.default
        return files.fileExists(atPath: path) || (try? files.destinationOfSymbolicLink(atPath: path)) != nil
    }

    private func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }

    /// - Returns: `nil` with an error if the file cannot be read.
    func bytes(of description: String, log: DiagnosticLog) -> [UInt8]? {
        let url = fileURL(description)
        do {
            return [UInt8](try Data(contentsOf: url))
        } catch {
            // `Data` does not read pipes, such as `/dev/stdin`.
            if let pipe = pipe(at: url), let bytes = try? pipe.readToEnd() ?? Data() { return [UInt8](bytes) }
            let isOfTarget = arguments.defaultName != nil && InputRole.namesInTarget.contains(url.lastPathComponent)
            let role = isOfTarget ? InputRole.descriptionOfTarget(stubs: arguments.stubsFile != nil) : .description
            log.add(explainUnreadable(url, as: description, error, role: role))
            return nil
        }
    }

    private func pipe(at url: URL) -> FileHandle? {
        var status = stat()
        guard stat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return nil }
        return FileHandle(forReadingAtPath: url.path)
    }

    /// - Parameter owner: what the file is, for diagnostics.
    func files(beside file: String, ownedBy owner: String = "description") -> LocalFiles {
        .onDisk(
            beside: file,
            ownedBy: owner,
            allowsReferencesOutside: arguments.allowsReferencesOutside,
            remedy: arguments.remedyForFilesOutside
        )
    }

    /// Plans the client of a description, for comparison and explanation.
    func planned(_ description: String, named name: String?, _ configuration: Configuration, log: DiagnosticLog)
        -> PlannedClient?
    {
        bytes(of: description, log: log).flatMap {
            planned($0, of: description, named: name, configuration, log: log)
        }
    }

    /// Plans the client of a description that was read already: a pipe can be read only once.
    func planned(
        _ bytes: [UInt8],
        of description: String,
        named name: String?,
        _ configuration: Configuration,
        log: DiagnosticLog
    ) -> PlannedClient? {
        let planned = planClient(
            from: bytes,
            path: description,
            files: files(beside: description),
            options: ClientOptions(name: name, configuration: configuration),
            log: log
        )
        return planned.map { PlannedClient($0.client, of: $0.description, outOf: $0.whole) }
    }
}

// MARK: explainUnreadable

/// The role of a path on the command line.
enum InputRole: Equatable {
    case description, configuration
    /// The description that a plugin expects in a target's folder, for its client or for stubs of it.
    case descriptionOfTarget(stubs: Bool)

    /// The names of the descriptions that plugins find.
    static let namesInTarget = ["openapi.json", "openapi.yaml", "openapi.yml"]
}

/// The diagnostic for a file that cannot be read from disk: whether it is a URL, or what the folder contains instead.
///
/// - Parameter path: the file's path on the command line.
func explainUnreadable(_ url: URL, as path: String, _ error: any Error, role: InputRole) -> Diagnostic {
    let files = FileManager.default
    if path.hasPrefix("http://") || path.hasPrefix("https://") {
        return Diagnostic(
            .error,
            "'\(path.onOneLine)' is a URL, and only files are read",
            remedy: "download it first: curl --fail --location --output openapi.json \(shellQuoted(path.onOneLine))"
        )
    }
    var isFolder: ObjCBool = false
    let exists = files.fileExists(atPath: url.path, isDirectory: &isFolder)
    guard !exists && error.systemCode != .EACCES || isFolder.boolValue else {
        let type = try? files.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)[.type] as? FileAttributeType
        let reason = exists && type != .typeRegular ? "it is not a regular file" : error.systemReason
        return Diagnostic(.error, "cannot read this file: \(reason)", at: startOfFile(path))
    }
    if !exists, let destination = try? files.destinationOfSymbolicLink(atPath: url.path) {
        return Diagnostic(
            .error,
            "this is a link to '\(destination)', which leads nowhere",
            at: startOfFile(path),
            remedy: "remove the link, or restore what it leads to"
        )
    }
    let message = isFolder.boolValue ? "this is a folder" : "there is no such file"
    guard role != .configuration else { return Diagnostic(.error, message, at: startOfFile(path)) }
    let folder = isFolder.boolValue ? url : url.deletingLastPathComponent()
    let candidates = descriptions(in: folder)
    if case .descriptionOfTarget(let isForStubs) = role {
        let remedy = candidates.first.map {
            "rename '\($0)' to 'openapi.\(($0 as NSString).pathExtension.lowercased())'"
        }
        var other = "put the description into the target's folder as openapi.json, openapi.yaml or openapi.yml"
        if isForStubs {
            other +=
                "; if it is elsewhere, remove the target from 'stubs' in the configuration of the tests, and "
                + "pass '--stubs <folder>' when you generate the client"
        }
        return Diagnostic(.error, message, at: startOfFile(path), remedy: remedy ?? other)
    }
    let name = url.lastPathComponent
    let near = nearestName(to: name, among: candidates) ?? candidates.first { stem($0) == stem(name) }
    return Diagnostic(
        .error,
        message + suggestion(near),
        at: startOfFile(path),
        remedy: near == nil ? contents(of: folder, candidates) : nil
    )
}

extension Error {
    /// The system's reason for an error of Foundation, whose own text on Linux is "The operation could not be completed".
    var systemReason: String {
        guard let systemCode else { return localizedDescription }
        return String(cString: strerror(systemCode.rawValue))
    }

    fileprivate var systemCode: POSIXErrorCode? { ((self as? CocoaError)?.underlying as? POSIXError)?.code }
}

/// Lists the files that a folder has instead of the one that was named.
private func contents(of folder: URL, _ descriptions: [String]) -> String {
    guard FileManager.default.fileExists(atPath: folder.path) else { return "the folder does not exist" }
    guard !descriptions.isEmpty else { return "the folder contains no OpenAPI description in JSON or YAML" }
    let list = descriptions.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let count = descriptions.count - 3
    let more = count > 0 ? " and \(count) more description\(count == 1 ? "" : "s")" : ""
    return "the folder contains \(list)\(more)"
}

private func stem(_ name: String) -> String { (name as NSString).deletingPathExtension }

/// The names of the OpenAPI descriptions in a folder, sorted. Looks at the beginning of each file only.
private func descriptions(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { name in
        guard ["json", "yaml", "yml"].contains((name as NSString).pathExtension.lowercased()) else { return false }
        let file = folder.appendingPathComponent(name)
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.resolvingSymlinksInPath().path)
        guard attributes?[.type] as? FileAttributeType == .typeRegular,
            let handle = try? FileHandle(forReadingFrom: file)
        else { return false }
        defer { try? handle.close() }
        let start = String(decoding: (try? handle.read(upToCount: 4_096)) ?? Data(), as: UTF8.self)
        return start.contains("openapi") || start.contains("swagger")
    }
}

// MARK: onDisk

extension LocalFiles {
    /// The files on disk next to another. A symbolic link counts as located at its target.
    ///
    /// - Parameters:
    ///   - owner: what the other file is, for diagnostics.
    ///   - remedy: how to allow a file outside the folder.
    package static func onDisk(
        beside file: String,
        ownedBy owner: String = "description",
        allowsReferencesOutside: Bool,
        remedy: String? = nil
    ) -> LocalFiles {
        LocalFiles(
            allowsReferencesOutside: allowsReferencesOutside,
            remedyForOutside: remedy,
            read: { path throws(Refusal) in
                if !allowsReferencesOutside,
                    let refusal = refusal(of: path, beside: file, ownedBy: owner, remedy: remedy)
                {
                    throw refusal
                }
                if let refusal = refusalOfDeadLink(path) { throw refusal }
                return try read(realURL(path))
            },
            names: { folder in
                let path = folder.isEmpty ? FileManager.default.currentDirectoryPath : folder
                return (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            }
        )
    }

    /// Why a file or a folder is not read: a symbolic link leads out of the folder of the file that names it.
    static func refusal(of path: String, beside file: String, ownedBy owner: String, remedy: String?) -> Refusal? {
        let folder = realURL(fileURL(file).deletingLastPathComponent().path)
        let target = realURL(path).path
        if FilePath(target).isAtOrInside(FilePath(folder.path)) { return nil }
        return Refusal("a symbolic link leads to '\(target)', outside the \(owner)'s folder", remedy: remedy)
    }

    private static func refusalOfDeadLink(_ path: String) -> Refusal? {
        let files = FileManager.default
        guard !files.fileExists(atPath: path), let target = try? files.destinationOfSymbolicLink(atPath: path) else {
            return nil
        }
        return Refusal(
            "it is a link to '\(target)', which leads nowhere",
            remedy: "remove the link, or restore what it leads to"
        )
    }

    private static func read(_ file: URL) throws(Refusal) -> [UInt8]? {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path) else { return nil }
        // A device or a pipe may never end.
        guard attributes[.type] as? FileAttributeType == .typeRegular else { throw Refusal("it is not a regular file") }
        do {
            return [UInt8](try Data(contentsOf: file))
        } catch {
            throw Refusal(error.systemReason)
        }
    }

    private static func realURL(_ path: String) -> URL {
        fileURL(path).resolvingSymlinksInPath().standardizedFileURL
    }
}
