/// Compares the members of two models, or hashes those of one. Made by the runtime and passed to
/// ``HashedModel/pairMembers(with:in:)``.
///
/// Each member costs one call, which compiles in a third of the time of synthesised equality. Optionals and arrays have
/// functions of their own, which call theirs directly: making the witness table of `String?` or `[String]` takes a
/// hundred times as long as comparing two values. In release, callers specialise them all, and inline that of plain
/// values, so that comparing takes at most three times as long as comparing member by member.
public struct MemberPairs {
    @usableFromInline var isEqual = true
    /// Nil while members are compared.
    @usableFromInline var hasher: Hasher?

    init(_ hasher: Hasher? = nil) {
        self.hasher = hasher
    }

    /// Adds a member of both models. Once two members differ, the others are not compared.
    @inlinable
    public mutating func add<Value: Hashable>(_ value: Value, _ other: Value) {
        if hasher != nil { hasher?.combine(value) } else if isEqual { isEqual = value == other }
    }

    /// Adds an optional member of both models.
    @inlinable @inline(never)
    public mutating func add<Value: Hashable>(_ value: Value?, _ other: Value?) {
        if hasher != nil { hasher?.combine(value) } else if isEqual { isEqual = value == other }
    }

    /// Adds an array of both models.
    @inlinable @inline(never)
    public mutating func add<Element: Hashable>(_ value: [Element], _ other: [Element]) {
        if hasher != nil { hasher?.combine(value) } else if isEqual { isEqual = value == other }
    }

    /// Adds an optional array of both models.
    @inlinable @inline(never)
    public mutating func add<Element: Hashable>(_ value: [Element]?, _ other: [Element]?) {
        if let value, let other { return add(value, other) }
        if hasher != nil {
            hasher?.combine(0 as UInt8)
        } else if value != nil || other != nil {
            isEqual = false
        }
    }
}
