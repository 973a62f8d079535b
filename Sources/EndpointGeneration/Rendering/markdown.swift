import EndpointDescription

/// Converts a description to Markdown that DocC shows in full. Code stays as it is.
///
/// The HTML that authors use in descriptions becomes Markdown: `A <b>card</b>.<br>See <a href="https://a.example">here</a>` →
/// `A **card**.` and `See [here](https://a.example)`. Tags of unknown elements, which DocC leaves out (`Nullable<Int32>`), are
/// escaped, and so is `List<object>`. Code in reStructuredText, ` ``name`` `, which DocC reads as a link to a symbol, becomes a span of code.
func markdown(_ text: String) -> String {
    var text = text
    let changed = text.withUTF8 { bytes -> String? in
        guard let first = bytes.baseAddress, ProseReader.mayChange(first, bytes.count) else { return nil }
        var reader = ProseReader(first, bytes.count)
        reader.read()
        return reader.changedText
    }
    return changed ?? text
}

private let backtick = UInt8(ascii: "`")
private let lineFeed: UInt8 = 0x0A

/// A part of the text, and what is printed in its place.
private struct Replacement {
    let start: Int
    let end: Int
    var markdown: String
}

private struct ProseReader {
    private let text: UnsafePointer<UInt8>
    private let count: Int
    private var index = 0
    /// The replacements before the present position, in their order.
    private var replacements: [Replacement] = []
    private var blocks = MarkdownBlocks()
    /// The last position of each run of backticks, by its length, in the paragraph that ends at `paragraphEnd`.
    private var lastRuns: [Int: Int] = [:]
    private var paragraphEnd = 0
    /// The end of the paragraph in which no further `</code>` is.
    private var endWithoutCode = 0
    /// The addresses of the anchors that are open; `nil` for those that are not links.
    private var links: [String?] = []
    /// The end of the `<code>` without content that was read last. No other one inside it has content.
    private var endOfEmptyCode = 0
    /// The position at which the text of the last list item begins.
    private var itemStart = -1
    /// The elements that are open in this paragraph, by name: the index of the replacement that escapes the start tag,
    /// or `nil` if none does.
    private var openElements: [String: [Int?]] = [:]
    /// The number of lists of HTML that are open.
    private var depthOfList = 0
    /// Whether the last line ends with a tag that became a line break.
    private var isAfterBreak = false

    init(_ text: UnsafePointer<UInt8>, _ count: Int) {
        self.text = text
        self.count = count
    }

    /// Whether there may be a tag, or a span of code with two backticks.
    static func mayChange(_ text: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        if firstOffset(of: UInt8(ascii: "<"), in: text, from: 0, to: count) < count { return true }
        var start = firstOffset(of: backtick, in: text, from: 0, to: count)
        while start + 1 < count {
            if text[start + 1] == backtick { return true }
            start = firstOffset(of: backtick, in: text, from: start + 1, to: count)
        }
        return false
    }

    mutating func read() {
        while index < count {
            if index == 0 || text[index - 1] == lineFeed, passLineOfCode() { continue }
            switch text[index] {
            case UInt8(ascii: "\\"): index += 2
            case backtick: passSpan()
            case UInt8(ascii: "<"): passTag()
            default: index += 1
            }
        }
    }

    /// The text with its replacements; `nil` if there are none.
    var changedText: String? {
        if replacements.isEmpty { return nil }
        var output = TextBuffer()
        var printed = 0
        for replacement in replacements {
            output.append(text + printed, replacement.start - printed)
            output.append(replacement.markdown)
            printed = replacement.end
        }
        output.append(text + printed, count - printed)
        return output.text
    }

    private mutating func replace(from start: Int, to end: Int, by markdown: String) {
        replacements.append(Replacement(start: start, end: end, markdown: markdown))
    }

