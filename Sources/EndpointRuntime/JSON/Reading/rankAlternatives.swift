extension JSONSource {
    /// The alternatives in the order in which to try them for the object that was looked through, best first.
    mutating func rank(_ indices: [Int], by keys: AlternativeKeys, _ scan: ObjectScan) throws -> [Int] {
        var scores = [AlternativeScore](repeating: AlternativeScore(), count: keys.neededCounts.count)
        for index in indices { scores[index].missing = keys.neededCounts[index] }
        var seen = [Bool](repeating: false, count: keys.keys.count)
        for place in 0..<scan.count {
            let member = members.slots[scan.bottom + place]
            guard let found = key(of: member, in: keys), !seen[found] else { continue }
            seen[found] = true
            let key = keys.keys[found]
            for index in key.known { scores[index].known += 1 }
            for index in key.needed {
                scores[index].needed += 1
                scores[index].missing -= 1
            }
            guard !key.fixed.isEmpty || key.holdsName else { continue }
            let start = Int(member.valueStart)
            for (index, values) in key.fixed {
                let isMatch = try withScalar(start) { bytes in values.contains { $0.isEqual(bytes) } } ?? false
                if isMatch { scores[index].constants += 1 } else { scores[index].isContradicted = true }
            }
            if key.holdsName, byte(start) == 0x22, let text = try scalarText(start), text.utf8.count <= 128 {
                let name = AlternativeKeys.plain(text)
                for index in indices where keys.names[index]?.contains(name) == true { scores[index].isNamed = true }
            }
        }
        return indices.enumerated().sorted { a, b in
            let (left, right) = (scores[a.element], scores[b.element])
            return left.isBetter(than: right) ?? (a.offset < b.offset)
        }.map(\.element)
    }

    private func key(of member: Member, in keys: AlternativeKeys) -> Int? {
        guard member.isEscaped else { return keys.index(of: base + Int(member.keyStart), member.keyLength) }
        var text = keyText(member)
        return text.withUTF8 { bytes in bytes.baseAddress.flatMap { keys.index(of: $0, bytes.count) } }
    }
}

/// How well an alternative suits the members of an object.
private struct AlternativeScore {
    var isContradicted = false
    var constants = 0
    var missing = 0
    var known = 0
    var needed = 0
    var isNamed = false

    /// `nil` if neither is better.
    func isBetter(than other: AlternativeScore) -> Bool? {
        if isContradicted != other.isContradicted { return other.isContradicted }
        if constants != other.constants { return constants > other.constants }
        if (missing > 0) != (other.missing > 0) { return missing == 0 }
        if known != other.known { return known > other.known }
        if needed != other.needed { return needed > other.needed }
        if isNamed != other.isNamed { return isNamed }
        return nil
    }
}
