import EndpointDescription
import Foundation

/// The form in which `diff` prints changes.
enum ChangeFormat: String, CaseIterable {
    /// One line for each change and a closing line.
    case text
    /// One JSON object a line.
    case json
    /// Headings and lists, for comments on pull requests.
    case markdown

    func text(of changes: [Change], isQuiet: Bool) -> String {
        let shown = isQuiet ? changes.filter { $0.impact == .breaking } : changes
        switch self {
        case .json: return shown.map { $0.jsonText + "\n" }.joined()
        case .markdown: return markdown(shown, summary: summary(of: changes))
        case .text:
            let lines = shown.map { $0.description + "\n" }.joined()
            return isQuiet ? lines : lines + summary(of: changes) + "\n"
        }
    }

    /// For example: `1 breaking, 2 additive, 1 behavior`
    private func summary(of changes: [Change]) -> String {
        if changes.isEmpty { return "no changes for callers" }
        return Change.Impact.allCases.compactMap { impact in
            let count = changes.filter { $0.impact == impact }.count
            return impact == .behavior && count == 0 ? nil : "\(count) \(impact.rawValue)"
        }.joined(separator: ", ")
    }

    private func markdown(_ changes: [Change], summary: String) -> String {
        var text = "## Changes for callers\n\n\(summary.prefix(1).uppercased() + summary.dropFirst()).\n"
        for impact in Change.Impact.allCases {
            let group = changes.filter { $0.impact == impact }
            if group.isEmpty { continue }
            text += "\n### \(impact.rawValue.prefix(1).uppercased() + impact.rawValue.dropFirst())\n\n"
            for change in group { text += "- \(change.markdown)\n" }
        }
        return text
    }
}

extension Change {
    /// Names become code, and characters of other words lose their meaning in Markdown.
    fileprivate var markdown: String {
        let text = wholeText.parts.map { part in
            switch part {
            case .words(let words): escaped(words.onOneLine)
            case .code(let code): "`\(code.onOneLine.replacingOccurrences(of: "`", with: "'"))`"
            }
        }.joined()
        let position = place.position
        return "\(text) (\(escaped(position.path)):\(position.line))"
    }

    /// The text without markup. Platforms link `@name` and addresses even after a backslash, so a zero-width space divides
    /// them.
    private func escaped(_ text: String) -> String {
        let escaped = text.reduce(into: "") { result, character in
            if "\\`*_[]<>#|&".contains(character) { result.append("\\") }
            result.append(character)
        }
        // The number sign is the first, because the spaces contain it.
        let divided = [("#", "#&#8203;"), ("@", "@&#8203;"), ("://", ":&#8203;//"), ("www.", "www&#8203;.")]
        return divided.reduce(escaped) { $0.replacing($1.0, with: $1.1) }
    }
}
