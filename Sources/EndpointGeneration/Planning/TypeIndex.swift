/// Every planned type by its node.
struct TypeIndex {
    private var kinds: [TypeNode: Declaration.Kind] = [:]

    init(_ declarations: [Declaration]) {
        declarations.walk { kinds[$0.node] = $0.kind }
    }

    func structure(_ node: TypeNode) -> StructBlueprint? {
        if case .structure(let blueprint)? = kinds[node] { blueprint } else { nil }
    }

    func union(_ node: TypeNode) -> UnionBlueprint? {
        if case .union(let blueprint)? = kinds[node] { blueprint } else { nil }
    }

    func enumeration(_ node: TypeNode) -> EnumBlueprint? {
        if case .enumeration(let blueprint)? = kinds[node] { blueprint } else { nil }
    }

    func cases(_ node: TypeNode) -> CasesBlueprint? {
        if case .cases(let blueprint)? = kinds[node] { blueprint } else { nil }
    }

    func alias(_ node: TypeNode) -> SwiftType? {
        if case .alias(let type)? = kinds[node] { type } else { nil }
    }

    /// The type at the end of a chain of aliases.
    func underlying(_ type: SwiftType) -> SwiftType {
        type.resolved(through: alias)
    }

    /// The declared type that a value of this type holds inline; `nil` if it is held by reference or there is none.
    func heldByValue(_ type: SwiftType) -> TypeNode? {
        switch type {
        case .standard, .custom, .array, .dictionary, .stream: nil
        case .optional(let inner), .presence(let inner): heldByValue(inner)
        case .declared(let node):
            if let alias = alias(node) { heldByValue(alias) } else { node }
        }
    }
}

extension SwiftType {
    /// The chain of aliases followed to a type that is not an alias.
    func resolved(through alias: (TypeNode) -> SwiftType?) -> SwiftType {
        var type = self
        for _ in 0..<64 {
            guard case .declared(let node) = type, let next = alias(node) else { return type }
            type = next
        }
        return type
    }
}
