import EndpointDescription

extension Planner {
    /// The values of the tag that lead to this arm: what the mapping says, else what its own member fixes, else its name.
    func tags(of candidate: Candidate, key: String?, discriminator: Schema.Discriminator?) -> [String] {
        guard let key, candidate.hasObject else { return [] }
        let mapped = discriminator?.mapping.filter { $0.schema.target === candidate.schema.target }.map(\.tag) ?? []
        if !mapped.isEmpty { return mapped }
        let fixed = fixedTags(of: candidate, key: key)
        if !fixed.isEmpty { return fixed }
        guard discriminator != nil else { return [] }
        return (candidate.schema.reference?.componentName ?? candidate.schema.target.componentName).map { [$0] } ?? []
    }

    private func fixedTags(of candidate: Candidate, key: String) -> [String] {
        guard let property = candidate.flat.property(key) else { return [] }
        let flat = FlatSchema(property)
        guard flat.unions.isEmpty, let values = flat.constant.map({ [$0] }) ?? flat.allowedValues else { return [] }
        return values.compactMap(\.scalarText)
    }

    /// A mapping may name types that the arms do not list.
    func addMappedCandidates(_ discriminator: Schema.Discriminator?, to candidates: inout [Candidate]) {
        for (tag, schema) in discriminator?.mapping ?? [] {
            guard !candidates.contains(where: { $0.schema.target === schema.target }) else { continue }
            var candidate = Candidate(schema: schema, flat: FlatSchema(schema.target))
            candidate.tags = [tag]
            candidates.append(candidate)
        }
    }

    /// The first member that every object arm requires with values of its own.
    func sharedTagKey(of objects: [Candidate]) -> String? {
        guard objects.count > 1, let first = objects.first else { return nil }
        return first.required.first { key in
            var seen: Set<String> = []
            return objects.allSatisfy { arm in
                guard arm.required.contains(key) else { return false }
                let tags = fixedTags(of: arm, key: key)
                return !tags.isEmpty && tags.allSatisfy { seen.insert($0).inserted }
            }
        }
    }

    /// How a reader tells the arms apart, surest sign first: kind of value, tag, required members, trial.
    func choice(among candidates: [Candidate], tagKey: String?, at schema: Schema) -> UnionBlueprint.Choice {
        var groups: [(kinds: [UnionBlueprint.JSONKind], choice: UnionBlueprint.Choice)] = []
        var byArms: [[Int]: Int] = [:]
        for kind in UnionBlueprint.JSONKind.allCases {
            var arms = candidates.indices.filter { candidates[$0].kinds.contains(kind) }
            // A whole number belongs to the arm that asks for whole numbers.
            if kind == .integer {
                let whole = arms.filter { !candidates[$0].kinds.contains(.number) }
                if !whole.isEmpty { arms = whole }
            }
            guard !arms.isEmpty else { continue }
            if kind != .object, let index = byArms[arms] {
                groups[index].kinds.append(kind)
            } else {
                byArms[arms] = kind == .object ? nil : groups.count
                groups.append(
                    ([kind], kind == .object ? objectChoice(arms, candidates, tagKey) : trial(arms, candidates))
                )
            }
        }
        if groups.count == 1, groups[0].kinds == [.object] { return groups[0].choice }
        return .kind(groups)
    }

    private func trial(_ arms: [Int], _ candidates: [Candidate]) -> UnionBlueprint.Choice {
        if arms.count == 1 { return .arm(arms[0]) }
        let ranked = arms.enumerated().sorted { a, b in
            let (left, right) = (specificity(candidates[a.element]), specificity(candidates[b.element]))
            return left == right ? a.offset < b.offset : left > right
        }
        return .firstMatch(ranked.map(\.element))
    }

    /// How much an arm demands: a format more than a list of known words, that more than any string.
    private func specificity(_ candidate: Candidate) -> Int {
        if candidate.hasObject { return candidate.required.count * 1_000 + min(candidate.flat.properties.count, 999) }
        if candidate.kinds.count > 2 { return 0 }
        switch underlying(candidate.type) {
        case .standard(.string): return 1
        case .standard(.json): return 0
        case .declared: return 2
        default: return 3
        }
    }

    private func objectChoice(_ arms: [Int], _ candidates: [Candidate], _ tagKey: String?) -> UnionBlueprint.Choice {
        guard let tagKey else { return keyChoice(arms, candidates) }
        let untagged = arms.filter { candidates[$0].tags.isEmpty }
        let otherwise: UnionBlueprint.Choice = untagged.isEmpty ? .undocumented : keyChoice(untagged, candidates)
        var seen: Set<String> = []
        var cases: [(tags: [String], choice: UnionBlueprint.Choice)] = []
        for arm in arms where !candidates[arm].tags.isEmpty {
            let tags = candidates[arm].tags.filter { seen.insert($0).inserted }
            if !tags.isEmpty { cases.append((tags, .arm(arm))) }
        }
        return .tag(key: tagKey, cases: cases, otherwise: otherwise)
    }

    /// By members that one arm requires and no other arm knows; what is left is tried in order.
    private func keyChoice(_ arms: [Int], _ candidates: [Candidate]) -> UnionBlueprint.Choice {
        if arms.count == 1 { return .arm(arms[0]) }
        var cases: [(keys: [String], choice: UnionBlueprint.Choice)] = []
        var rest: [Int] = []
        for arm in arms {
            let others = arms.filter { $0 != arm }.map { candidates[$0].flat }
            let isOpen = others.contains { $0.properties.isEmpty || $0.additionalProperties.carriesValues }
            let key = candidates[arm].required.first { key in others.allSatisfy { $0.property(key) == nil } }
            if let key, !isOpen { cases.append(([key], .arm(arm))) } else { rest.append(arm) }
        }
        guard !cases.isEmpty else { return trial(arms, candidates) }
        return .keys(cases, otherwise: rest.isEmpty ? .none : trial(rest, candidates))
    }
}

extension JSON {
    /// A string, number or flag as it stands behind a discriminator.
    var scalarText: String? {
        switch kind {
        case .string: string
        case .number: int.map(String.init) ?? numberText
        case .boolean: bool.map { $0 ? "true" : "false" }
        case .null, .array, .object: nil
        }
    }
}
