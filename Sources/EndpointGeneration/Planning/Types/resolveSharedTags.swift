import EndpointDescription

extension TypePlanner {
    /// Replaces tags that several alternatives share, as when a base lists the tags of all its subtypes. They
    /// distinguish nothing, so such an alternative uses its name as the tag (OpenAPI 3.1 §4.8.25).
    func resolveSharedTags(of candidates: inout [UnionCandidate], _ discriminator: Schema.Discriminator) {
        var uses: [String: Int] = [:]
        for tag in candidates.flatMap(\.tags) { uses[tag, default: 0] += 1 }
        for index in candidates.indices {
            let target = candidates[index].schema.target
            guard candidates[index].tags.contains(where: { uses[$0, default: 0] > 1 }),
                !discriminator.mapping.contains(where: { $0.schema.target === target }),
                let name = candidates[index].schema.reference?.componentName ?? target.componentName
            else { continue }
            candidates[index].tags = [name]
        }
    }

    /// The discriminator of the base that all object alternatives share through `allOf`, for a union that declares
    /// none.
    func inheritedDiscriminator(of objects: [UnionCandidate]) -> Schema.Discriminator? {
        guard objects.count > 1, let first = objects.first else { return nil }
        let others = objects.dropFirst().map { Set($0.schema.target.bases) }
        return first.schema.target.bases.first { base in
            base.discriminator != nil && others.allSatisfy { $0.contains(base) }
        }?.discriminator
    }

    /// Adds the types that a mapping names but the alternatives do not list.
    func addMappedCandidates(_ discriminator: Schema.Discriminator?, to candidates: inout [UnionCandidate]) {
        for (tag, schema) in discriminator?.named ?? [] {
            guard !candidates.contains(where: { $0.schema.target === schema.target }) else { continue }
            var candidate = UnionCandidate(schema: schema, flat: FlatSchema(schema.target))
            candidate.tags = [tag]
            candidates.append(candidate)
        }
    }

    /// The first member for which every object alternative fixes values that no other alternative has. Members that all
    /// alternatives require take precedence over optional ones.
    func sharedTagKey(of objects: [UnionCandidate]) -> String? {
        guard objects.count > 1, let first = objects.first else { return nil }
        let required = first.required.filter { key in objects.allSatisfy { $0.required.contains(key) } }
        return (required + first.flat.properties.map(\.name)).first { key in
            var seen: Set<String> = []
            return objects.allSatisfy { alternative in
                let tags = alternative.fixedTags(key)
                return !tags.isEmpty && tags.allSatisfy { seen.insert($0).inserted }
            }
        }
    }
}

extension JSON {
    /// The text of a string, number or flag, as a discriminator uses it.
    var scalarText: String? {
        switch kind {
        case .string: string
        case .number: numberText.flatMap { Int($0) }.map(String.init) ?? numberText
        case .boolean: bool.map { $0 ? "true" : "false" }
        case .null, .array, .object: nil
        }
    }
}
