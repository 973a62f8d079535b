#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The bytes of a text that is being printed.
///
/// It owns its memory, because every byte of a client passes through it several times: debug builds, which the plugins
/// run, take twenty times as long to append a few bytes to an array.
struct TextBuffer: ~Copyable {
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private(set) var count = 0
    /// The size after which nothing more is added.
    private let limit: Int
    var isFull: Bool { count > limit }

    init(limit: Int = .max) {
        self.limit = limit
        capacity = 1_024
        start = .allocate(capacity: capacity)
    }

    deinit { start.deallocate() }

    var text: String { text(from: 0) }

    var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

    var last: UInt8? { count == 0 ? nil : start[count - 1] }

    func text(from first: Int) -> String {
        String(decoding: UnsafeBufferPointer(start: start + first, count: count - first), as: UTF8.self)
    }

    /// The offset of the last line in the text.
    var lastLine: Int {
        var line = count
        while line > 0, start[line - 1] != 0x0A { line -= 1 }
        return line
    }

    mutating func append(_ more: UnsafePointer<UInt8>, _ length: Int) {
        if capacity - count < length { grow(by: length) }
        memcpy(start + count, more, length)
        count += length
    }

    mutating func append(_ more: [UInt8]) {
        more.withUnsafeBufferPointer { if let bytes = $0.baseAddress { append(bytes, $0.count) } }
    }

    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { if let bytes = $0.baseAddress { append(bytes, $0.count) } }
    }

    mutating func append(_ byte: UInt8) {
        if capacity == count { grow(by: 1) }
        start[count] = byte
        count += 1
    }

    mutating func indent(by indentation: Int) {
        if capacity - count < indentation { grow(by: indentation) }
        memset(start + count, 0x20, indentation)
        count += indentation
    }

    /// Appends each line of `text` after `indentation`. Empty lines get none; an empty text adds nothing.
    mutating func appendLines(_ text: String, indentation: [UInt8]) {
        var text = text
        text.withUTF8 { bytes in
            guard let first = bytes.baseAddress else { return }
            var offset = 0
            while offset < bytes.count {
                let end = lineEnd(in: first, from: offset, to: bytes.count)
                if end > offset {
                    append(indentation)
                    append(first + offset, end - offset)
                }
                append(0x0A)
                offset = end + 1
            }
        }
    }

    /// Removes all bytes after the first `count`.
    mutating func truncate(to count: Int) {
        self.count = min(self.count, count)
    }

    /// Whether the bytes from `first` to the end are one line of at most `widest` bytes.
    func isLine(from first: Int, widest: Int) -> Bool {
        count - first <= widest && lineEnd(in: start, from: first, to: count) == count
    }

    private mutating func grow(by length: Int) {
        capacity = max(capacity * 2, count + length)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        memcpy(larger, start, count)
        start.deallocate()
        start = larger
    }
}

/// The offset of the first line break from `offset` on, or `count` if there is none.
func lineEnd(in bytes: UnsafePointer<UInt8>, from offset: Int, to count: Int) -> Int {
    firstOffset(of: 0x0A, in: bytes, from: offset, to: count)
}

/// The offset of the first such byte from `offset` on, or `count` if there is none.
func firstOffset(of byte: UInt8, in bytes: UnsafePointer<UInt8>, from offset: Int, to count: Int) -> Int {
    guard offset < count, let found = memchr(bytes + offset, Int32(byte), count - offset) else { return count }
    return UnsafeRawPointer(found) - UnsafeRawPointer(bytes)
}
