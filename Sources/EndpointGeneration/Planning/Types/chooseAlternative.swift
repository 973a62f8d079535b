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
        for (tag, schema) in discriminator?.mapping ?? [] {
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

    /// How a reader distinguishes the alternatives, most reliable criterion first: kind of value, tag, required
    /// members, trial.
    func choice(among candidates: [UnionCandidate], tagKey: String?, isTagInferred: Bool) -> UnionBlueprint.Choice {
        var groups: [UnionBlueprint.Branch<UnionBlueprint.JSONKind>] = []
        var byAlternatives: [[Int]: Int] = [:]
        for kind in UnionBlueprint.JSONKind.allCases {
            var alternatives = candidates.indices.filter { candidates[$0].kinds.contains(kind) }
            // An integer belongs to the alternatives that accept no other numbers, if there are any.
            if kind == .integer {
                let whole = alternatives.filter { !candidates[$0].kinds.contains(.number) }
                if !whole.isEmpty { alternatives = whole }
            }
            guard !alternatives.isEmpty else { continue }
            if kind != .object, let index = byAlternatives[alternatives] {
                groups[index].keys.append(kind)
            } else {
                byAlternatives[alternatives] = kind == .object ? nil : groups.count
                let choice =
                    kind == .object
                    ? objectChoice(alternatives, candidates, tagKey, isTagInferred) : trial(alternatives, candidates)
                groups.append(.init(keys: [kind], choice: choice))
            }
        }
        if groups.count == 1, groups[0].keys == [.object] { return groups[0].choice }
        return .kind(groups)
    }

    func trial(_ alternatives: [Int], _ candidates: [UnionCandidate]) -> UnionBlueprint.Choice {
        if alternatives.count == 1 { return .alternative(alternatives[0]) }
        let ranked = alternatives.enumerated().sorted { a, b in
            let (left, right) = (specificity(candidates[a.element]), specificity(candidates[b.element]))
            return left == right ? a.offset < b.offset : left > right
        }
        return .firstMatch(ranked.map(\.element), knowing: [])
    }

    /// How specific an alternative is: a format is more specific than a list of known values, which is more specific
    /// than any string.
    private func specificity(_ candidate: UnionCandidate) -> Int {
        if candidate.hasObject { return candidate.required.count * 1_000 + min(candidate.flat.properties.count, 999) }
        if candidate.kinds.count > 2 { return 0 }
        switch underlying(candidate.type) {
        case .standard(.string): return 1
        case .standard(.json): return 0
        case .declared: return 2
        default: return 3
        }
    }

    private func objectChoice(
        _ alternatives: [Int],
        _ candidates: [UnionCandidate],
        _ tagKey: String?,
        _ isTagInferred: Bool
    ) -> UnionBlueprint.Choice {
        guard let tagKey else { return keyChoice(alternatives, candidates) }
        let untagged = alternatives.filter { candidates[$0].tags.isEmpty }
        let otherwise: UnionBlueprint.Choice = untagged.isEmpty ? .undocumented : keyChoice(untagged, candidates)
        var seen: Set<String> = []
        var cases: [UnionBlueprint.Branch<String>] = []
        for alternative in alternatives where !candidates[alternative].tags.isEmpty {
            let tags = candidates[alternative].tags.filter { seen.insert($0).inserted }
            if !tags.isEmpty { cases.append(.init(keys: tags, choice: .alternative(alternative))) }
        }
        // Alternatives that describe their tag but do not require it may appear without it.
        let silent = alternatives.filter { isTagInferred && !candidates[$0].required.contains(tagKey) }
        let absent = silent.isEmpty ? nil : keyChoice(alternatives, candidates)
        return .tag(key: tagKey, cases: cases, absent: absent, otherwise: otherwise)
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
