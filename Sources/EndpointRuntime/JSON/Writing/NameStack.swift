internal import Foundation

/// The positions in the text of the names written so far, for all open objects, innermost on top.
struct NameStack {
    private struct Name {
        var start: Int
        var length: Int
    }

    private var names = UnsafeMutablePointer<Name>.allocate(capacity: 32)
    private(set) var count = 0
    private var capacity = 32

    func deallocate() {
        names.deallocate()
    }

    mutating func push(_ start: Int, _ length: Int) {
        if count == capacity {
            capacity *= 2
            names = names.grown(to: capacity, moving: count)
        }
        (names + count).initialize(to: Name(start: start, length: length))
        count &+= 1
    }

    mutating func drop(to mark: Int) {
        count = min(count, mark)
    }

    /// Whether the name at `start` is one of those in `range`. Both are escaped in the same way.
    func contains(_ range: Range<Int>, _ bytes: UnsafePointer<UInt8>, _ start: Int, _ length: Int) -> Bool {
        for index in range where index < count && names[index].length == length {
            if memcmp(bytes + names[index].start, bytes + start, length) == 0 { return true }
        }
        return false
    }
}
