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
            name: arguments.name(in: configuration),
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
        let isTolerated = isLenient && !mustStop && client != nil
        console.report(log, by: arguments, isLenient: isTolerated)
        guard let client, !mustStop, !log.hasErrors || isLenient else {
            if client != nil, !mustStop { console.summarize(log, of: arguments, configuredIn: configuration) }
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

// MARK: writeClient

extension Generation {
    /// Writes the client into the named folders or files; with `--check` and `--dry-run` it only compares.
    func writeClient(_ client: GeneratedClient) throws -> Int32 {
        var writer = OutputWriter(isDryRun: arguments.isDryRun || arguments.isCheck)
        let outputs = try plan(client, with: &writer)
        let foreign = outputs.flatMap { $0.folder.isEmpty ? [] : $0.report.foreign }
        if !foreign.isEmpty, !arguments.isCheck {
            let log = DiagnosticLog()
            for path in foreign {
                log.error(
                    "this file was not generated, so nothing is written",
                    at: startOfFile(path),
                    remedy: "move it away, or choose another folder"
                )
            }
            console.report(log, by: arguments)
            return 1
        }
        try writer.apply()
        noteNamesakes(in: outputs)
        if outputs.allSatisfy(\.folder.isEmpty) {
            return arguments.isCheck && !outputs.allSatisfy(\.report.isCurrent) ? 1 : 0
        }
        if arguments.isCheck {
            for (folder, report) in outputs where report.isCurrent && !arguments.isQuiet {
                console.print("\(folder): current\n")
            }
            if outputs.allSatisfy(\.report.isCurrent) { return 0 }
            reportOutdated(outputs)
            return 1
        }
        if !arguments.isQuiet { console.print(summary(outputs)) }
        return 0
    }

    /// Notes the files of a client that had another name, because they are never updated again.
    private func noteNamesakes(in outputs: [(folder: String, report: OutputWriter.Report)]) {
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

    private func reportOutdated(_ outputs: [(folder: String, report: OutputWriter.Report)]) {
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
    let url = URL(fileURLWithPath: path)
    guard FileManager.default.fileExists(atPath: url.path) else { return true }
    let handle = try? FileHandle(forReadingFrom: url)
    defer { try? handle?.close() }
    let start = (try? handle?.read(upToCount: 4_096)) ?? Data()
    let lines = start.split(separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false).prefix(3)
    let mark = GeneratedMark.opening(of: namespace)
    if lines.contains(where: { $0.starts(with: mark.utf8) }) { return true }
    log.error(
        "this manifest was not generated for '\(namespace)', so nothing is written",
        at: startOfFile(path),
        remedy: "choose another folder for '--output', or move the manifest away"
    )
    return false
}

/// The targets of this package, and the modules that every client imports.
private let modulesInUse = Set(
    Module.allCases.map(\.rawValue) + ["EndpointDescription", "EndpointGeneration", "EndpointTemplates"]
)

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

// MARK: appliesBuildPlugin

/// Whether a package's manifest applies the build plugin to a target.
///
/// Command plugins cannot ask SwiftPM for it, so this searches for the plugin's name inside the parentheses that begin with
/// `target(name: "<target>"`. It does not understand a manifest that builds its targets in loops, and returns `false`.
func appliesBuildPlugin(_ manifest: String, to target: String) -> Bool {
    let text = blankingComments(Array(manifest.utf8))
    let name = Array("name: \"\(target)\"".utf8)
    let plugin = Array("\"EndpointGenerator\"".utf8)
    var index = 0
    while let start = find(name, in: text[index...]) {
        index = start + name.count
        guard isFirstArgumentOfTarget(text[..<start]) else { continue }
        if find(plugin, in: text[index..<closingParenthesis(in: text, from: index)]) != nil { return true }
    }
    return false
}

private func find(_ word: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    text.indices.first { text[$0...].starts(with: word) }
}

/// Whether `text` ends with `target(`, `executableTarget(` or `testTarget(`, then white space.
private func isFirstArgumentOfTarget(_ text: ArraySlice<UInt8>) -> Bool {
    var before = text
    while let last = before.last, last <= UInt8(ascii: " ") { before.removeLast() }
    return before.suffix(7).elementsEqual("target(".utf8) || before.suffix(7).elementsEqual("Target(".utf8)
}

/// The end of the call whose opening parenthesis is before `start`, ignoring strings.
private func closingParenthesis(in text: [UInt8], from start: Int) -> Int {
    var depth = 1
    var index = start
    while index < text.count {
        switch text[index] {
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"):
            depth -= 1
            if depth == 0 { return index }
        case UInt8(ascii: "\""): index = endOfString(in: text, from: index)
        default: break
        }
        index += 1
    }
    return min(index, text.count)
}

/// The closing quote, or the end of the line, of a string that begins at `start`.
private func endOfString(in text: [UInt8], from start: Int) -> Int {
    var index = start + 1
    while index < text.count, text[index] != UInt8(ascii: "\""), text[index] != UInt8(ascii: "\n") {
        index += text[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
}

/// Swift source with spaces in place of its comments.
private func blankingComments(_ source: [UInt8]) -> [UInt8] {
    var text = source
    var index = 0
    var depth = 0
    func isAt(_ token: String) -> Bool { source[index...].starts(with: token.utf8) }
    func blank(_ count: Int) {
        for place in index..<min(index + count, text.count) where text[place] != UInt8(ascii: "\n") {
            text[place] = UInt8(ascii: " ")
        }
        index += count
    }
    while index < source.count {
        if isAt("/*") {
            depth += 1
            blank(2)
        } else if depth > 0 {
            let closes = isAt("*/")
            if closes { depth -= 1 }
            blank(closes ? 2 : 1)
        } else if isAt("//") {
            blank(source[index...].prefix { $0 != UInt8(ascii: "\n") }.count)
        } else {
            if source[index] == UInt8(ascii: "\"") { index = endOfString(in: source, from: index) }
            index += 1
        }
    }
    return text
}
