extension YAMLScanner {
    mutating func continueBlockSequence(_ frame: Frame) {
        skipSeparation()
        guard !isAtEnd, startsLine else { return isAtEnd ? close() : failAfterNode() }
        let indent = self.indent
        if indent < frame.indent || isAtEndOfDocument { return close() }
        guard indent == frame.indent else { return failIndentation(indent, frame) }
        guard isElement else {
            if isInMapping(at: indent) { return close() }
            fail(
                "expected '- ' and another element, found \(describe(offset))",
                at: offset,
                remedy: "indent the line to make it part of the element above"
            )
            return
        }
        guard tab < 0 else { return failTab(tab) }
        setPhase(.beforeValue)
        offset += 1
        isCompact = true
        wantsNode = true
        if text[offset] == ASCII.space, scanPlainValue(from: offset + 1, indent) { setPhase(.value) }
    }

    mutating func continueBlockMapping(_ frame: Frame) {
        let afterKey = frame.phase == .key
        let origin = max(offset - 1, 0)
        skipSeparation()
        if afterKey {
            let hasValue = startsLine && tab < 0 && indent == frame.indent && text[offset] == ASCII.colon
            if hasValue, isSpaceOrEnd(offset + 1) {
                setPhase(.beforeValue)
                offset += 1
                isCompact = true
                wantsNode = true
                return
            }
            writeEmpty(Properties(), origin: origin)
        }
        guard !isAtEnd, startsLine else { return isAtEnd ? close() : failAfterNode() }
        let indent = self.indent
        if indent < frame.indent || isAtEndOfDocument { return close() }
        guard indent == frame.indent else { return failIndentation(indent, frame) }
        guard tab < 0 else { return failTab(tab) }
        if !scanPlainEntry(indent) { scanKey(frame) }
    }

    private mutating func scanKey(_ frame: Frame) {
        var byte = text[offset]
        if byte == ASCII.questionMark, isSpaceOrEnd(offset + 1) {
            setPhase(.beforeKey)
            offset += 1
            isCompact = true
            wantsNode = true
            return
        }
        if isElement { return failElement() }
        var properties = Properties()
        while byte == ASCII.ampersand || byte == ASCII.exclamationMark {
            guard scanProperty(into: &properties) else { return }
            skipSeparation()
            guard !startsLine else { return failMissingKey() }
            byte = text[offset]
        }
        if byte == ASCII.colon, isSpaceOrEnd(offset + 1) { return writeEmptyKey(properties) }
        if byte == ASCII.openBracket || byte == ASCII.openBrace { return failComplexKey(at: offset) }
        guard !isAtEnd else { return failMissingKey() }
        guard let scalar = scanScalar(frame.indent, inFlow: false) else { return }
        guard isColonAhead() else { return failMissingColon(scalar) }
        guard !scalar.isMultiline else { return failMultilineKey(scalar) }
        writeKey(scalar, properties)
    }

    /// Whether the token begins an element of a block sequence.
    @inline(__always) var isElement: Bool { text[offset] == ASCII.minus && isSpaceOrEnd(offset + 1) }

    private mutating func failElement() {
        fail(
            "expected a key, found an element of a sequence",
            at: offset,
            remedy: "indent it like the other elements of its sequence"
        )
    }

    private mutating func failMissingKey() {
        fail("expected a key after this anchor or tag", at: offset)
    }

    private mutating func failMissingColon(_ scalar: Scalar) {
        let isQuoted = scalar.style == .singleQuoted || scalar.style == .doubleQuoted
        let colon = isQuoted ? -1 : colonWithoutSpace(in: scalar)
        fail(
            "expected ': ' after the key \(isQuoted ? "in quotation marks" : "'\(excerpt(scalar))'")",
            at: colon >= 0 ? colon : scalar.origin,
            remedy: colon >= 0
                ? "write a space after ':'" : "write a value after it, or indent the line to continue the one above"
        )
    }

