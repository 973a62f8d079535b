extension DescriptionReader {
    /// Tells each base with a discriminator and no `oneOf` who extends it: a reference to the base means its heirs as well
    /// (OpenAPI 3.1 §4.8.24, "Models with Polymorphism Support").
    func findSubtypes(among components: [NamedSchema]) {
        let choosing = components.map(\.schema).filter(\.choosesAmongSubtypes)
        guard !choosing.isEmpty else { return }
        var children: [Schema: [Schema]] = [:]
        for component in components {
            for base in component.schema.nearestBases { children[base, default: []].append(component.schema) }
        }
        // Those who extend an heir are told apart by the same member.
        let bases = reachable(from: choosing) { (children[$0] ?? []).filter { !$0.isChoice } }
        for base in bases {
            base.subtypes = children[base] ?? []
            for heir in base.subtypes { heir.isSubtype = true }
        }
    }
}

extension Schema {
    /// Whether it has a discriminator and leaves it to others to say that they belong to it.
    package var choosesAmongSubtypes: Bool { discriminator != nil && !isChoice }
}
