import EndpointDescription
import Foundation

/// Runs one command line.
///
/// - Parameter program: the name of the executable, for texts about usage.
/// - Returns: the exit code: 0 for success, 1 for errors or outdated output, 64 for a usage error, and 75 for a target that
///   the command plugins have to skip.
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
        let diagnostic = Diagnostic(.error, fault.message, remedy: "see '\(command) --help'")
        console.printError(
            Arguments.wantDiagnosticsAsJSON(arguments)
                ? diagnostic.jsonText + "\n" : "error: \(fault.message)\nTry '\(command) --help'.\n"
        )
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
    guard let path = arguments.planFile, let bytes = try? Data(contentsOf: fileURL(path)) else {
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
