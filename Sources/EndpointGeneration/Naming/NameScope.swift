/// Hands out unique names. A conflict is resolved by the given alternatives first and by a number last, always the same way.
package struct NameScope {
    private var taken: Set<String>
    /// The first number that may be free, by name, so that a thousand equal names are not each tried from 2.
    private var numbers: [String: Int] = [:]
    private let ignoresCase: Bool

    package init(reserved: Set<String> = [], ignoresCase: Bool = false) {
        self.ignoresCase = ignoresCase
        taken = ignoresCase ? Set(reserved.map { $0.lowercased() }) : reserved
    }

    /// The first of `candidates` that is free, else the first of them with the lowest free number from 2.
    package mutating func claim(_ candidates: [String]) -> String {
        for candidate in candidates where take(candidate) { return candidate }
        let base = candidates.first ?? "value"
        let separator = base.utf8.last.map { $0 >= 0x30 && $0 <= 0x39 } == true ? "_" : ""
        var number = numbers[base] ?? 2
        while !take("\(base)\(separator)\(number)") { number += 1 }
        numbers[base] = number + 1
        return "\(base)\(separator)\(number)"
    }

    /// A member, an argument or a case, ready to print.
    package mutating func claimMember(_ text: String, alternatives: [String] = []) -> String {
        SwiftName.escaped(claim(candidates(SwiftName.member(text), text, startsUpper: false) + alternatives))
    }

    /// Takes the name if it is free.
    ///
    /// - Returns: whether it was free.
    package mutating func claim(exactly name: String) -> Bool { take(name) }

    private func candidates(_ idiomatic: String, _ text: String, startsUpper: Bool) -> [String] {
        guard isTaken(idiomatic) else { return [idiomatic] }
        return [idiomatic, SwiftName.verbatim(text), SwiftName.spelledOut(text, startsUpper: startsUpper)].compactMap {
            $0
        }
    }

    private func isTaken(_ name: String) -> Bool {
        taken.contains(ignoresCase ? name.lowercased() : name)
    }

    private mutating func take(_ name: String) -> Bool {
        taken.insert(ignoresCase ? name.lowercased() : name).inserted
    }
}
