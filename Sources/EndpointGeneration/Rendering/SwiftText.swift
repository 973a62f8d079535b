import EndpointDescription

/// Converts untrusted text to safe Swift source.
package enum SwiftText {
    /// A string literal that means exactly `text`.
    package static func literal(_ text: String) -> String {
        if isPlain(text) { return "\"" + text + "\"" }
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": literal += "\\\\"
            case "\"": literal += "\\\""
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case _ where scalar.isUnprintable: literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }

    /// A name as the label of a parameter. Of the keywords only these three need backticks there.
    static func label(_ name: String) -> String {
        name == "`let`" || name == "`var`" ? name : argumentLabel(name)
    }

    /// A name as the label of an argument, where only one keyword needs backticks.
    static func argumentLabel(_ name: String) -> String {
        name == "`inout`" ? name : SwiftName.withoutBackticks(name)
    }

    static func literal(_ value: Literal) -> String {
        if case .string(let text) = value { literal(text) } else { value.plainText }
    }

    /// A raw string literal that means exactly `text` and keeps quotation marks readable. For example: `#"{"id": 7}"#`
    static func rawLiteral(_ text: String) -> String {
        if text.unicodeScalars.contains(where: \.isUnprintable) { return literal(text) }
        // One sign more than follow any quotation mark or backslash.
        var (longest, current) = (-1, -1)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): current = 0
            case UInt8(ascii: "#") where current >= 0: current += 1
            default: current = -1
            }
            longest = max(longest, current)
        }
        if longest > 8 { return literal(text) }
        let fence = String(repeating: "#", count: longest + 1)
        return "\(fence)\"\(text)\"\(fence)"
    }

    /// Whether a literal spells the text as it is.
    private static func isPlain(_ text: String) -> Bool {
        guard !text.contains(byte: UInt8(ascii: "\"")), !text.contains(byte: UInt8(ascii: "\\")) else { return false }
        var text = text
        return text.withUTF8 { bytes in bytes.baseAddress.map { isPrintableASCII($0, bytes.count) } ?? true }
    }

    /// Replaces each unprintable character by a space, so that the text fits on one line of a comment.
    static func oneLine(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0.isUnprintable ? " " : $0 }))
    }

    static func isPrintableASCII(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        var index = 0
        while index < count, bytes[index] &- 0x20 < 0x5F { index += 1 }
        return index == count
    }
}

extension SwiftText {
    /// A string literal without its quotation marks. A combining mark at its beginning or end is part of the text.
    static func insideOfLiteral(_ text: String) -> String {
        String(decoding: literal(text).utf8.dropFirst().dropLast(), as: UTF8.self)
    }

    /// A `///` comment with a blank comment line between paragraphs; empty if there are no paragraphs.
    static func comment(_ documentation: Documentation) -> String {
        let paragraphs = documentation.paragraphs
        if paragraphs.isEmpty { return "" }
        var output = TextBuffer()
        var index = 0
        while index < paragraphs.count {
            if output.count > 0 { output.append("///\n") }
            print(paragraphs[index], into: &output)
            index += 1
        }
        output.truncate(to: max(output.count - 1, 0))
        return output.text
    }

    /// Prints the lines of a paragraph. Of several empty lines one remains, and none at its start or its end.
    private static func print(_ paragraph: String, into output: inout TextBuffer) {
        var text = markdown(CommentWrap.withoutSourceIndentation(withoutTabs(paragraph)))
        var lines = CommentLines()
        text.withUTF8 { bytes in
            guard let first = bytes.baseAddress else { return }
            var start = 0
            while start < bytes.count {
                var end = start
                // A line feed, a carriage return, or a tab or feed that breaks lines.
                while end < bytes.count, first[end] &- 0x0A > 3 { end += 1 }
                lines.add(first + start, end - start, to: &output)
                let isPair = end + 1 < bytes.count && first[end] == 0x0D && first[end + 1] == 0x0A
                start = end + (isPair ? 2 : 1)
            }
        }
        lines.end(in: &output)
    }
}

/// The text with spaces in place of tabs, which are four columns apart (CommonMark 0.31 §2.2).
private func withoutTabs(_ text: String) -> String {
    guard text.contains(byte: UInt8(ascii: "\t")) else { return text }
    var expanded = ""
    var column = 0
    for scalar in text.unicodeScalars {
        let isTab = scalar == "\t"
        let width = isTab ? 4 - column % 4 : 1
        if isTab {
            expanded += String(repeating: " ", count: width)
        } else {
            expanded.unicodeScalars.append(scalar)
        }
        column = scalar == "\n" || scalar == "\r" ? 0 : column + width
    }
    return expanded
}

/// The lines of one paragraph of a comment.
private struct CommentLines {
    private var wrap = CommentWrap()
    private var isFirst = true
    private var isAfterBlank = false

    mutating func add(_ line: UnsafePointer<UInt8>, _ count: Int, to output: inout TextBuffer) {
        if SwiftText.isPrintableASCII(line, count) { return addPrintable(line, count, to: &output) }
        let text = String(decoding: UnsafeBufferPointer(start: line, count: count), as: UTF8.self)
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            var printable = String(
                String.UnicodeScalarView(line.unicodeScalars.filter { !$0.isUnprintable })
            )
            printable.withUTF8 { bytes in
                if let first = bytes.baseAddress { addPrintable(first, bytes.count, to: &output) }
            }
        }
    }

    private mutating func addPrintable(_ line: UnsafePointer<UInt8>, _ count: Int, to output: inout TextBuffer) {
        var count = count
        while count > 0, line[count - 1] == 0x20 { count -= 1 }
        if count == 0 {
            isAfterBlank = !isFirst
            return
        }
        if isAfterBlank {
            wrap.printBlank(into: &output)
        }
        wrap.print(line, count, into: &output)
        (isFirst, isAfterBlank) = (false, false)
    }

    mutating func end(in output: inout TextBuffer) { wrap.endParagraph(into: &output) }
}