    /// Passes a line that is code or preformatted.
    private mutating func passLineOfCode() -> Bool {
        let end = endOfLine(from: index)
        let extra = blocks.extraIndentation(of: text + index, end - index)
        if extra > 0, isAfterBreak || depthOfList > 0 && isLineWithTagOfItem { leaveOut(to: index + extra) }
        isAfterBreak = false
        let isCode = blocks.read(text + index, end - index)
        if let column = blocks.columnOfNewItem { itemStart = index + column }
        if isCode { index = end + 1 }
        return isCode
    }

    /// Whether the present line begins with `<li`.
    private var isLineWithTagOfItem: Bool {
        let start = endOfBlanks(from: index)
        return hasPrefix("<li", text + start, count - start)
    }

    private mutating func leaveOut(to end: Int) {
        if end > index { replace(from: index, to: end, by: "") }
        index = end
    }

    /// The position after spaces and carriage returns.
    private func endOfBlanks(from start: Int) -> Int {
        var end = start
        while end < count, text[end] == 0x20 || text[end] == 0x0D { end += 1 }
        return end
    }

    private func endOfLine(from start: Int) -> Int { lineEnd(in: text, from: start, to: count) }

    /// Passes a span of code, and prints it with one backtick on each side if it has two.
    private mutating func passSpan() {
        let length = runLength(at: index)
        index += length
        let start = index
        guard let end = endOfSpan(length) else { return }
        index = end + length
        guard length == 2, firstOffset(of: backtick, in: text, from: start, to: end) == end else { return }
        replace(from: start - 1, to: start, by: "")
        replace(from: end, to: end + 1, by: "")
    }

    /// The position of the backticks that close a span in the same paragraph.
    private mutating func endOfSpan(_ length: Int) -> Int? {
        if index >= paragraphEnd { readParagraph() }
        guard let last = lastRuns[length], last >= index else { return nil }
        var end = index
        while end <= last {
            let run = runLength(at: end)
            if run == length { return end }
            end += max(run, 1)
        }
        return nil
    }

    /// Finds the rest of the paragraph and its runs of backticks, once for all spans, so that no text is searched again
    /// for each of many backticks.
    private mutating func readParagraph() {
        openElements = [:]
        paragraphEnd = endOfLine(from: index)
        while blocks.isInParagraph, paragraphEnd < count {
            let start = paragraphEnd + 1
            let end = endOfLine(from: start)
            guard blocks.continuesParagraph(text + start, end - start) else { break }
            paragraphEnd = end
        }
        lastRuns = [:]
        var start = firstOffset(of: backtick, in: text, from: index, to: paragraphEnd)
        while start < paragraphEnd {
            let length = runLength(at: start)
            lastRuns[length] = start
            start = firstOffset(of: backtick, in: text, from: start + length, to: paragraphEnd)
        }
    }

    private func runLength(at start: Int) -> Int {
        var end = start
        while end < count, text[end] == backtick { end += 1 }
        return end - start
    }

    /// Prints a tag of HTML as Markdown, or escapes it if it is text.
    private mutating func passTag() {
        if index >= paragraphEnd { readParagraph() }
        guard let tag = HTMLTag(text + index, min(paragraphEnd - index, HTMLTag.longest)) else { return index += 1 }
        guard tag.isOfHTML else {
            replace(from: index, to: index, by: "\\")
            return index += 1
        }
        escapeArgument(tag)
        let start = index
        index += tag.length
        depthOfList += tag.changeOfDepth
        if tag.beginsCode {
            printCode(from: start)
        } else if let markdown = tag.markdown(&links) {
            if markdown.utf8.first == lineFeed {
                beginLine(markdown, from: start)
            } else {
                replace(from: start, to: index, by: markdown)
            }
        }
    }

    /// Escapes a start tag after a word, as in `List<object>`. Its own end tag, if one follows in the paragraph, takes
    /// the escape back.
    private mutating func escapeArgument(_ tag: HTMLTag) {
        if tag.isEnd {
            if let escape = openElements[tag.name]?.popLast() ?? nil { replacements[escape].markdown = "" }
            return
        }
        let isArgument = isAfterWord && tag.mayBeArgument
        openElements[tag.name, default: []].append(isArgument ? replacements.count : nil)
        if isArgument { replace(from: index, to: index, by: "\\") }
    }

