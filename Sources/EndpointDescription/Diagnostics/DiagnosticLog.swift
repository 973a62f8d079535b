/// Collects diagnostics, so that one run reports every fault.
package final class DiagnosticLog {
    /// The maximum number of errors that are kept, and that of warnings and notes. Further ones are only counted.
    package static let limit = 1_000

    private var entries: [Diagnostic] = []
    private var seen: Set<Key> = []
    package private(set) var errorCount = 0
    private var keptErrorCount = 0
    package private(set) var warningCount = 0
    /// The numbers of diagnostics beyond the limit.
    package private(set) var omitted: [Diagnostic.Severity: Int] = [:]
    /// The files of the errors beyond the limit; `nil` for an error without a place.
    private var filesOfOmittedErrors: Set<String?> = []
    /// How many more pairs of letters may be compared for suggestions. Bounds the cost of files with many faults.
    private var suggestionBudget = 20_000_000

    private struct Key: Hashable {
        var severity: Diagnostic.Severity
        var message: String
        var document: ObjectIdentifier?
        var offset: UInt32
    }

    /// The log that receives the diagnostics that are wanted.
    private let receiver: (log: DiagnosticLog, wants: (Diagnostic) -> Bool)?

    package init() { receiver = nil }

    /// A log that passes the diagnostics that `wants` accepts on to another log, and drops the others.
    package init(into log: DiagnosticLog, where wants: @escaping (Diagnostic) -> Bool) { receiver = (log, wants) }

    package var hasErrors: Bool { errorCount > 0 }

    /// Whether there are errors in these files, or errors without a place, which are about options.
    package func hasErrors(in files: [String]) -> Bool {
        let kept = entries.lazy.filter { $0.severity == .error }.map { $0.place?.file }
        return kept.contains { isIn(files, $0) } || filesOfOmittedErrors.contains { isIn(files, $0) }
    }

    private func isIn(_ files: [String], _ file: String?) -> Bool { file.map(files.contains) ?? true }

    /// The diagnostics without duplicates: first those without a place, then the others by file and position.
    package var diagnostics: [Diagnostic] {
        let order = entries.indices.sorted { a, b in
            switch (entries[a].place, entries[b].place) {
            case (nil, nil): return a < b
            case (nil, _?): return true
            case (_?, nil): return false
            case let (placeA?, placeB?):
                if placeA < placeB { return true }
                if placeB < placeA { return false }
                return a < b
            }
        }
        return order.map { entries[$0] }
    }

    /// The most similar name, within the budget for suggestions.
    package func nearest(to name: String, among candidates: @autoclosure () -> [String]) -> String? {
        guard suggestionBudget > 0, mayBeMisspelled(name) else { return nil }
        return nearestName(to: name, among: candidates(), within: &suggestionBudget)
    }

    package func add(_ diagnostic: Diagnostic) {
        if let receiver {
            if receiver.wants(diagnostic) { receiver.log.add(diagnostic) }
            return
        }
        // Names may be as long as the file, and many diagnostics may repeat one of them.
        var diagnostic = diagnostic
        diagnostic.message = diagnostic.message.cut(to: Diagnostic.longestText)
        diagnostic.remedy = diagnostic.remedy?.cut(to: Diagnostic.longestText)
        let key = Key(
            severity: diagnostic.severity,
            message: diagnostic.message,
            document: diagnostic.place.map { ObjectIdentifier($0.document) },
            offset: diagnostic.place?.offset ?? 0
        )
        guard !seen.contains(key) else { return }
        let isKept: Bool
        switch diagnostic.severity {
        case .error:
            isKept = keptErrorCount < DiagnosticLog.limit
            errorCount += 1
            if isKept { keptErrorCount += 1 }
        case .warning, .note:
            isKept = entries.count - keptErrorCount < DiagnosticLog.limit
            if diagnostic.severity == .warning { warningCount += 1 }
        }
        guard isKept else {
            omitted[diagnostic.severity, default: 0] += 1
            if diagnostic.severity == .error { filesOfOmittedErrors.insert(diagnostic.place?.file) }
            return
        }
        seen.insert(key)
        entries.append(diagnostic)
    }

    /// Adds the diagnostics that `wants` accepts to another log, and all those beyond the limit to its numbers.
    package func pass(to log: DiagnosticLog, where wants: (Diagnostic) -> Bool = { _ in true }) {
        for diagnostic in entries where wants(diagnostic) { log.add(diagnostic) }
        for (severity, count) in omitted { log.omitted[severity, default: 0] += count }
        log.errorCount += omitted[.error, default: 0]
        log.warningCount += omitted[.warning, default: 0]
        log.filesOfOmittedErrors.formUnion(filesOfOmittedErrors)
    }

    package func error(_ message: String, at place: SourceLocation? = nil, remedy: String? = nil) {
        add(Diagnostic(.error, message, at: place, remedy: remedy))
    }

    package func warning(_ message: String, at place: SourceLocation? = nil, remedy: String? = nil) {
        add(Diagnostic(.warning, message, at: place, remedy: remedy))
    }

    package func note(_ message: String, at place: SourceLocation? = nil, remedy: String? = nil) {
        add(Diagnostic(.note, message, at: place, remedy: remedy))
    }
}