    mutating func failMultilineKey(_ scalar: Scalar) {
        let colon = scalar.style == .plain ? colonWithoutSpace(in: scalar) : -1
        if colon >= 0 {
            fail("there is no space after ':'", at: colon, remedy: "write a space between a key and its value")
        } else if scalar.style == .plain {
            fail(
                "there is a ': ' in a text that continues the line above",
                at: offset,
                remedy: isElementWithoutSpace(scalar)
                    ? "write a space after '-', if the line above is an element of a sequence"
                    : "if this is a key, indent it like the other keys of its mapping; if it is text, quote the whole of it"
            )
        } else {
            fail("a key cannot span lines", at: scalar.origin, remedy: "close the quotation mark on the same line")
        }
    }

    /// Whether the line on which the text begins is like `-name: id`.
    private func isElementWithoutSpace(_ scalar: Scalar) -> Bool {
        var start = scalar.start
        while start > 0, text[start - 1] != ASCII.lineFeed { start -= 1 }
        while text[start] == ASCII.space { start += 1 }
        return text[start] == ASCII.minus && text[start + 1] > ASCII.space
    }

    /// The offset of a `:` in the first line that was probably meant to end a key, or -1.
    private func colonWithoutSpace(in scalar: Scalar) -> Int {
        var position = scalar.start
        while position < scalar.end, text[position] > ASCII.space {
            if text[position] == ASCII.colon, text[position + 1] != ASCII.colon {
                // The colon of 'https://…' belongs to the text.
                return text[position + 1] == UInt8(ascii: "/") ? -1 : position
            }
            position += 1
        }
        return -1
    }

    private mutating func failIndentation(_ indent: Int, _ frame: Frame) {
        if frame.kind == .blockMapping, isElement { return failElement() }
        let kind = frame.kind == .blockSequence ? "sequence" : "mapping"
        fail(
            "this line is indented by \(spaces(indent)), but its \(kind) by \(frame.indent)",
            at: offset,
            remedy: "indent it like the other entries of its \(kind)"
        )
    }

    private func spaces(_ count: Int) -> String {
        count == 1 ? "1 space" : "\(count) spaces"
    }

    /// The remedy for a string that ends too early: at a quotation mark inside of it, or at the bracket that closes its
    /// first word, as in `[beta] The list`.
    private var remedyForTextAfterNode: String? {
        var end = offset
        while end > 0, isSpace(text[end - 1]) { end -= 1 }
        return switch end > 0 ? text[end - 1] : 0 {
        case ASCII.apostrophe: "write '' for an apostrophe inside of the text"
        case ASCII.quote: "write \\\" for a quotation mark inside of the text"
        case ASCII.closeBracket, ASCII.closeBrace: "quote the whole of it, if it is text"
        default: nil
        }
    }

    /// Reports text that follows a complete node on its line.
    mutating func failAfterNode() {
        if text[offset] == ASCII.colon, isSpaceOrEnd(offset + 1) {
            let last = writer.lastByte
            if last == ASCII.closeBracket || last == ASCII.closeBrace { return failComplexKey(at: offset) }
            if last == ASCII.quote {
                return fail(
                    "a line has two keys, or a key spans lines",
                    at: offset,
                    remedy: "quote the text that contains ': '"
                )
            }
        }
        if text[offset] == ASCII.hash {
            return fail(
                "a comment must be separated from what precedes it",
                at: offset,
                remedy: "write a space before '#'"
            )
        }
        fail("expected the end of the line, found \(describe(offset))", at: offset, remedy: remedyForTextAfterNode)
    }

    func excerpt(_ scalar: Scalar) -> String {
        let end = min(scalar.end, scalar.start + 60)
        let bytes = UnsafeBufferPointer(start: text + scalar.start, count: end - scalar.start)
        return String(decoding: bytes.prefix { $0 != ASCII.lineFeed }, as: UTF8.self)
    }

    func describe(_ offset: Int) -> String {
        let byte = text[offset]
        if offset == count { return "the end of the file" }
        if byte == ASCII.lineFeed { return "the end of the line" }
        if byte == ASCII.tab { return "a tab" }
        if byte > 0x20, byte < 0x7F { return "'\(Unicode.Scalar(byte))'" }
        if byte >= 0x80 { return "text" }
        let digits = String(byte, radix: 16, uppercase: true)
        return "the control character 0x\(digits.utf8.count < 2 ? "0" : "")\(digits)"
    }
}
