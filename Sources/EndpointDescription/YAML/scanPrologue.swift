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
        guard !words.isEmpty, !hasFailed else { return !hasFailed }
        switch words[0] {
        case "%YAML":
            if version >= 0 {
                fail("there are two %YAML directives", at: start, remedy: "remove one of them")
            } else if words.count != 2 || !isVersion(words[1]) {
                fail("expected a version, such as '%YAML 1.2'", at: start)
            } else if !words[1].hasPrefix("1.") {
                fail("YAML \(words[1]) is not supported; 1.2 is", at: start)
            } else if words[1] != "1.2", words[1] != "1.1" {
                warn("YAML \(words[1]) is unknown; it is read as 1.2", at: start)
            }
            version = start
        case "%TAG":
            let isHandle = words.count == 3 && words[1].hasPrefix("!") && words[1].hasSuffix("!")
            if !isHandle {
                fail("expected a handle and a prefix, such as '%TAG !e! tag:example.com,2000:'", at: start)
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
