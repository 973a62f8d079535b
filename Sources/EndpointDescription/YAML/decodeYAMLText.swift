#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The text of a YAML file in UTF-8 with line feeds between its lines, without a byte order mark (YAML 1.2.2 §5.2, §5.4).
///
/// Offsets in the result have the line and the column that they have in the file.
func decodeYAMLText(_ bytes: [UInt8]) -> [UInt8] {
    let (first, second) = (bytes.first ?? 1, bytes.count > 1 ? bytes[1] : 1)
    if bytes.count > 3, first == 0, second == 0, bytes[2] == 0xFE && bytes[3] == 0xFF || bytes[2] == 0 {
        return normalizeBreaks(decodeUTF32(bytes, bigEndian: true))
    }
    if bytes.count > 3, bytes[2] == 0, bytes[3] == 0, first == 0xFF && second == 0xFE || second == 0 {
        return normalizeBreaks(decodeUTF32(bytes, bigEndian: false))
    }
    if first == 0xFE && second == 0xFF || first == 0 { return normalizeBreaks(decodeUTF16(bytes, bigEndian: true)) }
    if first == 0xFF && second == 0xFE || second == 0 { return normalizeBreaks(decodeUTF16(bytes, bigEndian: false)) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return normalizeBreaks(Array(bytes.dropFirst(3))) }
    return normalizeBreaks(bytes)
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

private func decodeUTF16(_ bytes: [UInt8], bigEndian: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: 0, to: bytes.count - 1, by: 2) {
        let (a, b) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        units.append(bigEndian ? a << 8 | b : b << 8 | a)
    }
    if units.first == 0xFEFF { units.removeFirst() }
    return Array(String(decoding: units, as: UTF16.self).utf8)
}

private func decodeUTF32(_ bytes: [UInt8], bigEndian: Bool) -> [UInt8] {
    var text = String.UnicodeScalarView()
    for index in stride(from: 0, to: bytes.count - 3, by: 4) {
        var unit: UInt32 = 0
        for byte in 0..<4 { unit = unit << 8 | UInt32(bytes[index + (bigEndian ? byte : 3 - byte)]) }
        if index == 0, unit == 0xFEFF { continue }
        text.append(Unicode.Scalar(unit) ?? "\u{FFFD}")
    }
    return Array(String(text).utf8)
}
