extension DescriptionReader {
    /// Tells each base with a discriminator and no `oneOf` who extends it: a reference to the base means its heirs as well
    /// (OpenAPI 3.1 §4.8.24, "Models with Polymorphism Support").
    func findHeirs(among components: [NamedSchema]) {
        var bases = components.map(\.schema).filter(\.choosesAmongHeirs)
        guard !bases.isEmpty else { return }
        var children: [Schema: [Schema]] = [:]
        for component in components {
            for base in component.schema.nearestBases {
                children[base, default: []].append(component.schema)
            }
        }
        // Those who extend an heir are told apart by the same member.
        var met = Set(bases)
        while let base = bases.popLast() {
            base.heirs = children[base] ?? []
            for heir in base.heirs {
                heir.isHeir = true
                if !heir.isChoice, met.insert(heir).inserted { bases.append(heir) }
            }
        }
    }
}

extension Schema {
    /// The components that this one extends through `allOf`, not those that they extend in turn; none for a mere reference.
    package var nearestBases: [Schema] {
        guard !isOnlyReference else { return [] }
        var bases: [Schema] = []
        var met: Set<Schema> = [self]
        var waiting = Array(composition.reversed())
        while let next = waiting.popLast() {
            guard met.insert(next).inserted else { continue }
            if next.componentName != nil, !next.isOnlyReference {
                bases.append(next)
            } else {
                waiting += next.composition.reversed()
            }
        }
        return bases
    }

    /// Whether it has a discriminator and leaves it to others to say that they belong to it.
    package var choosesAmongHeirs: Bool { discriminator != nil && !isChoice }

    fileprivate var isChoice: Bool { !oneOf.isEmpty || !anyOf.isEmpty }

    private var composition: [Schema] { (reference.map { [$0] } ?? []) + allOf }

    private var isOnlyReference: Bool {
        reference != nil && allOf.isEmpty && properties.isEmpty && required.isEmpty && !isChoice
    }
}
