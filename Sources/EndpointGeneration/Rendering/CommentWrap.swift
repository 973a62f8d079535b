/// Wraps the lines of a comment where Markdown does not mind: not in code, tables or headings.
struct CommentWrap {
    /// The longest line, without `///` and the indentation of most declarations.
    static let width = 100

    private var isInCode = false

    /// The lines that one line becomes.
    mutating func wrap(_ line: String) -> [String] {
        let content = line.drop { $0 == " " }
        if content.hasPrefix("```") || content.hasPrefix("~~~") { isInCode.toggle() }
        let indent = line.count - content.count
        guard line.utf8.count > CommentWrap.width, !isInCode, indent < 4, !content.hasPrefix("|"),
            !content.hasPrefix("#")
        else { return [line] }
        // What continues an item of a list is indented like its text.
        let margin = String(repeating: " ", count: indent + CommentWrap.markerLength(of: content))
        var lines: [String] = []
        var current = String(line.prefix(indent))
        var isInSpan = false
        for word in content.split(separator: " ", omittingEmptySubsequences: false) {
            let isTooLong = current.utf8.count + 1 + word.utf8.count > CommentWrap.width
            let isStart = current.allSatisfy { $0 == " " }
            if isTooLong, !isStart, !isInSpan, !word.isEmpty, !CommentWrap.startsBlock(word) {
                lines.append(current)
                current = margin + word
            } else {
                current += (isStart ? "" : " ") + word
            }
            if !word.count(where: { $0 == "`" }).isMultiple(of: 2) { isInSpan.toggle() }
        }
        return lines + [current]
    }

    /// The length of `- `, `* ` or `1. ` at the front.
    private static func markerLength(of text: Substring) -> Int {
        for marker in ["- ", "* ", "+ "] where text.hasPrefix(marker) { return 2 }
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        return !digits.isEmpty && text.dropFirst(digits.count).hasPrefix(". ") ? digits.count + 2 : 0
    }

    /// Whether a line that starts with this word means something else in Markdown.
    private static func startsBlock(_ word: Substring) -> Bool {
        guard let first = word.first else { return true }
        if "#>|=".contains(first) || ["-", "*", "+"].contains(word) || word.hasPrefix("---") { return true }
        return first.isNumber && (word.hasSuffix(".") || word.hasSuffix(")"))
    }
}
