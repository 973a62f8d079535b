import EndpointDescription
import Foundation

/// The destination of printed text: results go to standard output, diagnostics to standard error.
package struct Console {
    package var print: (String) -> Void
    package var printError: (String) -> Void
    /// Whether diagnostics are colored.
    package var usesColor = false
    /// Writes the progress line; `nil` if the output is not a terminal.
    package var showProgress: (@Sendable (String) -> Void)?

    package init(print: @escaping (String) -> Void, printError: @escaping (String) -> Void) {
        self.print = print
        self.printError = printError
    }

    /// The process's own. Colors and progress appear on a terminal only, and colors only without `NO_COLOR`
    /// (no-color.org).
    package static var standard: Console {
        var console = Console(
            print: { text in
                do { try FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) } catch {
                    writeError("error: cannot write to the standard output: \(error.systemReason)\n")
                    exit(1)
                }
            },
            printError: writeError
        )
        let environment = ProcessInfo.processInfo.environment
        let terminal = environment["TERM"] ?? "dumb"
        if isatty(FileHandle.standardError.fileDescriptor) == 1, terminal != "dumb" {
            console.usesColor = environment["NO_COLOR"]?.isEmpty ?? true
            console.showProgress = { writeError($0) }
        }
        return console
    }

    /// A failure to write to standard error cannot be reported; the exit code still shows the error.
    @Sendable private static func writeError(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    /// Shows the activity on a terminal if it takes longer than a second.
    func showingProgress<Result>(_ activity: String, _ work: () throws -> Result) rethrows -> Result {
        guard let showProgress else { return try work() }
        let line = ProgressLine(activity, write: showProgress)
        defer { line.end() }
        return try work()
    }
}

extension Console {
    /// Prints the diagnostics that the command line selects. Faults that `isLenient` tolerates are warnings. For
    /// people, one line replaces more than three names that a rule shortens, and more than three notes with the same
    /// words, so that they do not hide other notes.
    func report(_ log: DiagnosticLog, by arguments: Arguments, isLenient: Bool = false) {
        var diagnostics = log.diagnostics.filter { arguments.prints($0.severity) }
        let routine = diagnostics.filter(\.isRoutine)
        if routine.count > 3, !arguments.diagnosticsAsJSON {
            diagnostics.removeAll(where: \.isRoutine)
            let example = routine[0].message
            diagnostics.append(
                Diagnostic(
                    .note,
                    "\(routine.count) names are shorter in Swift; for example, \(example)",
                    remedy: arguments.isOfBuild ? nil : "'--diagnostics json' lists all of them"
                )
            )
        }
        if !arguments.diagnosticsAsJSON { diagnostics.foldRepeatedNotes() }
        for var diagnostic in diagnostics {
            if isLenient, diagnostic.severity == .error { diagnostic.severity = .warning }
            let text =
                arguments.diagnosticsAsJSON
                ? diagnostic.jsonText : diagnostic.text(severity: usesColor ? diagnostic.severity.colored : nil)
            printError(text + "\n")
        }
        reportOmitted(log.omitted.filter { arguments.prints($0.key) }, by: arguments, isLenient: isLenient)
    }
}

extension [Diagnostic] {
    /// Keeps only the first of more than three notes with the same words.
    fileprivate mutating func foldRepeatedNotes() {
        var counts: [String: Int] = [:]
        for diagnostic in self where diagnostic.severity == .note { counts[diagnostic.message, default: 0] += 1 }
        var met: Set<String> = []
        self = compactMap { diagnostic in
            let count = diagnostic.severity == .note ? counts[diagnostic.message] ?? 0 : 0
            guard count > 3 else { return diagnostic }
            guard met.insert(diagnostic.message).inserted else { return nil }
            var first = diagnostic
            let isOfFile = diagnostic.place.map { $0.json == nil } ?? false
            first.message +=
                isOfFile
                ? "; the same is true of \(count - 1) other files" : "; \(count - 1) other places say the same"
            return first
        }
    }
}

extension Diagnostic.Severity {
    fileprivate var colored: String {
        switch self {
        case .error: "\u{1B}[1;31merror\u{1B}[0m"
        case .warning: "\u{1B}[1;33mwarning\u{1B}[0m"
        case .note: "\u{1B}[1;36mnote\u{1B}[0m"
        }
    }
}

extension Arguments {
    /// A build prints the notes of a client once and not again with its stubs. It does not run again until its input
    /// changes. `diff`, `explain` and `used` print only errors in addition to their results.
    fileprivate func prints(_ severity: Diagnostic.Severity) -> Bool {
        switch severity {
        case .error: true
        case .warning: !isQuiet && verb == .generate
        case .note: !isQuiet && verb == .generate && stubsFile == nil
        }
    }
}
