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

private func hexadecimal(_ digits: UnsafePointer<UInt8>) -> UInt32 {
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
