import EndpointDescription

/// Replaces aliases that lead back to themselves and so name no type; any JSON value is the closest honest one.
func replaceSelfAliases(in client: ClientBlueprint, log: DiagnosticLog) -> ClientBlueprint {
    let index = TypeIndex(client.declarations)
    var client = client
    var order: [TypeNode: Int] = [:]
    for (position, model) in client.models.enumerated() { order[model.node] = position }
    var done: Set<TypeNode> = []
    for model in client.models where index.alias(model.node) != nil && !done.contains(model.node) {
        // An alias leads to one type at most, so a path has one end or closes one circle.
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
    /// The one declared type that it is made of.
    fileprivate var declaredInside: TypeNode? {
        switch self {
        case .standard, .custom: nil
        case .array(let inner), .dictionary(let inner), .optional(let inner), .presence(let inner), .stream(let inner):
            inner.declaredInside
        case .declared(let node): node
        }
    }
}
