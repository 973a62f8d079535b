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
                detail |= Node.escaped
                position = skipEscape(at: position)
            } else if byte >= 0x80 {
                detail |= Node.nonASCII
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
            fail("this string has no closing quotation mark", remedy: "close it; the file may be incomplete")
        } else if byte == ASCII.backslash {
            fail("'\\' does not begin a valid JSON escape", remedy: "write '\\\\' for the character itself")
        } else if byte >= 0x80 {
            fail("these bytes are not UTF-8", remedy: "save the file as UTF-8")
        } else {
            fail("a string must not contain \(describe(byte)) unescaped")
        }
    }
}

// MARK: decodeJSONString

/// Decodes the content of a JSON string. An unpaired surrogate becomes U+FFFD.
///
/// - Precondition: the scanner has accepted the bytes.
func decodeJSONString(_ bytes: UnsafePointer<UInt8>, count: Int, isEscaped: Bool) -> String {
    guard isEscaped else {
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }
    // An escape is never shorter than its decoded form.
    let decoded = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    defer { decoded.deallocate() }
    var length = 0
    var index = 0
    while index < count {
        let byte = bytes[index]
        guard byte == ASCII.backslash else {
            decoded[length] = byte
            length += 1
            index += 1
            continue
        }
        let letter = bytes[index + 1]
        index += 2
        switch letter {
        case UInt8(ascii: "b"): decoded[length] = 0x08
        case UInt8(ascii: "f"): decoded[length] = 0x0C
        case UInt8(ascii: "n"): decoded[length] = 0x0A
        case UInt8(ascii: "r"): decoded[length] = 0x0D
        case UInt8(ascii: "t"): decoded[length] = 0x09
        case UInt8(ascii: "u"):
            var scalar = hexadecimal(bytes + index)
            index += 4
            if scalar >= 0xD800, scalar < 0xE000 {
                let hasPartner =
                    scalar < 0xDC00 && index + 6 <= count && bytes[index] == ASCII.backslash
                    && bytes[index + 1] == UInt8(ascii: "u")
                let partner = hasPartner ? hexadecimal(bytes + index + 2) : 0
                if partner >= 0xDC00, partner < 0xE000 {
                    scalar = 0x10000 + (scalar - 0xD800) << 10 + (partner - 0xDC00)
                    index += 6
                } else {
                    scalar = 0xFFFD
                }
            }
            length += encodeUTF8(scalar, to: decoded + length) - 1
        default: decoded[length] = letter
        }
        length += 1
    }
    return String(decoding: UnsafeBufferPointer(start: decoded, count: length), as: UTF8.self)
}

func hexadecimal(_ digits: UnsafePointer<UInt8>) -> UInt32 {
    var value: UInt32 = 0
    var index = 0
    while index < 4 {
        let digit = digits[index]
        value = value << 4 | UInt32(digit < 0x40 ? digit & 0x0F : (digit & 0x0F) + 9)
        index += 1
    }
    return value
}

private func encodeUTF8(_ scalar: UInt32, to bytes: UnsafeMutablePointer<UInt8>) -> Int {
    if scalar < 0x80 {
        bytes[0] = UInt8(truncatingIfNeeded: scalar)
        return 1
    }
    let last = UInt8(truncatingIfNeeded: scalar & 0x3F | 0x80)
    if scalar < 0x800 {
        bytes[0] = UInt8(truncatingIfNeeded: scalar >> 6 | 0xC0)
        bytes[1] = last
        return 2
    }
    let third = UInt8(truncatingIfNeeded: scalar >> 6 & 0x3F | 0x80)
    if scalar < 0x10000 {
        bytes[0] = UInt8(truncatingIfNeeded: scalar >> 12 | 0xE0)
        bytes[1] = third
        bytes[2] = last
        return 3
    }
    bytes[0] = UInt8(truncatingIfNeeded: scalar >> 18 | 0xF0)
    bytes[1] = UInt8(truncatingIfNeeded: scalar >> 12 & 0x3F | 0x80)
    bytes[2] = third
    bytes[3] = last
    return 4
}

// MARK: lengthOfUTF8Sequence

/// The length of the well-formed sequence (Unicode, table 3-7) that begins here, or 0.
///
/// - Precondition: the text ends with a zero byte.
func lengthOfUTF8Sequence(at bytes: UnsafePointer<UInt8>) -> Int {
    let lead = bytes[0]
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
    let second = bytes[1]
    guard second >= low, second <= high else { return 0 }
    var index = 2
    while index < length {
        guard bytes[index] & 0xC0 == 0x80 else { return 0 }
        index += 1
    }
    return length
}

// MARK: scanNumber

extension JSONScanner {
    mutating func scanNumber() -> Bool {
        let start = offset
        if bytes[offset] == ASCII.minus { offset += 1 }
        if bytes[offset] == ASCII.zero {
            offset += 1
            if isDigit(bytes[offset]) {
                fail("a number must not begin with a superfluous 0")
                return false
            }
        } else if !skipDigits() {
            return false
        }
        if bytes[offset] == UInt8(ascii: ".") {
            offset += 1
            guard skipDigits() else { return false }
        }
        if bytes[offset] | 0x20 == UInt8(ascii: "e") {
            offset += 1
            if bytes[offset] == UInt8(ascii: "+") || bytes[offset] == ASCII.minus { offset += 1 }
            guard skipDigits() else { return false }
        }
        append(start: start, end: offset, detail: 0)
        return true
    }

    private mutating func skipDigits() -> Bool {
        guard isDigit(bytes[offset]) else {
            failExpecting("a digit")
            return false
        }
        while isDigit(bytes[offset]) { offset += 1 }
        return true
    }

    func isDigit(_ byte: UInt8) -> Bool {
        byte &- ASCII.zero < 10
    }
}
