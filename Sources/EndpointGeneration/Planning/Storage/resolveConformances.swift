/// Gives models the conformances that the user chose. Types inside a union stay `Hashable`, because
/// unions compare their payloads.
func resolveConformances(in client: ClientBlueprint, _ choices: PlanChoices) -> ClientBlueprint {
    guard choices.conformance != .hashable else { return client }
    var walk = HashableWalk()
    client.declarations.walk { walk.enter($0) }
    let hashable = walk.run()
    var client = client
    client.mutate { declaration in
        guard case .structure(var blueprint) = declaration.kind, blueprint.isModel else { return }
        blueprint.conformance = hashable.contains(declaration.node) ? .hashable : choices.conformance
        declaration.kind = .structure(blueprint)
    }
    return client
}

/// A traversal from unions to everything that they hold.
private struct HashableWalk {
    private var held: [TypeNode: [SwiftType]] = [:]
    private var waiting: [SwiftType] = []

    mutating func enter(_ declaration: Declaration) {
        switch declaration.kind {
        case .structure(let blueprint): held[declaration.node] = blueprint.properties.map(\.type)
        case .union(let blueprint): waiting += blueprint.alternatives.map(\.type)
        case .alias(let type): held[declaration.node] = [type]
        case .enumeration, .endpoint, .failure, .cases, .webhook, .group: break
        }
    }

    mutating func run() -> Set<TypeNode> {
        var found: Set<TypeNode> = []
        while let type = waiting.popLast() {
            switch type {
            case .standard, .custom: break
            case .array(let inner), .dictionary(let inner), .optional(let inner), .presence(let inner),
                .stream(let inner):
                waiting.append(inner)
            case .declared(let node):
                guard found.insert(node).inserted else { continue }
                waiting += held[node] ?? []
            }
        }
        return found
    }
}
