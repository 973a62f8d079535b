#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// One JSON text and the flat tape of its values.
///
/// Values are on the tape in the order of the text, so the tape of an object is key, value, key, value.
// Unchecked because of the pointers: their memory is written before `init` returns and never after.
final class JSONDocument: @unchecked Sendable {
    let path: String
    /// A copy of the text, followed by a zero byte.
    let bytes: UnsafePointer<UInt8>
    let byteCount: Int
    let nodes: UnsafePointer<Node>
    let nodeCount: Int
    /// The offsets of the second and further lines.
    private let lineStarts: UnsafePointer<UInt32>
    private let lineStartCount: Int
    /// Set if the text was assembled from other documents.
    let sources: SourceMap?
    /// Set if the text was made from a file in YAML: the offset of each node in it.
    let origins: UnsafePointer<UInt32>?

    struct Node {
        /// The offset of the value's first byte. For a string that is its quotation mark.
        var start: UInt32
        /// The offset after the value's last byte.
        var end: UInt32
        /// The tape index after this value and everything in it.
        var next: UInt32
        /// The tape index of the enclosing array or object; `Node.none` for the root.
        var parent: UInt32
        /// The number of elements or members of an array or object; bits such as `Node.escaped` of a string.
        var detail: UInt32

        static let none = UInt32.max
        /// The string contains a backslash.
        static let escaped: UInt32 = 1
        /// The string is a key that is not used, because it occurs again later in its object or is a `lookalike`.
        static let superseded: UInt32 = 2
        /// The string is the key of a YAML merge, which no complete document has.
        static let merge: UInt32 = 4
        /// The string may contain characters outside of ASCII without escapes. In YAML, only keys have this bit.
        static let nonASCII: UInt32 = 8
        /// The string is a key that equals an earlier one of its object except for its Unicode normal form.
        static let lookalike: UInt32 = 16
    }

    /// Takes ownership of the memory that the scanner allocated.
    init(path: String, sources: SourceMap? = nil, scanner: borrowing JSONScanner) {
        self.path = path
        self.sources = sources
        bytes = UnsafePointer(scanner.bytes)
        byteCount = scanner.byteCount
        nodes = UnsafePointer(scanner.nodes)
        nodeCount = scanner.nodeCount
        (lineStarts, lineStartCount) = findLineStarts(in: UnsafeBufferPointer(start: bytes, count: byteCount))
        origins = nil
    }

    /// Takes the JSON that was made from `text`, which keeps its lines.
    init(path: String, text: [UInt8], writer: consuming TapeWriter) {
        let tape = writer.finish()
        self.path = path
        sources = nil
        bytes = UnsafePointer(tape.bytes)
        byteCount = tape.byteCount
        nodes = UnsafePointer(tape.nodes)
        nodeCount = tape.nodeCount
        origins = UnsafePointer(tape.origins)
        (lineStarts, lineStartCount) = text.withUnsafeBufferPointer(findLineStarts)
    }

    deinit {
        bytes.deallocate()
        nodes.deallocate()
        lineStarts.deallocate()
        origins?.deallocate()
    }

