/// Wraps the lines of a comment where Markdown does not mind: not in code, tables or headings.
struct CommentWrap {
    /// The bytes of the longest line, without `///` and the indentation of most declarations.
    static let width = 100

    private var isInCode = false

    /// The lines that one line becomes.
    mutating func wrap(_ line: String) -> [String] {
        let indent = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
        let content = line[line.utf8.index(line.startIndex, offsetBy: indent)...]
        if content.hasPrefix("```") || content.hasPrefix("~~~") { isInCode.toggle() }
        guard line.utf8.count > CommentWrap.width, !isInCode, indent < 4, let first = content.utf8.first,
            first != UInt8(ascii: "|"), first != UInt8(ascii: "#")
        else { return [line] }
        // Lines that continue a list item are indented like its text.
        let margin = String(repeating: " ", count: indent + CommentWrap.markerLength(of: content))
        var lines: [String] = []
        var current = String(repeating: " ", count: indent)
        var (isStart, isInSpan) = (true, false)
        for word in content.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false) {
            let isTooLong = current.utf8.count + 1 + word.count > CommentWrap.width
            if isTooLong, !isStart, !isInSpan, !CommentWrap.startsBlock(word) {
                while current.last == " " { current.removeLast() }
                lines.append(current)
                current = margin
            } else if !isStart {
                current += " "
            }
            current += Substring(word)
            isStart = false
            for byte in word where byte == UInt8(ascii: "`") { isInSpan.toggle() }
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
    private static func startsBlock(_ word: Substring.UTF8View) -> Bool {
        guard let first = word.first, let last = word.last else { return true }
        switch first {
        case UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: "="): return true
        case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"): return word.allSatisfy { $0 == first }
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return last == UInt8(ascii: ".") || last == UInt8(ascii: ")")
        default: return false
        }
    }
}
