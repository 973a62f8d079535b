private let space: UInt8 = 0x20
private let backtick = UInt8(ascii: "`")

/// A fence of code (CommonMark 0.31 §4.5).
struct CodeFence {
    private var sign: UInt8 = 0
    /// The length of the line that opened it; 0 if none is open.
    private var length = 0

    var isOpen: Bool { length > 0 }

    /// Opens the fence that a line without its indentation begins, or closes the open one.
    mutating func read(_ line: UnsafePointer<UInt8>, _ count: Int) {
        if !isOpen {
            length = CodeFence.opening(line, count)
            sign = length > 0 ? line[0] : 0
            return
        }
        let run = CodeFence.run(of: sign, line, count)
        if run >= length, isBlank(line + run, count - run) { length = 0 }
    }

    static func opens(_ line: UnsafePointer<UInt8>, _ count: Int) -> Bool { opening(line, count) > 0 }

    /// The number of signs that open a fence; 0 if the line is text or a span of code.
    private static func opening(_ line: UnsafePointer<UInt8>, _ count: Int) -> Int {
        guard count >= 3, line[0] == backtick || line[0] == UInt8(ascii: "~") else { return 0 }
        let length = run(of: line[0], line, count)
        if length < 3 || line[0] == backtick && firstOffset(of: backtick, in: line, from: length, to: count) < count {
            return 0
        }
        return length
    }

    private static func run(of sign: UInt8, _ line: UnsafePointer<UInt8>, _ count: Int) -> Int {
        var length = 0
        while length < count, line[length] == sign { length += 1 }
        return length
    }
}

/// Reads Markdown line by line, and tells text from code and from HTML (CommonMark 0.31 §4 and §5). Its lines have no tabs.
struct MarkdownBlocks {
    /// Deeper items count as text of this one, which bounds the time for one line.
    private static let deepestItem = 16

    /// The columns at which the texts of the open list items begin.
    private var items: [Int] = []
    private var fence = CodeFence()
    private var isPreformatted = false
    private var isInCode: Bool { fence.isOpen || isPreformatted }
    /// Whether the last line was part of a paragraph, which the next one may continue.
    private(set) var isInParagraph = false
    /// The column of the text of the innermost item that the last line opened; `nil` if it opened none.
    private(set) var columnOfNewItem: Int?

    /// Reads the next line, and returns whether it is code, or HTML in which a backslash is no escape.
    mutating func read(_ line: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        let rest = IndentedLine(line, count)
        columnOfNewItem = nil
        if rest.isBlank {
            isInParagraph = false
            return false
        }
        if continuesParagraph(rest) { return false }
        let depth = depth(at: rest.column)
        if depth < items.count {
            items.removeLast(items.count - depth)
            (fence, isPreformatted) = (CodeFence(), false)
        }
        if fence.isOpen {
            if rest.column - margin(at: depth) < 4 { fence.read(rest.text, rest.count) }
            return true
        }
        if isPreformatted {
            isPreformatted = !rest.endsPreformatted
            return true
        }
        return open(rest)
    }

    /// The column at which the text of the innermost list item begins.
    var margin: Int { margin(at: items.count) }

    /// The spaces that a line of text must lose so that it is no code at the beginning of a paragraph.
    func extraIndentation(of line: UnsafePointer<UInt8>, _ count: Int) -> Int {
        let line = IndentedLine(line, count)
        let extra = line.column - margin(at: depth(at: line.column))
        return extra >= 4 && !line.isBlank && !isInCode ? extra : 0
    }

    /// Whether a line continues the paragraph of the line that was read last.
    func continuesParagraph(_ line: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        continuesParagraph(IndentedLine(line, count))
    }

    private func continuesParagraph(_ line: IndentedLine) -> Bool {
        guard isInParagraph, !line.isBlank else { return false }
        let depth = depth(at: line.column)
        if line.column - margin(at: depth) >= 4 { return true }
        if CodeFence.opens(line.text, line.count) || line.isHeading || line.isQuote || line.beginsPreformatted {
            return false
        }
        guard let marker = line.marker else { return true }
        // Within an item, only a list with text begins, and not one that continues to count.
        return depth == items.count && !(marker.mayInterrupt && !line.after(marker).isBlank)
    }

