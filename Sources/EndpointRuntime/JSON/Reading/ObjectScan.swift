/// The progress of scanning an object: its members so far, and the position at which to continue.
///
/// Members are scanned in the order of the text. A requested member is read in place; any other is skipped and stored.
/// An object whose members come in the order of the requests is therefore read in one pass, and any other costs one
/// additional skip of each byte. Requested members come first among the stored ones, so they are not compared again.
struct ObjectScan {
    enum Place { case key, value, after, done }

    let start: Int
    /// The number of containers around the members.
    let depth: Int
    var cursor: Int
    var place: Place
    /// The index of this object's first member in the stack.
    let bottom: Int
    var count = 0
    /// The number of members that have been requested.
    var asked = 0
    /// One bit for each requested name; several names may share a bit.
    private var askedBits: UInt64 = 0

    init(_ source: UnsafeMutablePointer<JSONSource>, start: Int, depth: Int) throws {
        guard source.pointee.byte(start) == 0x7B else { throw source.pointee.mismatch("an object", at: start) }
        try source.pointee.enter(start, depth: depth)
        self.start = start
        self.depth = depth &+ 1
        self.bottom = source.pointee.members.count
        self.cursor = source.pointee.pastSpace(start &+ 1)
        self.place = .key
        source.pointee.work &+= 2
        if source.pointee.byte(cursor) == 0x7D {
            cursor &+= 1
            place = .done
        }
    }

    init(start: Int, depth: Int, cursor: Int, place: Place, bottom: Int) {
        self.start = start
        self.depth = depth
        self.cursor = cursor
        self.place = place
        self.bottom = bottom
    }

    /// A copy with its own members, so that one of several attempts cannot disturb another.
    func copied(in source: UnsafeMutablePointer<JSONSource>) -> ObjectScan {
        let top = source.pointee.members.duplicate(bottom, count)
        var copy = ObjectScan(start: start, depth: depth, cursor: cursor, place: place, bottom: top)
        copy.count = count
        return copy
    }

    /// Moves to the next member and stores it; returns `false` at the end of the object.
    mutating func advance(_ source: UnsafeMutablePointer<JSONSource>) throws -> Bool {
        if place == .value {
            cursor = try source.pointee.skip(cursor, depth: depth)
            place = .after
        }
        if place == .after {
            let at = source.pointee.pastSpace(cursor)
            switch source.pointee.byte(at) {
            case 0x2C:
                cursor = source.pointee.pastSpace(at &+ 1)
                place = .key
            case 0x7D:
                cursor = at &+ 1
                place = .done
            default: throw source.pointee.syntax("expected ',' or '}'", at: at)
            }
        }
        guard place == .key else { return false }
        guard source.pointee.byte(cursor) == 0x22 else {
            throw source.pointee.syntax("expected a member's name in quotes", at: cursor)
        }
        var isEscaped = false
        let keyEnd = try source.pointee.endOfString(cursor, isEscaped: &isEscaped)
        let value = try source.pointee.valueAfterColon(keyEnd &+ 1)
        source.pointee.members.put(
            Member(keyStart: cursor &+ 1, keyEnd: keyEnd, isEscaped: isEscaped, valueStart: value),
            at: bottom &+ count
        )
        source.pointee.work &+= value &- cursor
        count &+= 1
        cursor = value
        place = .value
        return true
    }

    /// Scans the remaining members and returns the end of the object.
    @discardableResult
    mutating func finish(_ source: UnsafeMutablePointer<JSONSource>) throws -> Int {
        while place != .done { _ = try advance(source) }
        return cursor
    }

    /// Marks the member as requested and returns the position of its value; -1 if there is none.
    @inline(__always)
    mutating func find(_ key: StaticString, in source: UnsafeMutablePointer<JSONSource>) throws -> Int {
        let name = key.utf8Start
        let length = key.utf8CodeUnitCount
        var index = 0
        // The first of several equal names counts, also when it is requested again. Most names are requested once.
        let bit = ObjectScan.bit(name, length)
        if askedBits & bit != 0 {
            while index < asked {
                if source.pointee.isNamed(bottom &+ index, name, length) { return valueStart(index, source) }
                index &+= 1
            }
        }
        askedBits |= bit
        index = asked
        while index < count {
            if source.pointee.isNamed(bottom &+ index, name, length) { return take(index, source) }
            index &+= 1
        }
        while try advance(source) {
            if source.pointee.isNamed(bottom &+ count &- 1, name, length) { return take(count &- 1, source) }
        }
        return -1
    }

    @inline(__always)
    private static func bit(_ name: UnsafePointer<UInt8>, _ length: Int) -> UInt64 {
        guard length > 0 else { return 1 }
        return 1 &<< (UInt64(truncatingIfNeeded: length) &+ UInt64(name[0]) &* 3 &+ UInt64(name[length &- 1]) &* 7)
    }

    @inline(__always)
    private mutating func take(_ index: Int, _ source: UnsafeMutablePointer<JSONSource>) -> Int {
        if index != asked { source.pointee.members.lower(bottom &+ index, to: bottom &+ asked) }
        asked &+= 1
        return valueStart(asked &- 1, source)
    }

    @inline(__always)
    private func valueStart(_ index: Int, _ source: UnsafeMutablePointer<JSONSource>) -> Int {
        Int(source.pointee.members.slots[bottom &+ index].valueStart)
    }

    /// The position of the value of a member scanned so far.
    func known(_ key: StaticString, in source: UnsafeMutablePointer<JSONSource>) -> Int? {
        for index in 0..<count
        where source.pointee.isNamed(bottom + index, key.utf8Start, key.utf8CodeUnitCount) {
            return valueStart(index, source)
        }
        return nil
    }

    /// The position of the member's value; scans no further than needed.
    mutating func peek(_ key: StaticString, in source: UnsafeMutablePointer<JSONSource>) throws -> Int? {
        if let place = known(key, in: source) { return place }
        while try advance(source) {
            if source.pointee.isNamed(bottom + count - 1, key.utf8Start, key.utf8CodeUnitCount) { return cursor }
        }
        return nil
    }
}

// MARK: JumpTable

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
