internal import Foundation

/// The position of one member of an object. Offsets fit 32 bits because a text has less than 2 GiB.
struct Member {
    var keyStart: UInt32
    /// Shifted left by one; the lowest bit is set if the key has escapes.
    var keyShape: UInt32
    var valueStart: UInt32

    init(keyStart: Int, keyEnd: Int, isEscaped: Bool, valueStart: Int) {
        self.keyStart = UInt32(truncatingIfNeeded: keyStart)
        self.keyShape = UInt32(truncatingIfNeeded: keyEnd &- keyStart) << 1 | (isEscaped ? 1 : 0)
        self.valueStart = UInt32(truncatingIfNeeded: valueStart)
    }

    var keyLength: Int { Int(keyShape >> 1) }
    var isEscaped: Bool { keyShape & 1 != 0 }
}

/// The members of all open objects, innermost on top, in one block of memory instead of one per object.
struct MemberStack {
    private(set) var slots = UnsafeMutablePointer<Member>.allocate(capacity: 32)
    private(set) var count = 0
    private var capacity = 32

    func deallocate() {
        slots.deallocate()
    }

    /// Stores `member` at `index` and drops the entries above it.
    mutating func put(_ member: Member, at index: Int) {
        if index >= capacity { grow(to: index + 1) }
        (slots + index).initialize(to: member)
        count = index &+ 1
    }

    /// Copies a run of members to the top and returns its new start.
    mutating func duplicate(_ start: Int, _ length: Int) -> Int {
        let top = count
        guard start >= 0, length > 0, start + length <= top else { return top }
        if top + length > capacity { grow(to: top + length) }
        (slots + top).initialize(from: slots + start, count: length)
        count = top + length
        return top
    }

    mutating func drop(to mark: Int) {
        count = min(count, mark)
    }

    /// Moves the member at `index` down to `target`; the members between keep their order.
    func lower(_ index: Int, to target: Int) {
        guard target < index, index < count else { return }
        let member = slots[index]
        memmove(slots + target + 1, slots + target, (index - target) * MemoryLayout<Member>.stride)
        slots[target] = member
    }

    private mutating func grow(to needed: Int) {
        capacity = max(needed, capacity * 2)
        slots = slots.grown(to: capacity, moving: count)
    }
}

extension JSONSource {
    /// Names are compared by their UTF-8, as in RFC 8259 §8.3: `é` in two normal forms is two names.
    @inline(__always)
    func isNamed(_ index: Int, _ name: UnsafePointer<UInt8>, _ length: Int) -> Bool {
        let member = members.slots[index]
        if member.isEscaped { return isNamedInEscapes(member, name, length) }
        return member.keyLength == length && memcmp(base + Int(member.keyStart), name, length) == 0
    }

    @inline(never)
    private func isNamedInEscapes(_ member: Member, _ name: UnsafePointer<UInt8>, _ length: Int) -> Bool {
        keyText(member).utf8.elementsEqual(UnsafeBufferPointer(start: name, count: length))
    }

    func keyText(_ member: Member) -> String {
        text(Int(member.keyStart), Int(member.keyStart) + member.keyLength, isEscaped: member.isEscaped)
    }
}
