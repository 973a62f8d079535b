/// The way of most lines of a description, `key: value` and `- value` in plain text. It reads nothing that the general way
/// would read otherwise, only with fewer calls.
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
        writer.endKey(isMerge: false)
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
