#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The text so that readers of the comment see all of it: DocC leaves tags of unknown elements out (`Nullable<Int32>`), and
/// reads ` ``name`` `, which is code in reStructuredText, as a link to a symbol. Code stays as it is.
func escapedProse(_ text: String) -> String {
    var text = text
    let escaped = text.withUTF8 { bytes -> String? in
        guard let first = bytes.baseAddress, ProseEscapes.mayChange(first, bytes.count) else { return nil }
        var escapes = ProseEscapes(first, bytes.count)
        return escapes.run()
    }
    return escaped ?? text
}

private let backtick = UInt8(ascii: "`")
private let lineFeed: UInt8 = 0x0A

private struct ProseEscapes: ~Copyable {
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
        if printed == 0 { return nil }
        print(upTo: count)
        return output.text
    }

    private mutating func print(upTo end: Int) {
        output.append(text + printed, end - printed)
        printed = end
    }

    /// Passes a line that is code or preformatted.
    private mutating func passLineOfCode() -> Bool {
        let end = endOfLine(from: index)
        guard blocks.read(text + index, end - index) else { return false }
        index = end + 1
        return true
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

    /// Passes a tag of HTML, or escapes it if its element does not exist.
    private mutating func passTag() {
        var tag = TagReader(text + index, min(count - index, HTMLTag.longest))
        let isTag = tag.read()
        if isTag, tag.isOfHTML { return index += tag.length }
        if isTag {
            print(upTo: index)
            output.append(UInt8(ascii: "\\"))
        }
        index += 1
    }
}

/// Reads a tag as CommonMark defines it (0.31 §6.6).
private struct TagReader {
    private let text: UnsafePointer<UInt8>
    private let count: Int
    private(set) var length = 1
    private var name = ""
    /// Whether it has an attribute without a value, as `a<b and c>d` seems to have.
    private var hasBareAttribute = false

    /// - Parameter text: the text from `<` on.
    init(_ text: UnsafePointer<UInt8>, _ count: Int) {
        self.text = text
        self.count = count
    }

    /// Whether the element exists. Those with a form in Markdown have no attributes without a value.
    var isOfHTML: Bool { HTMLTag.known.contains(name) ? !hasBareAttribute : TagReader.elements.contains(name) }

    /// Whether there is a whole tag.
    mutating func read() -> Bool {
        let isEnd = skip(UInt8(ascii: "/"))
        let start = length
        guard skip(while: TagReader.isLetter) else { return false }
        skip { TagReader.isLetter($0) || TagReader.isDigit($0) || $0 == UInt8(ascii: "-") }
        name = String(decoding: UnsafeBufferPointer(start: text + start, count: length - start), as: UTF8.self)
            .lowercased()
        while skip(while: TagReader.isBlank), !isEnd, skip(while: TagReader.beginsAttribute) {
            guard readAttribute() else { return false }
        }
        if !isEnd { skip(UInt8(ascii: "/")) }
        return skip(UInt8(ascii: ">"))
    }

    /// Reads the rest of an attribute; `false` if it has no value after its sign.
    private mutating func readAttribute() -> Bool {
        skip {
            TagReader.beginsAttribute($0) || TagReader.isDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
        }
        let end = length
        skip(while: TagReader.isBlank)
        guard skip(UInt8(ascii: "=")) else {
            length = end
            hasBareAttribute = true
            return true
        }
        skip(while: TagReader.isBlank)
        for quote in [UInt8(ascii: "\""), UInt8(ascii: "'")] where skip(quote) {
            skip { $0 != quote }
            return skip(quote)
        }
        return skip { !TagReader.isBlank($0) && !TagReader.endsValue.contains($0) }
    }

    /// Passes the bytes of a kind, and returns whether there are any.
    @discardableResult
    private mutating func skip(while isMet: (UInt8) -> Bool) -> Bool {
        let start = length
        while length < count, isMet(text[length]) { length += 1 }
        return length > start
    }

    @discardableResult
    private mutating func skip(_ byte: UInt8) -> Bool {
        guard length < count, text[length] == byte else { return false }
        length += 1
        return true
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 0x09 < 5 }
    private static func beginsAttribute(_ byte: UInt8) -> Bool {
        isLetter(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
    }
    private static let endsValue = Set("\"'=<>`".utf8)

    /// The elements of HTML, and those that browsers still show.
    private static let elements = Set(
        """
        a abbr acronym address area article aside audio b base bdi bdo big blockquote body br button canvas caption center \
        cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure \
        font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label \
        legend li link main map mark math menu meta meter nav noscript object ol optgroup option output p param picture \
        pre progress q rp rt ruby s samp script search section select slot small source span strike strong style sub \
        summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr
        """.split(separator: " ").map(String.init)
    )
}