    /// The number of list items that a line at this column belongs to.
    private func depth(at column: Int) -> Int {
        var depth = items.count
        while depth > 0, items[depth - 1] > column { depth -= 1 }
        return depth
    }

    private func margin(at depth: Int) -> Int { depth == 0 ? 0 : items[depth - 1] }

    /// Opens the blocks that a line begins, and returns whether its text is code or HTML.
    private mutating func open(_ line: IndentedLine) -> Bool {
        var line = line
        isInParagraph = false
        while !line.isBlank {
            if line.column - margin(at: items.count) >= 4 { return true }
            fence.read(line.text, line.count)
            if fence.isOpen { return true }
            if line.beginsPreformatted {
                isPreformatted = !line.endsPreformatted
                return true
            }
            guard items.count < MarkdownBlocks.deepestItem, let marker = line.marker else {
                isInParagraph = !line.isHeading
                return false
            }
            let text = line.after(marker)
            let end = line.column + marker.length
            // The text of an item that begins with code begins one column after the marker.
            items.append(text.isBlank || text.column - end > 4 ? end + 1 : text.column)
            line = text
            columnOfNewItem = text.column
        }
        return false
    }
}

/// The sign or the number of a list item.
private struct ListMarker {
    var length = 1
    /// Whether the item may end a paragraph: it has no number, or the number 1.
    var mayInterrupt = true
}

/// A line after its indentation, or after the marker of a list item.
private struct IndentedLine {
    let text: UnsafePointer<UInt8>
    let count: Int
    let column: Int

    init(_ line: UnsafePointer<UInt8>, _ count: Int, from start: Int = 0) {
        var indent = 0
        while indent < count, line[indent] == space { indent += 1 }
        (text, self.count, column) = (line + indent, count - indent, start + indent)
    }

    var isBlank: Bool { EndpointGeneration.isBlank(text, count) }

    /// Whether it is a heading, which has no second line.
    var isHeading: Bool {
        var level = 0
        while level < count, text[level] == UInt8(ascii: "#") { level += 1 }
        return (1...6).contains(level) && endsWord(at: level)
    }

    /// Whether it is part of a block quote, whose lines count as paragraphs of their own.
    var isQuote: Bool { count > 0 && text[0] == UInt8(ascii: ">") }

    /// Whether it begins a block of HTML that a blank line does not end.
    var beginsPreformatted: Bool {
        hasPrefix("<pre", text, count) && (endsWord(at: 4) || text[4] == UInt8(ascii: ">"))
    }

    var endsPreformatted: Bool { position(of: "</pre>", in: text, count) != nil }

    var marker: ListMarker? {
        guard count > 0 else { return nil }
        switch text[0] {
        case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"): return endsWord(at: 1) ? ListMarker() : nil
        default:
            var digits = 0
            while digits < min(count, 10), text[digits] &- UInt8(ascii: "0") < 10 { digits += 1 }
            guard (1...9).contains(digits), digits < count, endsWord(at: digits + 1),
                text[digits] == UInt8(ascii: ".") || text[digits] == UInt8(ascii: ")")
            else { return nil }
            return ListMarker(length: digits + 1, mayInterrupt: digits == 1 && text[0] == UInt8(ascii: "1"))
        }
    }

    func after(_ marker: ListMarker) -> IndentedLine {
        IndentedLine(text + marker.length, count - marker.length, from: column + marker.length)
    }

    private func endsWord(at index: Int) -> Bool {
        index >= count || text[index] == space || text[index] == 0x0D
    }
}

private func isBlank(_ text: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    var index = 0
    while index < count {
        // A line feed, a carriage return, or a tab or feed that breaks lines.
        guard text[index] == space || text[index] &- 0x0A < 4 else { return false }
        index += 1
    }
    return true
}
