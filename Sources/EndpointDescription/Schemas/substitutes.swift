extension Schema {
    /// The schemas whose values may stand where this one is named, beside its own: a base with a discriminator means those
    /// that extend it, and those that its mapping names (OpenAPI 3.1 §4.8.24, "Models with Polymorphism Support").
    package var substitutes: [Schema] {
        guard !subtypes.isEmpty else { return [] }
        return allSubtypes + (choosesAmongSubtypes ? discriminator?.mapping.map(\.schema) ?? [] : [])
    }

    /// Heirs and their heirs, each before its own.
    package var allSubtypes: [Schema] { subtypes { _ in true } }

    /// Heirs with their heirs behind them, as deep as `descends` allows.
    package func subtypes(where descends: (Schema) -> Bool) -> [Schema] {
        reachable(from: subtypes) { descends($0) ? $0.subtypes : [] }.filter { $0 !== self }
    }
}
