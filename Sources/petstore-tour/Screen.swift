import Foundation

/// The output of the tour: one line for each decorator.
enum Screen {
    static func title(_ text: String) { write("\n\(text)\n\n") }

    static func note(_ text: String) { write("  \(text)\n") }

    static func head() { line("decorator", "what it did", "calls", "requests") }

    static func row(_ decorator: String, _ what: String, calls: Int, requests: Int) {
        line(decorator, what, "\(calls)", "\(requests)")
    }

    private static func line(_ decorator: String, _ what: String, _ calls: String, _ requests: String) {
        write("  \(padded(decorator, 16))\(padded(what, 62))\(ahead(calls, 6))\(ahead(requests, 10))\n")
    }

    /// A progress bar, which updates in place on a terminal; elsewhere only its end is printed.
    static func bar(_ what: String, _ fraction: Double) {
        guard isatty(1) == 1 || fraction >= 1 else { return }
        let full = Int(fraction * 40)
        let bar = String(repeating: "█", count: full) + String(repeating: "░", count: 40 - full)
        let end = fraction >= 1 ? "\n" : "\r"
        write("  \(padded(what, 16))\(bar) \(ahead("\(Int(fraction * 100)) %", 5))\(end)")
    }

    private static func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }

    private static func ahead(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(1, width - text.count)) + text
    }
}
