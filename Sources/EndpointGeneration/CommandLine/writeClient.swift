import Foundation

extension Generation {
    /// Writes the client into the named folders or files; with `--check` and `--dry-run` it only compares.
    func writeClient(_ client: GeneratedClient) throws -> Int32 {
        var writer = OutputWriter(isDryRun: arguments.isDryRun || arguments.isCheck)
        let outputs = try plan(client, with: &writer)
        try writer.apply()
        if outputs.allSatisfy(\.folder.isEmpty) {
            return arguments.isCheck && !outputs.allSatisfy(\.report.isCurrent) ? 1 : 0
        }
        if arguments.isCheck {
            for (folder, report) in outputs {
                for name in report.written { console.printError("\(folder)/\(name): error: not current\n") }
                for name in report.removed { console.printError("\(folder)/\(name): error: no longer generated\n") }
                if report.isCurrent, !arguments.isQuiet { console.print("\(folder): current\n") }
            }
            return outputs.allSatisfy(\.report.isCurrent) ? 0 : 1
        }
        if !arguments.isQuiet { console.print(summary(outputs)) }
        return 0
    }

    private func plan(_ client: GeneratedClient, with writer: inout OutputWriter) throws
        -> [(folder: String, report: OutputWriter.Report)]
    {
        if !arguments.outputFiles.isEmpty, arguments.output == nil {
            return [("", writer.plan(client.files.map { (URL(fileURLWithPath: $0.name), $0.bytes) }))]
        }
        if let path = arguments.stubsFile, let stubs = client.stubs {
            return [("", writer.plan([(URL(fileURLWithPath: path), stubs.bytes)]))]
        }
        var outputs: [(folder: String, report: OutputWriter.Report)] = []
        if let folder = arguments.output {
            var sources = folder
            if let manifest = client.manifest {
                let url = URL(fileURLWithPath: folder).appendingPathComponent(manifest.name)
                outputs.append((folder, writer.plan([(url, manifest.bytes)])))
                sources += "/Sources/\(client.namespace)"
            }
            let url = URL(fileURLWithPath: sources)
            outputs.append((sources, try writer.plan(client.files, in: url, namespace: client.namespace)))
        }
        if let folder = arguments.stubs, let stubs = client.stubs {
            let url = URL(fileURLWithPath: folder)
            outputs.append((folder, try writer.plan([stubs], in: url, namespace: "\(client.namespace) stubs")))
        }
        return outputs
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
