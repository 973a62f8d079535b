extension Schema {
    /// Further schemas whose values may appear where this one is named: a base with a discriminator also stands for its
    /// subtypes and the schemas in its mapping (OpenAPI 3.1 §4.8.24, "Models with Polymorphism Support").
    package var substitutes: [Schema] {
        guard !subtypes.isEmpty else { return [] }
        return allSubtypes + (choosesAmongSubtypes ? discriminator?.targets ?? [] : [])
    }

    /// The direct and indirect subtypes, each before its own subtypes.
    package var allSubtypes: [Schema] { subtypes { _ in true } }

    /// The subtypes and their subtypes. The subtypes of a subtype are included only if `descends` accepts it.
    package func subtypes(where descends: (Schema) -> Bool) -> [Schema] {
        reachable(from: subtypes) { descends($0) ? $0.subtypes : [] }.filter { $0 !== self }
    }
}
