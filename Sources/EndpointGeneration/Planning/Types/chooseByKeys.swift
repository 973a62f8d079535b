import EndpointDescription

extension TypePlanner {
    /// By members that one arm requires and no other arm knows; what is left goes to the arm that knows most.
    func keyChoice(_ arms: [Int], _ candidates: [UnionCandidate]) -> UnionBlueprint.Choice {
        if arms.count == 1 { return .arm(arms[0]) }
        let census = KeyCensus(arms.map { candidates[$0].flat })
        var cases: [UnionBlueprint.Branch<String>] = []
        var rest: [Int] = []
        for arm in arms {
            let flat = candidates[arm].flat
            let key = candidates[arm].required.first { census.isKnown($0, toNoneBut: flat) }
            if let key { cases.append(.init(signs: [key], choice: .arm(arm))) } else { rest.append(arm) }
        }
        guard !cases.isEmpty else { return closest(arms, candidates) }
        return .keys(cases, otherwise: rest.isEmpty ? .noMatch : closest(rest, candidates))
    }

    /// Where no member is sure to be there, the arm that knows most of those that are.
    private func closest(_ arms: [Int], _ candidates: [UnionCandidate]) -> UnionBlueprint.Choice {
        if arms.count == 1 { return .arm(arms[0]) }
        let known = arms.map { candidates[$0].flat.knownKeys(depth: 0) }
        var counts: [String: Int] = [:]
        for key in known.joined() { counts[key, default: 0] += 1 }
        let telling = known.map { keys in keys.filter { counts[$0, default: 0] < arms.count } }
        guard telling.contains(where: { !$0.isEmpty }) else { return trial(arms, candidates) }
        return .firstMatch(arms, knowing: telling)
    }
}

/// How many of several objects have a member.
struct KeyCensus {
    private var counts: [String: Int] = [:]
    /// Those that may have members that nobody described.
    private var open = 0

    init(_ flats: [FlatSchema]) {
        for flat in flats {
            for property in flat.properties { counts[property.name, default: 0] += 1 }
            if flat.mayHaveOthers { open += 1 }
        }
    }

    /// Whether no object but this one of them can have the member.
    func isKnown(_ key: String, toNoneBut flat: FlatSchema) -> Bool {
        counts[key] == 1 && open == (flat.mayHaveOthers ? 1 : 0)
    }

    /// Whether no other object describes the member.
    func isDescribedOnce(_ key: String) -> Bool { counts[key] == 1 }
}

extension FlatSchema {
    fileprivate var mayHaveOthers: Bool { properties.isEmpty || additionalProperties.carriesValues }

    /// The members that it describes, those of its own choices included, each once.
    fileprivate func knownKeys(depth: Int) -> [String] {
        var keys = properties.map(\.name)
        guard depth < 4, !unions.isEmpty else { return keys }
        var seen = Set(keys)
        for arm in unions.flatMap(\.arms) {
            keys += FlatSchema(arm.target).knownKeys(depth: depth + 1).filter { seen.insert($0).inserted }
        }
        return keys
    }
}
