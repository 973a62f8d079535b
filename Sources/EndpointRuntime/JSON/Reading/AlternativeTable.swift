internal import Foundation

/// The signs of all alternatives of a union, indexed by what a reader encounters: the kind of value, the tag, each
/// member.
final class AlternativeTable: Sendable {
    /// A member that identifies or excludes some alternatives.
    struct Key {
        let name: StaticString
        var links: [Link] = []
        /// Whether the member's value may be the name of an alternative.
        var holdsName = false
    }

    /// The meaning of a member for one alternative.
    struct Link {
        enum Role {
            case known, needed
            /// - Parameter numbers: the values that are numbers.
            case fixed([StaticString], numbers: [JSONNumber])
        }

        let entry: Int
        let role: Role
    }

    let readers: [AlternativeReader]
    let otherwise: AlternativeReader?
    let tag: StaticString?
    let tags: [(text: StaticString, entry: Int)]
    /// The tags that are numbers.
    let numericTags: [(number: JSONNumber, entry: Int)]
    let count: Int
    let keys: [Key]
    let neededCounts: [Int]
    let names: [String?]
    let dropOthers: [Bool]
    let closed: [Bool]
    let unions: [Bool]
    /// Whether members of the elements distinguish alternatives for arrays.
    let hasElementSigns: Bool
    /// For each open enum among several alternatives for strings, whether it documents a value.
    let documents: [(entry: Int, contains: @Sendable (String) -> Bool)]
    /// The alternatives for objects: without a tag, with a missing tag, and with an unknown tag.
    let forObjects: [Int]
    let forUntagged: [Int]
    let forUnknown: [Int]
    /// Whether a missing tag selects an alternative. If that cannot read an object without a tag, this is an error.
    let hasEntryForMissingTag: Bool
    /// The alternatives for other values, in order of preference.
    private let others: [(kind: JSONValue.Kind, entries: [Int])]
    /// Whether a tag selects among alternatives that all are objects.
    let acceptsOnlyObjects: Bool
    /// The indices in `keys`, by the lowest bits of length, first and last byte.
    private let buckets: [[Int]]

    init(
        _ entries: [AlternativeSigns],
        readers: [AlternativeReader],
        otherwise: AlternativeReader?,
        tag: StaticString?,
        name: StaticString?
    ) {
        self.readers = readers
        self.otherwise = otherwise
        self.tag = tag
        count = entries.count
        tags = entries.enumerated().flatMap { index, signs in signs.tags.map { ($0, index) } }
        numericTags = tags.compactMap { tag in tag.text.number.map { ($0, tag.entry) } }
        names = entries.map { $0.name.map(AlternativeTable.plain) }
        dropOthers = entries.map(\.dropsOthers)
        closed = entries.map(\.isClosed)
        unions = entries.map(\.isUnion)
        hasElementSigns = entries.contains { $0.kinds == [.array] && !$0.hasNoSigns }
        neededCounts = entries.map(\.needed.count)
        forObjects = entries.indices.filter { entries[$0].kinds.contains(.object) }
        forUnknown = forObjects.filter { entries[$0].tags.isEmpty && !entries[$0].acceptsNoTag }
        forUntagged = forObjects.filter { entries[$0].tags.isEmpty || entries[$0].acceptsNoTag }
        hasEntryForMissingTag = forObjects.contains { entries[$0].acceptsNoTag }
        documents = entries.enumerated().compactMap { index, signs in signs.documents.map { (index, $0) } }
        others = [JSONValue.Kind.null, .boolean, .integer, .number, .string, .array].compactMap { kind in
            var accepting = entries.indices.filter { entries[$0].kinds.contains(kind) }
            if kind == .integer {
                accepting =
                    accepting.filter { !entries[$0].kinds.contains(.number) }
                    + accepting.filter { entries[$0].kinds.contains(.number) }
            }
            return accepting.isEmpty ? nil : (kind, accepting)
        }
        acceptsOnlyObjects = tag != nil && others.isEmpty
        let keys = AlternativeTable.keys(of: entries, name: name)
        self.keys = keys
        buckets = (0..<64).map { bucket in
            keys.indices.filter {
                AlternativeTable.bucket(keys[$0].name.utf8Start, keys[$0].name.utf8CodeUnitCount) == bucket
            }
        }
    }

