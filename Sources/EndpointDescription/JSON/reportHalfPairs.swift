/// Warns of escapes that are half of a surrogate pair. They stand for no character (RFC 8259 §8.2), so U+FFFD is read in
/// their place, which no server sends or expects.
func reportHalfPairs(in document: JSONDocument, into log: DiagnosticLog) {
    for index in 0..<document.nodeCount {
        let node = document.nodes[index]
        guard node.detail & JSONDocument.Node.escaped != 0, document.bytes[Int(node.start)] == ASCII.quote,
            let half = halfPair(in: document.bytes, from: Int(node.start) + 1, to: Int(node.end) - 1)
        else { continue }
        log.warning(
            "'\(half)' is only half of a pair of escapes, so U+FFFD is read in its place",
            at: JSON(document: document, index: index).place,
            remedy: "write both halves, or remove it"
        )
    }
}

/// The first escape of half a pair in the content of a string that the scanner has accepted.
private func halfPair(in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> String? {
    func escape(at position: Int) -> UInt32? {
        guard position + 6 <= end, bytes[position] == ASCII.backslash, bytes[position + 1] == UInt8(ascii: "u") else {
            return nil
        }
        return hexadecimal(bytes + position + 2)
    }
    var position = start
    while position < end {
        guard let unit = escape(at: position) else {
            position += bytes[position] == ASCII.backslash ? 2 : 1
            continue
        }
        let isFirst = 0xD800..<0xDC00 ~= unit
        let isPair = isFirst && escape(at: position + 6).map { 0xDC00..<0xE000 ~= $0 } ?? false
        if !isPair, isFirst || 0xDC00..<0xE000 ~= unit {
            return String(decoding: UnsafeBufferPointer(start: bytes + position, count: 6), as: UTF8.self)
        }
        position += isPair ? 12 : 6
    }
    return nil
}
