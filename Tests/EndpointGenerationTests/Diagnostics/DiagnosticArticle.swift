import Foundation

/// The article that lists every diagnostic: `Diagnostics.md`.
///
/// Messages, severities and remedies come from the sources. The article itself keeps what people write: the causes, and the
/// remedies of messages that print none or a different one each time.
struct DiagnosticArticle {
    struct Row {
        var cause: String
        /// As Markdown. In code if the tool prints it.
        var remedy: String
    }

    static let url = PackageFolder.url.appendingPathComponent(
        "Sources/EndpointGeneration/Generator.docc/Diagnostics.md"
    )

    /// The text before the first section.
    let head: String
    let rows: [DiagnosticSource.Key: Row]
    let text: String

    init() throws {
        try self.init(try String(contentsOf: DiagnosticArticle.url, encoding: .utf8))
    }

    init(_ text: String) throws {
        self.text = text
        var rows: [DiagnosticSource.Key: Row] = [:]
        var section: DiagnosticSection?
        var head = ""
        for line in text.components(separatedBy: "\n") {
            if line.hasPrefix("## ") { section = DiagnosticSection(rawValue: String(line.dropFirst(3))) }
            guard let section else {
                head += line + "\n"
                continue
            }
            let cells = DiagnosticArticle.cells(of: line)
            guard cells.count == 4, cells[1].hasPrefix("`") else { continue }
            let message = String(cells[1].dropFirst().dropLast()).replacing("\\|", with: "|")
            rows[DiagnosticSource.Key(section: section, message: message)] = Row(cause: cells[2], remedy: cells[3])
        }
        self.head = head
        self.rows = rows
    }

    /// The cells of a table's row; empty for other lines.
    private static func cells(of line: String) -> [String] {
        guard line.hasPrefix("| "), line.hasSuffix(" |") else { return [] }
        // An escaped bar is not the end of a cell.
        return line.dropFirst(2).dropLast(2).replacing("\\|", with: "\u{0}")
            .split(separator: "|", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces).replacing("\u{0}", with: "\\|") }
    }

    /// The article that the sources require, with this article's text for each message.
    func rendered(_ source: DiagnosticSource) -> String {
        let sections = DiagnosticSection.allCases.compactMap { section -> String? in
            let entries = source.entries.filter { $0.key.section == section }
            if entries.isEmpty { return nil }
            let lines = entries.keys.sorted { DiagnosticArticle.order($0) < DiagnosticArticle.order($1) }
                .map { line($0, entries[$0] ?? DiagnosticSource.Entry()) }
            return "## \(section.rawValue)\n\n| severity | message | cause | remedy |\n|---|---|---|---|\n"
                + lines.joined()
        }
        return head + sections.joined(separator: "\n")
    }

    private func line(_ key: DiagnosticSource.Key, _ entry: DiagnosticSource.Entry) -> String {
        let row = rows[key] ?? Row(cause: "", remedy: "")
        let printed = entry.remedies.sorted().map(DiagnosticArticle.code).joined(separator: " or ")
        let severity = entry.severities.sorted().joined(separator: ", ")
        let remedy = printed.isEmpty ? row.remedy : printed
        return "| \(severity) | \(DiagnosticArticle.code(key.message)) | \(row.cause) | \(remedy) |\n"
    }

    /// The order within a section: by letters, whatever stands between them.
    private static func order(_ key: DiagnosticSource.Key) -> String {
        let letters = key.message.filter { $0.isLetter || $0 == " " }.trimmingCharacters(in: .whitespaces)
        return letters.lowercased() + key.message
    }

    private static func code(_ text: String) -> String { "`\(text.replacing("|", with: "\\|"))`" }

    /// Whether the tool may print this text for a message: it has the message's words in their order.
    static func fits(_ text: Substring, _ message: String) -> Bool {
        let parts = message.components(separatedBy: "…")
        var rest = text
        for (index, part) in parts.enumerated() where !part.isEmpty {
            guard let range = rest.range(of: part), index > 0 || range.lowerBound == rest.startIndex else {
                return false
            }
            rest = rest[range.upperBound...]
        }
        return rest.isEmpty || parts.last == "" || rest.hasPrefix("; did you mean ")
    }
}
