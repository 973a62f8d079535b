import EndpointDescription
import Foundation

/// Generates the files of one description.
struct Generation {
    let arguments: Arguments
    let console: Console

    init(_ arguments: Arguments, _ console: Console) {
        self.arguments = arguments
        self.console = console
    }

    /// The exit code that tells the command plugins that the target was skipped. They cannot import this module, so
    /// `Plugins/Shared/runTool.swift` has the same number.
    private static let skipped: Int32 = 75

    func run() throws -> Int32 {
        let log = DiagnosticLog()
        guard !isBuiltByPlugin(log: log) else { return Generation.skipped }
        let input = CommandInput(arguments)
        let configuration = input.configuration(beside: arguments.description, log: log)
        guard let bytes = input.bytes(of: arguments.description, log: log) else {
            console.report(log, by: arguments)
            return 1
        }
        var options = ClientOptions(
            name: arguments.name(in: configuration),
            access: arguments.access ?? configuration.access ?? .public,
            layout: layout,
            configuration: configuration,
            stubbedModule: arguments.wantsStubs
                ? arguments.module ?? arguments.defaultModule ?? (arguments.isPackage ? nil : moduleOfOutput) ?? ""
                : nil
        )
        if let templates = input.templates(of: configuration, log: log) { options.templates = templates }
        if arguments.isPackage {
            options.isPackage = true
            options.access = .public
            reportAccess(of: configuration, log: log)
            reportUnknownModules(of: configuration, log: log)
        }
        // '--lenient' tolerates errors in the description only, and none in the configuration, in overlays, options or
        // templates.
        var mustStop = log.hasErrors
        let client = try console.showingProgress("generating the client of \(arguments.description)") {
            try generateClient(
                from: bytes,
                path: arguments.description,
                files: input.files(beside: arguments.description),
                options: options,
                log: log
            )
        }
        mustStop = mustStop || log.hasErrors(in: input.pathsOfChoices(in: configuration, beside: arguments.description))
        if let folder = arguments.output, let client, client.manifest != nil {
            mustStop = !mayWritePackage(of: client.namespace, in: folder, log: log) || mustStop
        }
        let faults = RunFaults(in: log, of: arguments, configuredIn: configuration, areFatal: mustStop)
        guard let client, !faults.endRun else {
            return faults.report(to: console, wasPlanned: client != nil)
        }
        console.report(log, by: arguments, isLenient: faults.areTolerated)
        return try writeClient(client)
    }

    /// `Sources/Shop/Generated` is a folder of the target `Shop`, if no manifest says otherwise.
    private var moduleOfOutput: String? {
        guard let output = arguments.output else { return nil }
        let parts = fileURL(output).standardized.pathComponents
        guard let sources = parts.lastIndex(of: "Sources"), sources + 1 < parts.count else { return nil }
        return moduleName(ofTarget: parts[sources + 1])
    }

    /// Whether the build plugin generates the client of the target, so that nothing is written.
    private func isBuiltByPlugin(log: DiagnosticLog) -> Bool {
        guard let manifest = arguments.manifest, let target = arguments.defaultName,
            let text = try? String(contentsOf: fileURL(manifest), encoding: .utf8)
        else { return false }
        switch ManifestReader(text).use(of: "EndpointGenerator", by: target) {
        case .absent: return false
        case .applied:
            if !arguments.isQuiet {
                console.print("skipped '\(target)': the EndpointGenerator plugin generates it in every build\n")
            }
            return true
        case .unclear:
            log.warning(
                "the manifest does not show whether the EndpointGenerator plugin generates '\(target)' in every build",
                at: startOfFile(manifest),
                remedy: "list the target and its plugins in 'Package(…)' as literals, or as constants made of literals"
            )
            return false
        }
    }

    private var layout: FileLayout {
        guard let api = arguments.outputFiles.first else { return .separate }
        return .shards(api: api, shards: Array(arguments.outputFiles.dropFirst()))
    }
}

// MARK: writeClient

extension Generation {
    /// Writes the client into the named folders or files; with `--check` and `--dry-run` it only compares.
    func writeClient(_ client: GeneratedClient) throws -> Int32 {
        var writer = OutputWriter(isDryRun: arguments.isDryRun || arguments.isCheck)
        if let files = filesOfBuild(of: client) {
            let report = writer.plan(files)
            try writer.apply()
            return arguments.isCheck && !report.isCurrent ? 1 : 0
        }
        let outputs = try planFolders(of: client, with: &writer)
        if reportForeignFiles(in: outputs) { return 1 }
        try writer.apply()
        noteNamesakes(in: outputs)
        if arguments.isCheck { return reportCheck(of: outputs) ? 0 : 1 }
        if !arguments.isQuiet, !outputs.isEmpty { console.print(summary(outputs)) }
        return 0
    }

    /// The files that the build plugin declared; `nil` if the command line names folders.
    private func filesOfBuild(of client: GeneratedClient) -> [(url: URL, bytes: [UInt8])]? {
        if !arguments.outputFiles.isEmpty, arguments.output == nil {
            return client.files.map { (fileURL($0.name), $0.bytes) }
        }
        guard let path = arguments.stubsFile, let stubs = client.stubs else { return nil }
        return [(fileURL(path), stubs.bytes)]
    }

    private typealias Output = (folder: String, report: OutputWriter.Report)

