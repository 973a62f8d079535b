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
                    scalar.isASCII = false
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

// MARK: Scalar

/// A scalar that was read but not yet written, because it may turn out to be a key.
struct Scalar {
    enum Style {
        case plain, singleQuoted, doubleQuoted, alias
    }

    var style: Style
    /// The offset of the first byte, with the quotation mark.
    var origin: Int
    /// The offsets of the content, without quotation marks.
    var start: Int
    var end: Int
    /// Whether the content spans lines.
    var isMultiline = false
    /// Whether one of its lines is indented too little.
    var isOutdented = false
    /// Whether the content cannot be copied into a JSON string byte by byte.
    var needsDecoding = false
    /// Whether all bytes of the content are ASCII; for an alias, those of its name.
    var isASCII = true
}

// MARK: YAMLScanner.Quoted

extension YAMLScanner {
    mutating func scanDoubleQuoted(_ parent: Int) -> Scalar? {
        var scalar = Scalar(style: .doubleQuoted, origin: offset, start: offset + 1, end: 0)
        var position = offset + 1
        while true {
            position = skipPlain(plain.inDoubleQuotes, from: position)
            let byte = text[position]
            if byte == ASCII.quote { break }
            if byte == ASCII.backslash {
                scalar.needsDecoding = true
                let length = lengthOfEscape(at: position)
                guard length > 0 else { return nil }
                position += length
            } else {
                position = skipInQuotes(byte, at: position, parent, &scalar)
                guard !hasFailed else { return nil }
            }
        }
        scalar.end = position
        offset = position + 1
        return scalar
    }

    mutating func scanSingleQuoted(_ parent: Int) -> Scalar? {
        var scalar = Scalar(style: .singleQuoted, origin: offset, start: offset + 1, end: 0)
        var position = offset + 1
        while true {
            position = skipPlain(plain.inSingleQuotes, from: position)
            let byte = text[position]
            if byte == ASCII.apostrophe {
                guard text[position + 1] == ASCII.apostrophe else { break }
                scalar.needsDecoding = true
                position += 2
            } else if byte == ASCII.quote || byte == ASCII.backslash {
                scalar.needsDecoding = true
                position += 1
            } else {
                position = skipInQuotes(byte, at: position, parent, &scalar)
                guard !hasFailed else { return nil }
            }
        }
        scalar.end = position
        offset = position + 1
        return scalar
    }

    /// The offset of the first byte that needs attention.
    func skipPlain(_ isPlain: UnsafeMutablePointer<Bool>, from position: Int) -> Int {
        var pointer = text + position
        while isPlain[Int(truncatingIfNeeded: pointer.pointee)] { pointer += 1 }
        return pointer - text
    }

    /// The offset after a byte that needs attention in any quoted text.
    private mutating func skipInQuotes(_ byte: UInt8, at position: Int, _ parent: Int, _ scalar: inout Scalar) -> Int {
        if byte >= 0x80 {
            scalar.isASCII = false
            return position + 1
        }
        if byte == ASCII.tab {
            scalar.needsDecoding = true
            return position + 1
        }
        if byte == ASCII.lineFeed {
            scalar.isMultiline = true
            return skipLineBreaks(at: position, parent, &scalar)
        }
        if position == count { failUnclosed(scalar) } else { failControl(at: position) }
        return position
    }

    /// The offset of the text in the next line that has any.
    private mutating func skipLineBreaks(at end: Int, _ parent: Int, _ scalar: inout Scalar) -> Int {
        var position = end
        var indent = 0
        while text[position] == ASCII.lineFeed {
            position += 1
            lineStart = position
            while text[position] == ASCII.space { position += 1 }
            indent = position - lineStart
            while isSpace(text[position]) { position += 1 }
        }
        if position == count || position == lineStart && isMarker(at: position) {
            failUnclosed(scalar)
        } else if indent <= parent {
            if lineStart + indent < position { failTab(lineStart + indent) }
            if !scalar.isOutdented {
                // The specification forbids it (YAML 1.2.2 §7.3), but common parsers accept it.
                warn(
                    "this line is inside quotation marks, so it should be indented more than their key",
                    at: position,
                    remedy: "indent it, or close the quotation marks above"
                )
            }
            scalar.isOutdented = true
        }
        return position
    }

    private mutating func failUnclosed(_ scalar: Scalar) {
        fail(
            "this text has no closing quotation mark",
            at: scalar.origin,
            remedy: "close it; the file may be incomplete"
        )
    }

    /// The length of a valid escape, or 0 after a fault. An escaped line break ends before the break.
    private mutating func lengthOfEscape(at position: Int) -> Int {
        switch text[position + 1] {
        case UInt8(ascii: "0"), UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "t"), ASCII.tab, UInt8(ascii: "n"),
            UInt8(ascii: "v"), UInt8(ascii: "f"), UInt8(ascii: "r"), UInt8(ascii: "e"), ASCII.space, ASCII.quote,
            UInt8(ascii: "/"), ASCII.backslash, UInt8(ascii: "N"), UInt8(ascii: "_"), UInt8(ascii: "L"),
            UInt8(ascii: "P"):
            return 2
        case ASCII.lineFeed: return 1
        case UInt8(ascii: "x"): if hexadecimal(at: position + 2, count: 2) != nil { return 4 }
        case UInt8(ascii: "u"): if hexadecimal(at: position + 2, count: 4) != nil { return 6 }
        case UInt8(ascii: "U"):
            if let scalar = hexadecimal(at: position + 2, count: 8), Unicode.Scalar(scalar) != nil { return 10 }
        default: break
        }
        fail(
            "'\\' does not begin a valid escape",
            at: position,
            remedy: "write '\\\\' for the character itself, or use single quotation marks"
        )
        return 0
    }

    /// The value of exactly so many digits.
    func hexadecimal(at start: Int, count: Int) -> UInt32? {
        var value: UInt32 = 0
        var position = start
        while position < start + count {
            let byte = text[position]
            let letter = (byte | 0x20) &- UInt8(ascii: "a")
            if byte &- ASCII.zero < 10 {
                value = value << 4 | UInt32(byte &- ASCII.zero)
            } else if letter < 6 {
                value = value << 4 | UInt32(letter + 10)
            } else {
                return nil
            }
            position += 1
        }
        return value
    }
}
