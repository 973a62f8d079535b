/// The members that a model writes, taken as values in order to compare or hash them.
struct MemberList {
    enum Purpose {
        /// Stores the members of the first value.
        case collecting
        /// Compares the members of the second value to those that are stored.
        case comparing
        case hashing(Hasher)
    }

    /// What an object does not have stands for a member that is `null`.
    private struct Null: Hashable {}

    var purpose: Purpose
    private var members: ContiguousArray<(any Hashable)?> = []
    private var next = 0
    private var isSame = true

    init(for purpose: Purpose) {
        self.purpose = purpose
        if case .collecting = purpose { members.reserveCapacity(16) }
    }

    /// Whether every member of the second value was equal to that of the first, and neither had more.
    var isEqual: Bool { isSame && next == members.count }

    mutating func take<Value: JSONModel>(_ model: Value) {
        withUnsafeMutablePointer(to: &self) { list in
            var writer = ObjectWriter(list)
            do { try model.encode(to: &writer) } catch { list.pointee.take(String(describing: error)) }
        }
    }

    /// Takes a member; `nil` stands for one that is left out.
    mutating func take<Value: Hashable>(_ value: Value?) {
        switch purpose {
        case .collecting: members.append(value)
        case .comparing:
            guard isSame else { return }
            isSame = next < members.count && matches(members[next], value)
            next += 1
        case .hashing(var hasher):
            if let value { hasher.combine(value) } else { hasher.combine(0 as UInt8) }
            purpose = .hashing(hasher)
        }
    }

    mutating func take<Value: Hashable>(_ value: Presence<Value>) {
        switch value {
        case .absent: take(nil as Value?)
        case .null: take(Null())
        case .value(let value): take(value)
        }
    }

    /// Takes a member of a type that cannot be compared by its JSON.
    mutating func take<Value: JSONCodable>(json value: Value) {
        take(try? value.withJSONBytes { [UInt8]($0) })
    }

    private func matches<Value: Hashable>(_ member: (any Hashable)?, _ value: Value?) -> Bool {
        guard let member, let value else { return member == nil && value == nil }
        return (member as? Value) == value
    }
}
