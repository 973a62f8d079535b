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
                position += lengthOfUTF8Sequence(at: position)
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

    /// The length of the well-formed sequence (Unicode, table 3-7) that begins here, or 0.
    private func lengthOfUTF8Sequence(at position: Int) -> Int {
        let lead = bytes[position]
        var length = 0
        var low: UInt8 = 0x80
        var high: UInt8 = 0xBF
        switch lead {
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF:
            length = 3
            if lead == 0xE0 { low = 0xA0 }
            if lead == 0xED { high = 0x9F }
        case 0xF0...0xF4:
            length = 4
            if lead == 0xF0 { low = 0x90 }
            if lead == 0xF4 { high = 0x8F }
        default: return 0
        }
        let second = bytes[position + 1]
        guard second >= low, second <= high else { return 0 }
        var index = 2
        while index < length {
            guard bytes[position + index] & 0xC0 == 0x80 else { return 0 }
            index += 1
        }
        return length
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
