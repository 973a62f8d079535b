/// The fewest members that distinguish the alternatives; the output lists each of them once for each alternative.
struct TellingKeys {
    /// Members that have other fixed values in each alternative.
    let differing: Set<String>
    /// Every member that the output names.
    let kept: Set<String>

    /// The most alternatives for which the fewest members are searched; the search takes cubic time.
    private static let widestSearch = 48

    /// - Parameter tagKey: the discriminator, which needs no further mention.
    init(_ all: [UnionSigns], tagKey: String?) {
        var met: Set<String> = []
        let keys = all.flatMap(\.known).filter { met.insert($0).inserted }
        differing = Set(keys.filter { key in Set(all.compactMap { $0.fixed[key] }).count > 1 })
        let telling = keys.filter { [differing] key in
            let needed = all.count { $0.needed.contains(key) }
            return key != tagKey
                && (differing.contains(key) || all.contains { !$0.knows(key) } || needed > 0 && needed < all.count)
        }
        // Often many members are required by every alternative that has them; a few of these distinguish as well as all.
        let required = telling.filter { [differing] key in
            !differing.contains(key)
                && all.allSatisfy { !$0.knows(key) || $0.needed.contains(key) && $0.fixed[key] == nil }
        }
        kept =
            required.count < 2 || all.count > TellingKeys.widestSearch
            ? Set(telling) : TellingKeys.fewest(of: required, beside: Set(telling).subtracting(required), all)
    }

    /// A small part of the required members that distinguishes every pair of alternatives that all of them distinguish.
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
