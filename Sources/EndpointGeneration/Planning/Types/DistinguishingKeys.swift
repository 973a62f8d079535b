/// The fewest members that distinguish the alternatives; the output lists each of them once for each alternative.
struct DistinguishingKeys {
    /// Members that have other fixed values in each alternative.
    let differing: Set<String>
    /// Every member that the output names.
    let kept: Set<String>
    /// The members that the output names only because their values differ in kind. If an alternative cannot read such a
    /// member, another one keeps it.
    let differentKinds: Set<String>

    /// The most alternatives for which the fewest members are searched: the search takes cubic time, and a row of `PairSet`
    /// has a bit for each, below the sign of an `Int`.
    static let widestSearch = 48

    /// - Parameter tagKey: the discriminator, which needs no further mention.
    init(_ all: [UnionSigns], tagKey: String?) {
        let uses = Uses(all)
        differing = all.differingKeys
        func isSome(_ count: Int) -> Bool { count > 0 && count < all.count }
        let distinguishing = uses.keys.filter { [differing] key in
            key != tagKey
                && (differing.contains(key) || uses.known[key] != all.count || isSome(uses.needed[key] ?? 0)
                    || isSome(uses.constant[key] ?? 0))
        }
        differentKinds = Set(uses.keys).subtracting(distinguishing).filter { key in
            key != tagKey && Set(all.map { $0.kinds[key] }).count > 1
        }
        // Often many members are required by every alternative that has them; a few of these distinguish as well as all.
        let required = distinguishing.filter { [differing] key in
            !differing.contains(key) && uses.known[key] == uses.neededAndOpen[key]
        }
        guard all.count <= DistinguishingKeys.widestSearch else {
            kept = Set(distinguishing).union(differentKinds)
            return
        }
        let fewest =
            required.count < 2
            ? Set(distinguishing) : Self.fewest(of: required, beside: Set(distinguishing).subtracting(required), all)
        let showingOthers = Self.keysThatShowOthers(all).filter { $0 != tagKey }
        kept = fewest.union(showingOthers).union(differentKinds)
    }

    /// How many alternatives use each member.
    private struct Uses {
        /// In the order of the alternatives.
        var keys: [String] = []
        var known: [String: Int] = [:]
        var needed: [String: Int] = [:]
        /// Alternatives that need the member and accept any value of it.
        var neededAndOpen: [String: Int] = [:]
        /// Those that have it with one value.
        var constant: [String: Int] = [:]

        init(_ all: [UnionSigns]) {
            for signs in all {
                for key in signs.known {
                    if known[key] == nil { keys.append(key) }
                    known[key, default: 0] += 1
                    guard signs.needed.contains(key), signs.fixed[key] == nil else { continue }
                    neededAndOpen[key, default: 0] += 1
                }
                for key in signs.needed { needed[key, default: 0] += 1 }
                for (key, values) in signs.fixed where values.count <= 1 { constant[key, default: 0] += 1 }
            }
        }
    }

    /// All members of an alternative that drops others, and of one that keeps them, if an object may be either. Only these
    /// show whether the object has others.
    private static func keysThatShowOthers(_ all: [UnionSigns]) -> Set<String> {
        var keys: Set<String> = []
        let keepers = all.filter { $0.keepsOthers && !$0.known.isEmpty }
        for dropper in all where !dropper.keepsOthers {
            for keeper in keepers where !dropper.excludes(keeper) { keys.formUnion(dropper.known + keeper.known) }
            if dropper.isClosed, all.contains(where: \.isOpen) { keys.formUnion(dropper.known) }
        }
        return keys
    }

    /// A small subset of the required members that distinguishes the same pairs of alternatives as all of them.
    private static func fewest(of required: [String], beside others: Set<String>, _ all: [UnionSigns]) -> Set<String> {
        var kept = others
        var pairs = PairSet(all.count)
        for key in others { pairs.subtract(PairSet(distinguishedBy: key, all)) }
        let distinguished = required.map { PairSet(distinguishedBy: $0, all) }
        while true {
            var best: (index: Int, count: Int)?
            for index in required.indices where !kept.contains(required[index]) {
                let count = pairs.count(in: distinguished[index])
                if count > best?.count ?? 0 { best = (index, count) }
            }
            guard let best else { return kept }
            kept.insert(required[best.index])
            pairs.subtract(distinguished[best.index])
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

    /// The pairs in which the first alternative needs a member that the second does not describe.
    init(distinguishedBy key: String, _ all: [UnionSigns]) {
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
