extension JSONScanner {
    mutating func scanString() -> Bool {
        let start = offset
        var position = offset + 1
        var detail: UInt32 = 0
        while true {
            position = skipPlainBytes(from: position)
            let byte = bytes[position]
            if byte == ASCII.quote { break }
            offset = position
            if byte == ASCII.backslash {
                detail = Node.escaped
                position = skipEscape(at: position)
            } else if byte >= 0x80 {
                position += lengthOfUTF8Sequence(at: bytes + position)
            } else {
                position = offset
            }
            if position == offset {
                failInString(byte, start)
                return false
            }
        }
        offset = position + 1
        append(start: start, end: offset, detail: detail)
        return true
    }

    /// The offset of the first byte of a string that needs attention. This is the hottest loop.
    private func skipPlainBytes(from position: Int) -> Int {
        let isPlain = self.isPlain
        var pointer = UnsafePointer(bytes) + position
        while isPlain[Int(truncatingIfNeeded: pointer.pointee)] { pointer += 1 }
        return pointer - UnsafePointer(bytes)
    }

    /// The offset after the escape, or `position` if it is not valid.
    private func skipEscape(at position: Int) -> Int {
        switch bytes[position + 1] {
        case ASCII.quote, ASCII.backslash, UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return position + 2
        case UInt8(ascii: "u"):
            var index = 2
            while index < 6 {
                let byte = bytes[position + index]
                let letter = (byte | 0x20) &- UInt8(ascii: "a")
                guard isDigit(byte) || letter < 6 else { return position }
                index += 1
            }
            return position + 6
        default:
            return position
        }
    }

    private mutating func failInString(_ byte: UInt8, _ start: Int) {
        if offset == byteCount {
            offset = start
            fail("this string has no closing quotation mark")
        } else if byte == ASCII.backslash {
            fail("'\\' does not begin a valid JSON escape", remedy: "write '\\\\' for the character itself")
        } else if byte >= 0x80 {
            fail("these bytes are not UTF-8", remedy: "save the file as UTF-8")
        } else {
            fail("a string must not contain \(describe(byte)) unescaped")
        }
    }
}
