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
        get {
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
        set { content = .object(newValue) }
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
        switch content {
        case .untouched: break
        case .object(let members): content = .object(members.filter { isKept($0.value) })
        case .array(let elements): content = .array(elements.filter(isKept))
        }
    }
}