    /// The offset in the file of the value at this byte.
    func origin(ofByte offset: Int) -> Int {
        guard let origins else { return offset }
        var low = 0
        var high = nodeCount
        while low < high {
            let middle = (low + high) / 2
            if Int(nodes[middle].start) <= offset { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? 0 : Int(origins[low - 1])
    }

    /// The tape indices of keys that are not used, because their objects have another one of the same name.
    var supersededKeys: [Int] {
        var keys: [Int] = []
        var index = 0
        while index < nodeCount {
            if nodes[index].detail & Node.superseded != 0, bytes[Int(nodes[index].start)] == ASCII.quote {
                keys.append(index)
            }
            index += 1
        }
        return keys
    }

    /// The line and column of a byte, both counted from 1. As in compilers, the column is counted in bytes.
    func lineAndColumn(of offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = lineStartCount
        while low < high {
            let middle = (low + high) / 2
            if Int(lineStarts[middle]) <= offset { low = middle + 1 } else { high = middle }
        }
        let lineStart = low == 0 ? 0 : Int(lineStarts[low - 1])
        return (low + 1, offset - lineStart + 1)
    }

    func isKey(_ index: Int) -> Bool {
        let parent = nodes[index].parent
        guard parent != Node.none, bytes[Int(nodes[Int(parent)].start)] == ASCII.openBrace else { return false }
        var child = Int(parent) + 1
        while child < index {
            child = Int(nodes[child + 1].next)
        }
        return child == index
    }
}

/// The offsets of the second and further lines, as memory that the caller owns.
private func findLineStarts(in text: UnsafeBufferPointer<UInt8>) -> (starts: UnsafePointer<UInt32>, count: Int) {
    var capacity = text.count / 32 + 16
    var starts = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
    var count = 0
    guard let base = text.baseAddress.map({ UnsafeRawPointer($0) }) else { return (UnsafePointer(starts), 0) }
    var offset = 0
    while let found = memchr(base + offset, Int32(ASCII.lineFeed), text.count - offset) {
        offset = UnsafeRawPointer(found) - base + 1
        if count == capacity {
            let grown = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity * 2)
            grown.moveInitialize(from: starts, count: count)
            starts.deallocate()
            starts = grown
            capacity *= 2
        }
        starts[count] = UInt32(truncatingIfNeeded: offset)
        count += 1
    }
    return (UnsafePointer(starts), count)
}

// MARK: findSupersededKeys

/// Marks every key of an object that is repeated later, because the last one is used, and every key that differs from an
/// earlier one only in its Unicode normal form.
func findSupersededKeys(
    in object: Int,
    nodes: UnsafeMutablePointer<JSONDocument.Node>,
    bytes: UnsafeMutablePointer<UInt8>,
    into superseded: inout [Int]
) {
    // Most objects are small.
    let mustDecode =
        nodes[object].detail <= 8
        ? findRepeatedKeysByPairs(in: object, nodes: nodes, bytes: bytes, into: &superseded)
        : findRepeatedKeysByHash(in: object, nodes: nodes, bytes: bytes, into: &superseded)
    if mustDecode { findSupersededDecodedKeys(in: object, nodes: nodes, bytes: bytes, into: &superseded) }
}

/// Compares each key with every later one, lengths first, because most lengths differ.
///
/// - Returns: whether a key must be decoded before it can be compared.
private func findRepeatedKeysByPairs(
    in object: Int,
    nodes: UnsafeMutablePointer<JSONDocument.Node>,
    bytes: UnsafeMutablePointer<UInt8>,
    into superseded: inout [Int]
) -> Bool {
    let end = Int(nodes[object].next)
    let mustDecodeBits = JSONDocument.Node.escaped | JSONDocument.Node.nonASCII
    var mustDecode = false
    var key = object + 1
    while key < end {
        if nodes[key].detail & mustDecodeBits != 0 { mustDecode = true }
        let start = Int(nodes[key].start)
        let length = Int(nodes[key].end) - start
        var other = Int(nodes[key + 1].next)
        while other < end {
            let otherStart = Int(nodes[other].start)
            if Int(nodes[other].end) - otherStart == length, memcmp(bytes + start, bytes + otherStart, length) == 0 {
                nodes[key].detail |= JSONDocument.Node.superseded
                superseded.append(key)
                break
            }
            other = Int(nodes[other + 1].next)
        }
        key = Int(nodes[key + 1].next)
    }
    return mustDecode
}

/// Looks each key up in a table of the earlier ones.
///
/// - Returns: whether a key must be decoded before it can be compared.
private func findRepeatedKeysByHash(
    in object: Int,
    nodes: UnsafeMutablePointer<JSONDocument.Node>,
    bytes: UnsafeMutablePointer<UInt8>,
    into superseded: inout [Int]
) -> Bool {
    let end = Int(nodes[object].next)
    var capacity = 32
    while capacity < Int(nodes[object].detail) * 2 { capacity *= 2 }
    let table = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
    table.initialize(repeating: 0, count: capacity)
    defer { table.deallocate() }
    let mustDecodeBits = JSONDocument.Node.escaped | JSONDocument.Node.nonASCII
    var mustDecode = false
    var key = object + 1
    while key < end {
        if nodes[key].detail & mustDecodeBits != 0 { mustDecode = true }
        let start = Int(nodes[key].start)
        let length = Int(nodes[key].end) - start
        // The hasher is seeded per process, so that no file can be constructed from keys that collide.
        var hasher = Hasher()
        hasher.combine(bytes: UnsafeRawBufferPointer(start: bytes + start, count: length))
        var slot = hasher.finalize() & (capacity - 1)
        while table[slot] != 0 {
            let other = Int(table[slot])
            let otherStart = Int(nodes[other].start)
            if Int(nodes[other].end) - otherStart == length, memcmp(bytes + start, bytes + otherStart, length) == 0 {
                nodes[other].detail |= JSONDocument.Node.superseded
                superseded.append(other)
                break
            }
            slot = (slot + 1) & (capacity - 1)
        }
        table[slot] = UInt32(truncatingIfNeeded: key)
        key = Int(nodes[key + 1].next)
    }
    return mustDecode
}

/// Compares decoded keys: `"a"` and `"\u0061"` are the same key. Keys that Swift compares as equal but JSON does not
/// would be confused later.
private func findSupersededDecodedKeys(
    in object: Int,
    nodes: UnsafeMutablePointer<JSONDocument.Node>,
    bytes: UnsafeMutablePointer<UInt8>,
    into superseded: inout [Int]
) {
    var seen: [String: (key: Int, name: String)] = [:]
    var key = object + 1
    while key < Int(nodes[object].next) {
        defer { key = Int(nodes[key + 1].next) }
        guard nodes[key].detail & JSONDocument.Node.superseded == 0 else { continue }
        let isEscaped = nodes[key].detail & JSONDocument.Node.escaped != 0
        let name = decodeJSONString(
            bytes + Int(nodes[key].start) + 1,
            count: Int(nodes[key].end - nodes[key].start) - 2,
            isEscaped: isEscaped
        )
        if let earlier = seen[name], !earlier.name.utf8.elementsEqual(name.utf8) {
            nodes[key].detail |= JSONDocument.Node.superseded | JSONDocument.Node.lookalike
            superseded.append(key)
        } else if let earlier = seen.updateValue((key, name), forKey: name) {
            nodes[earlier.key].detail |= JSONDocument.Node.superseded
            superseded.append(earlier.key)
        }
    }
}
