internal import Foundation

/// The text being written, and the names already written in each open object.
///
/// Writers hold a pointer to it, valid while the outermost write runs; see `JSONSource`.
struct JSONSink {
    private(set) var bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    private(set) var count = 0
    private var capacity = 256
    var names = NameStack()
    /// If true, NaN and infinity become `null` and the depth is not limited: for descriptions, which cannot fail.
    var isLenient = false

    private var stack = StackSpace()

    init() {}

    func deallocate() {
        bytes.deallocate()
        names.deallocate()
    }

    /// Throws if a container at this depth must not be written.
    mutating func enter(depth: Int) throws {
        guard depth < JSONSource.depthLimit || isLenient else {
            throw JSONError(.unwritable("nested more than \(JSONSource.depthLimit) deep"))
        }
        guard stack.isEnough(depth: depth) else {
            throw JSONError(.unwritable("nested deeper than this thread's stack allows"))
        }
    }

    mutating func truncate(to mark: Int) {
        count = min(count, mark)
    }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        if count == capacity { grow(1) }
        bytes[count] = byte
        count &+= 1
    }

    mutating func append(_ source: UnsafePointer<UInt8>, _ length: Int) {
        if capacity &- count < length { grow(length) }
        memcpy(bytes + count, source, length)
        count &+= length
    }

    mutating func append(_ literal: StaticString) {
        append(literal.utf8Start, literal.utf8CodeUnitCount)
    }

    /// Appends text that needs no escaping.
    mutating func appendPlain(_ text: String) {
        var text = text
        text.withUTF8 { if let start = $0.baseAddress { append(start, $0.count) } }
    }

    mutating func append(magnitude: UInt64, isNegative: Bool) {
        if capacity &- count < 20 { grow(20) }
        if isNegative { append(0x2D) }
        var length = 1
        var rest = magnitude
        while rest >= 10 {
            rest /= 10
            length &+= 1
        }
        rest = magnitude
        var at = count &+ length
        repeat {
            at &-= 1
            bytes[at] = 0x30 &+ UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        } while rest > 0
        count &+= length
    }

    private mutating func grow(_ extra: Int) {
        capacity = max(capacity * 2, count + extra)
        bytes = bytes.grown(to: capacity, moving: count)
    }
}

extension JSONSink {
    mutating func append(quoted text: String) {
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { buffer in
            append(quoted: buffer)
        }
        if isDone == nil { Array(text.utf8).withUnsafeBufferPointer { append(quoted: $0) } }
    }

    mutating func append(quoted name: StaticString) {
        append(quoted: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    }

    /// Escapes only the characters that RFC 8259 §7 requires.
    mutating func append(quoted text: UnsafeBufferPointer<UInt8>) {
        append(0x22)
        if let base = text.baseAddress {
            var start = 0
            var at = 0
            let count = text.count
            while at < count {
                while at &+ 8 <= count, !needsEscape(UnsafeRawPointer(base + at).loadUnaligned(as: UInt64.self)) {
                    at &+= 8
                }
                guard at < count else { break }
                let byte = base[at]
                if byte >= 0x20, byte != 0x22, byte != 0x5C {
                    at &+= 1
                    continue
                }
                append(base + start, at &- start)
                append(escaped: byte)
                at &+= 1
                start = at
            }
            append(base + start, count &- start)
        }
        append(0x22)
    }

    @inline(__always)
    private func needsEscape(_ word: UInt64) -> Bool {
        let quote = word ^ 0x2222_2222_2222_2222
        let slash = word ^ 0x5C5C_5C5C_5C5C_5C5C
        let quotes = (quote &- 0x0101_0101_0101_0101) & ~quote
        let slashes = (slash &- 0x0101_0101_0101_0101) & ~slash
        let controls = (word &- 0x2020_2020_2020_2020) & ~word
        return (quotes | slashes | controls) & 0x8080_8080_8080_8080 != 0
    }

    private mutating func append(escaped byte: UInt8) {
        append(0x5C)
        switch byte {
        case 0x08: append(0x62)
        case 0x09: append(0x74)
        case 0x0A: append(0x6E)
        case 0x0C: append(0x66)
        case 0x0D: append(0x72)
        case 0x22, 0x5C: append(byte)
        default:
            append("u00")
            append(0x30 + (byte >> 4))
            append(byte & 0xF < 10 ? 0x30 + (byte & 0xF) : 0x57 + (byte & 0xF))
        }
    }
}
