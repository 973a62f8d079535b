/// The alternatives of a ``Union``, and what tells them apart on reading.
///
/// ```swift
/// static let alternatives = Alternatives<Animal>(
///     tag: "petType", otherwise: Animal.undocumented,
///     .init(Animal.cat, for: "cat", "kitten"),
///     .init(Animal.dog, for: "dog")
/// )
/// ```
/// The alternative is chosen in these steps:
///
/// 1. Entries that do not accept the kind of value are out. A whole number goes to entries that accept no fractions first.
/// 2. If there is a `tag`, an entry that lists its value is the choice, whatever else the object has. An unknown tag leaves
///    the entries without tags; a missing one leaves those that list `nil`, too.
/// 3. Objects rank the entries that are left: no constant contradicted, most constants, no required member missing, most
///    known members, an entry that names no members where none is known, most required members, the name, the order of the entries. Other values take them in order.
/// 4. If an entry cannot read the value, the next one is tried. Where the first entry contradicts no constant, entries that
///    do are not tried; where it knows some of the members, entries that know none and would drop them all are not tried.
///    If none can read the value, `otherwise` keeps an object with an unknown tag; else the error is that of the first
///    entry tried.
///
/// Attempts that fail may look at 64 times the bytes of the text, and 64 KiB more; then reading ends with
/// ``JSONError/Reason/limit(_:)``. Where attempts failed, the choice is remembered until the whole text is read, so unions
/// inside unions are read once for each level of nesting, not exponentially often.
public struct Alternatives<Value>: Sendable {
    let table: AlternativeTable

    /// - Parameters:
    ///   - tag: the member whose value decides.
    ///   - otherwise: the case for values that no entry accepts, and for objects with an unknown tag.
    ///   - name: a member that may hold part of an entry's name, which decides between entries of equal rank.
    ///   - entries: the alternatives, in the order of preference.
    public init(
        tag: StaticString? = nil,
        otherwise: ((JSONValue) -> Value)? = nil,
        name: StaticString? = nil,
        _ entries: Entry...
    ) {
        table = AlternativeTable(
            entries.map(\.signs),
            readers: entries.map(\.read),
            otherwise: otherwise.map { Entry($0).read },
            tag: tag,
            name: name
        )
    }

    /// One alternative.
    public struct Entry {
        let read: AlternativeReader
        let signs: AlternativeSigns

        /// - Parameters:
        ///   - make: the case.
        ///   - kinds: the kinds of value that it accepts; none means objects.
        ///   - tags: the values of the tag that select it; `nil` for a missing tag.
        ///   - fixed: members that can have no other value than these, as text.
        ///   - needed: other required members.
        ///   - known: other members that it has.
        ///   - keepsOthers: whether it keeps members that it does not know.
        ///   - name: the name of its schema.
        public init<Content: JSONCodable>(
            _ make: @escaping (Content) -> Value,
            _ kinds: JSONValue.Kind...,
            for tags: StaticString?...,
            fixes fixed: KeyValuePairs<StaticString, [StaticString]> = [:],
            needs needed: [StaticString] = [],
            knows known: [StaticString] = [],
            keepsOthers: Bool = false,
            named name: StaticString? = nil
        ) {
            read = AlternativeReader { json, place in
                place.initializeMemory(as: Value.self, to: make(try Content(from: &json)))
            }
            signs = AlternativeSigns(
                kinds: kinds.isEmpty ? [.object] : kinds,
                tags: tags.compactMap { $0 },
                acceptsNoTag: tags.contains { $0 == nil },
                fixed: fixed.map { ($0.key, $0.value) },
                needed: needed,
                known: known,
                keepsOthers: keepsOthers,
                name: name?.description
            )
        }
    }
}

/// Reads a value as one alternative into uninitialised memory of the union's size.
///
/// The union's type is left out, because an array of functions that name it is slower than most alternatives are to read.
// Unchecked because the function captures only a case of an enum, which captures nothing; not every language mode knows
// that.
struct AlternativeReader: @unchecked Sendable {
    let read: (inout ValueReader, UnsafeMutableRawPointer) throws -> Void
}

/// What tells one alternative from the others.
struct AlternativeSigns: Sendable {
    let kinds: [JSONValue.Kind]
    let tags: [StaticString]
    let acceptsNoTag: Bool
    let fixed: [(key: StaticString, values: [StaticString])]
    let needed: [StaticString]
    let known: [StaticString]
    let keepsOthers: Bool
    let name: String?

    var hasNoSigns: Bool { fixed.isEmpty && needed.isEmpty && known.isEmpty }

    /// Whether an object would lose all members that it does not know.
    var dropsOthers: Bool { !keepsOthers && !hasNoSigns }

    /// Whether it may have an unknown tag.
    var acceptsAnyTag: Bool { tags.isEmpty && !acceptsNoTag }
}
