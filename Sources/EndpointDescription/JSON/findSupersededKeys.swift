#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Marks every key of an object that is repeated later, because the last one is used.
func findSupersededKeys(
    in object: Int,
    nodes: UnsafeMutablePointer<JSONDocument.Node>,
    bytes: UnsafeMutablePointer<UInt8>,
    into superseded: inout [Int]
) {
    let count = Int(nodes[object].detail)
    let end = Int(nodes[object].next)
    var anyEscape = false
    var key = object + 1
    if count <= 8 {
        // Compares pairs, lengths first: most objects are small, and most lengths differ.
        while key < end {
            if nodes[key].detail & JSONDocument.Node.escaped != 0 { anyEscape = true }
            let start = Int(nodes[key].start)
            let length = Int(nodes[key].end) - start
            var other = Int(nodes[key + 1].next)
            while other < end {
                let otherStart = Int(nodes[other].start)
                if Int(nodes[other].end) - otherStart == length,
                    memcmp(bytes + start, bytes + otherStart, length) == 0
                {
                    nodes[key].detail |= JSONDocument.Node.superseded
                    superseded.append(key)
                    break
                }
                other = Int(nodes[other + 1].next)
            }
            key = Int(nodes[key + 1].next)
        }
    } else {
        var capacity = 32
        while capacity < count * 2 { capacity *= 2 }
        let table = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
        table.initialize(repeating: 0, count: capacity)
        defer { table.deallocate() }
        while key < end {
            if nodes[key].detail & JSONDocument.Node.escaped != 0 { anyEscape = true }
            let start = Int(nodes[key].start)
            let length = Int(nodes[key].end) - start
            // The hasher is seeded per process, so that no file can be constructed from keys that collide.
            var hasher = Hasher()
            hasher.combine(bytes: UnsafeRawBufferPointer(start: bytes + start, count: length))
            var slot = hasher.finalize() & (capacity - 1)
            while table[slot] != 0 {
                let other = Int(table[slot])
                let otherStart = Int(nodes[other].start)
                if Int(nodes[other].end) - otherStart == length,
                    memcmp(bytes + start, bytes + otherStart, length) == 0
                {
                    nodes[other].detail |= JSONDocument.Node.superseded
                    superseded.append(other)
                    break
                }
                slot = (slot + 1) & (capacity - 1)
            }
            table[slot] = UInt32(truncatingIfNeeded: key)
            key = Int(nodes[key + 1].next)
        }
    }
    if anyEscape { findSupersededEscapedKeys(in: object, nodes: nodes, bytes: bytes, into: &superseded) }
}

/// Compares decoded keys: `"a"` and `"\u0061"` are the same key.
private func findSupersededEscapedKeys(
    in object: Int,
    nodes: UnsafeMutablePointer<JSONDocument.Node>,
    bytes: UnsafeMutablePointer<UInt8>,
    into superseded: inout [Int]
) {
    var seen: [String: Int] = [:]
    var key = object + 1
    while key < Int(nodes[object].next) {
        let isEscaped = nodes[key].detail & JSONDocument.Node.escaped != 0
        let name = decodeJSONString(
            bytes + Int(nodes[key].start) + 1,
            count: Int(nodes[key].end - nodes[key].start) - 2,
            isEscaped: isEscaped
        )
        if let earlier = seen.updateValue(key, forKey: name),
            nodes[earlier].detail & JSONDocument.Node.superseded == 0
        {
            nodes[earlier].detail |= JSONDocument.Node.superseded
            superseded.append(earlier)
        }
        key = Int(nodes[key + 1].next)
    }
}
