import EndpointDescription
import Foundation

/// Runs one command line.
///
/// - Parameter program: the name of the executable, for texts about usage.
/// - Returns: the exit code: 0 for success, 1 for errors or outdated output, 64 for a usage error.
package func run(_ arguments: [String], as program: String = "generate", console: Console = .standard) -> Int32 {
    do {
        let parsed = try Arguments(arguments)
        if parsed.wantsHelp {
            console.print(HelpText(program: program).text(of: parsed.verb))
            return 0
        }
        if parsed.wantsVersion {
            console.print("\(program) \(toolVersion)\n")
            return 0
        }
        if !isPlanCurrent(parsed, console) { return 1 }
        if let failure = parsed.failure {
            console.printError("error: \(failure)\n")
            return 1
        }
        do {
            switch parsed.verb {
            case .generate: return try Generation(parsed, console).run()
            case .diff: return diff(parsed, console)
            case .explain: return explain(parsed, console)
            case .used: return try selectUsed(parsed, console)
            case .completions:
                Shell(rawValue: parsed.operands[0]).map { console.print(completions(for: $0, of: program)) }
                return 0
            }
        } catch let fault as OutputFault {
            let log = DiagnosticLog()
            switch fault.action {
            case .read: log.error("cannot read '\(fault.path)': \(fault.reason)", remedy: fault.remedy)
            case .write: log.error("cannot write '\(fault.path)': \(fault.reason)", remedy: fault.remedy)
            }
            console.report(log, by: parsed)
            return 1
        }
    } catch let fault as UsageFault {
        let verb = arguments.first.flatMap(Arguments.Verb.init) ?? .generate
        let command = verb == .generate ? program : "\(program) \(verb.rawValue)"
        console.printError("error: \(fault.message)\nTry '\(command) --help'.\n")
        return 64
    } catch {
        console.printError("error: \(error)\n")
        return 1
    }
}

// MARK: isPlanCurrent

/// Whether the configuration still lists the stubs for which the build plugin made its commands; reports an error if not.
///
/// SwiftPM calls the plugin again if files are added or removed, or if Package.swift changes. It does not if the text of a
/// configuration changes, so only the tool can notice that.
private func isPlanCurrent(_ arguments: Arguments, _ console: Console) -> Bool {
    guard let path = arguments.planFile, let bytes = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
        return true
    }
    let log = DiagnosticLog()
    let configuration = Configuration([UInt8](bytes), path: path, into: log)
    if !log.hasErrors, Set(configuration.stubbedModules) != Set(arguments.plannedStubs) {
        log.error(
            "SwiftPM has not called the plugin since 'stubs' was changed",
            at: startOfFile(path),
            remedy: "save Package.swift, so that SwiftPM calls it; in YAML, 'stubs' must begin its line"
        )
    } else if arguments.stubsFile == nil, arguments.failure == nil {
        // Generation reads the same configuration, and reports its errors together with those of the description.
        return true
    }
    console.report(log, by: arguments)
    return !log.hasErrors
}

// MARK: explain

/// Prints why a part of a description is in the client, and what it becomes.
func explain(_ arguments: Arguments, _ console: Console) -> Int32 {
    let (path, name) = (arguments.operands[0], arguments.operands[1])
    let input = CommandInput(arguments)
    let log = DiagnosticLog()
    let configuration = input.configuration(beside: path, log: log)
    let client = console.showingProgress("reading \(path)") {
        input.planned(path, named: arguments.name(in: configuration), configuration, log: log)
    }
    let isLenient = arguments.isLenient || configuration.isLenient
    let mustStop = log.hasErrors(in: input.pathsOfChoices(in: configuration, beside: path))
    guard let client, !mustStop, !log.hasErrors || isLenient else {
        return console.reportFailure(
            log,
            by: arguments,
            configuredIn: configuration,
            wasPlanned: client != nil,
            areTolerable: !mustStop
        )
    }
    let explainer = Explainer(client.shared, configuration, log: log)
    let explanations = explainer.explanations(of: name)
    if explanations.isEmpty {
        let near = explainer.nearest(to: name) ?? explainer.nameInAnotherNamespace(name)
        log.error(
            "there is no schema, operation or type '\(name)'\(suggestion(near))",
            at: client.whole.place,
            remedy: near == nil
                ? "name a schema, an operationId, a method and path ('GET /pets'), a generated type ('Pet.Category') or a pattern ('issues/*')"
                : nil
        )
    }
    console.report(log, by: arguments, isLenient: isLenient && !explanations.isEmpty)
    for explanation in explanations {
        console.print(arguments.diagnosticsAsJSON ? explanation.jsonText + "\n" : explanation.description)
    }
    return explanations.isEmpty ? 1 : 0
}

// MARK: diff

