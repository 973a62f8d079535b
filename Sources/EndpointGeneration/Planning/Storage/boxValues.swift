/// Boxes values that would contain themselves, and large values: a union becomes `indirect`, otherwise the property is
/// boxed.
func boxValues(in client: ClientBlueprint) -> ClientBlueprint {
    let index = TypeIndex(client.declarations)
    var walk = ContainmentWalk(index: index)
    client.typeDeclarations.walk { walk.enter($0) }
    return client.boxing(boxLargeValues(in: client, index, besides: walk.run()))
}

/// A walk over the types that hold each other by value.
private struct ContainmentWalk {
    let index: TypeIndex
    private var edges: [TypeNode: [(slot: Boxes.Slot, target: TypeNode)]] = [:]
    private var order: [TypeNode] = []
    private var unions: Set<TypeNode> = []

    init(index: TypeIndex) {
        self.index = index
    }

    mutating func enter(_ declaration: Declaration) {
        let node = declaration.node
        switch declaration.kind {
        case .structure(let blueprint):
            order.append(node)
            for property in blueprint.properties {
                if let target = index.heldByValue(property.type) {
                    edges[node, default: []].append((Boxes.Slot(owner: node, property: property.name), target))
                }
            }
        case .union(let blueprint):
            order.append(node)
            unions.insert(node)
            for alternative in blueprint.alternatives {
                if let target = index.heldByValue(alternative.type) {
                    edges[node, default: []].append((Boxes.Slot(owner: node, property: alternative.name), target))
                }
            }
        case .enumeration, .alias, .endpoint, .failure, .cases, .webhook, .group: break
        }
    }

    /// Walks depth first. The stack is explicit, because descriptions may chain thousands of types.
    func run() -> Boxes {
        var boxes = Boxes()
        var done: Set<TypeNode> = []
        var onPath: Set<TypeNode> = []
        // By name, so that the order of components does not decide where a cycle is cut.
        let roots = order.map { (name: $0.dottedName, node: $0) }.sorted { $0.name < $1.name }.map(\.node)
        for root in roots where !done.contains(root) {
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
