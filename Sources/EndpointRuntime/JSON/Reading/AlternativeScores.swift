/// How well each alternative matches the members of an object, or of all objects of an array.
struct AlternativeScores {
    let all: UnsafeMutableBufferPointer<AlternativeScore>
    /// Whether the object has the member, for each key of the table.
    let seen: UnsafeMutableBufferPointer<Bool>

    static func withScores(of table: AlternativeTable, rank: (inout AlternativeScores) throws -> [Int]) throws -> [Int]
    {
        try withUnsafeTemporaryAllocation(of: AlternativeScore.self, capacity: table.count) { all in
            try withUnsafeTemporaryAllocation(of: Bool.self, capacity: table.keys.count) { seen in
                all.initialize(repeating: AlternativeScore())
                seen.initialize(repeating: false)
                var scores = AlternativeScores(all: all, seen: seen)
                return try rank(&scores)
            }
        }
    }

    func beginObject(of count: Int, by table: AlternativeTable) {
        seen.update(repeating: false)
        for index in all.indices {
            all[index].unknown += count
            all[index].missing += table.neededCounts[index]
            all[index].keepsAll = all[index].keepsAll || !table.dropOthers[index] && count > 0
        }
    }

    /// The alternatives in the order in which to try them, best first.
    func ranked(_ entries: [Int], by table: AlternativeTable) -> [Int] {
        for index in entries where table.closed[index] && all[index].unknown > 0 { all[index].isOverfull = true }
        // If a constant has a new value, an alternative that knows no member is no better.
        if entries.contains(where: { all[$0].isContradicted }) {
            for index in entries where all[index].known == 0 { all[index].isUnrelated = true }
        }
        var order = entries
        for index in 1..<max(1, order.count) {
            var place = index
            while place > 0, all[order[place]].isBetter(than: all[order[place - 1]]) {
                order.swapAt(place, place - 1)
                place -= 1
            }
        }
        let isUnfitUnion = { (index: Int) in table.unions[index] && all[index].missing > 0 }
        // A union that lacks its tag would keep any object, also one that another entry knows.
        if order.contains(where: { all[$0].known > 0 && !isUnfitUnion($0) }) {
            order.removeAll(where: isUnfitUnion)
        }
        guard let best = order.first.map({ all[$0] }) else { return order }
        return order.filter { all[$0].isPossible(beside: best, dropsOthers: table.dropOthers[$0]) }
    }
}

/// How well an alternative matches the members of an object.
struct AlternativeScore {
    /// Whether the object has members and this alternative would keep all of them.
    var keepsAll = false
    var isContradicted = false
    /// Whether the object has none of its members, and an unknown value for a member that is constant in another
    /// alternative.
    var isUnrelated = false
    var constants = 0
    var missing = 0
    var known = 0
    /// The members that it does not list.
    var unknown = 0
    var needed = 0
    var isNamed = false
    /// Whether it is closed and does not list some members.
    var isOverfull = false

    /// Whether it would drop every member of the object, and lacks a required member or is unrelated.
    private var dropsEverything: Bool { known == 0 && (missing > 0 || isUnrelated) && !keepsAll }

    /// Whether it may be chosen if a better one cannot read the object.
    func isPossible(beside best: AlternativeScore, dropsOthers: Bool) -> Bool {
        if isContradicted, !best.isContradicted { return false }
        // Its members may be optional.
        if isUnrelated, missing == 0 { return true }
        if best.known == 0 || !dropsOthers { return true }
        return best.missing > 0 ? known > 0 : 2 * known >= best.known
    }

    func isBetter(than other: AlternativeScore) -> Bool {
        // A constant may have a new value, but an alternative that knows no member would drop all of them.
        if isContradicted != other.isContradicted { return isContradicted ? other.dropsEverything : !dropsEverything }
        if dropsEverything != other.dropsEverything { return !dropsEverything }
        if constants != other.constants { return constants > other.constants }
        if (missing > 0) != (other.missing > 0) { return missing == 0 }
        if isOverfull ? other.keepsAll : other.isOverfull && keepsAll { return other.isOverfull }
        if known != other.known { return known > other.known }
        // An alternative that keeps all members loses none of those that neither knows.
        if unknown > 0, keepsAll != other.keepsAll { return keepsAll }
        if needed != other.needed { return needed > other.needed }
        return isNamed && !other.isNamed
    }
}

extension JSONSource {
    /// Adds the members of the scanned object to the scores.
    mutating func score(
        _ scan: ObjectScan,
        by table: AlternativeTable,
        _ scores: inout AlternativeScores
    ) throws {
        scores.beginObject(of: scan.count, by: table)
        for place in 0..<scan.count {
            let member = members.slots[scan.bottom + place]
            guard let key = key(of: member, in: table) else { continue }
            guard !scores.seen[key] else {
                for link in table.keys[key].links { scores.all[link.entry].unknown -= 1 }
                continue
            }
            scores.seen[key] = true
            try score(table.keys[key], member, table, scores.all)
        }
    }

    private mutating func score(
        _ key: AlternativeTable.Key,
        _ member: Member,
        _ table: AlternativeTable,
        _ scores: UnsafeMutableBufferPointer<AlternativeScore>
    ) throws {
        let start = Int(member.valueStart)
        for link in key.links {
            scores[link.entry].known += 1
            scores[link.entry].unknown -= 1
            switch link.role {
            case .known: break
            case .needed:
                scores[link.entry].needed += 1
                scores[link.entry].missing -= 1
            case .fixed(let values, _) where values.isEmpty:
                if byte(start) == 0x6E {
                    scores[link.entry].constants += 1
                } else {
                    scores[link.entry].isContradicted = true
                }
            case .fixed(let values, let numbers):
                var isMatch = try withScalar(start) { bytes in values.contains { $0.isEqual(bytes) } } ?? false
                if !isMatch, !numbers.isEmpty, isNumber(start) { isMatch = numbers.contains(try number(at: start)) }
                if isMatch { scores[link.entry].constants += 1 } else { scores[link.entry].isContradicted = true }
            }
        }
        guard key.holdsName, byte(start) == 0x22, let text = try scalarText(start), text.utf8.count <= 128 else {
            return
        }
        let name = AlternativeTable.plain(text)
        for index in 0..<table.count where table.names[index]?.contains(name) == true { scores[index].isNamed = true }
    }

    private func key(of member: Member, in table: AlternativeTable) -> Int? {
        guard member.isEscaped else { return table.key(named: base + Int(member.keyStart), member.keyLength) }
        var text = keyText(member)
        return text.withUTF8 { bytes in bytes.baseAddress.flatMap { table.key(named: $0, bytes.count) } }
    }
}
