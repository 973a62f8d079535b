extension YAMLScanner {
    /// Reads a node inside brackets.
    mutating func scanFlowNode() {
        let origin = max(offset - 1, 0)
        guard skipFlowSeparation() else { return }
        var byte = text[offset]
        var frame = top
        if frame.phase == .start {
            guard !endsFlow(byte, frame) else { return }
            if byte == ASCII.questionMark, isSpaceOrEnd(offset + 1) {
                if frame.kind == .flowSequence { open(.flowPair, indent: frame.indent, origin: offset, Properties()) }
                setPhase(.beforeKey)
                offset += 1
                return
            }
            if frame.kind == .flowMapping { setPhase(.beforeKey) }
            frame = top
        }
        var properties = Properties()
        let start = offset
        while byte == ASCII.ampersand || byte == ASCII.exclamationMark {
            guard scanProperty(into: &properties), skipFlowSeparation() else { return }
            byte = text[offset]
        }
        if byte == ASCII.comma || byte == ASCII.closeBracket || byte == ASCII.closeBrace {
            return writeEmpty(properties, origin: properties.isEmpty ? origin : start)
        }
        if byte == ASCII.colon, isValueIndicator(offset) {
            if frame.phase == .start {
                open(.flowPair, indent: frame.indent, origin: start, Properties())
                setPhase(.beforeKey)
            }
            guard !hasFailed else { return }
            guard isKeyNext else { return failFlow("a value", frame) }
            isQuotedKey = false
            return writeEmpty(properties, origin: start)
        }
        if byte == ASCII.openBracket || byte == ASCII.openBrace {
            guard !isKeyNext else { return failComplexKey(at: offset) }
            open(
                byte == ASCII.openBracket ? .flowSequence : .flowMapping,
                indent: frame.indent,
                origin: offset,
                properties
            )
            offset += 1
            return
        }
        let line = lineStart
        guard let scalar = scanScalar(frame.indent, inFlow: true) else { return }
        isQuotedKey = scalar.style == .singleQuoted || scalar.style == .doubleQuoted
        if frame.phase == .start, !scalar.isMultiline, line == lineStart, isFlowColonAhead() {
            open(.flowPair, indent: frame.indent, origin: start, Properties())
            guard !hasFailed else { return }
            setPhase(.beforeKey)
        }
        write(scalar, properties)
    }

    mutating func continueFlowSequence(_ frame: Frame) {
        guard skipFlowSeparation() else { return }
        let byte = text[offset]
        if byte == ASCII.comma {
            offset += 1
            setPhase(.start)
            wantsNode = true
        } else if !endsFlow(byte, frame) {
            if byte == ASCII.colon, writer.lastByte == ASCII.closeBracket || writer.lastByte == ASCII.closeBrace {
                return failComplexKey(at: offset)
            }
            failFlow("',' or ']'", frame)
        }
    }

    /// Continues a mapping, or a single pair in a sequence.
    mutating func continueFlowMapping(_ frame: Frame) {
        let origin = max(offset - 1, 0)
        if frame.phase == .value, frame.kind == .flowPair { return close() }
        guard skipFlowSeparation() else { return }
        let byte = text[offset]
        if frame.phase == .key {
            if byte == ASCII.colon, isQuotedKey || isValueIndicator(offset) {
                offset += 1
                setPhase(.beforeValue)
                wantsNode = true
            } else {
                writeEmpty(Properties(), origin: origin)
            }
        } else if byte == ASCII.comma {
            offset += 1
            setPhase(.start)
            wantsNode = true
        } else if !endsFlow(byte, frame) {
            failFlow("',' or '}'", frame)
        }
    }

    /// Closes a flow at its bracket. Before an entry, reports what cannot begin one.
    private mutating func endsFlow(_ byte: UInt8, _ frame: Frame) -> Bool {
        let closing = frame.kind == .flowSequence ? ASCII.closeBracket : ASCII.closeBrace
        if byte == closing {
            offset += 1
            close()
            return true
        }
        let isOther = byte == ASCII.closeBracket || byte == ASCII.closeBrace
        guard isOther || frame.phase == .start && byte == ASCII.comma else { return false }
        failFlow(frame.phase == .start ? "an entry" : "',' or '\(Unicode.Scalar(closing))'", frame)
        return true
    }

    private mutating func skipFlowSeparation() -> Bool {
        skipSeparation()
        let frame = top
        if isAtEnd {
            fail(
                "this bracket is not closed before the end of the file",
                at: openBracket ?? offset,
                remedy: frame.kind == .flowMapping ? "close it with '}'" : "close it with ']'"
            )
            return false
        }
        guard startsLine else { return true }
        if isAtEndOfDocument {
            fail("a document marker appears inside brackets", at: offset, remedy: "close the brackets before it")
            return false
        }
        let byte = text[offset]
        // Many tools put the closing bracket at the column of the key, although the specification does not.
        if indent > frame.indent || byte == ASCII.closeBracket || byte == ASCII.closeBrace { return true }
        if tab >= 0 {
            failTab(tab)
            return false
        }
        if !isFlowOutdented {
            warn(
                "a line inside brackets should be indented more than the line that they belong to",
                at: offset,
                remedy: "indent it, or close the brackets"
            )
        }
        isFlowOutdented = true
        return true
    }

    /// Whether the `:` here separates a key from a value.
    func isValueIndicator(_ position: Int) -> Bool {
        isSpaceOrEnd(position + 1) || isFlowIndicator(text[position + 1])
    }

    /// Whether the `:` of a single pair follows on this line.
    private func isFlowColonAhead() -> Bool {
        var position = offset
        while isSpace(text[position]) { position += 1 }
        return text[position] == ASCII.colon && (isQuotedKey || isValueIndicator(position))
    }

    private mutating func failFlow(_ what: String, _ frame: Frame) {
        let start = openBracket.flatMap { $0 < lineStart ? position(of: $0) : nil }
        fail(
            "expected \(what), found \(describe(offset))"
                + (start.map { " in the brackets that begin at \($0)" } ?? ""),
            at: offset,
            remedy: text[offset] == ASCII.colon
                ? "write a key and its ':' on one line, and a space after ':'"
                : text[offset] == ASCII.comma ? "remove the comma, or write what belongs before it" : nil
        )
    }

    /// The line and the column, as in the place of a diagnostic.
    private func position(of offset: Int) -> String {
        var (line, start) = (1, 0)
        while true {
            let end = endOfLine(from: start)
            if end >= offset { break }
            line += 1
            start = end + 1
        }
        let column = String(decoding: UnsafeBufferPointer(start: text + start, count: offset - start), as: UTF8.self)
        return "\(line):\(column.unicodeScalars.count + 1)"
    }

    /// The innermost open bracket, if it is open only because `#` begins a comment, as in
    /// `{$ref: #/components/schemas/Pet}`: the comment contains the closing bracket, and the scanner is past it.
    var bracketBeforeComment: Int? {
        guard let start = openBracket else { return nil }
        let end = endOfLine(from: start)
        // In ASCII, each closing bracket is two positions after its opening bracket.
        guard end < offset || offset == count, let comment = startOfComment(from: start, to: end),
            (comment..<end).contains(where: { text[$0] == text[start] + 2 })
        else { return nil }
        return start
    }

    /// The first `#` that follows the space after a key, a comma or a bracket, and that has no space after it.
    private func startOfComment(from start: Int, to end: Int) -> Int? {
        (start + 1..<max(end, start + 1)).first { position in
            guard text[position] == ASCII.hash, isSpace(text[position - 1]), !isSpaceOrEnd(position + 1) else {
                return false
            }
            var before = position - 1
            while before > start, isSpace(text[before]) { before -= 1 }
            return text[before] == ASCII.colon || text[before] == ASCII.comma || before == start
        }
    }
}
