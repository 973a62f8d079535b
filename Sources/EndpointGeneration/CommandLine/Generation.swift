import EndpointDescription
import Foundation

/// One description on its way to its files.
struct Generation {
    let arguments: Arguments
    let console: Console

    init(_ arguments: Arguments, _ console: Console) {
        self.arguments = arguments
        self.console = console
    }

    func run() throws -> Int32 {
        if let target = targetOfBuildPlugin {
            console.print("skipped '\(target)': the EndpointGenerator plugin generates it in every build\n")
            return 0
        }
        let log = DiagnosticLog()
        let input = CommandInput(arguments)
        let configuration = input.configuration(beside: arguments.description, log: log)
        guard let bytes = input.bytes(of: arguments.description, log: log) else {
            console.report(log, by: arguments)
            return 1
        }
        let options = ClientOptions(
            name: arguments.name ?? configuration.name ?? arguments.defaultName.map(namespaceName),
            access: arguments.access ?? configuration.access ?? .public,
            layout: layout,
            configuration: configuration,
            stubbedModule: arguments.stubs == nil ? nil : arguments.module ?? targetOfOutput ?? ""
        )
        let client = try generateClient(
            from: bytes,
            path: arguments.description,
            files: input.files(beside: arguments.description),
            options: options,
            log: log
        )
        console.report(log, by: arguments)
        guard let client, !log.hasErrors || arguments.isLenient else { return 1 }
        return try write(client)
    }

    /// `Sources/Shop/Generated` is a folder of the target `Shop`.
    private var targetOfOutput: String? {
        guard let output = arguments.output else { return nil }
        let parts = URL(fileURLWithPath: output).standardized.pathComponents
        guard let sources = parts.lastIndex(of: "Sources"), sources + 1 < parts.count else { return nil }
        return parts[sources + 1].replacingOccurrences(of: "-", with: "_")
    }

    private var targetOfBuildPlugin: String? {
        guard let manifest = arguments.manifest, let target = arguments.defaultName,
            let text = try? String(contentsOf: URL(fileURLWithPath: manifest), encoding: .utf8)
        else { return nil }
        return appliesBuildPlugin(text, to: target) ? target : nil
    }

    private var layout: FileLayout {
        guard let api = arguments.outputFiles.first else { return .separate }
        return .shards(api: api, shards: Array(arguments.outputFiles.dropFirst()))
    }

    private func write(_ client: GeneratedClient) throws -> Int32 {
        let writer = OutputWriter(isDryRun: arguments.isDryRun || arguments.isCheck)
        if !arguments.outputFiles.isEmpty, arguments.output == nil {
            let report = try writer.write(client.files.map { (URL(fileURLWithPath: $0.name), $0.bytes) })
            return arguments.isCheck && !report.isCurrent ? 1 : 0
        }
        var outputs: [(folder: String, report: OutputWriter.Report)] = []
        if let folder = arguments.output {
            let url = URL(fileURLWithPath: folder)
            outputs.append((folder, try writer.write(client.files, to: url, namespace: client.namespace)))
        }
        if let folder = arguments.stubs, let stubs = client.stubs {
            let url = URL(fileURLWithPath: folder)
            outputs.append((folder, try writer.write([stubs], to: url, namespace: "\(client.namespace) stubs")))
        }
        if arguments.isCheck {
            for (folder, report) in outputs {
                for name in report.written { console.complain("\(folder)/\(name): error: not current\n") }
                for name in report.removed { console.complain("\(folder)/\(name): error: no longer generated\n") }
            }
            return outputs.allSatisfy(\.report.isCurrent) ? 0 : 1
        }
        if !arguments.isQuiet { console.print(summary(outputs)) }
        return 0
    }

    private func summary(_ outputs: [(folder: String, report: OutputWriter.Report)]) -> String {
        let (wrote, removed) = arguments.isDryRun ? ("would write", "would remove") : ("wrote", "removed")
        var lines = outputs.flatMap { folder, report in
            report.written.map { "\(wrote) \(folder)/\($0)" } + report.removed.map { "\(removed) \(folder)/\($0)" }
        }
        let (written, gone) = arguments.isDryRun ? ("to write", "to remove") : ("written", "removed")
        func count(_ names: (OutputWriter.Report) -> [String]) -> Int {
            outputs.reduce(0) { $0 + names($1.report).count }
        }
        lines.append(
            "\(count(\.written)) \(written), \(count(\.unchanged)) unchanged, \(count(\.removed)) \(gone)"
        )
        return lines.joined(separator: "\n") + "\n"
    }
}
