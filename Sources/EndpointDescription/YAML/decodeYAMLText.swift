#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The text of a YAML file in UTF-8 with line feeds between its lines, without a byte order mark (YAML 1.2.2 §5.2, §5.4),
/// and the offset in it of the first bytes that are invalid in the file's encoding; `nil` if there are none.
///
/// Offsets in the result have the line and the column that they have in the file.
func decodeYAMLText(_ bytes: [UInt8]) -> (text: [UInt8], invalid: Int?) {
    let decoded: (text: [UInt8], invalid: Int?)
    switch TextEncoding(of: bytes) {
    case .utf32(let bigEndian): decoded = decodeUTF32(bytes, bigEndian: bigEndian)
    case .utf16(let bigEndian): decoded = decodeUTF16(bytes, bigEndian: bigEndian)
    case .utf8:
        let text = normalizeBreaks(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes)
        return (text, text.withUnsafeBufferPointer(invalidUTF8))
    }
    let invalid = decoded.invalid.map { normalizeBreaks(Array(decoded.text[..<$0])).count }
    return (normalizeBreaks(decoded.text), invalid)
}

/// The encoding of a text that begins with a byte order mark or an ASCII character (YAML 1.2.2 §5.2).
package enum TextEncoding: Equatable {
    case utf8
    case utf16(bigEndian: Bool)
    case utf32(bigEndian: Bool)

    package init(of bytes: [UInt8]) {
        let (first, second) = (bytes.first ?? 1, bytes.count > 1 ? bytes[1] : 1)
        let (third, fourth) = bytes.count > 3 ? (bytes[2], bytes[3]) : (1, 1)
        let hasBigMark = first == 0xFE && second == 0xFF
        let hasLittleMark = first == 0xFF && second == 0xFE
        if first == 0, second == 0, third == 0xFE && fourth == 0xFF || third == 0 {
            self = .utf32(bigEndian: true)
        } else if third == 0, fourth == 0, hasLittleMark || second == 0 {
            self = .utf32(bigEndian: false)
        } else if hasBigMark || first == 0 {
            self = .utf16(bigEndian: true)
        } else if hasLittleMark || second == 0 {
            self = .utf16(bigEndian: false)
        } else {
            self = .utf8
        }
    }

    /// The name in diagnostics.
    var name: String {
        switch self {
        case .utf8: "UTF-8"
        case .utf16: "UTF-16"
        case .utf32: "UTF-32"
        }
    }
}

/// Replaces every carriage return and every pair of it and a line feed by a line feed.
private func normalizeBreaks(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.withUnsafeBytes({ contains(ASCII.carriageReturn, $0) }) else { return bytes }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var afterReturn = false
    for byte in bytes {
        if byte == ASCII.carriageReturn {
            text.append(ASCII.lineFeed)
        } else if byte != ASCII.lineFeed || !afterReturn {
            text.append(byte)
        }
        afterReturn = byte == ASCII.carriageReturn
    }
    return text
}

private func contains(_ byte: UInt8, _ buffer: UnsafeRawBufferPointer) -> Bool {
    guard let base = buffer.baseAddress else { return false }
    return memchr(base, Int32(byte), buffer.count) != nil
}

/// The offset of the first bytes that are not UTF-8. Most texts are ASCII, of which this reads eight bytes at a time.
private func invalidUTF8(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let start = text.baseAddress else { return nil }
    let words = UnsafeRawPointer(start)
    let count = text.count
    let notASCII: UInt64 = 0x8080_8080_8080_8080
    var offset = 0
    while offset < count {
        if offset + 8 <= count, words.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & notASCII == 0 {
            offset += 8
        } else if start[offset] < 0x80 {
            offset += 1
        } else {
            // A sequence has at most four bytes. The last ones are read with zeros after them.
            let length =
                offset + 4 <= count
                ? lengthOfUTF8Sequence(at: start + offset)
                : lengthOfUTF8Sequence(at: Array(text[offset...]) + [0, 0, 0])
            if length == 0 { return offset }
            offset += length
        }
    }
    return nil
}

private func decodeUTF16(_ bytes: [UInt8], bigEndian: Bool) -> (text: [UInt8], invalid: Int?) {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: 0, to: bytes.count - 1, by: 2) {
        let (a, b) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        units.append(bigEndian ? a << 8 | b : b << 8 | a)
    }
    if units.first == 0xFEFF { units.removeFirst() }
    func utf8(_ units: some Collection<UInt16>) -> [UInt8] { Array(String(decoding: units, as: UTF16.self).utf8) }
    let text = utf8(units)
    if let half = firstHalfPair(in: units) { return (text, utf8(units[..<half]).count) }
    return (text, bytes.count % 2 == 0 ? nil : text.count)
}

/// The position of the first surrogate without its other half (Unicode, D91).
private func firstHalfPair(in units: [UInt16]) -> Int? {
    var index = 0
    while index < units.count {
        if UTF16.isTrailSurrogate(units[index]) { return index }
        if UTF16.isLeadSurrogate(units[index]) {
            guard index + 1 < units.count, UTF16.isTrailSurrogate(units[index + 1]) else { return index }
            index += 1
        }
        index += 1
    }
    return nil
}

private func decodeUTF32(_ bytes: [UInt8], bigEndian: Bool) -> (text: [UInt8], invalid: Int?) {
    var text = String.UnicodeScalarView()
    var isValid = true
    for index in stride(from: 0, to: bytes.count, by: 4) {
        var unit: UInt32 = 0
        for byte in 0..<4 where index + 4 <= bytes.count {
            unit = unit << 8 | UInt32(bytes[index + (bigEndian ? byte : 3 - byte)])
        }
        if index == 0, unit == 0xFEFF { continue }
        guard index + 4 <= bytes.count, let scalar = Unicode.Scalar(unit) else {
            isValid = false
            break
        }
        text.append(scalar)
    }
    let utf8 = Array(String(text).utf8)
    return (utf8, isValid ? nil : utf8.count)
}
