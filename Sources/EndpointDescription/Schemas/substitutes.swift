extension Schema {
    /// Further schemas whose values may appear where this one is named: a base with a discriminator also stands for its
    /// subtypes and those that its mapping names (OpenAPI 3.1 §4.8.24, "Models with Polymorphism Support").
    package var substitutes: [Schema] {
        guard !subtypes.isEmpty else { return [] }
        return allSubtypes + (choosesAmongSubtypes ? discriminator?.mapping.map(\.schema) ?? [] : [])
    }

    /// Subtypes and their subtypes, each before its own.
    package var allSubtypes: [Schema] { subtypes { _ in true } }

    /// Subtypes followed by their subtypes, as deep as `descends` allows.
    package func subtypes(where descends: (Schema) -> Bool) -> [Schema] {
        reachable(from: subtypes) { descends($0) ? $0.subtypes : [] }.filter { $0 !== self }
    }
}
