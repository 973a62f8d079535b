/// The bytes of a text that is being printed.
struct TextBuffer {
    private(set) var bytes: [UInt8] = []
    /// The size after which nothing more is added.
    private let limit: Int
    var isFull: Bool { bytes.count > limit }

    init(limit: Int = .max) {
        self.limit = limit
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func append(_ more: [UInt8]) {
        bytes.append(contentsOf: more)
    }

    mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    mutating func append(_ byte: UInt8) {
        bytes.append(byte)
    }

    mutating func indent(by indentation: Int) {
        for _ in 0..<indentation { bytes.append(0x20) }
    }

    /// Appends each line of `text` after `indentation` spaces. Empty lines get no spaces; an empty text adds nothing.
    mutating func appendLines(_ text: String, indentation: Int) {
        guard !text.isEmpty else { return }
        var text = text
        text.withUTF8 { appendLines($0, indentation: indentation) }
    }

    private mutating func appendLines(_ source: UnsafeBufferPointer<UInt8>, indentation: Int) {
        var start = 0
        while start < source.count {
            var end = start
            while end < source.count, source[end] != 0x0A { end += 1 }
            if end > start {
                for _ in 0..<indentation { bytes.append(0x20) }
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<end]))
            }
            bytes.append(0x0A)
            start = end + 1
        }
    }

    /// Removes all bytes after the first `count`.
    mutating func truncate(to count: Int) {
        bytes.removeSubrange(count...)
    }

    /// Whether the bytes from `start` to the end are one line of at most `widest` bytes.
    func isLine(from start: Int, widest: Int) -> Bool {
        guard bytes.count - start <= widest else { return false }
        var index = start
        while index < bytes.count {
            if bytes[index] == 0x0A { return false }
            index += 1
        }
        return true
    }
}
