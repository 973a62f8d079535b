extension String {
    /// At most `limit` bytes of whole characters, with an ellipsis if text was cut.
    func cut(to limit: Int) -> String {
        guard utf8.count > limit else { return self }
        var end = utf8.index(startIndex, offsetBy: limit)
        while end > startIndex, utf8[end] & 0xC0 == 0x80 { end = utf8.index(before: end) }
        return String(self[..<end]) + "…"
    }

    /// The text with escapes in place of the scalars that ``Unicode/Scalar/isControl`` names.
    var printable: String {
        var text = ""
        for scalar in unicodeScalars {
            if scalar.isControl {
                text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}

extension Unicode.Scalar {
    /// Whether the scalar would control a terminal, start a new line, or change the direction of text.
    var isControl: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}

extension JSONSource {
    /// A short description of the value at `start`: `the string "abc"`, `the number 12`, `an object`.
    func excerpt(at start: Int) -> String {
        switch byte(start) {
        case 0x22: "the string \(quoted(start + 1))"
        case 0x7B: "an object"
        case 0x5B: "an array"
        case 0x6E: "null"
        case 0x74: "true"
        case 0x66: "false"
        case 0x2D, 0x30...0x39: "the number \(run(start))"
        default: start >= count ? "the end of the text" : "the character \(character(start))"
        }
    }

    /// The character at `offset` in quotes, or the byte if there is no valid character.
    func character(_ offset: Int) -> String {
        let value = byte(offset)
        guard value < 0x80 else { return "of byte 0x\(String(value, radix: 16))" }
        return "'\(String(UnicodeScalar(value)).printable)'"
    }

    private func quoted(_ start: Int) -> String {
        var end = start
        while end < count, end < start + 40, base[end] != 0x22 {
            end += base[end] == 0x5C ? 2 : 1
        }
        end = min(end, count)
        while end < count, end > start, base[end] & 0xC0 == 0x80 { end -= 1 }
        let text = String(decoding: UnsafeBufferPointer(start: base + start, count: end - start), as: UTF8.self)
        return "\"\(text.printable)\(byte(end) == 0x22 ? "" : "…")\""
    }

    private func run(_ start: Int) -> String {
        var end = start
        while end < count, end < start + 40 {
            switch base[end] {
            case 0x2B, 0x2D, 0x2E, 0x30...0x39, 0x45, 0x65: end += 1
            default:
                return String(decoding: UnsafeBufferPointer(start: base + start, count: end - start), as: UTF8.self)
            }
        }
        let text = String(decoding: UnsafeBufferPointer(start: base + start, count: end - start), as: UTF8.self)
        return end < count ? text + "…" : text
    }
}
