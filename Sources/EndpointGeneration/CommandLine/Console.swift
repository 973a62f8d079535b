import EndpointDescription
import Foundation

/// The destination of printed text: results go to standard output, diagnostics to standard error.
package struct Console {
    package var print: (String) -> Void
    package var printError: (String) -> Void

    package init(print: @escaping (String) -> Void, printError: @escaping (String) -> Void) {
        self.print = print
        self.printError = printError
    }

    package static var standard: Console {
        Console(
            print: { FileHandle.standardOutput.write(Data($0.utf8)) },
            printError: { FileHandle.standardError.write(Data($0.utf8)) }
        )
    }
}

extension Console {
    /// Prints the diagnostics that the command line asks for.
    func report(_ log: DiagnosticLog, by arguments: Arguments) {
        for diagnostic in log.diagnostics where arguments.prints(diagnostic.severity) {
            printError((arguments.diagnosticsAsJSON ? diagnostic.jsonText : diagnostic.description) + "\n")
        }
        if log.omittedCount > 0 { printError("and \(log.omittedCount) more\n") }
    }
}

extension Arguments {
    /// A build prints no notes, because they would be repeated in every build. `diff` and `explain` print only errors
    /// beside their results.
    fileprivate func prints(_ severity: Diagnostic.Severity) -> Bool {
        switch severity {
        case .error: true
        case .warning: !isQuiet && verb == .generate
        case .note: !isQuiet && verb == .generate && outputFiles.isEmpty && stubsFile == nil
        }
    }
}
