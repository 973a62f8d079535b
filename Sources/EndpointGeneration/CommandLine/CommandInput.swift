import EndpointDescription
import Foundation

/// Reads the files that a command line names, and the files beside them.
struct CommandInput {
    let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    /// The configuration that `--config` names, else the one beside the description. Options on the command line win.
    func configuration(beside description: String, log: DiagnosticLog) -> Configuration {
        let path = configurationPath(beside: description)
        let url = URL(fileURLWithPath: path)
        var configuration = Configuration()
        if let other = configurationPaths(beside: description).dropFirst().first, arguments.configuration == nil {
            log.error(
                "there are two configurations, '\(path)' and '\(other)'",
                at: startOfFile(path),
                remedy: "remove one of them, or choose it with '--config'"
            )
        }
        if arguments.configuration != nil || FileManager.default.fileExists(atPath: url.path) {
            do {
                configuration = Configuration([UInt8](try Data(contentsOf: url)), path: path, into: log)
            } catch {
                log.add(explainUnreadable(url, as: path, error, role: .configuration))
            }
        }
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
        return readTemplates(in: path.text, namedAt: folder.place, log: log)
    }

    /// - Returns: `nil` with an error where the path leads out of the configuration's folder and may not.
    private func resolve(_ path: Configuration.RelativePath, beside configuration: String, log: DiagnosticLog)
        -> FilePath?
    {
        let home = FilePath(configuration)
        let target = home.resolving(path.text)
        if arguments.allowsReferencesOutside || target.isInside(home.folder) { return target }
        log.error(
            "'\(path.text)' leads out of the configuration's folder, to '\(target.text)'",
            at: path.place,
            remedy: "move it into the folder, or allow it with '--allow-refs-outside'"
        )
        return nil
    }

    private func overlay(_ path: Configuration.RelativePath, beside configuration: String, log: DiagnosticLog)
        -> JSON?
    {
        guard let file = resolve(path, beside: configuration, log: log) else { return nil }
        let place = path.place
        let files = files(beside: configuration)
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

    func configurationPath(beside description: String) -> String {
        arguments.configuration ?? configurationPaths(beside: description).first
            ?? folder(of: description) + Configuration.fileName
    }

    /// The configurations that are beside the description. There should be one at most.
    private func configurationPaths(beside description: String) -> [String] {
        let paths = Configuration.fileNames.map { folder(of: description) + $0 }
        return paths.filter { FileManager.default.fileExists(atPath: $0) }
    }

    private func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }

    /// - Returns: `nil` with an error if the file cannot be read.
    func bytes(of description: String, log: DiagnosticLog) -> [UInt8]? {
        let url = URL(fileURLWithPath: description)
        do {
            return [UInt8](try Data(contentsOf: url))
        } catch {
            let role = arguments.defaultName == nil ? InputRole.description : .descriptionOfTarget
            log.add(explainUnreadable(url, as: description, error, role: role))
            return nil
        }
    }

    func files(beside description: String) -> LocalFiles {
        .onDisk(beside: description, allowsReferencesOutside: arguments.allowsReferencesOutside)
    }

    /// Plans the client of a description, for comparison and explanation.
    func planned(_ description: String, named name: String?, _ configuration: Configuration, log: DiagnosticLog)
        -> PlannedClient?
    {
        guard let bytes = bytes(of: description, log: log) else { return nil }
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
