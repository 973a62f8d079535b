extension Planner {
    /// Gives models the conformances and the mutability that the user wants. What a union holds stays `Hashable`, because
    /// unions compare what they hold.
    func settleConformances(in client: inout ClientBlueprint) {
        guard choices.conformance != .hashable || !choices.isMutable else { return }
        var walk = HashableWalk(aliases: aliases)
        client.declarations.walk { walk.enter($0) }
        let hashable = walk.run()
        client.mutate { declaration in
            guard case .structure(var blueprint) = declaration.kind, blueprint.isModel else { return }
            blueprint.conformance = hashable.contains(declaration.node) ? .hashable : choices.conformance
            blueprint.isMutable = choices.isMutable
            declaration.kind = .structure(blueprint)
        }
    }
}

/// A walk from unions to everything that they hold.
private struct HashableWalk {
    let aliases: [TypeNode: SwiftType]
    private var held: [TypeNode: [SwiftType]] = [:]
    private var waiting: [SwiftType] = []

    init(aliases: [TypeNode: SwiftType]) {
        self.aliases = aliases
    }

    mutating func enter(_ declaration: Declaration) {
        switch declaration.kind {
        case .structure(let blueprint): held[declaration.node] = blueprint.properties.map(\.type)
        case .union(let blueprint): waiting += blueprint.arms.map(\.type)
        case .alias, .enumeration, .endpoint, .failure, .cases, .webhook, .group: break
        }
    }

    mutating func run() -> Set<TypeNode> {
        var found: Set<TypeNode> = []
        while let type = waiting.popLast() {
            switch type {
            case .standard, .foreign: break
            case .array(let inner), .dictionary(let inner), .optional(let inner), .presence(let inner),
                .stream(let inner):
                waiting.append(inner)
            case .declared(let node):
                guard found.insert(node).inserted else { continue }
                waiting += held[node] ?? []
                if let alias = aliases[node] { waiting.append(alias) }
            }
        }
        return found
    }
}
