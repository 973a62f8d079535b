extension JSONSource {
    /// The offset of the quote that closes the string opened at `open`.
    func endOfString(_ open: Int, isEscaped: inout Bool) throws -> Int {
        let base = base
        let count = count
        var at = open &+ 1
        while true {
            while at &+ 8 <= count {
                let word = UInt64(littleEndian: UnsafeRawPointer(base + at).loadUnaligned(as: UInt64.self))
                let quote = word ^ 0x2222_2222_2222_2222
                let slash = word ^ 0x5C5C_5C5C_5C5C_5C5C
                let quotes = (quote &- 0x0101_0101_0101_0101) & ~quote
                let slashes = (slash &- 0x0101_0101_0101_0101) & ~slash
                let controls = (word &- 0x2020_2020_2020_2020) & ~word
                let hits = (quotes | slashes | controls | word) & 0x8080_8080_8080_8080
                if hits != 0 {
                    at &+= hits.trailingZeroBitCount >> 3
                    break
                }
                at &+= 8
            }
            guard at < count else { throw JSONError(.syntax("a string is not closed"), at: open) }
            let byte = base[at]
            if byte == 0x22 { return at }
            if byte == 0x5C {
                isEscaped = true
                at = try endOfEscape(at)
            } else if byte < 0x20 {
                throw JSONError(.syntax("a control character in a string must be escaped"), at: at)
            } else if byte >= 0x80 {
                at = try endOfScalar(at)
                while at < count, base[at] >= 0x80 { at = try endOfScalar(at) }
            } else {
                at &+= 1
            }
        }
    }

    /// The end of the string at `start` if it is this text, written without escapes.
    mutating func end(of text: String, at start: Int) -> Int? {
        var isEscaped = false
        guard byte(start) == 0x22, let close = try? endOfString(start, isEscaped: &isEscaped), !isEscaped else {
            return nil
        }
        let bytes = UnsafeBufferPointer(start: base + start + 1, count: close &- start &- 1)
        guard haveSameBytes(text, bytes) else { return nil }
        work &+= close &- start
        return close &+ 1
    }

    private func endOfEscape(_ start: Int) throws -> Int {
        switch byte(start &+ 1) {
        case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74: return start &+ 2
        case 0x75:
            guard hexUnit(start &+ 2) != nil else {
                throw JSONError(.syntax("'\\u' needs four hexadecimal digits"), at: start)
            }
            return start &+ 6
        default: throw JSONError(.syntax("unknown escape in a string"), at: start)
        }
    }

    /// The four hexadecimal digits at `start`.
    private func hexUnit(_ start: Int) -> UInt32? {
        var unit: UInt32 = 0
        var at = start
        while at < start &+ 4 {
            let byte = byte(at)
            let digit: UInt8
            switch byte {
            case 0x30...0x39: digit = byte &- 0x30
            case 0x41...0x46: digit = byte &- 0x37
            case 0x61...0x66: digit = byte &- 0x57
            default: return nil
            }
            unit = unit << 4 | UInt32(digit)
            at &+= 1
        }
        return unit
    }

    /// The end of the UTF-8 sequence at `start`, by the table of well-formed sequences of Unicode §3.9.
    private func endOfScalar(_ start: Int) throws -> Int {
        let first = base[start]
        let second = byte(start &+ 1)
        let length: Int
        switch first {
        case 0xC2...0xDF where second & 0xC0 == 0x80: length = 2
        case 0xE0 where second >= 0xA0 && second <= 0xBF: length = 3
        case 0xED where second >= 0x80 && second <= 0x9F: length = 3
        case 0xE1...0xEC where second & 0xC0 == 0x80: length = 3
        case 0xEE...0xEF where second & 0xC0 == 0x80: length = 3
        case 0xF0 where second >= 0x90 && second <= 0xBF: length = 4
        case 0xF1...0xF3 where second & 0xC0 == 0x80: length = 4
        case 0xF4 where second >= 0x80 && second <= 0x8F: length = 4
        default: throw JSONError(.syntax("a string is not UTF-8"), at: start)
        }
        if length > 2, byte(start &+ 2) & 0xC0 != 0x80 || (length > 3 && byte(start &+ 3) & 0xC0 != 0x80) {
            throw JSONError(.syntax("a string is not UTF-8"), at: start)
        }
        return start &+ length
    }

    /// The text between two quotes that `endOfString` has checked.
    @inline(__always)
    func text(_ start: Int, _ end: Int, isEscaped: Bool) -> String {
        if isEscaped { return unescaped(start, end) }
        return String(decoding: UnsafeBufferPointer(start: base + start, count: end &- start), as: UTF8.self)
    }

    @inline(never)
    private func unescaped(_ start: Int, _ end: Int) -> String {
        String(unsafeUninitializedCapacity: end - start) { buffer in
            var length = 0
            var at = start
            while at < end {
                let byte = base[at]
                guard byte == 0x5C else {
                    buffer[length] = byte
                    length += 1
                    at += 1
                    continue
                }
                let scalar: UInt32
                switch self.byte(at + 1) {
                case 0x62: scalar = 0x08
                case 0x66: scalar = 0x0C
                case 0x6E: scalar = 0x0A
                case 0x72: scalar = 0x0D
                case 0x74: scalar = 0x09
                case 0x75: scalar = escapedScalar(&at)
                default: scalar = UInt32(self.byte(at + 1))
                }
                at += 2
                for unit in UTF8.encode(UnicodeScalar(scalar) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter {
                    buffer[length] = unit
                    length += 1
                }
            }
            return length
        }
    }

    /// The scalar of `\uXXXX` or of a surrogate pair of them. Leaves `at` two bytes before the text that follows.
    private func escapedScalar(_ at: inout Int) -> UInt32 {
        let unit = hexUnit(at + 2) ?? 0xFFFD
        at += 4
        guard unit >= 0xD800, unit <= 0xDBFF, byte(at + 2) == 0x5C, byte(at + 3) == 0x75,
            let low = hexUnit(at + 4), low >= 0xDC00, low <= 0xDFFF
        else { return unit }
        at += 6
        return 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
    }
}
