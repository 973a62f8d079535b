#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension YAMLScanner {
    /// Reads the directives and the marker before the document.
    mutating func scanPrologue() -> Bool {
        var version = -1
        var directive = -1
        while true {
            skipSeparation()
            guard offset == lineStart else { break }
            if text[offset] == ASCII.percent {
                directive = offset
                guard scanDirective(&version) else { return false }
            } else if isMarker(at: offset) {
                if text[offset] == ASCII.minus {
                    offset += 3
                    isCompact = false
                    return true
                }
                guard directive < 0 else { break }
                guard skipEndMarker() else { return false }
            } else {
                break
            }
        }
        if directive >= 0 {
            fail("there is no document after this directive", at: directive, remedy: "write a line '---' after it")
        }
        return directive < 0
    }

    /// Checks that the document is the only one.
    mutating func scanEpilogue() {
        skipSeparation()
        guard !isAtEnd else { return }
        guard offset == lineStart, isMarker(at: offset) else {
            if startsLine { failAfterRoot() } else { failAfterNode() }
            return
        }
        while !isAtEnd, isMarker(at: offset), offset == lineStart, text[offset] == ASCII.period {
            guard skipEndMarker() else { return }
            skipSeparation()
        }
        if !isAtEnd {
            fail(
                "a second document begins here, but a file may hold only one",
                at: offset,
                remedy: "move it to a file of its own"
            )
        }
    }

    private mutating func failAfterRoot() {
        fail(
            "expected the end of the file, found \(describe(offset))",
            at: offset,
            remedy: "indent the line, if it belongs to what is above"
        )
    }

    /// Skips `...` and a comment after it.
    private mutating func skipEndMarker() -> Bool {
        offset += 3
        while isSpace(text[offset]) { offset += 1 }
        if text[offset] == ASCII.hash { offset = endOfLine(from: offset) }
        guard text[offset] == ASCII.lineFeed || isAtEnd else {
            fail("expected the end of the line after '...', found \(describe(offset))", at: offset)
            return false
        }
        return true
    }

    private mutating func scanDirective(_ version: inout Int) -> Bool {
        let start = offset
        let words = directiveWords()
        switch words[0] {
        case "%YAML":
            let remedy = "write '%YAML 1.2', or remove the line"
            if version >= 0 {
                fail("there are two %YAML directives", at: start, remedy: "remove one of them")
            } else if words.count != 2 || !isVersion(words[1]) {
                fail("expected a version after '%YAML'", at: start, remedy: remedy)
            } else if !words[1].hasPrefix("1.") {
                fail("YAML \(words[1]) is not supported; 1.2 is", at: start, remedy: remedy)
            } else if words[1] != "1.2", words[1] != "1.1" {
                warn("YAML \(words[1]) is unknown; it is read as 1.2", at: start)
            }
            version = start
        case "%TAG":
            let isHandle = words.count == 3 && words[1].hasPrefix("!") && words[1].hasSuffix("!")
            if !isHandle {
                fail(
                    "expected a handle and a prefix after '%TAG'",
                    at: start,
                    remedy: "write them, as in '%TAG !e! tag:example.com,2000:', or remove the line"
                )
            } else if tagPrefixes.updateValue(words[2], forKey: words[1]) != nil {
                fail("the tag handle '\(words[1])' is declared twice", at: start, remedy: "remove one of them")
            }
        default: warn("the directive '\(words[0])' is unknown and has no effect", at: start)
        }
        return !hasFailed
    }

    /// The words of the line, up to a comment.
    private mutating func directiveWords() -> [String] {
        var words: [String] = []
        while true {
            while isSpace(text[offset]) { offset += 1 }
            if text[offset] == ASCII.hash { offset = endOfLine(from: offset) }
            guard text[offset] != ASCII.lineFeed, !isAtEnd else { return words }
            let start = offset
            while !isSpaceOrEnd(offset) { offset += 1 }
            words.append(name(from: start, to: offset))
        }
    }

    private func isVersion(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: ASCII.period, omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0 &- ASCII.zero < 10 } }
    }
}

// MARK: skipSeparation

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
