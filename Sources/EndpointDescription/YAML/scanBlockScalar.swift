extension YAMLScanner {
    private enum Chomping {
        case clip, strip, keep
    }

    /// Reads and writes text after `|` or `>`.
    ///
    /// - Parameter parent: the column that the lines of the text exceed.
    mutating func scanBlockScalar(_ parent: Int, _ properties: Properties) {
        let origin = offset
        let isFolded = text[offset] == ASCII.greaterThan
        offset += 1
        var chomping = Chomping.clip
        var indent = -1
        while !isSpaceOrEnd(offset) {
            let byte = text[offset]
            if indent < 0, byte > ASCII.zero, byte <= ASCII.nine {
                indent = max(parent, 0) + Int(byte - ASCII.zero)
            } else if chomping == .clip, byte == ASCII.minus || byte == ASCII.plus {
                chomping = byte == ASCII.minus ? .strip : .keep
            } else {
                return failHeader(origin)
            }
            offset += 1
        }
        while isSpace(text[offset]) { offset += 1 }
        if text[offset] == ASCII.hash { offset = endOfLine(from: offset) }
        guard text[offset] == ASCII.lineFeed || isAtEnd else { return failHeader(origin) }
        if !isAtEnd { offset += 1 }
        lineStart = offset
        if indent < 0 {
            indent = detectIndent(parent)
            guard indent >= 0 else { return }
        }
        let isKey = isKeyNext
        let firstLine = offset
        if properties.tagStart >= 0, !accepts(properties, isSequence: nil) { return }
        anchor(properties)
        writer.beginScalar(origin: origin)
        writer.put(ASCII.quote)
        let isEscaped = putLines(indent, isFolded: isFolded, chomping)
        writer.put(ASCII.quote)
        writer.endScalar(isEscaped: isEscaped)
        if !hasFailed, !isKey, properties.tagStart >= 0 {
            convert(to: properties.tag, content(from: firstLine, indent))
        }
        guard !hasFailed else { return }
        if isKey { writer.endKey(isMerge: false, isASCII: false) }
        endNode()
    }

    /// The text that was written last, without the line breaks around it; a scalar of one line if it has no more.
    private func content(from firstLine: Int, _ indent: Int) -> Scalar {
        let node = writer.nodes[writer.nodeCount - 1]
        let written = UnsafeBufferPointer(
            start: writer.bytes + Int(node.start) + 1,
            count: Int(node.end - node.start) - 2
        )
        let lineBreak = Array(#"\n"#.utf8)
        var text = written[...]
        while text.starts(with: lineBreak) { text = text.dropFirst(lineBreak.count) }
        while text.suffix(lineBreak.count).elementsEqual(lineBreak) { text = text.dropLast(lineBreak.count) }
        guard !text.isEmpty else {
            return Scalar(style: .doubleQuoted, origin: firstLine, start: firstLine, end: firstLine)
        }
        var line = firstLine
        while isBlankLine(line) { line = endOfLine(from: line) + 1 }
        let start = min(line + indent, count)
        var scalar = Scalar(style: .doubleQuoted, origin: start, start: start, end: endOfLine(from: start))
        scalar.isMultiline = text.count != scalar.end - start
        return scalar
    }

    private func isBlankLine(_ line: Int) -> Bool {
        var position = line
        while text[position] == ASCII.space { position += 1 }
        return position < count && text[position] == ASCII.lineFeed
    }

    private mutating func failHeader(_ origin: Int) {
        fail(
            "expected the end of the line after '\(Unicode.Scalar(text[origin]))', found \(describe(offset))",
            at: offset,
            remedy: "begin the text on the next line; only '+', '-' and a digit from 1 to 9 may follow"
        )
    }

    /// The indentation of the first line with text, or -1 after a fault.
    private mutating func detectIndent(_ parent: Int) -> Int {
        var position = offset
        var blank = 0
        var blankLine = offset
        while true {
            let line = position
            while text[position] == ASCII.space { position += 1 }
            let indent = position - line
            if text[position] != ASCII.lineFeed {
                if position == count { return max(parent + 1, blank, indent) }
                guard indent > parent else { return max(parent + 1, blank) }
                if blank > indent {
                    fail(
                        "this empty line has more spaces than the first line of the text",
                        at: blankLine,
                        remedy: "remove its spaces, or state the indentation, as in '|2'"
                    )
                    return -1
                }
                return indent
            }
            if indent > blank {
                blank = indent
                blankLine = line
            }
            position += 1
        }
    }

    /// - Returns: whether there is a backslash in the JSON.
    private mutating func putLines(_ indent: Int, isFolded: Bool, _ chomping: Chomping) -> Bool {
        var isEscaped = false
        // Breaks that are written before the next line, or not at all.
        var breaks = 0
        var hasText = false
        var wasIndented = false
        while !isAtEnd {
            var position = offset
            let limit = offset + indent
            while position < limit, text[position] == ASCII.space { position += 1 }
            if text[position] == ASCII.lineFeed {
                breaks += 1
                offset = position + 1
                lineStart = offset
                continue
            }
            if position == count {
                // Spaces without a break after them count as an empty line.
                if position > offset { breaks += 1 }
                offset = position
                break
            }
            if position < limit || position == lineStart && isMarker(at: position) {
                failIfTab(position)
                break
            }
            let isIndented = isSpace(text[position])
            if isFolded, hasText, breaks > 0, !wasIndented, !isIndented {
                if breaks == 1 { writer.put(ASCII.space) }
                breaks -= 1
            }
            if breaks > 0 { isEscaped = true }
            putLineFeeds(breaks)
            let end = endOfLine(from: position)
            if putJSON(from: position, to: end) { isEscaped = true }
            guard !hasFailed else { return isEscaped }
            hasText = true
            wasIndented = isIndented
            breaks = 1
            offset = min(end + 1, count)
            lineStart = offset
        }
        switch chomping {
        case .strip: return isEscaped
        case .clip: breaks = hasText ? min(breaks, 1) : 0
        case .keep: break
        }
        putLineFeeds(breaks)
        return isEscaped || breaks > 0
    }

    /// A tab that ends the text would otherwise be taken for white space between tokens.
    private mutating func failIfTab(_ position: Int) {
        if text[position] == ASCII.tab { failTab(position) }
    }
}
