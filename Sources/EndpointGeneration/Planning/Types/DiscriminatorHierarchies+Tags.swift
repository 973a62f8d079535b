import EndpointDescription

extension DiscriminatorHierarchies {
    /// The tag values that select this alternative: those of the mapping, else those that its own member fixes, else
    /// its name.
    func tags(of candidate: UnionCandidate, key: String?, discriminator: Schema.Discriminator?) -> [String] {
        guard let key, candidate.hasObject else { return [] }
        let mapped = discriminator?.mapping.filter { $0.schema.target === candidate.schema.target }.map(\.tag) ?? []
        if !mapped.isEmpty { return mapped }
        if let hierarchy = self[candidate.schema.target], hierarchy.key == key {
            return hierarchy.members.flatMap(\.tags)
        }
        let fixed = candidate.fixedTags(key)
        if !fixed.isEmpty { return fixed }
        let nested = nestedTags(of: candidate.flat, key: key, depth: 0)
        if !nested.isEmpty { return nested }
        guard discriminator != nil else { return [] }
        return (candidate.schema.reference?.componentName ?? candidate.schema.target.componentName).map { [$0] } ?? []
    }

    /// The tags of an alternative that is itself a choice by the same member.
    private func nestedTags(of flat: FlatSchema, key: String, depth: Int) -> [String] {
        guard depth < 8, flat.properties.isEmpty, let union = flat.unions.first,
            union.discriminator?.propertyName == key
        else { return [] }
        var tags: [String] = []
        for alternative in union.alternatives {
            let inner = UnionCandidate(schema: alternative, flat: FlatSchema(alternative.target))
            tags += nestedTags(of: inner.flat, key: key, depth: depth + 1)
            tags += self.tags(of: inner, key: key, discriminator: union.discriminator)
        }
        var seen: Set<String> = []
        return tags.filter { seen.insert($0).inserted }
    }
}

extension UnionCandidate {
    /// The values that its own member fixes.
    func fixedTags(_ key: String) -> [String] {
        guard let property = flat.property(key) else { return [] }
        let values = FlatSchema(property)
        guard values.unions.isEmpty, let fixed = values.constant.map({ [$0] }) ?? values.allowedValues else {
            return []
        }
        return fixed.compactMap(\.scalarText)
    }
}
