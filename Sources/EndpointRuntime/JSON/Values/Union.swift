/// One of several shapes that a description allows (OpenAPI `oneOf` and `anyOf`).
///
/// ```swift
/// enum Animal: Union {
///     case cat(Cat)
///     case dog(Dog)
///
///     init(from json: inout ValueReader) throws {
///         switch try json.tag("petType") {
///         case "cat": self = .cat(try json.read())
///         default: self = .dog(try json.read())
///         }
///     }
///
///     var alternative: UnionValue {
///         switch self {
///         case .cat(let value): UnionValue(value, tag: "petType", "cat")
///         case .dog(let value): UnionValue(value)
///         }
///     }
/// }
/// ```
/// Two values are equal if their alternatives are. A single switch serves equality, hashing and writing: one
/// synthesized for each would be the costliest part of a client to compile.
public protocol Union: JSONCodable, Hashable {
    /// The value inside, and the member that identifies its shape.
    var alternative: UnionValue { get }
}

/// The value inside a ``Union``.
public struct UnionValue: Sendable {
    let value: any JSONCodable & Hashable
    let tag: (key: StaticString, value: Tag, onlyOfObjects: Bool)?

    enum Tag: Hashable {
        case string(String)
        case integer(Int)
        case number(Double)
        case boolean(Bool)
    }

    /// A value that identifies its shape by itself.
    public init(_ value: any JSONCodable & Hashable) {
        self.value = value
        tag = nil
    }

    /// A value whose member `key` is written as `tag`, regardless of the value's own member (OpenAPI 3.1 §4.8.25).
    /// Writing a value that is not an object throws ``JSONError/Reason/unwritable(_:)``, unless ``taggingOnlyObjects()``
    /// allows it.
    public init(_ value: any JSONCodable & Hashable, tag key: StaticString, _ tag: String) {
        self.value = value
        self.tag = (key, .string(tag), false)
    }

    /// A value whose member `key` is written as `tag`, regardless of the value's own member.
    public init(_ value: any JSONCodable & Hashable, tag key: StaticString, _ tag: Int) {
        self.value = value
        self.tag = (key, .integer(tag), false)
    }

    /// A value whose member `key` is written as `tag`, regardless of the value's own member.
    public init(_ value: any JSONCodable & Hashable, tag key: StaticString, _ tag: Double) {
        self.value = value
        self.tag = (key, .number(tag), false)
    }

    /// A value whose member `key` is written as `tag`, regardless of the value's own member.
    public init(_ value: any JSONCodable & Hashable, tag key: StaticString, _ tag: Bool) {
        self.value = value
        self.tag = (key, .boolean(tag), false)
    }
}

extension UnionValue {
    /// The same value, written without its tag if it is not an object: a text, a list or a number of a nested union.
    public func taggingOnlyObjects() -> UnionValue { UnionValue(value, tag: tag.map { ($0.key, $0.value, true) }) }

    private init(
        _ value: any JSONCodable & Hashable,
        tag: (key: StaticString, value: Tag, onlyOfObjects: Bool)?
    ) {
        self.value = value
        self.tag = tag
    }

    fileprivate var isObject: Bool {
        switch value {
        case let union as any Union: union.alternative.isObject
        case is any JSONModel: true
        default: (try? value.jsonValue()).map { $0.kind == .object } ?? true
        }
    }
}

extension Union {
    public func encode(to json: inout ValueWriter) throws {
        let alternative = alternative
        let value = alternative.value
        guard let tag = alternative.tag, !tag.onlyOfObjects || alternative.isObject else {
            return try json.write(value)
        }
        switch tag.value {
        case .string(let text): try json.write(value, tag: tag.key, text)
        case .integer(let number): try json.write(value, tag: tag.key, number)
        case .number(let number): try json.write(value, tag: tag.key, number)
        case .boolean(let flag): try json.write(value, tag: tag.key, flag)
        }
    }

    public static func == (a: Self, b: Self) -> Bool {
        let (left, right) = (a.alternative, b.alternative)
        return left.tag?.value == right.tag?.value && isEqual(left.value, to: right.value)
    }

    public func hash(into hasher: inout Hasher) { hashAlternative(of: self, into: &hasher) }

    // The compiler writes one for each type that inherits none.
    public var hashValue: Int { standaloneHash(of: self) }
}

// Not inlined, so that modules that use unions do not get a copy for each.
@inline(never)
private func hashAlternative<Value: Union>(of value: Value, into hasher: inout Hasher) {
    value.alternative.value.hash(into: &hasher)
}

private func isEqual<Value: Hashable>(_ value: Value, to other: any Hashable) -> Bool {
    (other as? Value) == value
}

// MARK: Alternatives

