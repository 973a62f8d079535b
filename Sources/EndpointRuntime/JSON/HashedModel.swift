/// A ``JSONModel`` whose values are equal when the members that they write are equal.
///
/// `encode(to:)` is the one list of members: it serves writing, equality and hashing. A model that declares `==` or
/// `hash(into:)` itself keeps its own.
public protocol HashedModel: JSONModel, Hashable {}

extension HashedModel {
    public static func == (a: Self, b: Self) -> Bool {
        var list = MemberList(for: .collecting)
        list.take(a)
        list.purpose = .comparing
        list.take(b)
        return list.isEqual
    }

    public func hash(into hasher: inout Hasher) {
        var list = MemberList(for: .hashing(hasher))
        list.take(self)
        if case .hashing(let result) = list.purpose { hasher = result }
    }
}