    private func planFolders(of client: GeneratedClient, with writer: inout OutputWriter) throws -> [Output] {
        var outputs: [Output] = []
        if let folder = arguments.output {
            var sources = folder
            if let manifest = client.manifest {
                let url = fileURL(folder).appendingPathComponent(manifest.name)
                outputs.append((folder, writer.plan([(url, manifest.bytes)])))
                sources += "/Sources/\(client.namespace)"
            }
            let url = fileURL(sources)
            outputs.append((sources, try writer.plan(client.files, in: url, namespace: client.namespace)))
        }
        if let folder = arguments.stubs, let stubs = client.stubs {
            let url = fileURL(folder)
            outputs.append((folder, try writer.plan([stubs], in: url, namespace: "\(client.namespace) stubs")))
        }
        return outputs
    }

    /// Reports the files that would be overwritten and were not generated.
    ///
    /// - Returns: whether there are any.
    private func reportForeignFiles(in outputs: [Output]) -> Bool {
        let log = DiagnosticLog()
        for (folder, report) in outputs {
            for name in report.foreign {
                log.error(
                    "this file was not generated, so nothing is written",
                    at: startOfFile("\(folder)/\(name)"),
                    remedy: "move it away, or choose another folder"
                )
            }
        }
        console.report(log, by: arguments)
        return log.hasErrors
    }

    /// Notes the files of a client that had another name, because they are never updated again.
    private func noteNamesakes(in outputs: [Output]) {
        let log = DiagnosticLog()
        for (folder, report) in outputs {
            for (name, namespace) in report.namesakes {
                log.note(
                    "this file of '\(namespace)' was generated from the same description, and this run does not update it",
                    at: startOfFile("\(folder)/\(name)"),
                    remedy: "delete it if the client has another name now"
                )
            }
        }
        console.report(log, by: arguments)
    }

    /// Prints the folders that are current, and reports the files that are not.
    ///
    /// - Returns: whether all are current.
    private func reportCheck(of outputs: [Output]) -> Bool {
        for (folder, report) in outputs where report.isCurrent && !arguments.isQuiet {
            console.print("\(folder): current\n")
        }
        if outputs.allSatisfy(\.report.isCurrent) { return true }
        reportOutdated(outputs)
        return false
    }

    private func reportOutdated(_ outputs: [Output]) {
        // A command plugin names its own command.
        let remedy = arguments.manifest == nil ? "run the same command without '--check' to update the files" : nil
        let log = DiagnosticLog()
        for (folder, report) in outputs {
            for name in report.written {
                log.error("not current", at: startOfFile("\(folder)/\(name)"), remedy: remedy)
            }
            for name in report.removed {
                log.error("no longer generated", at: startOfFile("\(folder)/\(name)"), remedy: remedy)
            }
        }
        if arguments.diagnosticsAsJSON { return console.report(log, by: arguments) }
        // For people, each file is listed, without a place in it.
        for fault in log.diagnostics { console.printError("\(fault.place?.path ?? ""): error: \(fault.message)\n") }
        if let remedy { console.printError("    \(remedy)\n") }
    }

    private func summary(_ outputs: [Output]) -> String {
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

// MARK: mayWritePackage

/// Whether a folder has no manifest, or one that was generated for this client. Other manifests are not overwritten.
func mayWritePackage(of namespace: String, in folder: String, log: DiagnosticLog) -> Bool {
    guard !modulesInUse.contains(namespace) else {
        log.error(
            "a package cannot have a module '\(namespace)': a module that it depends on has that name",
            remedy: "choose another name for the client: '--name \(namespace)API'"
        )
        return false
    }
    let path = folder + "/Package.swift"
    let url = fileURL(path)
    guard FileManager.default.fileExists(atPath: url.path) else { return true }
    if GeneratedMark(of: url)?.subject == namespace { return true }
    log.error(
        "this manifest was not generated for '\(namespace)', so nothing is written",
        at: startOfFile(path),
        remedy: "choose another folder for '--output', or move the manifest away"
    )
    return false
}

/// The targets of this package, and the modules that every client imports, by itself or through the runtime and Foundation.
private let modulesInUse = Set(
    Module.allCases.map(\.rawValue) + ["EndpointDescription", "EndpointGeneration", "EndpointTemplates"] + [
        // On every system.
        "Dispatch", "FoundationEssentials", "FoundationInternationalization", "SwiftOnoneSupport",
        "SwiftShims", "Synchronization", "_Builtin_float", "_Concurrency", "_FoundationCShims",
        "_FoundationCollections", "_FoundationICU", "_RegexParser", "_StringProcessing", "_Volatile",
        // On Linux.
        "CDispatch", "CoreFoundation", "FoundationNetworking", "Glibc", "Musl", "SwiftGlibc", "SwiftMusl",
        // On Apple's systems.
        "Combine", "CryptoKit", "Darwin", "Network", "ObjectiveC", "Security", "os",
    ]
)

/// Warns of an access level that a package's client cannot have, because nothing else could use it.
func reportAccess(of configuration: Configuration, log: DiagnosticLog) {
    guard let access = configuration.access, access != .public else { return }
    log.warning(
        "'--package' makes a public client, so 'access' has no effect",
        at: configuration.accessPlace,
        remedy: "remove it, or generate without '--package'"
    )
}

/// Warns of custom types in modules that a generated package does not depend on: it depends on the runtime alone.
func reportUnknownModules(of configuration: Configuration, log: DiagnosticLog) {
    for choice in configuration.types {
        guard let module = choice.value.module else { continue }
        log.warning(
            "the generated package does not depend on the module '\(module)'",
            at: choice.place,
            remedy:
                "add the dependency in your own 'Package.template' ('--templates'), or generate into a target that has it"
        )
    }
}
