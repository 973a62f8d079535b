extension Schema {
    /// The schemas whose values may stand where this one is named, beside its own: a base with a discriminator means those
    /// that extend it, and those that its mapping names (OpenAPI 3.1 §4.8.24, "Models with Polymorphism Support").
    package var substitutes: [Schema] {
        guard !heirs.isEmpty else { return [] }
        return allHeirs + (choosesAmongHeirs ? discriminator?.mapping.map(\.schema) ?? [] : [])
    }

    /// Heirs and their heirs, each before its own.
    package var allHeirs: [Schema] { heirs { _ in true } }

    /// Heirs with their heirs behind them, as deep as `descends` allows.
    package func heirs(where descends: (Schema) -> Bool) -> [Schema] {
        reachable(from: heirs) { descends($0) ? $0.heirs : [] }.filter { $0 !== self }
    }
}
