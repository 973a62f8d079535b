import Foundation
import EndpointDescription

/// Runs one command line and answers its exit code: 0 done, 1 faults or stale output, 64 usage.
package func run(_ arguments: [String], console: Console = .standard) -> Int32 {
    do {
        let parsed = try Arguments(arguments)
        if parsed.wantsHelp {
            console.print(parsed.verb.help)
            return 0
        }
        switch parsed.verb {
        case .generate: return try Generation(parsed, console).run()
        case .diff: return diff(parsed, console)
        case .explain: return explain(parsed, console)
        }
    } catch let fault as UsageFault {
        let verb = arguments.first.flatMap(Arguments.Verb.init).map { $0 == .generate ? "" : "\($0.rawValue) " } ?? ""
        console.complain("error: \(fault.message)\nTry 'generate \(verb)--help'.\n")
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

extension Console {
    /// Says what there is to say about a description.
    func report(_ log: DiagnosticLog, by arguments: Arguments) {
        for diagnostic in log.diagnostics where arguments.wantsToHear(diagnostic.severity) {
            complain((arguments.diagnosticsAsJSON ? diagnostic.jsonText : diagnostic.description) + "\n")
        }
        if log.omittedCount > 0 { complain("and \(log.omittedCount) more\n") }
    }
}

extension Arguments {
    /// A build says what went wrong; what was merely decided would come again with every build. Whoever compares or asks
    /// wants an answer.
    fileprivate func wantsToHear(_ severity: Diagnostic.Severity) -> Bool {
        switch severity {
        case .error: true
        case .warning: !isQuiet && verb == .generate
        case .note: !isQuiet && verb == .generate && outputFiles.isEmpty && stubsFile == nil
        }
    }
}
