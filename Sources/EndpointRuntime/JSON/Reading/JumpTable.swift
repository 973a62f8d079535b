/// The ends of containers that were skipped, so that no byte is skipped twice on the way to a value inside them.
///
/// Without it, reading an object whose members come in an unexpected order would cost its size once for each level.
/// Entries are ordered by their starts. Containers under 128 bytes are cheaper to skip again than to store.
struct JumpTable {
    private struct Jump {
        var start: Int32
        /// 0 while the end is unknown.
        var end: Int32
    }

    private static let threshold = 128

    private var jumps: UnsafeMutablePointer<Jump>?
    private var count = 0
    private var capacity = 0
    private var latest = 0

    func deallocate() {
        jumps?.deallocate()
    }

    /// Reserves the entry of a container; returns -1 if the container starts before a known one, which happens after a
    /// rewind.
    mutating func open(_ start: Int) -> Int {
        if let jumps, count > 0, Int(jumps[count &- 1].start) >= start { return -1 }
        if count == capacity { grow() }
        guard let jumps else { return -1 }
        (jumps + count).initialize(to: Jump(start: Int32(truncatingIfNeeded: start), end: 0))
        count &+= 1
        return count &- 1
    }

    mutating func close(_ slot: Int, start: Int, end: Int) {
        guard slot >= 0, slot < count, let jumps else { return }
        if end &- start < Self.threshold, slot == count &- 1 {
            count &-= 1
        } else {
            jumps[slot].end = Int32(truncatingIfNeeded: end)
        }
    }

    /// The end of the container that starts at `start`, or 0 if it is unknown.
    mutating func end(of start: Int) -> Int {
        guard let jumps, count > 0, Int(jumps[count &- 1].start) >= start else { return 0 }
        let next = latest &+ 1
        if next < count, Int(jumps[next].start) == start {
            latest = next
            return Int(jumps[next].end)
        }
        var low = 0
        var high = count
        while low < high {
            let middle = (low &+ high) >> 1
            if Int(jumps[middle].start) < start { low = middle &+ 1 } else { high = middle }
        }
        guard low < count, Int(jumps[low].start) == start else { return 0 }
        latest = low
        return Int(jumps[low].end)
    }

    private mutating func grow() {
        capacity = max(64, capacity * 2)
        jumps = jumps?.grown(to: capacity, moving: count) ?? .allocate(capacity: capacity)
    }
}
