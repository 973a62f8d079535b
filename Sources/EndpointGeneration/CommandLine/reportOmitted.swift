import EndpointDescription

extension Console {
    /// Prints how many diagnostics the log has not kept: for tools, those of each severity in a note of their own.
    func reportOmitted(_ counts: [Diagnostic.Severity: Int], by arguments: Arguments, isLenient: Bool) {
        guard arguments.diagnosticsAsJSON else {
            let count = counts.values.reduce(0, +)
            if count > 0 { printError("and \(count) more\n") }
            return
        }
        var printed: [Diagnostic.Severity: Int] = [:]
        for (severity, count) in counts {
            printed[isLenient && severity == .error ? .warning : severity, default: 0] += count
        }
        for severity in [Diagnostic.Severity.error, .warning, .note] {
            guard let count = printed[severity] else { continue }
            let word = severity.rawValue
            let words = count == 1 ? "1 more \(word) is" : "\(count) more \(word)s are"
            printError(Diagnostic(.note, "\(words) not listed").jsonText + "\n")
        }
    }
}
