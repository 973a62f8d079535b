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
    /// Adds every member that equality and hashing consider, beside the same member of `other`.
    func pairMembers(with other: Self, in pairs: inout MemberPairs)
}

// Copies of these in every model take a twelfth of a client's release build and compare no faster, so none is inlined.
// The compiler writes a `hashValue` for each type that inherits none.
extension HashedModel {
    @inline(never)
    public static func == (a: Self, b: Self) -> Bool {
        var pairs = MemberPairs()
        a.pairMembers(with: b, in: &pairs)
        return pairs.isEqual
    }

    @inline(never)
    public func hash(into hasher: inout Hasher) {
        var pairs = MemberPairs(hasher)
        pairMembers(with: self, in: &pairs)
        if let hashed = pairs.hasher { hasher = hashed }
    }

    public var hashValue: Int {
        @inline(never) get {
            var hasher = Hasher()
            hash(into: &hasher)
            return hasher.finalize()
        }
    }
}
