import Foundation
import EndpointDescription

/// Runs one command line and answers its exit code: 0 done, 1 faults or stale output, 64 usage.
package func run(_ arguments: [String], console: Console = .standard) -> Int32 {
    do {
        let parsed = try Arguments(arguments)
        if parsed.wantsHelp {
            console.print(helpText)
            return 0
        }
        return try Generation(parsed, console).run()
    } catch let fault as UsageFault {
        console.complain("error: \(fault.message)\nTry 'generate --help'.\n")
        return 64
    } catch {
        console.complain("error: \(error)\n")
        return 1
    }
}

/// Where words for people go.
package struct Console {
    package var print: (String) -> Void
    package var complain: (String) -> Void

    package init(print: @escaping (String) -> Void, complain: @escaping (String) -> Void) {
        self.print = print
        self.complain = complain
    }

    package static var standard: Console {
        Console(
            print: { FileHandle.standardOutput.write(Data($0.utf8)) },
            complain: { FileHandle.standardError.write(Data($0.utf8)) }
        )
    }
}

/// One description on its way to its files.
private struct Generation {
    let arguments: Arguments
    let console: Console

    init(_ arguments: Arguments, _ console: Console) {
        self.arguments = arguments
        self.console = console
    }

    func run() throws -> Int32 {
        let url = URL(fileURLWithPath: arguments.description)
        if let target = targetOfBuildPlugin {
            console.print("skipped '\(target)': the EndpointGenerator plugin generates it in every build\n")
            return 0
        }
        let log = DiagnosticLog()
        let configuration = readConfiguration(log: log)
        let bytes: [UInt8]
        do {
            bytes = [UInt8](try Data(contentsOf: url))
        } catch {
            log.add(explainUnreadable(url, as: arguments.description, error))
            report(log)
            return 1
        }
        let options = ClientOptions(
            name: arguments.name ?? configuration.name ?? arguments.defaultName.map(namespaceName),
            access: arguments.access ?? configuration.access ?? .public,
            layout: layout,
            configuration: configuration,
            stubbedModule: arguments.wantsStubs ? arguments.module ?? targetOfOutput ?? "" : nil
        )
        let files = LocalFiles.onDisk(
            beside: arguments.description,
            allowsReferencesOutside: arguments.allowsReferencesOutside
        )
        let client = try generateClient(
            from: bytes,
            path: arguments.description,
            files: files,
            options: options,
            log: log
        )
        report(log)
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

    private func readConfiguration(log: DiagnosticLog) -> Configuration {
        let folder = arguments.description.lastIndex(of: "/").map { arguments.description[...$0] } ?? ""
        let path = arguments.configuration ?? folder + Configuration.fileName
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
        if let path = arguments.stubsFile, let stubs = client.stubs {
            let report = try writer.write([(URL(fileURLWithPath: path), stubs.bytes)])
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

    private func report(_ log: DiagnosticLog) {
        for diagnostic in log.diagnostics where isWorthSaying(diagnostic.severity) {
            console.complain((arguments.diagnosticsAsJSON ? diagnostic.jsonText : diagnostic.description) + "\n")
        }
        if log.omittedCount > 0 { console.complain("and \(log.omittedCount) more\n") }
    }

    /// A build says what went wrong; what was merely decided would come again with every build.
    private func isWorthSaying(_ severity: Diagnostic.Severity) -> Bool {
        switch severity {
        case .error: true
        case .warning: !arguments.isQuiet
        case .note: !arguments.isQuiet && arguments.outputFiles.isEmpty && arguments.stubsFile == nil
        }
    }
}
