#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension YAMLScanner {
    /// Skips white space, line breaks and comments up to the next token.
    mutating func skipSeparation() {
        let text = self.text
        var position = offset
        var isNewLine = position == lineStart
        var firstTab = -1
        while true {
            while text[position] == ASCII.space { position += 1 }
            let byte = text[position]
            if byte == ASCII.lineFeed {
                position += 1
                lineStart = position
                isNewLine = true
                firstTab = -1
            } else if byte == ASCII.tab {
                if firstTab < 0 { firstTab = position }
                position += 1
            } else if byte == ASCII.hash, position == lineStart || isSpace(text[position - 1]) {
                position = endOfLine(from: position)
            } else {
                break
            }
        }
        if isNewLine {
            lineToken = position
            tab = firstTab
        } else if position != offset {
            tab = firstTab
        }
        offset = position
    }

    /// Whether the token is the first of its line.
    var startsLine: Bool { offset == lineToken }

    /// The indentation of the current line in spaces, because tabs do not count.
    ///
    /// - Precondition: the token is the first of its line.
    var indent: Int { (tab >= 0 ? tab : offset) - lineStart }

    var isAtEnd: Bool { offset == count }

    /// Whether the document ends here, with the file or with a marker.
    ///
    /// - Precondition: the token is the first of its line.
    var isAtEndOfDocument: Bool {
        offset == count || offset == lineStart && isMarker(at: offset)
    }

    /// Whether a line that begins here is `---` or `...`.
    func isMarker(at position: Int) -> Bool {
        let byte = text[position]
        guard byte == ASCII.minus || byte == ASCII.period else { return false }
        // The zero byte after the text differs from both.
        return text[position + 1] == byte && text[position + 2] == byte && isSpaceOrEnd(position + 3)
    }

    func endOfLine(from start: Int) -> Int {
        guard let found = memchr(text + start, Int32(ASCII.lineFeed), count - start) else { return count }
        return UnsafeRawPointer(found) - UnsafeRawPointer(text)
    }

    func isSpace(_ byte: UInt8) -> Bool {
        byte == ASCII.space || byte == ASCII.tab
    }

    func isSpaceOrEnd(_ position: Int) -> Bool {
        let byte = text[position]
        return byte == ASCII.space || byte == ASCII.lineFeed || byte == ASCII.tab || position == count
    }

    func isFlowIndicator(_ byte: UInt8) -> Bool {
        byte == ASCII.comma || byte == ASCII.closeBracket || byte == ASCII.closeBrace || byte == ASCII.openBracket
            || byte == ASCII.openBrace
    }
}
