import EndpointDescription

/// Prints the lines of a comment, wrapped where Markdown allows it: not in code, tables or headings.
struct CommentWrap {
    /// The bytes of the longest line, without `///` and the indentation of most declarations.
    static let width = 100

    private var blocks = MarkdownBlocks()
    /// Whether the last line was code.
    private var isCode = false
    /// The rest of a line that was too long. It begins the next line of the paragraph, so that no word is alone on a
    /// line.
    private var rest: [UInt8] = []
    private var restMargin = 0

    /// Prints the lines that one line becomes, each with a line break.
    mutating func print(_ line: UnsafePointer<UInt8>, _ count: Int, into output: inout TextBuffer) {
        var indent = 0
        while indent < count, line[indent] == 0x20 { indent += 1 }
        let (text, length) = (line + indent, count - indent)
        if isEscapedBullet(line, count, indent) {
            var item = Array(UnsafeBufferPointer(start: line, count: count))
            item[indent + 1] = UInt8(ascii: "-")
            item.remove(at: indent)
            item.withUnsafeBufferPointer { bytes in
                if let first = bytes.baseAddress { print(first, bytes.count, into: &output) }
            }
            return
        }
        let isCode = blocks.read(line, count)
        // A line that is indented further is the author's layout.
        if !rest.isEmpty, !isCode, indent < restMargin + 4, CommentWrap.continuesParagraph(text, length) {
            let whole = rest + [0x20] + UnsafeBufferPointer(start: text, count: length)
            rest = []
            whole.withUnsafeBufferPointer { bytes in
                guard let first = bytes.baseAddress else { return }
                wrap(first, bytes.count, after: restMargin, margin: restMargin, into: &output)
            }
            return
        }
        endParagraph(into: &output)
        self.isCode = isCode
        guard count > CommentWrap.width, !isCode, length > 0, text[0] != UInt8(ascii: "|"), text[0] != UInt8(ascii: "#")
        else { return print(line, count, after: 0, into: &output) }
        // Lines that continue a list item are indented like its text.
        let margin = indent + CommentWrap.markerLength(of: text, length)
        wrap(text, length, after: indent, margin: margin, into: &output)
    }

    /// At the beginning of a line, an escaped star is meant as a bullet.
    private func isEscapedBullet(_ line: UnsafePointer<UInt8>, _ count: Int, _ indent: Int) -> Bool {
        guard count > indent + 2, line[indent] == UInt8(ascii: "\\"), line[indent + 1] == UInt8(ascii: "*"),
            line[indent + 2] == 0x20
        else { return false }
        var blocks = blocks
        return !blocks.read(line, count)
    }

    /// Prints an empty line.
    mutating func printBlank(into output: inout TextBuffer) {
        endParagraph(into: &output)
        output.append("///\n")
        withUnsafePointer(to: UInt8(0x20)) { _ = blocks.read($0, 1) }
    }

    /// Prints what remains of the last line.
    mutating func endParagraph(into output: inout TextBuffer) {
        guard !rest.isEmpty else { return }
        rest.withUnsafeBufferPointer { bytes in
            guard let first = bytes.baseAddress else { return }
            print(first, bytes.count, after: restMargin, into: &output)
        }
        rest = []
    }

    private mutating func wrap(
        _ line: UnsafePointer<UInt8>,
        _ count: Int,
        after indent: Int,
        margin: Int,
        into output: inout TextBuffer
    ) {
        let backtick = UInt8(ascii: "`")
        var spaces = indent
        var start = 0
        var word = 0
        var isInSpan = false
        while word <= count {
            let end = CommentWrap.wordEnd(in: line, from: word, to: count)
            let isTooLong = spaces + end - start > CommentWrap.width
            if isTooLong, word > 0, !isInSpan, !CommentWrap.startsBlock(line + word, end - word) {
                printTrimmed(line + start, word - 1 - start, after: spaces, into: &output)
                spaces = margin
                start = word
            }
            while word < end {
                if line[word] == backtick { isInSpan.toggle() }
                word += 1
            }
            word += 1
        }
        guard start > 0, !isInSpan else {
            return print(line + start, count - start, after: spaces, into: &output)
        }
        rest = Array(UnsafeBufferPointer(start: line + start, count: count - start))
        restMargin = margin
    }

