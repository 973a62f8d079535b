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
        var pairs = PairSet(all.count)
        for key in others { pairs.subtract(PairSet(toldBy: key, all)) }
        let told = required.map { PairSet(toldBy: $0, all) }
        while true {
            var best: (index: Int, count: Int)?
            for index in required.indices where !kept.contains(required[index]) {
                let count = pairs.count(in: told[index])
                if count > best?.count ?? 0 { best = (index, count) }
            }
            guard let best else { return kept }
            kept.insert(required[best.index])
            pairs.subtract(told[best.index])
        }
    }
}

/// Pairs of two alternatives: a row of bits for the first of each, with a bit for the second.
private struct PairSet {
    private var rows: [Int]

    /// Every pair of different alternatives.
    init(_ count: Int) {
        rows = (0..<count).map { row in ((1 &<< count) - 1) & ~(1 &<< row) }
    }

    /// The pairs of which the first needs a member that the second does not know.
    init(toldBy key: String, _ all: [UnionSigns]) {
        var strangers = 0
        for index in all.indices where !all[index].knows(key) { strangers |= 1 &<< index }
        rows = all.map { $0.needed.contains(key) ? strangers : 0 }
    }

    func count(in other: PairSet) -> Int {
        var count = 0
        for row in rows.indices { count += (rows[row] & other.rows[row]).nonzeroBitCount }
        return count
    }

    mutating func subtract(_ other: PairSet) {
        for row in rows.indices { rows[row] &= ~other.rows[row] }
    }
}
