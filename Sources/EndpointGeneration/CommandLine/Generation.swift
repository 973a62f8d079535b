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
        let isLenient = arguments.isLenient || configuration.isLenient
        var options = ClientOptions(
            name: arguments.name ?? configuration.name ?? arguments.defaultName.map(namespaceName),
            access: arguments.access ?? configuration.access ?? .public,
            layout: layout,
            configuration: configuration,
            stubbedModule: arguments.wantsStubs
                ? arguments.module ?? (arguments.isPackage ? nil : targetOfOutput) ?? "" : nil
        )
        if let templates = input.templates(of: configuration, log: log) { options.templates = templates }
        if arguments.isPackage {
            options.isPackage = true
            options.access = .public
            reportUnknownModules(of: configuration, log: log)
        }
        // '--lenient' tolerates errors in the description only, and none in the configuration, in options or in templates.
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
        mustStop = mustStop || log.hasErrors(of: input.configurationPath(beside: arguments.description))
        if let folder = arguments.output, let client, client.manifest != nil {
            mustStop = !mayWritePackage(of: client.namespace, in: folder, log: log) || mustStop
        }
        let isTolerated = isLenient && !mustStop && client != nil
        console.report(log, by: arguments, isLenient: isTolerated)
        guard let client, !mustStop, !log.hasErrors || isLenient else {
            if client != nil, !mustStop, !arguments.diagnosticsAsJSON { console.printError(FaultSummary(log).text) }
            return 1
        }
        return try writeClient(client)
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
}

extension DiagnosticLog {
    /// Whether there are errors in the configuration, or in options, which have no place.
    fileprivate func hasErrors(of configuration: String) -> Bool {
        hasErrors
            && diagnostics.contains { $0.severity == .error && ($0.position?.path ?? configuration) == configuration }
    }
}