    private static func keys(of entries: [AlternativeSigns], name: StaticString?) -> [Key] {
        var keys: [Key] = []
        var places: [String: Int] = [:]
        func place(of name: StaticString) -> Int {
            if let place = places[name.description] { return place }
            places[name.description] = keys.count
            keys.append(Key(name: name))
            return keys.count - 1
        }
        if let name { keys[place(of: name)].holdsName = true }
        for (index, signs) in entries.enumerated() {
            for (name, values) in signs.fixed {
                let role = Link.Role.fixed(values, numbers: values.compactMap(\.number))
                keys[place(of: name)].links.append(Link(entry: index, role: role))
            }
            for name in signs.needed { keys[place(of: name)].links.append(Link(entry: index, role: .needed)) }
            for name in signs.known { keys[place(of: name)].links.append(Link(entry: index, role: .known)) }
        }
        return keys
    }

    /// The alternatives that accept a value that is not an object.
    func entries(for kind: JSONValue.Kind) -> [Int] {
        for other in others where other.kind == kind { return other.entries }
        return []
    }

    func key(named name: UnsafePointer<UInt8>, _ length: Int) -> Int? {
        for place in buckets[AlternativeTable.bucket(name, length)] where keys[place].name.isEqual(name, length) {
            return place
        }
        return nil
    }

    private static func bucket(_ name: UnsafePointer<UInt8>, _ length: Int) -> Int {
        guard length > 0 else { return 0 }
        return (length &+ Int(name[0]) &* 3 &+ Int(name[length &- 1]) &* 7) & 63
    }

    /// Normalizes the separators of a name: both `review_requested` and `review-requested-issue-event` start with
    /// `-review-requested-`.
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
    /// The number that it spells.
    fileprivate var number: JSONNumber? {
        guard utf8CodeUnitCount > 0, utf8Start[0] &- 0x30 <= 9 || utf8Start[0] == 0x2D else { return nil }
        return JSONNumber(description)
    }

    @inline(__always)
    func isEqual(_ other: UnsafePointer<UInt8>, _ length: Int) -> Bool {
        utf8CodeUnitCount == length && memcmp(utf8Start, other, length) == 0
    }

    @inline(__always)
    func isEqual(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = bytes.baseAddress else { return utf8CodeUnitCount == 0 }
        return isEqual(start, bytes.count)
    }
}

// MARK: UnionState

/// The alternatives selected after a failed attempt, so that no selection is repeated, and the members that unions inside
/// an object do not keep.
struct UnionState {
    enum Verdict {
        case entry(Int)
        case otherwise
        case failure(JSONError)
    }

    /// The members that an object keeps itself while it reads a union from the same place.
    struct Outer {
        let start: Int
        let names: [StaticString]
        /// The names as one text, to compare them.
        fileprivate let text: String

        init(start: Int, names: [StaticString]) {
            self.start = start
            self.names = names
            text = names.map(\.description).joined(separator: "\n")
        }
    }

    private struct Place: Hashable {
        let start: Int
        let union: ObjectIdentifier
        let isTrial: Bool
        let outerNames: String
    }

    /// The maximum number of stored verdicts; without them, `JSONSource.chargeReread` bounds the time.
    private static let limit = 65_536

    var outer: Outer?
    /// The tables are kept, because their identities are only unique while they exist.
    private var verdicts: [Place: (verdict: Verdict, table: AlternativeTable)] = [:]

    subscript(table: AlternativeTable, start: Int, isTrial: Bool) -> Verdict? {
        verdicts[place(table, start, isTrial)]?.verdict
    }

    func outerNames(at start: Int) -> [StaticString] { outer.map { $0.start == start ? $0.names : [] } ?? [] }

    mutating func note(_ verdict: Verdict, on table: AlternativeTable, at start: Int, inTrial isTrial: Bool) {
        guard verdicts.count < UnionState.limit else { return }
        verdicts[place(table, start, isTrial)] = (verdict, table)
    }

    private func place(_ table: AlternativeTable, _ start: Int, _ isTrial: Bool) -> Place {
        let names = outer.map { $0.start == start ? $0.text : "" } ?? ""
        return Place(start: start, union: ObjectIdentifier(table), isTrial: isTrial, outerNames: names)
    }
}
