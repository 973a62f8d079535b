extension YAMLScanner {
    /// Reads a scalar or an alias, except for a block scalar; `nil` after a fault.
    ///
    /// - Parameter parent: the column that further lines must exceed.
    mutating func scanScalar(_ parent: Int, inFlow: Bool) -> Scalar? {
        let byte = text[offset]
        switch byte {
        case ASCII.quote: return scanDoubleQuoted(parent)
        case ASCII.apostrophe: return scanSingleQuoted(parent)
        case ASCII.asterisk: return scanAlias()
        case ASCII.percent, ASCII.at, ASCII.backtick, ASCII.hash, ASCII.comma, ASCII.openBracket, ASCII.closeBracket,
            ASCII.openBrace, ASCII.closeBrace, ASCII.bar, ASCII.greaterThan, ASCII.ampersand, ASCII.exclamationMark:
            failStart(byte)
            return nil
        case ASCII.minus, ASCII.questionMark, ASCII.colon:
            // They begin text if text follows without a space.
            guard !isSpaceOrEnd(offset + 1), !inFlow || !isFlowIndicator(text[offset + 1]) else {
                failStart(byte)
                return nil
            }
            return scanPlain(parent, inFlow: inFlow)
        case 0..<ASCII.space, 0x7F:
            failControl(at: offset)
            return nil
        default: return scanPlain(parent, inFlow: inFlow)
        }
    }

    private mutating func failStart(_ byte: UInt8) {
        let character = "'\(Unicode.Scalar(byte))'"
        fail(
            "text cannot begin with \(character)",
            at: offset,
            remedy: byte == ASCII.percent && offset == lineStart
                ? "end the document above with a line '...', or quote the text" : "quote the text"
        )
    }

    mutating func failControl(at offset: Int) {
        if text[offset] == ASCII.tab { return failTab(offset) }
        fail("\(describe(offset)) is not allowed here", at: offset, remedy: "write it as an escape in double quotes")
    }

    mutating func failEncoding(at offset: Int) {
        fail("these bytes are not UTF-8", at: offset, remedy: "save the file as UTF-8")
    }

    /// Reads text without quotation marks.
    private mutating func scanPlain(_ parent: Int, inFlow: Bool) -> Scalar? {
        let text = self.text
        let isPlain = inFlow ? plain.inFlow : plain.inBlock
        var scalar = Scalar(style: .plain, origin: offset, start: offset, end: offset)
        var position = offset
        while true {
            var byte: UInt8
            while true {
                var pointer = text + position
                while isPlain[Int(truncatingIfNeeded: pointer.pointee)] { pointer += 1 }
                position = pointer - text
                byte = pointer.pointee
                if byte == ASCII.lineFeed { break }
                if byte == ASCII.colon {
                    if isSpaceOrEnd(position + 1) || inFlow && isFlowIndicator(text[position + 1]) { break }
                } else if byte == ASCII.hash {
                    if isSpace(text[position - 1]) { break }
                } else if byte >= 0x80 {
                    let length = lengthOfUTF8Sequence(at: text + position)
                    guard length > 0 else {
                        failEncoding(at: position)
                        return nil
                    }
                    position += length - 1
                } else if byte < ASCII.space || byte == 0x7F {
                    if position == count { break }
                    guard byte == ASCII.tab else {
                        failControl(at: position)
                        return nil
                    }
                    scalar.needsDecoding = true
                } else if byte == ASCII.quote || byte == ASCII.backslash {
                    scalar.needsDecoding = true
                } else {
                    break
                }
                position += 1
            }
            var end = position
            while isSpace(text[end - 1]) { end -= 1 }
            scalar.end = end
            offset = end
            guard byte == ASCII.lineFeed else { return scalar }
            position = continuation(after: position, parent, inFlow: inFlow)
            guard position >= 0 else { return scalar }
            scalar.isMultiline = true
        }
    }

    /// The offset where the text continues on a further line, or -1.
    private mutating func continuation(after end: Int, _ parent: Int, inFlow: Bool) -> Int {
        var position = end + 1
        var line = position
        var indent = 0
        while true {
            while text[position] == ASCII.space { position += 1 }
            indent = position - line
            while text[position] == ASCII.tab || text[position] == ASCII.space { position += 1 }
            guard text[position] == ASCII.lineFeed else { break }
            position += 1
            line = position
        }
        let byte = text[position]
        if indent <= parent || byte == ASCII.hash || position == count { return -1 }
        if position == line, isMarker(at: position) { return -1 }
        if inFlow, isFlowIndicator(byte) || byte == ASCII.colon && isValueIndicator(position) { return -1 }
        lineStart = line
        return position
    }
}