    /// Whether a letter or a digit is before the present position, as in `List<object>`.
    private var isAfterWord: Bool { index > 0 && (text[index - 1].isASCIILetter || text[index - 1].isASCIIDigit) }

    /// Prints the line break that a tag becomes, indented like the list item of Markdown around it. Directly after the
    /// sign of an item it prints none: an empty line there would end the item.
    ///
    /// The items of nested lists of HTML become those of one list.
    private mutating func beginLine(_ markdown: String, from start: Int) {
        let isItem = markdown.utf8.last == 0x20
        let isAfterSign = start == itemStart
        if isAfterSign {
            replace(from: start, to: index, by: isItem && depthOfList < 2 ? "- " : "")
        } else {
            let margin = String(repeating: " ", count: blocks.margin)
            replace(from: start, to: index, by: markdown.replacing("\n", with: "\n" + margin))
        }
        leaveOutBlanks(afterSign: isItem || isAfterSign)
        if isItem || isAfterSign { itemStart = index }
    }

    /// Leaves out the blanks that would make the text after them code, and after the sign of a list item the line break
    /// before the rest of the paragraph.
    private mutating func leaveOutBlanks(afterSign isAfterSign: Bool) {
        var end = endOfBlanks(from: index)
        if isAfterSign, end < count, text[end] == lineFeed {
            let next = end + 1
            if blocks.continuesParagraph(text + next, endOfLine(from: next) - next) { end = endOfBlanks(from: next) }
        }
        leaveOut(to: end)
        isAfterBreak = index < count && text[index] == lineFeed
    }

    /// Prints the content of `<code>` as a span of code. Other tags have no form there.
    private mutating func printCode(from start: Int) {
        guard index >= endOfEmptyCode, let end = endOfCode() else { return }
        var content = TextBuffer()
        var position = index
        while position < end {
            let tag = text[position] == UInt8(ascii: "<") ? HTMLTag(text + position, end - position) : nil
            if let tag, tag.hasMarkdown {
                position += tag.length
            } else {
                content.append(text[position])
                position += 1
            }
        }
        guard content.count > 0 else { return endOfEmptyCode = end }
        index = end + HTMLTag.endOfCode.utf8CodeUnitCount
        replace(from: start, to: index, by: codeSpan(content.text))
    }

    /// The position of the `</code>` that follows in this paragraph.
    private mutating func endOfCode() -> Int? {
        if index >= paragraphEnd { readParagraph() }
        guard endWithoutCode < paragraphEnd else { return nil }
        let end = position(of: HTMLTag.endOfCode, in: text + index, paragraphEnd - index)
        if end == nil { endWithoutCode = paragraphEnd }
        return end.map { index + $0 }
    }
}

/// The position of a tag, given in lower case, without regard to case.
func position(of tag: StaticString, in text: UnsafePointer<UInt8>, _ count: Int) -> Int? {
    let bracket = UInt8(ascii: "<")
    var start = firstOffset(of: bracket, in: text, from: 0, to: count)
    while start < count {
        if hasPrefix(tag, text + start, count - start) { return start }
        start = firstOffset(of: bracket, in: text, from: start + 1, to: count)
    }
    return nil
}

/// Whether a text begins like another, given in lower case, without regard to case.
func hasPrefix(_ prefix: StaticString, _ text: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    guard count >= prefix.utf8CodeUnitCount else { return false }
    var index = 0
    while index < prefix.utf8CodeUnitCount {
        let (byte, wanted) = (text[index], prefix.utf8Start[index])
        guard byte == wanted || byte | 0x20 == wanted && wanted &- UInt8(ascii: "a") < 26 else { return false }
        index += 1
    }
    return true
}
