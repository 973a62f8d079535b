import EndpointDescription

extension Planner {
    /// Boxes what would contain itself: a union becomes `indirect`, else the property that closes the circle is boxed. So
    /// is what is large.
    func breakCycles(in client: inout ClientBlueprint) {
        replaceSelfAliases(in: &client)
        var walk = ContainmentWalk(aliases: aliases)
        client.typeDeclarations.walk { walk.enter($0) }
        var boxes = walk.run()
        boxLargeValues(in: client, into: &boxes)
        client.box(boxes)
    }

    /// An alias that leads back to itself names no type; any JSON value is the closest honest one.
    private func replaceSelfAliases(in client: inout ClientBlueprint) {
        var order: [TypeNode: Int] = [:]
        for (index, model) in client.models.enumerated() { order[model.node] = index }
        var done: Set<TypeNode> = []
        for model in client.models where aliases[model.node] != nil && !done.contains(model.node) {
            // An alias leads to one type at most, so a path has one end or closes one circle.
            var path: [TypeNode] = []
            var onPath: Set<TypeNode> = []
            var next: TypeNode? = model.node
            while let node = next, !done.contains(node), onPath.insert(node).inserted {
                path.append(node)
                next = aliases[node].flatMap(\.declaredInside)
            }
            done.formUnion(path)
            guard let entry = next, onPath.contains(entry), let start = path.firstIndex(of: entry) else { continue }
            let circle = path[start...].compactMap { node in order[node].map { (node, $0) } }
            guard let first = circle.min(by: { $0.1 < $1.1 }) else { continue }
            aliases[first.0] = .json
            client.models[first.1].kind = .alias(.json)
            let place = description.schemas.first { componentNodes[$0.schema] == first.0 }?.schema
                .place
            log.note(
                "'\(first.0.name)' contains nothing but itself; it becomes any JSON value",
                at: place ?? description.place
            )
        }
    }
}

extension SwiftType {
    /// The one declared type that it is made of.
    fileprivate var declaredInside: TypeNode? {
        switch self {
        case .standard, .foreign: nil
        case .array(let inner), .dictionary(let inner), .optional(let inner), .presence(let inner), .stream(let inner):
            inner.declaredInside
        case .declared(let node): node
        }
    }
}

/// A walk over which type holds which by value.
private struct ContainmentWalk {
    let aliases: [TypeNode: SwiftType]
    private var edges: [TypeNode: [(slot: Boxes.Slot, target: TypeNode)]] = [:]
    private var order: [TypeNode] = []
    private var unions: Set<TypeNode> = []

    init(aliases: [TypeNode: SwiftType]) {
        self.aliases = aliases
    }

    mutating func enter(_ declaration: Declaration) {
        let node = declaration.node
        switch declaration.kind {
        case .structure(let blueprint):
            order.append(node)
            for property in blueprint.properties {
                if let target = property.type.heldByValue(through: aliases) {
                    edges[node, default: []].append((Boxes.Slot(owner: node, property: property.name), target))
                }
            }
        case .union(let blueprint):
            order.append(node)
            unions.insert(node)
            for arm in blueprint.arms {
                if let target = arm.type.heldByValue(through: aliases) {
                    edges[node, default: []].append((Boxes.Slot(owner: node, property: arm.name), target))
                }
            }
        case .enumeration, .alias, .endpoint, .failure, .cases, .webhook, .group: break
        }
    }

    /// Depth first with a stack of its own: descriptions may chain thousands of types.
    func run() -> Boxes {
        var boxes = Boxes()
        var done: Set<TypeNode> = []
        var onPath: Set<TypeNode> = []
        for root in order where !done.contains(root) {
            var stack: [(node: TypeNode, next: Int)] = [(root, 0)]
            onPath.insert(root)
            while let top = stack.last {
                let targets = edges[top.node] ?? []
                guard top.next < targets.count else {
                    done.insert(top.node)
                    onPath.remove(top.node)
                    stack.removeLast()
                    continue
                }
                stack[stack.count - 1].next += 1
                let edge = targets[top.next]
                if boxes.enums.contains(top.node) || done.contains(edge.target) { continue }
                if onPath.contains(edge.target) {
                    if unions.contains(top.node) {
                        boxes.enums.insert(top.node)
                    } else if unions.contains(edge.target) {
                        boxes.enums.insert(edge.target)
                    } else {
                        boxes.slots.insert(edge.slot)
                    }
                } else {
                    onPath.insert(edge.target)
                    stack.append((edge.target, 0))
                }
            }
        }
        return boxes
    }
}
