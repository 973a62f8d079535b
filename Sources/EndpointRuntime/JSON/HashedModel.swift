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

extension HashedModel {
    @inlinable
    public static func == (a: Self, b: Self) -> Bool {
        var pairs = MemberPairs(for: .comparing)
        a.pairMembers(with: b, in: &pairs)
        return pairs.isEqual
    }

    @inlinable
    public func hash(into hasher: inout Hasher) {
        var pairs = MemberPairs(for: .hashing, hasher)
        pairMembers(with: self, in: &pairs)
        hasher = pairs.hasher
    }
}
