extension YAMLScanner {
    /// Writes a scalar as the next key or value.
    mutating func write(_ scalar: Scalar, _ properties: Properties) {
        let isKey = isKeyNext
        if scalar.style == .alias {
            guard properties.isEmpty else {
                return fail("an alias can have neither an anchor nor a tag", at: scalar.origin)
            }
            writeAlias(scalar, isKey: isKey)
        } else {
            anchor(properties)
            let isPlain = scalar.style == .plain && properties.tag != .string && properties.tag != .nonSpecific
            if properties.tagStart >= 0, !accepts(properties, isSequence: nil) { return }
            if isKey || !isPlain || scalar.isMultiline || !writeResolved(scalar) { writeText(scalar) }
            if !isKey, properties.tagStart >= 0 { convert(to: properties.tag, scalar) }
        }
        guard !hasFailed else { return }
        if isKey {
            let isMerge = scalar.style == .plain && properties.isEmpty && isMergeKey(scalar)
            if isMerge { hasMerge = true }
            writer.endKey(isMerge: isMerge, isASCII: scalar.isASCII && scalar.style != .alias)
        }
        endNode()
    }

    private func isMergeKey(_ scalar: Scalar) -> Bool {
        scalar.end - scalar.start == 2 && text[scalar.start] == ASCII.lessThan
            && text[scalar.start + 1] == ASCII.lessThan
    }

    /// Writes the content as a JSON string.
    private mutating func writeText(_ scalar: Scalar) {
        guard scalar.needsDecoding || scalar.isMultiline else {
            return writer.writeText(text + scalar.start, count: scalar.end - scalar.start, origin: scalar.origin)
        }
        writer.beginScalar(origin: scalar.origin)
        writer.put(ASCII.quote)
        let isEscaped = scalar.style == .doubleQuoted ? putEscaped(scalar) : putFolded(scalar)
        writer.put(ASCII.quote)
        writer.endScalar(isEscaped: isEscaped)
    }

    /// Writes the lines of a plain or single-quoted scalar, folded.
    ///
    /// - Returns: whether there is a backslash in the JSON.
    private mutating func putFolded(_ scalar: Scalar) -> Bool {
        let isQuoted = scalar.style == .singleQuoted
        var isEscaped = false
        var position = scalar.start
        while true {
            let lineEnd = min(endOfLine(from: position), scalar.end)
            let isLast = lineEnd == scalar.end
            let end = isLast ? lineEnd : trimmed(lineEnd, from: position)
            if putJSON(from: position, to: end, isQuoted: isQuoted) { isEscaped = true }
            guard !isLast else { return isEscaped }
            if putBreaks(at: lineEnd, until: scalar.end, &position) { isEscaped = true }
        }
    }

    /// The end of a line without the white space before its break.
    private func trimmed(_ end: Int, from start: Int) -> Int {
        var end = end
        while end > start, isSpace(text[end - 1]) { end -= 1 }
        return end
    }

    /// Writes a single line break as a space and several as one less, and moves to the text after them.
    private mutating func putBreaks(at start: Int, until end: Int, _ position: inout Int) -> Bool {
        var breaks = -1
        position = start
        while position < end, text[position] == ASCII.lineFeed {
            breaks += 1
            position += 1
            while position < end, isSpace(text[position]) { position += 1 }
        }
        if breaks == 0 { writer.put(ASCII.space) } else { putLineFeeds(breaks) }
        return breaks > 0
    }

    mutating func putLineFeeds(_ count: Int) {
        var index = 0
        while index < count {
            writer.put(ASCII.backslash)
            writer.put(UInt8(ascii: "n"))
            index += 1
        }
    }

    /// Writes bytes of one line with the escapes of JSON. Fails if they are not valid.
    ///
    /// - Parameter isQuoted: whether two apostrophes mean one.
    /// - Returns: whether there is a backslash in the JSON.
    mutating func putJSON(from start: Int, to end: Int, isQuoted: Bool = false) -> Bool {
        let isPlain = isQuoted ? plain.inSingleQuotes : plain.inJSON
        var isEscaped = false
        var position = start
        while position < end {
            let run = position
            var byte: UInt8 = 0
            while true {
                var pointer = text + position
                while isPlain[Int(truncatingIfNeeded: pointer.pointee)] { pointer += 1 }
                byte = pointer.pointee
                position = pointer - text
                guard byte >= 0x80, position < end else { break }
                position += 1
            }
            position = min(position, end)
            if position > run { writer.put(text + run, count: position - run) }
            guard position < end else { break }
            if byte == ASCII.apostrophe {
                writer.put(byte)
                position += 1
            } else {
                guard byte == ASCII.tab || byte == ASCII.quote || byte == ASCII.backslash else {
                    failControl(at: position)
                    return isEscaped
                }
                isEscaped = true
                writer.put(ASCII.backslash)
                writer.put(byte == ASCII.tab ? UInt8(ascii: "t") : byte)
            }
            position += 1
        }
        return isEscaped
    }

