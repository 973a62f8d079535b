#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension JSONPath {
    /// The values that the path selects, without duplicates, in the order of RFC 9535.
    func findTargets(in root: OverlaidValue, _ work: OverlayWork) throws(OverlayWork.Exhausted) -> [OverlayTarget] {
        try JSONPathEvaluation(root: root, work: work).targets(of: self, from: root, keepsDuplicates: false)
    }
}

/// A value that a path selects.
struct OverlayTarget {
    var value: OverlaidValue
    /// The value that contains it; `nil` for the root.
    var parent: OverlaidValue?
    /// How many arrays and objects contain it.
    var depth: Int
}

/// Follows a path and the paths in its filters.
final class JSONPathEvaluation {
    let root: OverlaidValue
    let work: OverlayWork
    /// The compiled patterns of `match` and `search`; `nil` for text that is none.
    var patterns: [String: TextPattern?] = [:]
    /// The largest number of compiled patterns, each of which may have 10,000 instructions.
    static let patternLimit = 100

    init(root: OverlaidValue, work: OverlayWork) {
        self.root = root
        self.work = work
    }

    func targets(of path: JSONPath, from start: OverlaidValue, keepsDuplicates: Bool)
        throws(OverlayWork.Exhausted) -> [OverlayTarget]
    {
        var targets = [OverlayTarget(value: start, parent: nil, depth: 0)]
        for segment in path.segments {
            var found: [OverlayTarget] = []
            for target in targets {
                for place in segment.isRecursive ? try everything(in: target) : [target] {
                    for selector in segment.selectors { found += try select(selector, in: place) }
                }
            }
            if !keepsDuplicates {
                var seen: Set<ObjectIdentifier> = []
                found = found.filter { seen.insert(ObjectIdentifier($0.value)).inserted }
            }
            targets = found
        }
        return targets
    }

    private func everything(in target: OverlayTarget) throws(OverlayWork.Exhausted) -> [OverlayTarget] {
        var found: [OverlayTarget] = []
        var waiting = [target]
        while let next = waiting.popLast() {
            found.append(next)
            waiting += try select(.all, in: next).reversed()
        }
        return found
    }

    private func select(_ selector: JSONPath.Selector, in place: OverlayTarget)
        throws(OverlayWork.Exhausted) -> [OverlayTarget]
    {
        let value = place.value
        func target(_ child: OverlaidValue) -> OverlayTarget {
            OverlayTarget(value: child, parent: value, depth: place.depth + 1)
        }
        try work.spend(steps: 1)
        guard value.isObject || value.isArray else { return [] }
        let members = value.members
        let elements = value.elements
        switch selector {
        case .name(let name):
            try work.spend(steps: members.count / 16)
            return members.first { haveSameScalars($0.name, name) }.map { [target($0.value)] } ?? []
        case .index(let index):
            let position = index < 0 ? elements.count + index : index
            return elements.indices.contains(position) ? [target(elements[position])] : []
        case .slice(let slice):
            let positions = slice.positions(in: elements.count)
            try work.spend(steps: positions.count)
            return positions.map { target(elements[$0]) }
        case .all:
            try work.spend(steps: members.count + elements.count)
            return members.map { target($0.value) } + elements.map(target)
        case .filter(let condition):
            var found: [OverlayTarget] = []
            for child in members.map(\.value) + elements where try holds(condition, for: child) {
                found.append(target(child))
            }
            return found
        }
    }
}

extension JSONPath.Slice {
    /// The positions in an array of this length (RFC 9535 §2.3.4.2.2).
    fileprivate func positions(in count: Int) -> [Int] {
        func position(_ index: Int) -> Int { index < 0 ? count + index : index }
        if step > 0 {
            let lower = min(max(position(start ?? 0), 0), count)
            let upper = min(max(position(end ?? count), 0), count)
            return Array(stride(from: lower, to: upper, by: step))
        }
        guard step < 0 else { return [] }
        let upper = min(max(start.map(position) ?? count - 1, -1), count - 1)
        let lower = min(max(end.map(position) ?? -1, -1), count - 1)
        return Array(stride(from: upper, to: lower, by: step))
    }
}

/// Whether two texts have the same Unicode scalars. Strings that are canonically equivalent compare as equal.
func haveSameScalars(_ one: String, _ other: String) -> Bool {
    guard one.utf8.count == other.utf8.count else { return false }
    var (one, other) = (one, other)
    return one.withUTF8 { bytes in
        other.withUTF8 { others in
            guard let first = bytes.baseAddress, let second = others.baseAddress else { return true }
            return memcmp(first, second, bytes.count) == 0
        }
    }
}

/// The name of a member, as a key of a dictionary.
struct MemberName: Hashable {
    let text: String

    static func == (a: MemberName, b: MemberName) -> Bool { haveSameScalars(a.text, b.text) }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

/// Bounds the cost of an overlay.
final class OverlayWork {
    /// How many values may be visited, copied or merged.
    let stepLimit: Int
    /// How many bytes of text may be added.
    let byteLimit: Int
    private var steps = 0
    private var bytes = 0

    struct Exhausted: Error {}

    init(stepLimit: Int = 10_000_000, byteLimit: Int = 256 << 20) {
        self.stepLimit = stepLimit
        self.byteLimit = byteLimit
    }

    /// - Parameter root: the description. Each of twenty actions may visit all its values, at about five steps a value.
    convenience init(for root: JSON) {
        let count = Int(root.document.nodes[root.index].next) - root.index
        self.init(stepLimit: min(max(100 * count, 10_000_000), 100_000_000))
    }

    /// Counts text that is read, decoded or compared: a fraction of a step for each byte.
    func spend(bytesRead: Int) throws(Exhausted) { try spend(steps: bytesRead / 16) }

    func spend(steps more: Int, bytes moreBytes: Int = 0) throws(Exhausted) {
        steps += more
        bytes += moreBytes
        guard steps <= stepLimit, bytes <= byteLimit else { throw Exhausted() }
    }
}
