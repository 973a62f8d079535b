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
        let omittedCount = log.omitted.filter { arguments.prints($0.key) }.values.reduce(0, +)
        if omittedCount > 0, !arguments.diagnosticsAsJSON { printError("and \(omittedCount) more\n") }
    }
}

extension Console {
    /// Reports the errors that end a run and, for people, a line about those of a description.
    ///
    /// - Parameters:
    ///   - wasPlanned: whether the description could be read.
    ///   - areTolerable: whether `--lenient` generates everything else.
    /// - Returns: the exit code.
    func reportFailure(
        _ log: DiagnosticLog,
        by arguments: Arguments,
        configuredIn configuration: Configuration,
        wasPlanned: Bool,
        areTolerable: Bool
    ) -> Int32 {
        report(log, by: arguments)
        if wasPlanned { summarize(log, of: arguments, configuredIn: configuration, areTolerable: areTolerable) }
        return 1
    }

    private func summarize(
        _ log: DiagnosticLog,
        of arguments: Arguments,
        configuredIn configuration: Configuration,
        areTolerable: Bool
    ) {
        guard !arguments.diagnosticsAsJSON else { return }
        let summary = FaultSummary(log, of: arguments, configuredIn: configuration.file)
        // Options, and files that are missing, have no parts.
        guard areTolerable || !summary.parts.isEmpty else { return }
        printError(summary.text + (areTolerable ? summary.remedy : ""))
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
    /// changes. `diff` and `explain` print only errors in addition to their results.
    fileprivate func prints(_ severity: Diagnostic.Severity) -> Bool {
        switch severity {
        case .error: true
        case .warning: !isQuiet && verb == .generate
        case .note: !isQuiet && verb == .generate && stubsFile == nil
        }
    }
}

// MARK: FaultSummary

/// The line after the errors of a description: their number and the parts that they affect.
struct FaultSummary {
    private let errors: [Diagnostic]
    private let count: Int
    private let arguments: Arguments
    private let configuration: String

    /// - Parameter configuration: the name of the configuration's file.
    init(_ log: DiagnosticLog, of arguments: Arguments, configuredIn configuration: String) {
        self.configuration = configuration
        self.arguments = arguments
        errors = log.diagnostics.filter { $0.severity == .error }
        count = log.errorCount
    }

    /// For example: `2 errors in GET /pets, schema 'Pet'; nothing is written`
    var text: String {
        let parts = self.parts
        let more = parts.count - 5
        let shown =
            parts.prefix(5).joined(separator: ", ")
            + (more > 0 ? " and \(more) more place\(more == 1 ? "" : "s")" : "")
        let place = parts.isEmpty ? "" : " in \(shown)"
        let outcome =
            switch arguments.verb {
            case .diff: "compared"
            case .explain: "explained"
            default: "written"
            }
        return "\(count) error\(count == 1 ? "" : "s")\(place); nothing is \(outcome)\n"
    }

    /// How to use everything else.
    var remedy: String {
        let purpose =
            switch arguments.verb {
            case .diff: "compare"
            case .explain: "explain"
            case .used: "use"
            default: "generate"
            }
        let ways = (arguments.isOfBuild ? "" : "pass '--lenient', or ") + "write \"lenient\": true in \(configuration)"
        return "    to \(purpose) everything else, \(ways)\n"
    }

    /// The operations and components that contain the errors, in their order.
    fileprivate var parts: [String] {
        var seen: Set<String> = []
        return errors.compactMap { error in
            guard let pointer = error.pointer else { return nil }
            // Errors may be in files that the description refers to.
            guard let path = error.position?.path, !arguments.operands.contains(path) else { return part(at: pointer) }
            return "'\(path.split(separator: "/").last ?? "")'"
        }.filter { seen.insert($0).inserted }
    }

    /// The singular of each member of `components`.
    private var kinds: [String: String] {
        [
            "schemas": "schema", "responses": "response", "parameters": "parameter", "requestBodies": "request body",
            "headers": "header", "securitySchemes": "security scheme", "links": "link", "callbacks": "callback",
            "examples": "example", "pathItems": "path item",
        ]
    }

    private func part(at pointer: String) -> String {
        let words = pointer.drop { $0 == "#" }.split(separator: "/").map { unescapePointerStep(String($0)).onOneLine }
        switch words.first {
        case "paths" where words.count > 2 && Operation.Method(member: words[2]) != nil:
            return "\(words[2].uppercased()) \(words[1])"
        case "paths" where words.count > 3 && words[2] == "additionalOperations": return "\(words[3]) \(words[1])"
        case "paths" where words.count > 1: return "path '\(words[1])'"
        case "components" where words.count > 2: return "\(kinds[words[1]] ?? words[1]) '\(words[2])'"
        case "definitions" where words.count > 1: return "schema '\(words[1])'"
        case let first?: return "'\(first)'"
        case nil: return "the description"
        }
    }
}

// MARK: ProgressLine

/// A line on a terminal with the current step and its duration, shown after the first second.
struct ProgressLine {
    private let timer: any DispatchSourceTimer
    private let queue: DispatchQueue
    private let write: @Sendable (String) -> Void

    init(_ activity: String, write: @escaping @Sendable (String) -> Void) {
        let start = DispatchTime.now()
        queue = DispatchQueue(label: "progress")
        timer = DispatchSource.makeTimerSource(queue: queue)
        self.write = write
        timer.schedule(deadline: start + .seconds(1), repeating: .seconds(1))
        timer.setEventHandler {
            let elapsed = DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds
            write("\r\(activity) … \(elapsed / 1_000_000_000) s")
        }
        timer.resume()
    }

    /// Erases the line.
    func end() {
        timer.cancel()
        queue.sync { write("\r\u{1B}[K") }
    }
}
