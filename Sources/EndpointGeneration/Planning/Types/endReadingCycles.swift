import EndpointDescription

/// Makes alternatives that contain the object around them any JSON value, because reading one would never end: for example
/// the first alternative of `A: {allOf: [{…}, {oneOf: [A, …]}]}`.
func endReadingCycles(in client: ClientBlueprint, log: DiagnosticLog) -> ClientBlueprint {
    let index = TypeIndex(client.declarations)
    let endless = ReadingGraph(client.declarations, index).endlessUnions()
    guard !endless.isEmpty else { return client }
    var client = client
    client.mutate { declaration in
        guard case .union(var blueprint) = declaration.kind, let cycle = endless[declaration.node] else { return }
        for position in blueprint.alternatives.indices {
            let alternative = blueprint.alternatives[position]
            guard let node = index.heldByValue(alternative.type), cycle.contains(node) else { continue }
            blueprint.alternatives[position].type = .json
            log.warning(
                "this alternative contains the object that it is part of, so it becomes any JSON value",
                at: alternative.origin ?? declaration.origin?.place,
                remedy: "remove it, or write the members here in place of the '$ref'"
            )
        }
        declaration.kind = .union(blueprint)
    }
    return client
}

/// The types that read one JSON value: a union and its alternatives, and an object and the unions among its members.
private struct ReadingGraph {
    private var targets: [TypeNode: [TypeNode]] = [:]
    private var order: [TypeNode] = []
    private var inlineUnions: Set<TypeNode> = []

    init(_ declarations: [Declaration], _ index: TypeIndex) {
        declarations.walk { declaration in
            let node = declaration.node
            switch declaration.kind {
            case .structure(let blueprint):
                let inner = blueprint.properties.filter { $0.presence == .inline }.compactMap {
                    index.heldByValue($0.type)
                }
                guard !inner.isEmpty else { return }
                order.append(node)
                targets[node] = inner
                inlineUnions.formUnion(inner)
            case .union(let blueprint): targets[node] = blueprint.alternatives.compactMap { index.heldByValue($0.type) }
            case .enumeration, .alias, .endpoint, .failure, .cases, .webhook, .group: break
            }
        }
    }

    /// The inline unions of each cycle, with all types of the cycle.
    func endlessUnions() -> [TypeNode: Set<TypeNode>] {
        var search = CycleSearch<TypeNode>()
        var endless: [TypeNode: Set<TypeNode>] = [:]
        for start in order {
            for cycle in search.cycles(from: start, along: { targets[$0] ?? [] }) {
                let types = Set(cycle)
                for union in cycle where inlineUnions.contains(union) { endless[union] = types }
            }
        }
        return endless
    }
}
