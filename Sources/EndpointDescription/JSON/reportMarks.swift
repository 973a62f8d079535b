/// Whether more than 30 combining marks follow each other.
func hasTooManyMarks(_ text: [UInt8]) -> Bool { placeOfMarks(in: text) != nil }

private func placeOfMarks(in text: [UInt8]) -> Int? {
    text.withUnsafeBufferPointer { bytes in
        bytes.baseAddress.flatMap { first in
            var search = MarkSearch(first, bytes.count)
            return search.run()
        }
    }
}

/// Reports more than 30 combining marks in a row, which text in the stream-safe format does not have (UAX #15 §13). Swift takes
/// quadratic time to hash or compare them.
///
/// - Parameter text: JSON or YAML.
/// - Returns: whether there are so many.
func reportMarks(in text: [UInt8], path: String, into log: DiagnosticLog) -> Bool {
    guard let offset = placeOfMarks(in: text) else { return false }
    log.error(
        "more than \(MarkSearch.limit) combining marks follow each other",
        at: place(inText: text, path: path, offset: offset),
        remedy: "remove them"
    )
    return true
}

private struct MarkSearch {
    static let limit = 30

    private let text: UnsafePointer<UInt8>
    private let count: Int
    private var offset = 0

    init(_ text: UnsafePointer<UInt8>, _ count: Int) {
        self.text = text
        self.count = count
    }

    /// The offset of the first mark of too many.
    mutating func run() -> Int? {
        var marks = 0
        var first = 0
        while offset < count {
            if skipEscapedBreak() { continue }
            let start = offset
            guard isMark(nextScalar()) else {
                marks = 0
                skipPlain()
                continue
            }
            if marks == 0 { first = start }
            marks += 1
            if marks > MarkSearch.limit { return first }
        }
        return nil
    }

    /// Skips bytes of ASCII except backslashes, which begin escapes.
    private mutating func skipPlain() {
        while offset + 8 <= count {
            let word = UnsafeRawPointer(text + offset).loadUnaligned(as: UInt64.self)
            // A byte of this is zero where the text has a backslash.
            let other = word ^ 0x5C5C_5C5C_5C5C_5C5C
            guard (word | (other &- 0x0101_0101_0101_0101) & ~other) & 0x8080_8080_8080_8080 == 0 else { break }
            offset += 8
        }
        while offset < count, text[offset] < 0x80, text[offset] != ASCII.backslash { offset += 1 }
    }

    private func isMark(_ value: UInt32) -> Bool {
        guard value >= 0x300, let scalar = Unicode.Scalar(value) else { return false }
        return scalar.properties.canonicalCombiningClass != .notReordered
    }

    /// Passes a scalar or an escape of one. A byte that is neither counts as itself.
    private mutating func nextScalar() -> UInt32 {
        let byte = text[offset]
        guard byte >= 0x80 else {
            let digits = byte == ASCII.backslash && offset + 1 < count ? digitsOfEscape(text[offset + 1]) : 0
            guard digits > 0, let value = hexadecimalValue(from: offset + 2, digits: digits) else {
                offset += 1
                return UInt32(byte)
            }
            offset += 2 + digits
            return secondHalf(after: value) ?? value
        }
        let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
        guard byte >= 0xC0, offset + length <= count else {
            offset += 1
            return UInt32(byte)
        }
        var value = UInt32(byte) & (0x7F >> UInt32(length))
        for index in 1..<length { value = value << 6 | UInt32(text[offset + index] & 0x3F) }
        offset += length
        return value
    }

    /// Passes the second escape of a surrogate pair, and returns the scalar of both.
    private mutating func secondHalf(after first: UInt32) -> UInt32? {
        guard 0xD800..<0xDC00 ~= first, offset + 6 <= count, text[offset] == ASCII.backslash,
            text[offset + 1] == UInt8(ascii: "u"), let second = hexadecimalValue(from: offset + 2, digits: 4),
            0xDC00..<0xE000 ~= second
        else { return nil }
        offset += 6
        return 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
    }

    /// Passes an escaped line break of YAML and the indentation after it, which stand for nothing.
    private mutating func skipEscapedBreak() -> Bool {
        guard offset + 1 < count, text[offset] == ASCII.backslash, text[offset + 1] == ASCII.lineFeed else {
            return false
        }
        offset += 2
        while offset < count, text[offset] == ASCII.space || text[offset] == ASCII.tab { offset += 1 }
        return true
    }

    /// JSON has escapes of four digits, and YAML also of eight.
    private func digitsOfEscape(_ letter: UInt8) -> Int {
        letter == UInt8(ascii: "u") ? 4 : letter == UInt8(ascii: "U") ? 8 : 0
    }

    private func hexadecimalValue(from start: Int, digits: Int) -> UInt32? {
        guard start + digits <= count else { return nil }
        return UInt32(
            String(decoding: UnsafeBufferPointer(start: text + start, count: digits), as: UTF8.self),
            radix: 16
        )
    }
}
