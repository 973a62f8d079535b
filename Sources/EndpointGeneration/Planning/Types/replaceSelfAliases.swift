import EndpointDescription

/// Replaces aliases that refer to themselves and so denote no type. The closest valid type is any JSON value.
func replaceSelfAliases(in client: ClientBlueprint, log: DiagnosticLog) -> ClientBlueprint {
    let index = TypeIndex(client.declarations)
    var client = client
    var order: [TypeNode: Int] = [:]
    for (position, model) in client.models.enumerated() { order[model.node] = position }
    var done: Set<TypeNode> = []
    for model in client.models where index.alias(model.node) != nil && !done.contains(model.node) {
        // An alias refers to at most one type, so a path either ends or closes one cycle.
        var path: [TypeNode] = []
        var onPath: Set<TypeNode> = []
        var next: TypeNode? = model.node
        while let node = next, !done.contains(node), onPath.insert(node).inserted {
            path.append(node)
            next = index.alias(node).flatMap(\.declaredInside)
        }
        done.formUnion(path)
        guard let entry = next, onPath.contains(entry), let start = path.firstIndex(of: entry) else { continue }
        let circle = path[start...].compactMap { node in order[node].map { (node, $0) } }
        guard let first = circle.min(by: { $0.1 < $1.1 }) else { continue }
        client.models[first.1].kind = .alias(.json)
        log.note(
            "'\(first.0.name)' contains only itself, so it becomes any JSON value",
            at: client.models[first.1].origin?.place
        )
    }
    return client
}

extension SwiftType {
    /// The only declared type inside it, if any.
    fileprivate var declaredInside: TypeNode? {
        switch self {
        case .standard, .custom: nil
        case .array(let inner), .dictionary(let inner), .optional(let inner), .presence(let inner), .stream(let inner):
            inner.declaredInside
        case .declared(let node): node
        }
    }
}
