extension JSONSource {
    /// The alternatives in the order in which to try them for the scanned object, best first.
    mutating func rank(_ entries: [Int], by table: AlternativeTable, _ scan: ObjectScan) throws -> [Int] {
        try withUnsafeTemporaryAllocation(of: AlternativeScore.self, capacity: table.count) { scores in
            try withUnsafeTemporaryAllocation(of: Bool.self, capacity: table.keys.count) { seen in
                for index in 0..<table.count {
                    let keepsAll = table.keepAll[index] && scan.count > 0
                    let score = AlternativeScore(keepsAll: keepsAll, missing: table.neededCounts[index])
                    scores.initializeElement(at: index, to: score)
                }
                seen.initialize(repeating: false)
                for place in 0..<scan.count {
                    let member = members.slots[scan.bottom + place]
                    guard let key = key(of: member, in: table), !seen[key] else { continue }
                    seen[key] = true
                    try score(table.keys[key], member, table, scores)
                }
                var order = entries
                for index in 1..<max(1, order.count) {
                    var place = index
                    while place > 0, scores[order[place]].isBetter(than: scores[order[place - 1]]) {
                        order.swapAt(place, place - 1)
                        place -= 1
                    }
                }
                guard let best = order.first.map({ scores[$0] }) else { return order }
                return order.filter { scores[$0].isPossible(beside: best, dropsOthers: table.dropOthers[$0]) }
            }
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
            switch link.role {
            case .known: break
            case .needed:
                scores[link.entry].needed += 1
                scores[link.entry].missing -= 1
            case .fixed(let values):
                let isMatch = try withScalar(start) { bytes in values.contains { $0.isEqual(bytes) } } ?? false
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

/// How well an alternative matches the members of an object.
private struct AlternativeScore {
    /// Whether it keeps every member and the object has members.
    var keepsAll: Bool
    var isContradicted = false
    var constants = 0
    var missing: Int
    var known = 0
    var needed = 0
    var isNamed = false

    /// Whether it may be chosen if a better one cannot read the object.
    func isPossible(beside best: AlternativeScore, dropsOthers: Bool) -> Bool {
        if isContradicted, !best.isContradicted { return false }
        return known > 0 || best.known == 0 || !dropsOthers
    }

    func isBetter(than other: AlternativeScore) -> Bool {
        if isContradicted != other.isContradicted { return other.isContradicted }
        if constants != other.constants { return constants > other.constants }
        if (missing > 0) != (other.missing > 0) { return missing == 0 }
        if known != other.known { return known > other.known }
        // If no alternative knows a member, one that keeps all members loses none.
        if known == 0, keepsAll != other.keepsAll { return keepsAll }
        if needed != other.needed { return needed > other.needed }
        return isNamed && !other.isNamed
    }
}
