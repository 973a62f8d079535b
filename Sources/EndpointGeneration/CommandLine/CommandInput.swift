import EndpointDescription
import Foundation

/// The files that a command line names, and those beside them.
struct CommandInput {
    let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    /// What `--config` names, else what stands beside the description; the command line wins over it.
    func configuration(beside description: String, log: DiagnosticLog) -> Configuration {
        let path = configurationPath(beside: description)
        let url = URL(fileURLWithPath: path)
        var configuration = Configuration()
        if arguments.configuration != nil || FileManager.default.fileExists(atPath: url.path) {
            do {
                configuration = Configuration([UInt8](try Data(contentsOf: url)), path: path, into: log)
            } catch {
                log.add(explainUnreadable(url, as: path, error))
            }
        }
        if !arguments.include.isEmpty { configuration.selection.include = arguments.include }
        if !arguments.exclude.isEmpty { configuration.selection.exclude = arguments.exclude }
        return configuration
    }

    func configurationPath(beside description: String) -> String {
        let folder = description.lastIndex(of: "/").map { description[...$0] } ?? ""
        return arguments.configuration ?? folder + Configuration.fileName
    }

    /// `nil` with an error where there is nothing to read.
    func bytes(of description: String, log: DiagnosticLog) -> [UInt8]? {
        let url = URL(fileURLWithPath: description)
        do {
            return [UInt8](try Data(contentsOf: url))
        } catch {
            log.add(explainUnreadable(url, as: description, error))
            return nil
        }
    }

    func files(beside description: String) -> LocalFiles {
        .onDisk(beside: description, allowsReferencesOutside: arguments.allowsReferencesOutside)
    }

    /// A description as its callers will see it.
    func planned(_ description: String, named name: String?, _ configuration: Configuration, log: DiagnosticLog)
        -> PlannedClient?
    {
        guard let bytes = bytes(of: description, log: log) else { return nil }
        let planned = planClient(
            from: bytes,
            path: description,
            files: files(beside: description),
            options: ClientOptions(name: name, configuration: configuration),
            withOrigins: true,
            log: log
        )
        return planned.map { PlannedClient($0.client, of: $0.description, outOf: $0.whole) }
    }
}
