#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Reads a YAML file (YAML 1.2.2, core schema) with one document as JSON. Reports faults to `log`; `nil` if the text is
/// not valid.
///
/// Places are those in the YAML file. Keys become text as they are written, merge keys (`<<`) are replaced by what they
/// merge, and tags outside of the core schema are ignored with a warning. Repeated keys are a warning; the last one is
/// used. Of keys that differ only in their Unicode normal form, the first one is used. Limits: 512 levels of nesting,
/// 500 MB, 30 combining marks in a row, and aliases that expand to ten times the size of the file or to 100 MB, but to 1 MB in any case.
package func readYAML(_ bytes: [UInt8], path: String, into log: DiagnosticLog) -> JSON? {
    guard bytes.count < 500_000_000 else {
        log.error("the file is larger than 500 MB", at: startOfFile(path))
        return nil
    }
    let text = decodeYAMLText(bytes)
    if reportMarks(in: text, path: path, into: log) { return nil }
    var scanner = YAMLScanner(text)
    scanner.scan()
    var fault = scanner.fault
    var writer = scanner.takeWriter()
    if scanner.hasMerge, fault == nil {
        let tape = writer.finish()
        defer { tape.deallocate() }
        var expander = MergeExpander(tape)
        expander.expand()
        fault = expander.fault
        writer = expander.takeWriter()
    }
    let document = JSONDocument(path: path, text: text, writer: writer)
    if fault != nil, reportMergeConflict(in: text, path: path, into: log) { return nil }
    for warning in scanner.warnings {
        log.warning(warning.message, at: place(in: document, offset: warning.offset), remedy: warning.remedy)
    }
    if let fault {
        log.error(fault.message, at: place(in: document, offset: fault.offset), remedy: fault.remedy)
        return nil
    }
    for key in reportLookalikes(among: document.supersededKeys, of: document, into: log) {
        log.warning(
            "the key '\(key.string ?? "")' is repeated later in this mapping; the last one is used",
            at: key.place
        )
    }
    reportHalfPairs(in: document, into: log)
    return JSON(document: document, index: 0)
}

/// The text of a YAML file in UTF-8 with line feeds between its lines, without a byte order mark (YAML 1.2.2 §5.2, §5.4).
///
/// Offsets in the result have the line and the column that they have in the file.
func decodeYAMLText(_ bytes: [UInt8]) -> [UInt8] {
    switch TextEncoding(of: bytes) {
    case .utf32(let bigEndian): normalizeBreaks(decodeUTF32(bytes, bigEndian: bigEndian))
    case .utf16(let bigEndian): normalizeBreaks(decodeUTF16(bytes, bigEndian: bigEndian))
    case .utf8: normalizeBreaks(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes)
    }
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

/// The offsets of the second and further lines, as memory that the caller owns.
func findLineStarts(in text: [UInt8]) -> (starts: UnsafePointer<UInt32>, count: Int) {
    var capacity = text.count / 32 + 16
    var starts = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
    var count = 0
    text.withUnsafeBytes { buffer in
        guard let base = buffer.baseAddress else { return }
        var offset = 0
        while let found = memchr(base + offset, Int32(ASCII.lineFeed), buffer.count - offset) {
            offset = UnsafeRawPointer(found) - base + 1
            if count == capacity {
                let grown = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity * 2)
                grown.moveInitialize(from: starts, count: count)
                starts.deallocate()
                starts = grown
                capacity *= 2
            }
            starts[count] = UInt32(truncatingIfNeeded: offset)
            count += 1
        }
    }
    return (UnsafePointer(starts), count)
}
