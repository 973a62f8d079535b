import EndpointDescription

extension TypePlanner {
    /// A base and its subtypes as one choice: `enum Pet: Union { case cat(Cat), dog(Dog), pet(Base) }`.
    ///
    /// The choice takes the name of the base, because a reference to the base means the choice. If a value may be of
    /// the base alone, that type is `Pet.Base`.
    func planHierarchy(_ hierarchy: DiscriminatorHierarchies.Hierarchy, of base: Schema, in scope: DeclarationScope)
        -> UnionBlueprint
    {
        // Types that the members of the base need are declared here, even if subtypes share them.
        for property in FlatSchema(base).properties {
            _ = nonNullType(of: property.schema, hint: SwiftName.type(property.name), in: scope)
        }
        var candidates: [UnionCandidate] = []
        for member in hierarchy.members {
            var candidate = UnionCandidate(schema: member.schema, flat: FlatSchema(member.schema))
            candidate.tags = member.tags
            candidate.type = type(of: member, in: hierarchy)
            candidates.append(candidate)
        }
        let fallback = base.discriminatorInForce?.fallback.flatMap { index(of: $0, among: candidates) }
        var blueprint = union(of: candidates, tagKey: hierarchy.key, isTagInferred: false, fallback: fallback)
        if let alone = candidates.firstIndex(where: { $0.schema === base }) {
            planStandalone(base, in: scope)
            // If the tag is optional, a value without it is of the base alone, unless the discriminator says otherwise.
            if fallback == nil, !candidates[alone].flat.requires(hierarchy.key) {
                blueprint.readWithoutTag(by: alone, hasTag: candidates[alone].flat.property(hierarchy.key) != nil)
            }
        }
        return blueprint
    }

    private func type(of member: DiscriminatorHierarchies.Member, in hierarchy: DiscriminatorHierarchies.Hierarchy)
        -> SwiftType
    {
        if let own = hierarchies[member.schema], own.key == hierarchy.key {
            return .declared(standaloneNode(of: member.schema))
        }
        return nonNullType(of: member.schema, hint: SwiftName.type(member.tags.first ?? "Subtype"), in: topLevel)
    }

    private func standaloneNode(of base: Schema) -> TypeNode {
        if let node = standaloneNodes[base] { return node }
        let node = (context.names.components[base] ?? namespace).declare("Base")
        standaloneNodes[base] = node
        return node
    }

    private func planStandalone(_ base: Schema, in scope: DeclarationScope) {
        let node = standaloneNode(of: base)
        let inner = DeclarationScope(node)
        let kind =
            declarationKind(of: base, in: inner)
            ?? .alias(simpleType(of: base, hint: node.name, in: scope))
        if case .alias(let type) = kind { aliases[node] = type }
        var documentation = Documentation()
        documentation.add("The members that every `\(scope.node.name)` has.")
        scope.add(kind, of: inner, from: base, documentation)
    }
}

extension UnionBlueprint {
    fileprivate mutating func readWithoutTag(by alternative: Int, hasTag: Bool) {
        guard case .tag(let key, let cases, _, let otherwise) = choice else { return }
        choice = .tag(key: key, cases: cases, absent: .alternative(alternative), otherwise: otherwise)
        // Its own member writes the tag, if it is there.
        if hasTag { alternatives[alternative].tag = nil }
    }
}
