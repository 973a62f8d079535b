extension DescriptionReader {
    /// Finds the subtypes of each base with a discriminator and without `oneOf`: the base also stands for its subtypes
    /// (OpenAPI 3.1 §4.8.24, "Models with Polymorphism Support").
    func findSubtypes(among components: [NamedSchema]) {
        let choosing = components.map(\.schema).filter(\.choosesAmongSubtypes)
        guard !choosing.isEmpty else { return }
        var children: [Schema: [Schema]] = [:]
        for component in components {
            for base in component.schema.nearestBases { children[base, default: []].append(component.schema) }
        }
        // The same discriminator distinguishes the subtypes of a subtype.
        let bases = reachable(from: choosing) { (children[$0] ?? []).filter { !$0.isChoice } }
        for base in bases {
            base.subtypes = children[base] ?? []
            for subtype in base.subtypes { subtype.isSubtype = true }
        }
    }
}

extension Schema {
    /// Whether it has a discriminator and no alternatives, so that subtypes declare themselves.
    package var choosesAmongSubtypes: Bool { discriminator != nil && !isChoice }
}
