extension Schema {
    /// The schemas that this one extends directly: its `$ref`, then its `allOf`.
    var directBases: [Schema] { (reference.map { [$0] } ?? []) + allOf }

    /// This schema and all that it extends through `$ref` and `allOf`, nearest first.
    package var bases: [Schema] {
        var bases: [Schema] = [self]
        var seen: Set<Schema> = [self]
        var next = 0
        while next < bases.count {
            let schema = bases[next]
            next += 1
            for base in schema.allOf + [schema.reference].compactMap({ $0 }) where seen.insert(base).inserted {
                bases.append(base)
            }
        }
        return bases
    }

    /// The nearest components that this schema extends through `allOf`; none for a plain reference.
    package var nearestBases: [Schema] {
        guard !isOnlyReference else { return [] }
        return reachable(from: directBases) { $0.isNamedBase ? [] : $0.directBases }
            .filter { $0.isNamedBase && $0 !== self }
    }

    private var isNamedBase: Bool { componentName != nil && !isOnlyReference }

    private var isOnlyReference: Bool {
        reference != nil && allOf.isEmpty && properties.isEmpty && required.isEmpty && !isChoice
    }
}
