/// Prints the lines of a comment, wrapped where Markdown does not mind: not in code, tables or headings.
struct CommentWrap {
    /// The bytes of the longest line, without `///` and the indentation of most declarations.
    static let width = 100

    private var isInCode = false

    /// Prints the lines that one line becomes, each with a line break.
    mutating func print(_ line: UnsafePointer<UInt8>, _ count: Int, into output: inout TextBuffer) {
        var indent = 0
        while indent < count, line[indent] == 0x20 { indent += 1 }
        if CommentWrap.isFence(line + indent, count - indent) { isInCode.toggle() }
        guard count > CommentWrap.width, !isInCode, indent < 4, indent < count, line[indent] != UInt8(ascii: "|"),
            line[indent] != UInt8(ascii: "#")
        else { return CommentWrap.print(line, count, after: 0, into: &output) }
        // Lines that continue a list item are indented like its text.
        let backtick = UInt8(ascii: "`")
        let margin = indent + CommentWrap.markerLength(of: line + indent, count - indent)
        var spaces = indent
        var start = indent
        var word = indent
        var isInSpan = false
        while word <= count {
            let end = CommentWrap.wordEnd(in: line, from: word, to: count)
            let isTooLong = spaces + end - start > CommentWrap.width
            if isTooLong, word > indent, !isInSpan, !CommentWrap.startsBlock(line + word, end - word) {
                CommentWrap.printTrimmed(line + start, word - 1 - start, after: spaces, into: &output)
                spaces = margin
                start = word
            }
            while word < end {
                if line[word] == backtick { isInSpan.toggle() }
                word += 1
            }
            word += 1
        }
        CommentWrap.print(line + start, count - start, after: spaces, into: &output)
    }

    private static func print(
        _ text: UnsafePointer<UInt8>,
        _ count: Int,
        after spaces: Int,
        into output: inout TextBuffer
    ) {
        output.append("/// ")
        output.indent(by: spaces)
        output.append(text, count)
        output.append(0x0A)
    }

    /// Prints a line without spaces at its end.
    private static func printTrimmed(
        _ text: UnsafePointer<UInt8>,
        _ count: Int,
        after spaces: Int,
        into output: inout TextBuffer
    ) {
        var count = count
        while count > 0, text[count - 1] == 0x20 { count -= 1 }
        print(text, count, after: count == 0 ? 0 : spaces, into: &output)
    }

    private static func wordEnd(in line: UnsafePointer<UInt8>, from start: Int, to count: Int) -> Int {
        var end = start
        while end < count, line[end] != 0x20 { end += 1 }
        return end
    }

    private static func isFence(_ text: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        guard count >= 3, text[0] == UInt8(ascii: "`") || text[0] == UInt8(ascii: "~") else { return false }
        return text[1] == text[0] && text[2] == text[0]
    }

    /// The length of `- `, `* ` or `1. ` at the front.
    private static func markerLength(of text: UnsafePointer<UInt8>, _ count: Int) -> Int {
        var length = 0
        while length < count, isDigit(text[length]) { length += 1 }
        guard length + 1 < count, text[length + 1] == 0x20 else { return 0 }
        switch text[length] {
        case UInt8(ascii: "."): return length > 0 ? length + 2 : 0
        case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"): return length == 0 ? 2 : 0
        default: return 0
        }
    }

    /// Whether a line that starts with this word means something else in Markdown.
    private static func startsBlock(_ word: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        guard count > 0 else { return true }
        let (first, last) = (word[0], word[count - 1])
        switch first {
        case UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: "="): return true
        case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
            var index = 1
            while index < count, word[index] == first { index += 1 }
            return index == count
        default: return isDigit(first) && (last == UInt8(ascii: ".") || last == UInt8(ascii: ")"))
        }
    }
}
