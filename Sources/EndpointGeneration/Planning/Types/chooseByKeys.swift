import EndpointDescription

extension TypePlanner {
    /// Chooses by members that one alternative requires and no other alternative knows. All other values go to the
    /// alternative that knows most of their members.
    func keyChoice(_ alternatives: [Int], _ candidates: [UnionCandidate]) -> UnionBlueprint.Choice {
        if alternatives.count == 1 { return .alternative(alternatives[0]) }
        let census = KeyCensus(alternatives.map { candidates[$0].flat })
        var cases: [UnionBlueprint.Branch<String>] = []
        var rest: [Int] = []
        for alternative in alternatives {
            let flat = candidates[alternative].flat
            let key = candidates[alternative].required.first { census.isKnown($0, toNoneBut: flat) }
            if let key {
                cases.append(.init(keys: [key], choice: .alternative(alternative)))
            } else {
                rest.append(alternative)
            }
        }
        guard !cases.isEmpty else { return closest(alternatives, candidates) }
        return .keys(cases, otherwise: rest.isEmpty ? .noMatch : closest(rest, candidates))
    }

    /// If no member is guaranteed to be present, chooses the alternative that knows most of the present members.
    private func closest(_ alternatives: [Int], _ candidates: [UnionCandidate]) -> UnionBlueprint.Choice {
        if alternatives.count == 1 { return .alternative(alternatives[0]) }
        let known = alternatives.map { candidates[$0].flat.knownKeys(depth: 0) }
        var counts: [String: Int] = [:]
        for key in known.joined() { counts[key, default: 0] += 1 }
        let telling = known.map { keys in keys.filter { counts[$0, default: 0] < alternatives.count } }
        guard telling.contains(where: { !$0.isEmpty }) else { return trial(alternatives, candidates) }
        return .firstMatch(alternatives, knowing: telling)
    }
}

/// Counts how many of several objects have a member.
struct KeyCensus {
    private var counts: [String: Int] = [:]
    /// The number of objects that may have undescribed members.
    private var open = 0

    init(_ flats: [FlatSchema]) {
        for flat in flats {
            for property in flat.properties { counts[property.name, default: 0] += 1 }
            if flat.mayHaveOthers { open += 1 }
        }
    }

    /// Whether only this object can have the member.
    func isKnown(_ key: String, toNoneBut flat: FlatSchema) -> Bool {
        counts[key] == 1 && open == (flat.mayHaveOthers ? 1 : 0)
    }

    /// Whether exactly one object describes the member.
    func isDescribedOnce(_ key: String) -> Bool { counts[key] == 1 }
}

extension FlatSchema {
    fileprivate var mayHaveOthers: Bool { properties.isEmpty || additionalProperties.carriesValues }

    /// The members that it describes, including those of its unions, each listed once.
    fileprivate func knownKeys(depth: Int) -> [String] {
        var keys = properties.map(\.name)
        guard depth < 4, !unions.isEmpty else { return keys }
        var seen = Set(keys)
        for alternative in unions.flatMap(\.alternatives) {
            keys += FlatSchema(alternative.target).knownKeys(depth: depth + 1).filter { seen.insert($0).inserted }
        }
        return keys
    }
}
