import EndpointDescription

extension TypePlanner {
    /// Plans how readers recognize the alternatives: by kind of value and tag where these decide, else by the members that
    /// differ.
    func planEntries(of blueprint: inout UnionBlueprint, _ candidates: [UnionCandidate], _ traits: UnionTraits) {
        blueprint.tagKey = blueprint.hasUndocumented ? traits.tag?.key : nil
        blueprint.entries = entries(of: candidates, traits)
        if hasRivals(blueprint.entries) { putSpecificFirst(&blueprint.entries, candidates) }
        let choice = choiceWithoutTrial(blueprint, candidates)
        if choice == nil, let fallback = traits.fallback { blueprint.entries.readOthers(by: fallback) }
        let ranked = blueprint.entries.indices.filter {
            blueprint.entries[$0].mayLackTag && blueprint.entries[$0].kinds.contains(.object)
        }
        blueprint.isCertain = isCertain(blueprint.entries, ranked, candidates)
        if ranked.count > 1 { addSigns(to: &blueprint, ranked, candidates, traits) }
        let lists = blueprint.entries.indices.compactMap { index -> (Int, UnionSigns)? in
            let entry = blueprint.entries[index]
            guard entry.kinds.contains(.array), let items = candidates[entry.alternative].objectItems else {
                return nil
            }
            return (index, signReader.signs(of: items))
        }
        if lists.count > 1 { addSigns(lists.map(\.1), to: &blueprint, lists.map(\.0), tagKey: nil) }
        if choice != nil { blueprint.entries = [] }
        blueprint.choice = choice ?? .trial
    }

    /// An entry for each alternative, with its kinds and tags. The other members distinguish alternatives with the same
    /// tag; one that also has tags of its own has a second entry for these.
    private func entries(of candidates: [UnionCandidate], _ traits: UnionTraits) -> [UnionBlueprint.Entry] {
        let shared = candidates.sharedTags
        let hasTags = candidates.contains { !$0.tags.isEmpty }
        var seen: Set<String> = []
        return candidates.enumerated().flatMap { index, candidate in
            var entry = UnionBlueprint.Entry(alternative: index, kinds: candidate.kinds)
            guard let tag = traits.tag, candidate.hasObject else { return [entry] }
            // An unknown tag may be that of another schema, whose members a base without a tag would drop.
            if candidate.isBaseAlone, candidate.tags.isEmpty, hasTags {
                entry.tags = [nil]
                return traits.withoutTag == index ? [entry] : []
            }
            var own = candidate
            own.tags.removeAll(where: shared.contains)
            let hasShared = own.tags.count < candidate.tags.count
            if hasShared, own.tags.isEmpty { return [entry] }
            let tags = own.readTags(tag.key).filter { seen.insert($0).inserted }
            if hasShared { return [.init(alternative: index, kinds: [.object], tags: tags), entry] }
            entry.tags = tags
            if traits.withoutTag == index || candidate.mayLack(tag), !entry.tags.isEmpty { entry.tags.append(nil) }
            return [entry]
        }
    }

    /// Whether several entries accept values of one kind without a tag.
    private func hasRivals(_ entries: [UnionBlueprint.Entry]) -> Bool {
        let untagged = entries.filter(\.mayLackTag)
        return UnionBlueprint.JSONKind.allCases.contains { kind in untagged.count { $0.kinds.contains(kind) } > 1 }
    }

    private func putSpecificFirst(_ entries: inout [UnionBlueprint.Entry], _ candidates: [UnionCandidate]) {
        let ranks = entries.map { specificity(candidates[$0.alternative]) }
        entries = entries.indices.sorted { ranks[$0] == ranks[$1] ? $0 < $1 : ranks[$0] > ranks[$1] }
            .map { entries[$0] }
    }

    /// The choice by kind and tag; `nil` if these leave several alternatives.
    private func choiceWithoutTrial(
        _ blueprint: UnionBlueprint,
        _ candidates: [UnionCandidate]
    ) -> UnionBlueprint.Choice? {
        var groups: [UnionBlueprint.Branch<UnionBlueprint.JSONKind>] = []
        for kind in UnionBlueprint.JSONKind.allCases {
            var entries = blueprint.entries.filter { $0.kinds.contains(kind) }
            // Readers do not take a whole number of over 64 bits for an integer.
            if kind == .integer, let whole = entries.first(where: { !$0.kinds.contains(.number) }),
                [.standard(.int), .standard(.int64)].contains(underlying(candidates[whole.alternative].type))
            {
                entries = [whole]
            }
            guard let first = entries.first else { continue }
            if kind == .object, let tagKey = blueprint.tagKey {
                guard let choice = tagChoice(among: entries, tagKey) else { return nil }
                groups.append(.init(keys: [kind], choice: choice))
            } else if entries.count > 1 {
                return nil
            } else if let index = groups.firstIndex(where: { $0.choice.isAlternative(first.alternative) }) {
                groups[index].keys.append(kind)
            } else {
                groups.append(.init(keys: [kind], choice: .alternative(first.alternative)))
            }
        }
        return groups.count == 1 && groups[0].keys == [.object] ? groups[0].choice : .kind(groups)
    }

    private func tagChoice(among entries: [UnionBlueprint.Entry], _ key: String) -> UnionBlueprint.Choice? {
        let untagged = entries.filter(\.mayLackTag)
        guard untagged.count < 2, untagged.allSatisfy({ !$0.tags.isEmpty }) else { return nil }
        let cases = entries.compactMap { entry in
            let tags = entry.tags.compactMap { $0 }
            return tags.isEmpty
                ? nil : UnionBlueprint.Branch(keys: tags, choice: .alternative(entry.alternative))
        }
        let absent = untagged.first.map { UnionBlueprint.Choice.alternative($0.alternative) }
        return .tag(key: key, cases: cases, absent: absent, otherwise: .undocumented)
    }

