extension Planner {
    /// Gives models the conformances and the mutability that the user wants. What a union holds stays `Hashable`, because
    /// unions compare what they hold.
    func settleConformances(in client: inout ClientBlueprint) {
        guard choices.conformance != .hashable || !choices.isMutable else { return }
        var walk = HashableWalk(aliases: aliases)
        for declaration in client.allDeclarations { walk.enter(declaration) }
        let hashable = walk.run()
        func settle(_ declaration: Declaration) -> Declaration {
            declaration.mappingStructs { node, blueprint in
                guard blueprint.isModel else { return }
                blueprint.conformance = hashable.contains(node) ? .hashable : choices.conformance
                blueprint.isMutable = choices.isMutable
            }
        }
        client.models = client.models.map(settle)
        client.failures = client.failures.map(settle)
        client.endpoints = client.endpoints.map { ($0.tag, settle($0.declaration)) }
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
        for nested in declaration.nested { enter(nested) }
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

extension ClientBlueprint {
    var allDeclarations: [Declaration] { models + failures + endpoints.map(\.declaration) }
}

extension Declaration {
    /// The same with every struct in it changed.
    func mappingStructs(_ change: (TypeNode, inout StructBlueprint) -> Void) -> Declaration {
        var copy = self
        switch kind {
        case .structure(var blueprint):
            blueprint.nested = blueprint.nested.map { $0.mappingStructs(change) }
            change(node, &blueprint)
            copy.kind = .structure(blueprint)
        case .union(var blueprint):
            blueprint.nested = blueprint.nested.map { $0.mappingStructs(change) }
            copy.kind = .union(blueprint)
        case .endpoint(var blueprint):
            blueprint.nested = blueprint.nested.map { $0.mappingStructs(change) }
            copy.kind = .endpoint(blueprint)
        case .failure(var blueprint):
            blueprint.nested = blueprint.nested.map { $0.mappingStructs(change) }
            copy.kind = .failure(blueprint)
        case .cases(var blueprint):
            blueprint.nested = blueprint.nested.map { $0.mappingStructs(change) }
            copy.kind = .cases(blueprint)
        case .webhook(var blueprint):
            blueprint.nested = blueprint.nested.map { $0.mappingStructs(change) }
            copy.kind = .webhook(blueprint)
        case .group(let declarations): copy.kind = .group(declarations.map { $0.mappingStructs(change) })
        case .alias, .enumeration: break
        }
        return copy
    }
}
