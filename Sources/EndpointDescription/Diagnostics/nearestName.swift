/// The candidate that `name` probably means; `nil` if none is similar.
///
/// A candidate is similar if it is equal except for case, or if at most a third of the letters are wrong (added,
/// missing, replaced or swapped with a neighbour). To bound the cost, only the first 20,000 candidates and names of up
/// to 100 bytes are considered.
package func nearestName(to name: String, among candidates: [String]) -> String? {
    let wanted = Array(name.utf8)
    guard !wanted.isEmpty, wanted.count <= 100 else { return nil }
    let lowered = wanted.map(lowercaseASCII)
    var best: String?
    var bestDistance = max(1, wanted.count / 3) + 1
    for candidate in candidates.prefix(20_000) {
        let letters = candidate.utf8.map(lowercaseASCII)
        guard letters.count <= 100, abs(letters.count - lowered.count) < bestDistance, candidate != name else {
            continue
        }
        let distance = editDistance(lowered, letters, below: bestDistance)
        if distance < bestDistance {
            best = candidate
            bestDistance = distance
        }
    }
    return best
}

private func lowercaseASCII(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
}

/// The optimal string alignment distance. The computation stops as soon as the distance reaches `limit`.
private func editDistance(_ a: [UInt8], _ b: [UInt8], below limit: Int) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in 0..<a.count {
        var current = [i + 1]
        current.reserveCapacity(b.count + 1)
        var least = i + 1
        for j in 0..<b.count {
            var distance = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                distance = min(distance, beforePrevious[j - 1] + 1)
            }
            current.append(distance)
            least = min(least, distance)
        }
        if least >= limit { return limit }
        beforePrevious = previous
        previous = current
    }
    return previous[b.count]
}