/// Prints what a new description changes for callers of the old description's client.
func diff(_ arguments: Arguments, _ console: Console) -> Int32 {
    let (oldPath, newPath) = (arguments.operands[0], arguments.operands[1])
    let input = CommandInput(arguments)
    let log = DiagnosticLog()
    let configuration = input.configuration(beside: newPath, log: log)
    let newLog = DiagnosticLog()
    let new = console.showingProgress("reading \(newPath)") {
        input.planned(newPath, named: arguments.name(in: configuration), configuration, log: newLog)
    }
    // Both get the same namespace. Otherwise, a type that gives way to the namespace would seem renamed.
    let oldLog = DiagnosticLog()
    let name = new?.blueprint.namespace.name ?? arguments.name(in: configuration)
    let old = console.showingProgress("reading \(oldPath)") {
        input.planned(oldPath, named: name, configuration, log: oldLog)
    }
    // Either description may lack what configuration and overlay name: it was added or removed, which is a change.
    let pathsOfChoices = input.pathsOfChoices(in: configuration, beside: newPath)
    func isAboutChoices(_ diagnostic: Diagnostic, in client: PlannedClient?) -> Bool {
        diagnostic.place.map { pathsOfChoices.contains($0.path) } ?? (client != nil)
    }
    // A suggestion depends on the description.
    func fault(_ diagnostic: Diagnostic) -> Substring { diagnostic.message.prefix { $0 != ";" } }
    let oldFaults = Set(oldLog.diagnostics.map(fault))
    for diagnostic in newLog.diagnostics
    where !isAboutChoices(diagnostic, in: new) || oldFaults.contains(fault(diagnostic)) {
        log.add(diagnostic)
    }
    for diagnostic in oldLog.diagnostics where !isAboutChoices(diagnostic, in: old) { log.add(diagnostic) }
    let mustStop = log.hasErrors(in: pathsOfChoices)
    let isLenient = arguments.isLenient || configuration.isLenient
    guard let old, let new, !mustStop, !log.hasErrors || isLenient else {
        return console.reportFailure(
            log,
            by: arguments,
            configuredIn: configuration,
            wasPlanned: old != nil && new != nil,
            areTolerable: !mustStop
        )
    }
    console.report(log, by: arguments, isLenient: isLenient)
    // A file that is not named after its API has the title's name in each version.
    let isNamedByTitle = arguments.name(in: configuration) == nil && hasGeneralName(newPath)
    let formerName = isNamedByTitle ? namespaceName(from: old.description.title) : nil
    let changes = compare(old, with: new, formerName: formerName)
    console.print(arguments.changeFormat.text(of: changes, isQuiet: arguments.isQuiet))
    return changes.contains { $0.impact == .breaking } ? 1 : 0
}

// MARK: ChangeFormat

/// The form in which `diff` prints changes.
enum ChangeFormat: String, CaseIterable {
    /// One line for each change and a closing line.
    case text
    /// One JSON object a line.
    case json
    /// Headings and lists, for comments on pull requests.
    case markdown

    func text(of changes: [Change], isQuiet: Bool) -> String {
        let shown = isQuiet ? changes.filter { $0.impact == .breaking } : changes
        switch self {
        case .json: return shown.map { $0.jsonText + "\n" }.joined()
        case .markdown: return markdown(shown, summary: summary(of: changes))
        case .text:
            let lines = shown.map { $0.description + "\n" }.joined()
            return isQuiet ? lines : lines + summary(of: changes) + "\n"
        }
    }

    /// For example: `1 breaking, 2 additive, 1 behavior`
    private func summary(of changes: [Change]) -> String {
        if changes.isEmpty { return "no changes for callers" }
        return Change.Impact.allCases.compactMap { impact in
            let count = changes.filter { $0.impact == impact }.count
            return impact == .behavior && count == 0 ? nil : "\(count) \(impact.rawValue)"
        }.joined(separator: ", ")
    }

    private func markdown(_ changes: [Change], summary: String) -> String {
        var text = "## Changes for callers\n\n\(summary.prefix(1).uppercased() + summary.dropFirst()).\n"
        for impact in Change.Impact.allCases {
            let group = changes.filter { $0.impact == impact }
            if group.isEmpty { continue }
            text += "\n### \(impact.rawValue.prefix(1).uppercased() + impact.rawValue.dropFirst())\n\n"
            for change in group { text += "- \(change.markdown)\n" }
        }
        return text
    }
}

extension Change {
    /// Names become code, and characters of other words lose their meaning in Markdown.
    fileprivate var markdown: String {
        let text = wholeText.parts.map { part in
            switch part {
            case .words(let words): escaped(words.onOneLine)
            case .code(let code): "`\(code.onOneLine.replacingOccurrences(of: "`", with: "'"))`"
            }
        }.joined()
        let position = place.position
        return "\(text) (\(escaped(position.path)):\(position.line))"
    }

    private func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if "\\`*_[]<>#|".contains(character) { result.append("\\") }
            result.append(character)
        }
    }
}
