/// A ``JSONModel`` whose equality and hash come from one list of its members.
///
/// ```swift
/// struct Pet: HashedModel {
///     var id: Int64
///     var tag: String?
///     func pairMembers(with other: Pet, in pairs: inout MemberPairs) {
///         pairs.add(id, other.id)
///         pairs.add(tag, other.tag)
///     }
///     // and what a JSONModel has
/// }
/// ```
/// A model that declares `==` or `hash(into:)` itself keeps its own.
public protocol HashedModel: JSONModel, Hashable {
    /// Adds every member that equality and hashing consider, next to the same member of `other`.
    func pairMembers(with other: Self, in pairs: inout MemberPairs)
}

// The compiler writes a `hashValue` for each type that inherits none.
extension HashedModel {
    @inline(never)
    public static func == (a: Self, b: Self) -> Bool {
        var pairs = MemberPairs()
        a.pairMembers(with: b, in: &pairs)
        return pairs.isEqual
    }

    public func hash(into hasher: inout Hasher) { hashMembers(of: self, into: &hasher) }

    public var hashValue: Int { standaloneHash(of: self) }
}

// The compiler specializes a public generic function in every module that calls it, unless the function calls a private
// one. For `==`, the copies make small models four times as fast; for hashing, a release build takes longer.

@inline(never)
private func hashMembers<Model: HashedModel>(of model: Model, into hasher: inout Hasher) {
    var pairs = MemberPairs(hasher)
    model.pairMembers(with: model, in: &pairs)
    if let hashed = pairs.hasher { hasher = hashed }
}

@inline(never)
func standaloneHash<Value: Hashable>(of value: Value) -> Int {
    var hasher = Hasher()
    value.hash(into: &hasher)
    return hasher.finalize()
}

/// Compares the members of two models, or hashes those of one. Made by the runtime and passed to
/// ``HashedModel/pairMembers(with:in:)``.
///
/// Each member costs one call, which compiles in a third of the time of synthesized equality. Optionals and arrays have
/// their own functions, which use the element's conformance directly: making the witness table of `String?` or
/// `[String]` takes a hundred times as long as comparing two values. Release builds specialize all of them and inline
/// the one for plain values. Comparison then takes about three times as long as a memberwise `==`.
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

extension MemberPairs {
    /// Compares the properties of two values, one call each.
    ///
    /// Calls to a function that is not inlined compile in a third of the time of synthesized equality.
    public struct Equality {
        /// Whether all values compared so far are equal.
        public private(set) var result = true

        /// Starts with no comparison, so the result is equal.
        public init() {}

        /// Compares two values, unless the result is already known to be unequal.
        @inline(never)
        public mutating func compare<Value: Equatable>(_ a: Value, _ b: Value) {
            if result { result = a == b }
        }
    }
}