    /// Whether a line only continues the text of the line before it, and does not begin a block of its own.
    private static func continuesParagraph(_ text: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        guard count > 0, !CodeFence.opens(text, count), markerLength(of: text, count) == 0 else { return false }
        switch text[0] {
        case UInt8(ascii: "*"), UInt8(ascii: "<"), UInt8(ascii: "@"), UInt8(ascii: "_"): return false
        default: return !startsBlock(text, wordEnd(in: text, from: 0, to: count))
        }
    }

    private func print(
        _ text: UnsafePointer<UInt8>,
        _ count: Int,
        after spaces: Int,
        into output: inout TextBuffer
    ) {
        output.append("/// ")
        output.indent(by: spaces)
        var indent = 0
        while indent < count, text[indent] == 0x20 { indent += 1 }
        output.append(text, indent)
        if !isCode, CommentWrap.isDirective(text + indent, count - indent) {
            output.append(UInt8(ascii: "\\"))
        }
        output.append(text + indent, count - indent)
        output.append(0x0A)
    }

    /// Whether DocC reads a line as a directive, and shows none of it: `@deprecated`
    private static func isDirective(_ text: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        guard count > 1, text[0] == UInt8(ascii: "@") else { return false }
        return text[1].isASCIILetter || text[1] == UInt8(ascii: "_")
    }

    /// Prints a line without spaces at its end.
    private func printTrimmed(
        _ text: UnsafePointer<UInt8>,
        _ count: Int,
        after spaces: Int,
        into output: inout TextBuffer
    ) {
        var count = count
        while count > 0, text[count - 1] == 0x20 { count -= 1 }
        print(text, count, after: count == 0 ? 0 : spaces, into: &output)
    }

    /// The text without the indentation that it had in the author's source: that of all lines, or that of all lines but
    /// the first if they continue its paragraph. In Markdown, four spaces make code.
    static func withoutSourceIndentation(_ text: String) -> String {
        var text = text
        let isIndented = text.withUTF8 { bytes in bytes.baseAddress.map { hasIndentedLine($0, bytes.count) } ?? false }
        guard isIndented else { return text }
        var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        let indents = lines.map(indentation)
        guard let first = indents.firstIndex(where: { $0 != nil }), let own = indents[first] else { return text }
        let others = indents[(first + 1)...].compactMap(\.self).min()
        var margins = (own: min(own, others ?? own), others: min(own, others ?? own))
        if own == 0, first + 1 < lines.count, indents[first + 1] != nil, isPlain(lines[first]) {
            margins.others = others ?? 0
        }
        for index in lines.indices.dropFirst(first) {
            lines[index] = lines[index].dropFirst(
                min(index == first ? margins.own : margins.others, indents[index] ?? 0)
            )
        }
        return lines.map { String(Substring($0)) }.joined(separator: "\n")
    }

    private static func hasIndentedLine(_ text: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        var start = 0
        while start < count, text[start] != 0x20 { start = lineEnd(in: text, from: start, to: count) + 1 }
        return start < count
    }

    /// The number of spaces before a line; `nil` if it has nothing else.
    private static func indentation(of line: Substring.UTF8View) -> Int? {
        let rest = line.drop { $0 == 0x20 }
        return rest.isEmpty || rest.first == 0x0D ? nil : line.count - rest.count
    }

    private static func isPlain(_ line: Substring.UTF8View) -> Bool {
        Array(line).withUnsafeBufferPointer { bytes in
            bytes.baseAddress.map { continuesParagraph($0, bytes.count) } ?? false
        }
    }

    private static func wordEnd(in line: UnsafePointer<UInt8>, from start: Int, to count: Int) -> Int {
        var end = start
        while end < count, line[end] != 0x20 { end += 1 }
        return end
    }

    /// The length of `- `, `* ` or `1. ` at the front.
    private static func markerLength(of text: UnsafePointer<UInt8>, _ count: Int) -> Int {
        var length = 0
        while length < count, text[length].isASCIIDigit { length += 1 }
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
        case UInt8(ascii: "`"), UInt8(ascii: "~"): return CodeFence.opens(word, count)
        default: return first.isASCIIDigit && (last == UInt8(ascii: ".") || last == UInt8(ascii: ")"))
        }
    }
}
