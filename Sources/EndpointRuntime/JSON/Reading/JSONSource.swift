internal import Foundation

/// The state of reading one text: its bytes, and the stored information about its structure.
///
/// Readers hold a pointer to it and keep their own positions. The pointer is valid while the outermost read runs.
/// Readers can be neither copied nor made elsewhere, so they do not outlive it. Every access to the bytes is checked
/// against `count`.
struct JSONSource {
    static let depthLimit = 512

    let base: UnsafePointer<UInt8>
    let count: Int
    var members = MemberStack()
    var jumps = JumpTable()
    var stack = StackSpace()
    /// The number of bytes examined so far, except for the skipping of white space.
    var work = 0
    /// Whether several alternatives of a union may read the value, so that none of them reads a placeholder as nil.
    var isTrial = false
    /// The number of bytes examined in failed attempts or deliberately examined again.
    var reread = 0
    /// A pointer, because a source with reference counts would be copied at every access. One word more in the source makes
    /// reading take 1.1 times as long.
    private var unions: UnsafeMutablePointer<UnionState>?

    static func read<Value>(
        _ bytes: UnsafeRawBufferPointer,
        _ body: (inout ValueReader) throws -> Value
    ) throws -> Value {
        guard bytes.count <= Int(Int32.max) else {
            throw JSONError(.limit("a JSON text of over 2 GiB is not read"))
        }
        return try bytes.withMemoryRebound(to: UInt8.self) { bytes in
            guard let base = bytes.baseAddress, bytes.count > 0 else {
                throw JSONError(.syntax("the text is empty"), at: 0)
            }
            var state = JSONSource(base: base, count: bytes.count)
            defer { state.deallocate() }
            return try withUnsafeMutablePointer(to: &state) { source in
                var reader = ValueReader(source, start: source.pointee.firstPlace, depth: 0)
                let value = try body(&reader)
                let end = source.pointee.pastSpace(try reader.settle())
                guard end == source.pointee.count else {
                    throw source.pointee.syntax("expected the end of the text", at: end)
                }
                return value
            }
        }
    }

    mutating func deallocate() {
        members.deallocate()
        jumps.deallocate()
        unions?.deinitialize(count: 1)
        unions?.deallocate()
    }

    /// With the members that an object keeps itself, if its union is being read from the same place.
    func withOuterNames(_ names: [StaticString], at start: Int) -> [StaticString] {
        unions.map { names + $0.pointee.outerNames(at: start) } ?? names
    }

    func verdict(on table: AlternativeTable, at start: Int) -> UnionState.Verdict? {
        unions?.pointee[table, start, isTrial]
    }

    mutating func note(
        _ verdict: UnionState.Verdict,
        on table: AlternativeTable,
        at start: Int,
        inTrial isTrial: Bool
    ) {
        unionState().pointee.note(verdict, on: table, at: start, inTrial: isTrial)
    }

    fileprivate mutating func unionState() -> UnsafeMutablePointer<UnionState> {
        if let unions { return unions }
        let state = UnsafeMutablePointer<UnionState>.allocate(capacity: 1)
        state.initialize(to: UnionState())
        unions = state
        return state
    }

    /// RFC 8259 §8.1 allows a reader to ignore a byte order mark.
    private var firstPlace: Int {
        let hasMark = count >= 3 && base[0] == 0xEF && base[1] == 0xBB && base[2] == 0xBF
        return pastSpace(hasMark ? 3 : 0)
    }

    /// The byte at `offset`; past the end it is 0, which JSON text never contains.
    @inline(__always)
    func byte(_ offset: Int) -> UInt8 {
        offset < count ? base[offset] : 0
    }

    @inline(__always)
    func pastSpace(_ offset: Int) -> Int {
        var at = offset
        while at < count {
            let byte = base[at]
            guard byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { break }
            at &+= 1
        }
        return at
    }

    /// Whether the value at `start` is `null` in place of an entry of a map.
    func isMissing(at start: Int) -> Bool { !isTrial && endOfLiteral("null", at: start) != nil }

    /// Whether the value at `start` means nil where none is required: `null`, the empty text of a format that has
    /// no empty text, or `[]` in place of an object, as PHP writes it.
    ///
    /// - Parameter error: why the value cannot be read.
    func isVoid<Value>(at start: Int, as type: Value.Type, after error: any Error) -> Bool {
        if isTrial { return false }
        if endOfLiteral("null", at: start) != nil { return true }
        if type is any TextFormat.Type { return byte(start) == 0x22 && byte(start &+ 1) == 0x22 }
        guard endOfEmptyArray(at: start) != nil else { return false }
        if type is any JSONModel.Type { return true }
        return (type as? any Union.Type)?.demandsObject(error) ?? false
    }

