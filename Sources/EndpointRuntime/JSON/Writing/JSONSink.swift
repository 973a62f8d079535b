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

    private var stack = StackRoom()

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
