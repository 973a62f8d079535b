/// The values that are held by reference: properties through `@Indirect`, payloads of enums through `indirect`.
struct Boxes {
    var slots: Set<Slot> = []
    var enums: Set<TypeNode> = []

    struct Slot: Hashable {
        var owner: TypeNode
        var property: String
    }
}

extension ClientBlueprint {
    /// Models, failures and the nested declarations of endpoints.
    var typeDeclarations: [Declaration] { models + failures + endpoints.flatMap(\.declaration.nested) }

    /// A copy in which everything that `boxes` lists is boxed, and the same in types that are equal.
    func boxing(_ boxes: Boxes) -> ClientBlueprint {
        let enums = Set(boxes.enums.map(equalTypes.representative))
        let slots = Set(
            boxes.slots.map { Boxes.Slot(owner: equalTypes.representative(of: $0.owner), property: $0.property) }
        )
        let owners = Set(slots.map(\.owner))
        var client = self
        client.mutate { declaration in
            let node = equalTypes.representative(of: declaration.node)
            let isIndirect = enums.contains(node)
            switch declaration.kind {
            case .structure(var blueprint) where owners.contains(node):
                for index in blueprint.properties.indices {
                    let slot = Boxes.Slot(owner: node, property: blueprint.properties[index].name)
                    blueprint.properties[index].isBoxed = slots.contains(slot)
                }
                declaration.kind = .structure(blueprint)
            case .union(var blueprint) where isIndirect:
                blueprint.isIndirect = isIndirect
                declaration.kind = .union(blueprint)
            case .cases(var blueprint) where isIndirect:
                blueprint.isIndirect = isIndirect
                declaration.kind = .cases(blueprint)
            case .failure(var blueprint) where isIndirect:
                blueprint.isIndirect = isIndirect
                declaration.kind = .failure(blueprint)
            default: break
            }
        }
        return client
    }
}