    // MARK: Double quotes

    private mutating func putEscaped(_ scalar: Scalar) -> Bool {
        var isEscaped = false
        var position = scalar.start
        while position < scalar.end {
            let run = position
            while true {
                position = skipPlain(plain.inDoubleQuotes, from: position)
                let byte = text[position]
                if position >= scalar.end || byte == ASCII.backslash || byte == ASCII.lineFeed { break }
                position += 1
            }
            let atBreak = position < scalar.end && text[position] == ASCII.lineFeed
            if putJSON(from: run, to: atBreak ? trimmed(position, from: run) : position) { isEscaped = true }
            guard position < scalar.end else { break }
            if atBreak {
                if putBreaks(at: position, until: scalar.end, &position) { isEscaped = true }
            } else if text[position + 1] == ASCII.lineFeed {
                // The break is omitted; further ones are kept.
                position += 2
                while isSpace(text[position]) { position += 1 }
                if text[position] == ASCII.lineFeed { isEscaped = putKeptBreaks(scalar, &position) || isEscaped }
            } else {
                position += putEscape(at: position)
                isEscaped = true
            }
        }
        return isEscaped
    }

    private mutating func putKeptBreaks(_ scalar: Scalar, _ position: inout Int) -> Bool {
        var breaks = 0
        while position < scalar.end, text[position] == ASCII.lineFeed {
            breaks += 1
            position += 1
            while position < scalar.end, isSpace(text[position]) { position += 1 }
        }
        putLineFeeds(breaks)
        return breaks > 0
    }

    /// Writes an escape as one of JSON.
    ///
    /// - Returns: its length in the file.
    private mutating func putEscape(at position: Int) -> Int {
        let letter = text[position + 1]
        switch letter {
        case ASCII.quote, ASCII.backslash, UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
            UInt8(ascii: "r"), UInt8(ascii: "t"):
            writer.put(text + position, count: 2)
        case UInt8(ascii: "u"):
            writer.put(text + position, count: 6)
            return 6
        case UInt8(ascii: "x"):
            putUnicodeEscape(hexadecimal(at: position + 2, count: 2) ?? 0)
            return 4
        case UInt8(ascii: "U"):
            putUnicodeEscape(hexadecimal(at: position + 2, count: 8) ?? 0)
            return 10
        case UInt8(ascii: "0"): putUnicodeEscape(0)
        case UInt8(ascii: "a"): putUnicodeEscape(0x07)
        case ASCII.tab: putUnicodeEscape(0x09)
        case UInt8(ascii: "v"): putUnicodeEscape(0x0B)
        case UInt8(ascii: "e"): putUnicodeEscape(0x1B)
        case ASCII.space: putUnicodeEscape(0x20)
        case UInt8(ascii: "N"): putUnicodeEscape(0x85)
        case UInt8(ascii: "_"): putUnicodeEscape(0xA0)
        case UInt8(ascii: "L"): putUnicodeEscape(0x2028)
        default: putUnicodeEscape(0x2029)
        }
        return 2
    }

    private mutating func putUnicodeEscape(_ scalar: UInt32) {
        if scalar > 0xFFFF {
            putUnicodeEscape(0xD800 + (scalar - 0x10000) >> 10)
            putUnicodeEscape(0xDC00 + (scalar - 0x10000) & 0x3FF)
            return
        }
        writer.put(ASCII.backslash)
        writer.put(UInt8(ascii: "u"))
        var shift: UInt32 = 16
        while shift > 0 {
            shift -= 4
            let digit = UInt8(truncatingIfNeeded: scalar >> shift & 0xF)
            writer.put(digit < 10 ? digit + ASCII.zero : digit - 10 + UInt8(ascii: "a"))
        }
    }
}
