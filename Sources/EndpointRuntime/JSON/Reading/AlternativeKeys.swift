internal import Foundation

/// The members that tell alternatives apart, so that one pass over an object ranks them all.
struct AlternativeKeys: Sendable {
    struct Key: Sendable {
        let name: StaticString
        /// The alternatives that have the member.
        var known: [Int] = []
        /// Those that require it.
        var needed: [Int] = []
        /// Those that fix it, and to what.
        var fixed: [(alternative: Int, values: [StaticString])] = []
        /// Whether its value may be the name of an alternative.
        var holdsName = false
    }

    private(set) var keys: [Key] = []
    private(set) var neededCounts: [Int]
    private(set) var names: [String?]
    /// The places in `keys` by the lowest bits of length, first and last byte.
    private var buckets = [[Int]](repeating: [], count: 64)

    init(_ alternatives: [AlternativeSigns], name: StaticString?) {
        neededCounts = alternatives.map(\.needed.count)
        names = alternatives.map { $0.name.map(AlternativeKeys.plain) }
        if let name { change(name) { $0.holdsName = true } }
        for (index, signs) in alternatives.enumerated() {
            for (name, values) in signs.fixed {
                change(name) {
                    $0.known.append(index)
                    $0.fixed.append((index, values))
                }
            }
            for name in signs.needed {
                change(name) {
                    $0.known.append(index)
                    $0.needed.append(index)
                }
            }
            for name in signs.known { change(name) { $0.known.append(index) } }
        }
    }

    private mutating func change(_ name: StaticString, _ body: (inout Key) -> Void) {
        let bucket = AlternativeKeys.bucket(name.utf8Start, name.utf8CodeUnitCount)
        let known = buckets[bucket].first { $0 < keys.count && keys[$0].name.isEqual(name) }
        if known == nil {
            buckets[bucket].append(keys.count)
            keys.append(Key(name: name))
        }
        body(&keys[known ?? keys.count - 1])
    }

    func index(of name: UnsafePointer<UInt8>, _ length: Int) -> Int? {
        buckets[AlternativeKeys.bucket(name, length)].first { keys[$0].name.isEqual(name, length) }
    }

    private static func bucket(_ name: UnsafePointer<UInt8>, _ length: Int) -> Int {
        guard length > 0 else { return 0 }
        return (length &+ Int(name[0]) &* 3 &+ Int(name[length &- 1]) &* 7) & 63
    }

    /// `review_requested` and `review-requested-issue-event` with the same separators: `-review-requested-`.
    static func plain(_ name: String) -> String {
        var bytes: [UInt8] = [0x2D]
        for byte in name.utf8 {
            switch byte {
            case 0x30...0x39, 0x61...0x7A, 0x80...0xFF: bytes.append(byte)
            case 0x41...0x5A: bytes.append(byte | 0x20)
            default: if bytes.last != 0x2D { bytes.append(0x2D) }
            }
        }
        if bytes.last != 0x2D { bytes.append(0x2D) }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension StaticString {
    func isEqual(_ other: UnsafePointer<UInt8>, _ length: Int) -> Bool {
        utf8CodeUnitCount == length && memcmp(utf8Start, other, length) == 0
    }

    func isEqual(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        utf8CodeUnitCount == bytes.count && (bytes.baseAddress.map { memcmp(utf8Start, $0, bytes.count) == 0 } ?? true)
    }

    func isEqual(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { isEqual($0) }
    }

    fileprivate func isEqual(_ other: StaticString) -> Bool { isEqual(other.utf8Start, other.utf8CodeUnitCount) }
}
