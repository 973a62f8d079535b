extension YAMLScanner {
    /// Reads a node outside of brackets, after `-`, `?` or `:`, or the root.
    mutating func scanBlockNode() {
        let parent = parentIndent
        let origin = max(offset - 1, 0)
        skipSeparation()
        if startsLine, !isInside(parent) || isAtEnd {
            writeEmpty(Properties(), origin: origin)
            return
        }
        if startsLine || isCompact, tab < 0, !isKeyNext, lengthOfPlainKey > 0 {
            let column = offset - lineStart
            open(.blockMapping, indent: column, origin: offset, Properties())
            if !hasFailed { _ = scanPlainEntry(column) }
            return
        }
        guard let start = scanNodeStart(parent) else { return }
        let byte = text[offset]
        if byte == ASCII.minus || byte == ASCII.questionMark || byte == ASCII.colon, isSpaceOrEnd(offset + 1) {
            scanIndicator(byte, start)
            return
        }
        switch byte {
        case ASCII.openBracket, ASCII.openBrace:
            guard !isKeyNext else { return failComplexKey(at: start.offset) }
            guard let properties = properties(of: start) else { return }
            open(
                byte == ASCII.openBracket ? .flowSequence : .flowMapping,
                indent: parent,
                origin: offset,
                properties
            )
            offset += 1
        case ASCII.bar, ASCII.greaterThan:
            guard let properties = properties(of: start) else { return }
            scanBlockScalar(parent, properties)
        default: scanBlockText(start, parent)
        }
    }

    /// The beginning of a node, which may be the first key of a mapping.
    private struct NodeStart {
        /// The properties on lines of their own, which belong to the node.
        var properties = Properties()
        /// The properties on the line of the node. If that is a key, they belong to the key.
        var own = Properties()
        var offset: Int
        /// The offset of the first tab in the white space before it, or -1.
        var tab: Int
        /// Whether a block collection may begin on its line.
        var mayBegin: Bool
    }

    /// Reads the properties of a node. Returns `nil` if they are all of it, or are faulty.
    private mutating func scanNodeStart(_ parent: Int) -> NodeStart? {
        var start = NodeStart(offset: offset, tab: tab, mayBegin: isCompact || startsLine)
        while text[offset] == ASCII.ampersand || text[offset] == ASCII.exclamationMark {
            guard scanProperty(into: &start.own) else { return nil }
            skipSeparation()
            guard startsLine else { continue }
            guard add(start.own, to: &start.properties) else { return nil }
            start.own = Properties()
            if !isInside(parent) {
                writeEmpty(start.properties, origin: start.offset)
                return nil
            }
            start.offset = offset
            start.tab = tab
            start.mayBegin = true
        }
        return start
    }

    /// All properties of a node that begins no mapping; `nil` if they are contradictory.
    private mutating func properties(of start: NodeStart) -> Properties? {
        var properties = start.properties
        return add(start.own, to: &properties) ? properties : nil
    }

    /// Reads a scalar, or a mapping whose first key it is.
    private mutating func scanBlockText(_ start: NodeStart, _ parent: Int) {
        guard !isAtEnd else {
            if let properties = properties(of: start) { writeEmpty(properties, origin: start.offset) }
            return
        }
        guard let scalar = scanScalar(parent, inFlow: false) else { return }
        guard isColonAhead() else {
            if let properties = properties(of: start) { write(scalar, properties) }
            return
        }
        guard !scalar.isMultiline else { return failMultilineKey(scalar) }
        guard start.mayBegin else { return failSecondColon() }
        guard !isKeyNext else { return failComplexKey(at: start.offset) }
        guard start.tab < 0 else { return failTab(start.tab) }
        open(.blockMapping, indent: start.offset - lineStart, origin: start.offset, start.properties)
        writeKey(scalar, start.own)
    }

    /// Whether the token is part of the node after an indicator in a collection at the column `parent`.
    private func isInside(_ parent: Int) -> Bool {
        let indent = self.indent
        guard indent <= parent || indent == 0 else { return true }
        if isAtEndOfDocument { return false }
        if indent > parent { return true }
        // A sequence may start at the column of the mapping that contains it.
        guard indent == parent, depth > 0, tab < 0 else { return false }
        let frame = top
        return frame.kind == .blockMapping && frame.phase == .beforeValue && isElement
    }

    /// Begins a collection with `-`, `?` or `:`.
    private mutating func scanIndicator(_ byte: UInt8, _ start: NodeStart) {
        guard !isKeyNext else { return failComplexKey(at: start.offset) }
        guard start.tab < 0 else { return failTab(start.tab) }
        if byte == ASCII.colon {
            guard start.mayBegin else { return failSecondColon() }
            open(.blockMapping, indent: start.offset - lineStart, origin: start.offset, start.properties)
            writeEmptyKey(start.own)
            return
        }
        guard start.mayBegin, start.own.isEmpty else {
            fail(
                "a block \(byte == ASCII.minus ? "sequence" : "mapping") cannot begin in the middle of a line",
                at: offset,
                remedy: "begin it on the next line"
            )
            return
        }
        open(
            byte == ASCII.minus ? .blockSequence : .blockMapping,
            indent: offset - lineStart,
            origin: offset,
            start.properties
        )
        guard !hasFailed else { return }
        if byte == ASCII.minus { setPhase(.beforeValue) } else { setPhase(.beforeKey) }
        offset += 1
        isCompact = true
    }

    /// Moves to the `:` of a key in a block, if there is one on this line.
    mutating func isColonAhead() -> Bool {
        var position = offset
        while isSpace(text[position]) { position += 1 }
        guard text[position] == ASCII.colon, isSpaceOrEnd(position + 1) else { return false }
        offset = position
        return true
    }

    /// Writes a key of a block mapping and skips its `:`.
    mutating func writeKey(_ scalar: Scalar, _ properties: Properties) {
        guard !hasFailed else { return }
        setPhase(.beforeKey)
        write(scalar, properties)
        beginValue()
    }

    /// Writes an omitted key of a block mapping and skips its `:`.
    mutating func writeEmptyKey(_ properties: Properties) {
        guard !hasFailed else { return }
        setPhase(.beforeKey)
        writeEmpty(properties, origin: offset)
        beginValue()
    }

    private mutating func beginValue() {
        offset += 1
        setPhase(.beforeValue)
        isCompact = false
        wantsNode = true
    }

    mutating func failComplexKey(at offset: Int) {
        fail(
            "a sequence or mapping cannot be a key, because keys of descriptions are text",
            at: offset,
            remedy: "quote it, if it is meant as text"
        )
    }

    private mutating func failSecondColon() {
        // Only a marker precedes the root on its line.
        if depth == 0 {
            return fail(
                "a mapping cannot begin on the line of '---'",
                at: offset,
                remedy: "begin it on the next line"
            )
        }
        fail(
            "this is the second ': ' on the line, but a mapping cannot begin in the middle of it",
            at: offset,
            remedy: "quote the text, or begin the mapping on the next line"
        )
    }

    mutating func failTab(_ offset: Int) {
        fail("a tab is used as indentation", at: offset, remedy: "indent with spaces; YAML allows no tabs there")
    }
}

