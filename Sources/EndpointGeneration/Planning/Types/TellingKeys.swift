/// The members that tell alternatives apart, in few names: each stands in the output for each alternative that has it.
struct TellingKeys {
    /// Members that have other fixed values in each alternative.
    let differing: Set<String>
    /// Every member that the output names.
    let kept: Set<String>

    /// More alternatives than this name all their members, because the search for few takes long.
    private static let widestSearch = 48

    /// - Parameter tagKey: the member that is looked at anyway.
    init(_ all: [UnionSigns], tagKey: String?) {
        var met: Set<String> = []
        let keys = all.flatMap(\.known).filter { met.insert($0).inserted }
        differing = Set(keys.filter { key in Set(all.compactMap { $0.fixed[key] }).count > 1 })
        let telling = keys.filter { [differing] key in
            let needed = all.count { $0.needed.contains(key) }
            return key != tagKey
                && (differing.contains(key) || all.contains { !$0.knows(key) } || needed > 0 && needed < all.count)
        }
        // Members that everybody requires who has them are often many, and one of them says as much as all.
        let required = telling.filter { [differing] key in
            !differing.contains(key)
                && all.allSatisfy { !$0.knows(key) || $0.needed.contains(key) && $0.fixed[key] == nil }
        }
        kept =
            required.count < 2 || all.count > TellingKeys.widestSearch
            ? Set(telling) : TellingKeys.fewest(of: required, beside: Set(telling).subtracting(required), all)
    }

    /// So many of the required members that, of each two alternatives that one tells apart, a kept one does.
    private static func fewest(of required: [String], beside others: Set<String>, _ all: [UnionSigns]) -> Set<String> {
        var kept = others
        var pairs: [(owner: UnionSigns, other: UnionSigns)] = []
        for (index, owner) in all.enumerated() {
            for (place, other) in all.enumerated() where place != index {
                if !others.contains(where: { owner.needed.contains($0) && !other.knows($0) }) {
                    pairs.append((owner, other))
                }
            }
        }
        while !pairs.isEmpty {
            var best: (key: String, count: Int)?
            for key in required where !kept.contains(key) {
                let count = pairs.count { $0.owner.needed.contains(key) && !$0.other.knows(key) }
                if count > best?.count ?? 0 { best = (key, count) }
            }
            guard let best else { break }
            kept.insert(best.key)
            pairs.removeAll { $0.owner.needed.contains(best.key) && !$0.other.knows(best.key) }
        }
        return kept
    }
}
