/// A JSON value that an overlay may change. Unchanged parts remain in the document that they were read from.
final class OverlaidValue {
    enum Content {
        /// As read from a file.
        case untouched
        case object([Member])
        case array([OverlaidValue])
    }

    struct Member {
        /// The name as read from a file.
        var key: JSON
        var name: String
        var value: OverlaidValue
    }

    /// The value as read. After a change, only its kind and place are still valid.
    private(set) var source: JSON
    private(set) var content = Content.untouched
    /// The positions of the members by name, once an update has looked for one among many.
    private var positions: [MemberName: Int]?

    init(_ source: JSON) {
        self.source = source
    }

    var isObject: Bool { source.isObject }
    var isArray: Bool { source.isArray }
    /// Whether it is neither an array nor an object.
    var isPrimitive: Bool { !isObject && !isArray }

    func become(_ other: OverlaidValue) {
        source = other.source
        content = other.content
        positions = nil
    }

    /// A copy that changes independently.
    func copy() -> OverlaidValue {
        let copy = OverlaidValue(source)
        switch content {
        case .untouched: break
        case .object(let members):
            copy.content = .object(members.map { Member(key: $0.key, name: $0.name, value: $0.value.copy()) })
        case .array(let elements): copy.content = .array(elements.map { $0.copy() })
        }
        return copy
    }

    /// The members of an object; none for other values. Reading them prepares them for changes.
    var members: [Member] {
        if case .object(let members) = content { return members }
        guard isObject else { return [] }
        var members: [Member] = []
        var key = source.firstKey
        while let current = key {
            members.append(
                Member(key: current, name: current.string ?? "", value: OverlaidValue(current.memberValue))
            )
            key = current.nextKey
        }
        content = .object(members)
        return members
    }

    /// How many members ``position(of:)`` reads first.
    var costOfFindingMembers: Int { positions == nil ? members.count : 0 }

    /// The position of the member of this name; the last one if several have it.
    func position(of name: String) -> Int? {
        if members.count < 16 { return members.lastIndex { haveSameScalars($0.name, name) } }
        if positions == nil {
            let named = members.enumerated().map { (MemberName(text: $1.name), $0) }
            positions = Dictionary(named) { $1 }
        }
        return positions?[MemberName(text: name)]
    }

    func append(_ member: Member) {
        positions?[MemberName(text: member.name)] = members.count
        changeMembers { $0.append(member) }
    }

    func replaceMember(at position: Int, with member: Member) {
        changeMembers { $0[position] = member }
    }

    /// Changes the members in place, without a copy of all of them.
    private func changeMembers(_ change: (inout [Member]) -> Void) {
        guard case .object(var members) = content else { return }
        content = .untouched
        change(&members)
        content = .object(members)
    }

    /// The elements of an array; none for other values. Reading them prepares them for changes.
    var elements: [OverlaidValue] {
        get {
            if case .array(let elements) = content { return elements }
            guard isArray else { return [] }
            let elements = source.elements.map(OverlaidValue.init)
            content = .array(elements)
            return elements
        }
        set { content = .array(newValue) }
    }

    /// Removes the children for which `isKept` returns `false`, in one pass.
    func keep(_ isKept: (OverlaidValue) -> Bool) {
        positions = nil
        switch content {
        case .untouched: break
        case .object(let members): content = .object(members.filter { isKept($0.value) })
        case .array(let elements): content = .array(elements.filter(isKept))
        }
    }
}