    /// How specific an alternative is: a format, such as that of a number in a text, is more specific than a list of known
    /// values, which is more specific than any string, and that is more specific than any value.
    private func specificity(_ candidate: UnionCandidate) -> Int {
        let type = underlying(candidate.type)
        if case .standard(.numberOrText) = type { return 3 }
        if candidate.kinds.count > 2 { return 0 }
        switch type {
        case .standard(.json): return 0
        case .standard(.string), .dictionary: return 1
        case .declared: return candidate.hasObject ? 3 : 2
        default: return 3
        }
    }

    /// Whether no value fits two alternatives by its kind and the members that only one of them has.
    private func isCertain(
        _ entries: [UnionBlueprint.Entry],
        _ ranked: [Int],
        _ candidates: [UnionCandidate]
    ) -> Bool {
        let others = UnionBlueprint.JSONKind.allCases.filter { $0 != .object && $0 != .integer }
        guard others.allSatisfy({ kind in entries.count { $0.kinds.contains(kind) } < 2 }) else { return false }
        let objects = ranked.map { candidates[entries[$0].alternative] }
        let census = KeyCensus(objects.map(\.flat))
        let unsure = objects.filter { candidate in
            !candidate.required.contains { census.isKnown($0, onlyTo: candidate.flat) }
        }
        return unsure.count < 2
    }

    private func addSigns(
        to blueprint: inout UnionBlueprint,
        _ ranked: [Int],
        _ candidates: [UnionCandidate],
        _ traits: UnionTraits
    ) {
        let rivals = ranked.map { candidates[blueprint.entries[$0].alternative] }
        let tags = Set(blueprint.entries.flatMap(\.tags).compactMap(\.self))
        let groups = signReader.signsOfEntries(for: rivals) { [key = blueprint.tagKey] signs in
            !signs.areReached(by: tags, of: key)
        }
        var indices: [Int] = []
        var allSigns: [UnionSigns] = []
        // From the end, because each insertion moves the entries after it.
        for (index, all) in zip(ranked, groups).reversed() {
            var copy = blueprint.entries[index]
            copy.kinds = [.object]
            blueprint.entries.insert(contentsOf: repeatElement(copy, count: all.count - 1), at: index + 1)
            indices = Array(index..<index + all.count) + indices.map { $0 + all.count - 1 }
            allSigns = all + allSigns
        }
        let untagged = zip(indices, allSigns).filter { blueprint.entries[$0.0].tags.isEmpty }.map(\.1)
        addSigns(
            traits.outer.map(allSigns.without) ?? allSigns,
            to: &blueprint,
            indices,
            tagKey: blueprint.tagKey.flatMap { untagged.differingKeys.contains($0) ? nil : $0 }
        )
        guard traits.isFinal else { return }
        let repeated = Dictionary(grouping: blueprint.entries, by: \.alternative).mapValues(\.count)
        var alternatives = zip(indices, allSigns).compactMap { index, signs -> RankedAlternative? in
            let candidate = candidates[blueprint.entries[index].alternative]
            // Objects without the members that distinguish subtypes are read as the base.
            guard repeated[blueprint.entries[index].alternative] == 1, !candidate.isBaseAlone else { return nil }
            return RankedAlternative(entry: index, candidate: candidate, signs: signs)
        }
        putRicherFirst(&alternatives, in: &blueprint)
        nameIndistinguishable(
            alternatives,
            hasDiscriminator: traits.tag?.isInferred == false,
            in: &blueprint
        )
    }

    private func addSigns(
        _ signs: [UnionSigns],
        to blueprint: inout UnionBlueprint,
        _ ranked: [Int],
        tagKey: String?
    ) {
        let keys = DistinguishingKeys(signs, tagKey: tagKey)
        for (index, signs) in zip(ranked, signs) {
            for key in signs.known where keys.kept.contains(key) {
                if let values = signs.fixed[key], values.count <= 1 || keys.differing.contains(key) {
                    blueprint.entries[index].fixed.append((key, values))
                } else if signs.needed.contains(key), !keys.differentKinds.contains(key) {
                    blueprint.entries[index].needed.append(key)
                } else {
                    blueprint.entries[index].known.append(key)
                }
            }
        }
        for (index, signs) in zip(ranked, signs) where signs.keepsOthers {
            blueprint.entries[index].keepsOthers = !blueprint.entries[index].hasNoSigns
        }
        let competesWithOpen = signs.contains(where: \.isOpen)
        let hasConstants = ranked.contains { !blueprint.entries[$0].fixed.isEmpty }
        for (index, signs) in zip(ranked, signs) where signs.isClosed && blueprint.entries[index].mayLackTag {
            // An entry without signs counts as one that keeps every object.
            blueprint.entries[index].isClosed =
                competesWithOpen || hasConstants && blueprint.entries[index].hasNoSigns
        }
    }
}

extension UnionBlueprint.Choice {
    func isAlternative(_ index: Int) -> Bool {
        if case .alternative(index) = self { true } else { false }
    }
}

extension [UnionBlueprint.Entry] {
    /// Reads values whose tag is missing or unknown as an alternative too, if other members do not show another one.
    fileprivate mutating func readOthers(by fallback: Int) {
        guard !contains(where: { $0.alternative == fallback && $0.tags.isEmpty }) else { return }
        append(.init(alternative: fallback, kinds: [.object]))
    }
}

extension UnionBlueprint.Entry {
    fileprivate var mayLackTag: Bool { tags.isEmpty || tags.contains(nil) }

    fileprivate var hasNoSigns: Bool { fixed.isEmpty && needed.isEmpty && known.isEmpty }
}
