/// Compares the members of two models, or hashes those of one. Made by the runtime and passed to
/// ``HashedModel/pairMembers(with:in:)``.
///
/// Calls to functions that are not inlined compile in a third of the time of synthesised equality. Optionals and arrays
/// have functions of their own, which call theirs directly: making the witness table of `String?` or `[String]` takes
/// a hundred times as long as comparing two values. In release, callers specialise them all.
public struct MemberPairs {
    @usableFromInline
    enum Purpose {
        case comparing, hashing
    }

    @usableFromInline let purpose: Purpose
    @usableFromInline var isEqual = true
    @usableFromInline var hasher: Hasher

    init(for purpose: Purpose, _ hasher: Hasher = Hasher()) {
        self.purpose = purpose
        self.hasher = hasher
    }

    /// Adds a member of both models. Once two members differ, the others are not compared.
    @inlinable @inline(never)
    public mutating func add<Value: Hashable>(_ value: Value, _ other: Value) {
        switch purpose {
        case .comparing: if isEqual { isEqual = value == other }
        case .hashing: value.hash(into: &hasher)
        }
    }

    /// Adds an optional member of both models.
    @inlinable @inline(never)
    public mutating func add<Value: Hashable>(_ value: Value?, _ other: Value?) {
        switch purpose {
        case .comparing: if isEqual { isEqual = value == other }
        case .hashing: value.hash(into: &hasher)
        }
    }

    /// Adds an array of both models.
    @inlinable @inline(never)
    public mutating func add<Element: Hashable>(_ value: [Element], _ other: [Element]) {
        switch purpose {
        case .comparing: if isEqual { isEqual = value == other }
        case .hashing: value.hash(into: &hasher)
        }
    }

    /// Adds an optional array of both models.
    @inlinable @inline(never)
    public mutating func add<Element: Hashable>(_ value: [Element]?, _ other: [Element]?) {
        if let value, let other { return add(value, other) }
        switch purpose {
        case .comparing: if value != nil || other != nil { isEqual = false }
        case .hashing: hasher.combine(0 as UInt8)
        }
    }
}
