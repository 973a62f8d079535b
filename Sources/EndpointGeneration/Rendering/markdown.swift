#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The text as Markdown of which readers of the comment see everything. Code stays as it is.
///
/// The HTML that authors use in descriptions becomes Markdown: `A <b>card</b>.<br>See <a href="https://a.example">here</a>` →
/// `A **card**.` and `See [here](https://a.example)`. Tags of unknown elements, which DocC leaves out (`Nullable<Int32>`), are
/// escaped. Code in reStructuredText, ` ``name`` `, which DocC reads as a link to a symbol, becomes a span of code.
func markdown(_ text: String) -> String {
    var text = text
    let changed = text.withUTF8 { bytes -> String? in
        guard let first = bytes.baseAddress, ProseReader.mayChange(first, bytes.count) else { return nil }
        var reader = ProseReader(first, bytes.count)
        return reader.run()
    }
    return changed ?? text
}

private let backtick = UInt8(ascii: "`")
private let lineFeed: UInt8 = 0x0A

private struct ProseReader: ~Copyable {
    private let text: UnsafePointer<UInt8>
    private let count: Int
    private var output = TextBuffer()
    private var index = 0
    /// The bytes before it are printed or left out.
    private var printed = 0
    private var blocks = MarkdownBlocks()
    /// The last position of each run of backticks, by its length, in the paragraph that ends at `paragraphEnd`.
    private var lastRuns: [Int: Int] = [:]
    private var paragraphEnd = 0
    /// The end of the paragraph in which no further `</code>` is.
    private var endWithoutCode = 0
    /// The addresses of the anchors that are open; `nil` for those that are not links.
    private var links: [String?] = []
    private var hasBlocks = false
    /// Whether the last line ends with a tag that became a line break.
    private var isAfterBreak = false

    init(_ text: UnsafePointer<UInt8>, _ count: Int) {
        self.text = text
        self.count = count
    }

    /// Whether there may be a tag, or a span of code with two backticks.
    static func mayChange(_ text: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        if memchr(text, Int32(UInt8(ascii: "<")), count) != nil { return true }
        var start = 0
        while start < count, let found = memchr(text + start, Int32(backtick), count - start) {
            start = UnsafeRawPointer(found) - UnsafeRawPointer(text) + 1
            if start < count, text[start] == backtick { return true }
        }
        return false
    }

    /// `nil` if nothing changes.
    mutating func run() -> String? {
        while index < count {
            if index == 0 || text[index - 1] == lineFeed, passLineOfCode() { continue }
            switch text[index] {
            case UInt8(ascii: "\\"): index += 2
            case backtick: passSpan()
            case UInt8(ascii: "<"): passTag()
            default: index += 1
            }
        }
        if printed == 0, output.count == 0 { return nil }
        print(upTo: count)
        return hasBlocks ? withoutExtraLines(output.text) : output.text
    }

    private mutating func print(upTo end: Int) {
        output.append(text + printed, end - printed)
        printed = end
    }

    /// Passes a line that is code or preformatted.
    private mutating func passLineOfCode() -> Bool {
        let end = endOfLine(from: index)
        if isAfterBreak {
            isAfterBreak = false
            pass(blocks.extraIndentation(of: text + index, end - index))
        }
        guard blocks.read(text + index, end - index) else { return false }
        index = end + 1
        return true
    }

    /// Passes bytes that are not printed.
    private mutating func pass(_ length: Int) {
        guard length > 0 else { return }
        print(upTo: index)
        index += length
        printed = index
    }

    private func endOfLine(from start: Int) -> Int {
        guard start < count, let end = memchr(text + start, Int32(lineFeed), count - start) else { return count }
        return UnsafeRawPointer(end) - UnsafeRawPointer(text)
    }

    /// Passes a span of code, and prints it with one backtick on each side if it has two.
    private mutating func passSpan() {
        let length = runLength(at: index)
        index += length
        let start = index
        guard let end = endOfSpan(length) else { return }
        index = end + length
        guard length == 2, memchr(text + start, Int32(backtick), end - start) == nil else { return }
        print(upTo: start - 1)
        printed = start
        print(upTo: end)
        printed = end + 1
    }

    /// The position of the backticks that close a span in the same paragraph.
    private mutating func endOfSpan(_ length: Int) -> Int? {
        if index >= paragraphEnd { findRuns() }
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
    private mutating func findRuns() {
        paragraphEnd = endOfLine(from: index)
        while blocks.isInParagraph, paragraphEnd < count {
            let start = paragraphEnd + 1
            let end = endOfLine(from: start)
            guard blocks.continuesParagraph(text + start, end - start) else { break }
            paragraphEnd = end
        }
        lastRuns = [:]
        var start = index
        while start < paragraphEnd, let found = memchr(text + start, Int32(backtick), paragraphEnd - start) {
            start = UnsafeRawPointer(found) - UnsafeRawPointer(text)
            let length = runLength(at: start)
            lastRuns[length] = start
            start += length
        }
    }

    private func runLength(at start: Int) -> Int {
        var end = start
        while end < count, text[end] == backtick { end += 1 }
        return end - start
    }

    /// Prints a tag of HTML as Markdown, or escapes it if its element does not exist.
    private mutating func passTag() {
        guard let tag = HTMLTag(text + index, min(count - index, HTMLTag.longest)) else { return index += 1 }
        guard tag.isOfHTML else {
            print(upTo: index)
            output.append(UInt8(ascii: "\\"))
            return index += 1
        }
        let start = index
        index += tag.length
        if tag.beginsCode {
            printCode(from: start)
        } else if let markdown = tag.markdown(&links) {
            replace(from: start, by: markdown)
            if markdown.utf8.first == lineFeed { beginLine() }
        }
    }

    /// Leaves out the spaces after a tag that became a line break, which would make the text code.
    private mutating func beginLine() {
        hasBlocks = true
        var end = index
        while end < count, text[end] == 0x20 { end += 1 }
        pass(end - index)
        isAfterBreak = index < count && text[index] == lineFeed
    }

    private mutating func replace(from start: Int, by markdown: String) {
        print(upTo: start)
        output.append(markdown)
        printed = index
    }

    /// Prints the content of `<code>` as a span of code, unless that cannot contain it. Other tags have no form there.
    private mutating func printCode(from start: Int) {
        guard let end = endOfCode() else { return }
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
        let code = content.text
        guard !code.isEmpty, !code.utf8.contains("```".utf8) else { return }
        index = end + HTMLTag.endOfCode.utf8CodeUnitCount
        replace(from: start, by: code.utf8.contains(backtick) ? "``` \(code) ```" : "`\(code)`")
    }

    /// The position of the `</code>` that follows in this paragraph.
    private mutating func endOfCode() -> Int? {
        if index >= paragraphEnd { findRuns() }
        guard endWithoutCode < paragraphEnd else { return nil }
        var end = index
        while end < paragraphEnd, let found = memchr(text + end, Int32(UInt8(ascii: "<")), paragraphEnd - end) {
            end = UnsafeRawPointer(found) - UnsafeRawPointer(text)
            if hasPrefix(HTMLTag.endOfCode, text + end, count - end) { return end }
            end += 1
        }
        endWithoutCode = paragraphEnd
        return nil
    }
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

private func withoutExtraLines(_ text: String) -> String {
    guard text.utf8.contains("\n\n\n".utf8) else { return text }
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.isEmpty, lines.last?.isEmpty == true { continue }
        lines.append(line)
    }
    return lines.joined(separator: "\n")
}