    /// The end of `[]`; `nil` if something else is at `start`.
    func endOfEmptyArray(at start: Int) -> Int? {
        guard byte(start) == 0x5B else { return nil }
        let end = pastSpace(start &+ 1)
        return byte(end) == 0x5D ? end &+ 1 : nil
    }

    /// The end of `null`, `true` or `false`; `nil` if the literal is not at `start`.
    func endOfLiteral(_ literal: StaticString, at start: Int) -> Int? {
        let length = literal.utf8CodeUnitCount
        guard start &+ length <= count else { return nil }
        var index = 0
        while index < length {
            if base[start &+ index] != literal.utf8Start[index] { return nil }
            index &+= 1
        }
        return start &+ length
    }

    @inline(never)
    func syntax(_ expected: String, at offset: Int) -> JSONError {
        JSONError(.syntax("\(expected), found \(offset < count ? character(offset) : "the end")"), at: offset)
    }

    /// The error for a value at `start` of another kind than expected, or for something that is not a value.
    @inline(never)
    func mismatch(_ expected: String, at start: Int) -> JSONError {
        guard beginsValue(at: start) else { return syntax("expected a value", at: start) }
        return JSONError(.mismatch(expected: expected, found: excerpt(at: start)), at: start)
    }

    /// The error for a value at `start` that is none of the alternatives, or for something that is not a value.
    @inline(never)
    func noMatch(at start: Int) -> JSONError {
        guard beginsValue(at: start) else { return syntax("expected a value", at: start) }
        return JSONError(.noMatch(found: excerpt(at: start)), at: start)
    }

    private func beginsValue(at start: Int) -> Bool {
        switch byte(start) {
        case 0x22, 0x7B, 0x5B, 0x2D, 0x30...0x39: true
        case 0x6E: endOfLiteral("null", at: start) != nil
        case 0x74: endOfLiteral("true", at: start) != nil
        case 0x66: endOfLiteral("false", at: start) != nil
        default: false
        }
    }

    /// Throws if a container at this depth must not be entered by functions that call each other.
    @inline(__always)
    mutating func enter(_ start: Int, depth: Int) throws {
        guard depth < Self.depthLimit else { throw tooDeep(at: start) }
        guard stack.isEnough(depth: depth) else {
            throw JSONError(.limit("nested deeper than this thread's stack allows"), at: start)
        }
    }

    @inline(never)
    func tooDeep(at offset: Int) -> JSONError {
        JSONError(.limit("nested more than \(Self.depthLimit) deep"), at: offset)
    }

    /// The current position of the counters, stored at the start of an attempt.
    var mark: ReadingMark { ReadingMark(work: work, reread: reread) }

    /// Adds to the count of bytes read repeatedly, since nested unions could otherwise take exponential time.
    mutating func chargeReread(since mark: ReadingMark, at offset: Int) throws {
        // The charges of inner attempts are not counted again.
        reread &+= max(0, (work &- mark.work) &- (reread &- mark.reread))
        guard reread >> 6 <= count &+ 1_024 else {
            throw JSONError(.limit("the alternatives overlap too much to be read in bounded time"), at: offset)
        }
    }
}

struct ReadingMark {
    let work: Int
    let reread: Int
}

// MARK: MemberStack

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

    /// The maximum number of consecutive combining marks in a key of a dictionary, which is that of text in a stream-safe
    /// format (UAX #15 §13).
    private static let markLimit = 30

    /// The name of a member as a key of a dictionary. Dictionaries compare keys by canonical equivalence, whose cost grows
    /// with the square of the combining marks in a row.
    @inline(__always)
    func mapKey(_ member: Member) throws -> String {
        let key = keyText(member)
        // A mark has at least two bytes.
        if member.keyLength > 2 * Self.markLimit { try checkMarks(of: key, member) }
        return key
    }

    @inline(never)
    private func checkMarks(of key: String, _ member: Member) throws {
        guard key.ifASCII == nil else { return }
        var marks = 0
        for scalar in key.unicodeScalars {
            marks = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : marks + 1
            if marks > Self.markLimit {
                let limit = "a name has more than \(Self.markLimit) combining marks in a row"
                throw JSONError(.limit(limit), at: Int(member.keyStart))
            }
        }
    }
}

/// A type whose text is never empty.
protocol TextFormat {}

extension Date: TextFormat {}
extension CalendarDate: TextFormat {}
extension RFC2822Date: TextFormat {}
extension UUID: TextFormat {}

extension UnsafeMutablePointer<JSONSource> {
    /// Reads a union from the object at `start`, which keeps the members of these names itself.
    func keeping<Value>(_ names: [StaticString], at start: Int, _ read: () throws -> Value) rethrows -> Value {
        guard !names.isEmpty else { return try read() }
        let state = pointee.unionState()
        let former = state.pointee.outer
        state.pointee.outer = UnionState.Outer(start: start, names: pointee.withOuterNames(names, at: start))
        defer { state.pointee.outer = former }
        return try read()
    }
}