// MARK: scanPlainEntry

/// The fast path for most lines of a description: `key: value` and `- value` in plain text. It reads them as the
/// general path would, but with fewer calls.
extension YAMLScanner {
    /// Reads a key in plain text and, if it is on the same line and in plain text too, its value. If only the key was read,
    /// the value comes next.
    ///
    /// - Precondition: the token is the first of its line, and a key of a block mapping is due.
    /// - Returns: whether the key was read.
    mutating func scanPlainEntry(_ indent: Int) -> Bool {
        let length = lengthOfPlainKey
        guard length > 0 else { return false }
        let start = offset
        writer.writeText(text + start, count: length, origin: start)
        writer.endKey(isMerge: false, isASCII: true)
        offset = start + length + 1
        setPhase(.beforeValue)
        isCompact = false
        wantsNode = true
        if text[offset] == ASCII.space, scanPlainValue(from: offset + 1, indent) { setPhase(.value) }
        return true
    }

    /// The length of the key in plain text that begins here, if `: ` follows it immediately; otherwise 0.
    var lengthOfPlainKey: Int {
        let start = UnsafePointer(text) + offset
        guard plain.asStart[Int(truncatingIfNeeded: start.pointee)] else { return 0 }
        let isPlain = plain.inBlock
        var pointer = start
        while isPlain[Int(truncatingIfNeeded: pointer.pointee)] { pointer += 1 }
        guard pointer.pointee == ASCII.colon, pointer[-1] != ASCII.space else { return 0 }
        guard pointer[1] == ASCII.space || pointer[1] == ASCII.lineFeed else { return 0 }
        return pointer - start
    }

    /// Reads a value in plain text, if it is all of the rest of its line and the next line does not continue it.
    ///
    /// - Returns: whether it was read. The next token is then the first of the next line.
    mutating func scanPlainValue(from position: Int, _ indent: Int) -> Bool {
        let start = UnsafePointer(text) + position
        guard plain.asStart[Int(truncatingIfNeeded: start.pointee)] else { return false }
        let isPlain = plain.inBlock
        var pointer = start
        while isPlain[Int(truncatingIfNeeded: pointer.pointee)] { pointer += 1 }
        guard pointer.pointee == ASCII.lineFeed, pointer[-1] != ASCII.space else { return false }
        let end = pointer
        let line = pointer + 1
        pointer = line
        while pointer.pointee == ASCII.space { pointer += 1 }
        guard pointer - line <= indent, pointer.pointee > ASCII.space, pointer.pointee != ASCII.hash else {
            return false
        }
        let scalar = Scalar(style: .plain, origin: position, start: position, end: position + (end - start))
        if !writeResolved(scalar) { writer.writeText(start, count: end - start, origin: position) }
        lineStart = line - UnsafePointer(text)
        offset = pointer - UnsafePointer(text)
        lineToken = offset
        tab = -1
        wantsNode = false
        return true
    }
}
