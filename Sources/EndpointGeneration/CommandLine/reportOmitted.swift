import EndpointDescription

extension Console {
    /// Prints how many diagnostics the log has not kept: for tools, those of each severity in a note of their own.
    func reportOmitted(_ counts: [Diagnostic.Severity: Int], by arguments: Arguments, isLenient: Bool) {
        guard arguments.diagnosticsAsJSON else {
            let count = counts.values.reduce(0, +)
            if count > 0 { printError("and \(count) more\n") }
            return
        }
        for severity in [Diagnostic.Severity.error, .warning, .note] {
            guard let count = counts[severity] else { continue }
            let word = (isLenient && severity == .error ? .warning : severity).rawValue
            let words = count == 1 ? "1 more \(word) is" : "\(count) more \(word)s are"
            printError(Diagnostic(.note, "\(words) not listed").jsonText + "\n")
        }
    }
}