/// The alternatives of a ``Union``, and the signs that distinguish them when reading.
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
/// 1. Entries that do not accept the kind of value are excluded. For a whole number, entries that accept no fractions
///    come first.
/// 2. If there is a `tag`, the entry that lists its value is chosen, regardless of the object's other members. With an
///    unknown tag, only entries without tags remain. With a missing tag, entries that list `nil` remain too. Tags and
///    constants that are numbers match in every spelling: `1.0` is `1`.
/// 3. For strings, an open enum that documents the text comes first, then alternatives that are not open enums, then
///    open enums that do not document it. For objects, the remaining entries are ranked by these criteria: no constant
///    contradicted, most constants, no required member missing, an entry that keeps all members before a closed one
///    that does not know some, most known members, an entry that keeps all members if some are not known, most required
///    members, the name, the order of the entries. For arrays of objects, the members of all elements count. Entries of
///    equal rank, and those for other values, are tried in order. An entry whose constant has an unknown value still
///    comes before entries that know no member and would drop them all.
/// 4. If an entry cannot read the value, the next one is tried, with these exceptions:
///    - If the first entry contradicts no constant, entries that do are not tried.
///    - If the first entry knows some of the members, entries that know none and would drop them all are not tried. Nor are
///      unions whose required member is missing, because they would accept any object as undocumented.
///    - If the first entry also has all of its required members, entries that would drop members and know less than half
///      as many are not tried either.
/// 5. If no entry can read the value, `otherwise` keeps an object with an unknown tag; if that does not apply, the
///    error is that of the first entry tried. If there is a `tag`, a value of any other kind that no entry accepts is an
///    error, too.
///
/// Failed attempts may read at most 64 times the size of the text plus 64 KiB; beyond that, reading throws
/// ``JSONError/Reason/limit(_:)``. After failed attempts, the chosen alternative is cached until the whole text is
/// read, so nested unions are read once for each level of nesting, not exponentially often.
public struct Alternatives<Value>: Sendable {
    let table: AlternativeTable

    /// Creates the alternatives of a union.
    ///
    /// - Parameters:
    ///   - tag: the member whose value selects the alternative.
    ///   - otherwise: the case for values that no entry accepts, and for objects with an unknown tag; only for objects if
    ///     there is a tag. Or a function that captures nothing that can change.
    ///   - name: a member that may hold part of an entry's name, used to choose between entries of equal rank.
    ///   - entries: the alternatives, in order of preference.
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

    /// One alternative. One that is itself a union may have an entry for each of its own alternatives.
    public struct Entry {
        let read: AlternativeReader
        let signs: AlternativeSigns

        /// Creates an alternative whose content is a value of one type.
        ///
        /// - Parameters:
        ///   - make: the case of the union, or a function that captures nothing that can change.
        ///   - kinds: the kinds of value that the entry accepts; none means objects.
        ///   - tags: the values of the tag that select the entry; `nil` for a missing tag.
        ///   - fixed: members with their only possible values, as text; no value means only `null`. For arrays, these,
        ///     `needed` and `known` are members of their elements.
        ///   - needed: other required members.
        ///   - known: other members of the alternative.
        ///   - keepsOthers: whether the alternative keeps members that it does not know. An entry that lists no member and
        ///     is not closed keeps all of them.
        ///   - isClosed: whether an object with members that the alternative does not know is not valid.
        ///   - name: the name of the alternative's schema.
        public init<Content: JSONCodable>(
            _ make: @escaping (Content) -> Value,
            _ kinds: JSONValue.Kind...,
            for tags: StaticString?...,
            fixes fixed: KeyValuePairs<StaticString, [StaticString]> = [:],
            needs needed: [StaticString] = [],
            knows known: [StaticString] = [],
            keepsOthers: Bool = false,
            isClosed: Bool = false,
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
                isClosed: isClosed,
                name: name?.description,
                isUnion: Content.self is any Union.Type,
                documents: kinds.contains(.string) ? documentedTexts(of: Content.self) : nil
            )
        }
    }
}

/// Reads a value as one alternative into uninitialized memory of the union's size.
///
/// The union's type is erased, because an array of functions that name it is slower than reading most alternatives.
// Unchecked because the function captures only a case of an enum, or what its documentation allows. It cannot be
// `@Sendable`: Swift 5 does not accept a case of an enum as such a function.
struct AlternativeReader: @unchecked Sendable {
    let read: (inout ValueReader, UnsafeMutableRawPointer) throws -> Void
}

/// The signs that distinguish one alternative from the others.
struct AlternativeSigns: Sendable {
    let kinds: [JSONValue.Kind]
    let tags: [StaticString]
    let acceptsNoTag: Bool
    let fixed: [(key: StaticString, values: [StaticString])]
    let needed: [StaticString]
    let known: [StaticString]
    let keepsOthers: Bool
    let isClosed: Bool
    let name: String?
    /// Whether the alternative is a union, which may keep any object that its own alternatives do not describe.
    let isUnion: Bool
    /// Whether this alternative's open enum documents a value; nil if the alternative is not an open enum.
    let documents: (@Sendable (String) -> Bool)?

    var hasNoSigns: Bool { fixed.isEmpty && needed.isEmpty && known.isEmpty }

    /// Whether reading an object as this alternative drops all members that it does not know.
    var dropsOthers: Bool { !keepsOthers && (isClosed || !hasNoSigns) }
}

private func documentedTexts<Content>(of type: Content.Type) -> (@Sendable (String) -> Bool)? {
    func texts<Value: OpenEnum>(of type: Value.Type) -> @Sendable (String) -> Bool {
        { text in (text as? Value.RawValue).map { Value.index[$0] != nil } ?? false }
    }
    return (type as? any OpenEnum.Type).map { texts(of: $0) }
}
