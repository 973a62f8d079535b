/// What is held by reference: properties by `@Indirect`, the payloads of enums by `indirect`.
struct Boxes {
    var slots: Set<Slot> = []
    var enums: Set<TypeNode> = []

    struct Slot: Hashable {
        var owner: TypeNode
        var property: String
    }
}

extension ClientBlueprint {
    /// Models, failures and what endpoints nest.
    var typeDeclarations: [Declaration] { models + failures + endpoints.flatMap(\.declaration.nested) }

    mutating func box(_ boxes: Boxes) {
        for index in models.indices { models[index].box(boxes) }
        for index in failures.indices { failures[index].box(boxes) }
        for index in endpoints.indices { endpoints[index].declaration.box(boxes) }
    }
}

extension Declaration {
    fileprivate mutating func box(_ boxes: Boxes) {
        func box(_ nested: inout [Declaration]) {
            for index in nested.indices { nested[index].box(boxes) }
        }
        switch kind {
        case .structure(var blueprint):
            for index in blueprint.properties.indices {
                let slot = Boxes.Slot(owner: node, property: blueprint.properties[index].name)
                blueprint.properties[index].isBoxed = boxes.slots.contains(slot)
            }
            box(&blueprint.nested)
            kind = .structure(blueprint)
        case .union(var blueprint):
            blueprint.isIndirect = boxes.enums.contains(node)
            box(&blueprint.nested)
            kind = .union(blueprint)
        case .cases(var blueprint):
            blueprint.isIndirect = boxes.enums.contains(node)
            box(&blueprint.nested)
            kind = .cases(blueprint)
        case .failure(var blueprint):
            blueprint.isIndirect = boxes.enums.contains(node)
            box(&blueprint.nested)
            kind = .failure(blueprint)
        case .endpoint(var blueprint):
            box(&blueprint.nested)
            kind = .endpoint(blueprint)
        case .webhook(var blueprint):
            box(&blueprint.nested)
            kind = .webhook(blueprint)
        case .group(var members):
            box(&members)
            kind = .group(members)
        case .enumeration, .alias: break
        }
    }
}
