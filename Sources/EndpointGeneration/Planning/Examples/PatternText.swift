/// Generates text that a regular expression matches, for the subset of ECMA-262 that descriptions use: literals,
/// classes, groups, alternatives and repetitions.
struct PatternText {
    private indirect enum Piece {
        case text(String)
        case sequence([Piece])
        case repeated(Piece, least: Int, most: Int)
    }

    private let whole: Piece
    /// Whether any text may follow, because the expression has no `$`.
    private let isOpen: Bool
    private static let most = 4_096

    /// `nil` if the expression uses unsupported syntax.
    init?(_ pattern: String) {
        var reader = Reader(pattern)
        guard let whole = reader.alternatives(depth: 0), reader.isAtEnd else { return nil }
        self.whole = whole
        isOpen = !reader.hasEnd
    }

    /// Different texts with lengths in the given range, the shortest first. There are fewer if repetitions, and text
    /// after an expression without `$`, do not yield that many.
    func texts(_ count: Int, least: Int, most: Int) -> [String] {
        var found: [String] = []
        var last: String?
        for extra in 0...64 {
            let text = text(extra: extra)
            let length = text.unicodeScalars.count
            if length > most || text == last { break }
            if length >= least { found.append(text) }
            if found.count == count { return found }
            last = text
        }
        guard isOpen else { return found }
        let shortest = text(extra: 0)
        let length = shortest.unicodeScalars.count
        for more in 0..<2 * count where found.count < count {
            let missing = max(least - length, 0) + more
            guard missing <= most - length else { break }
            let text = shortest + String(repeating: "a", count: missing)
            if !found.contains(text) { found.append(text) }
        }
        return found
    }

    private func text(extra: Int) -> String {
        var text = ""
        write(whole, extra: extra, into: &text)
        return text
    }

    private func write(_ piece: Piece, extra: Int, into text: inout String) {
        guard text.utf8.count < PatternText.most else { return }
        switch piece {
        case .text(let own): text += own
        case .sequence(let pieces): for piece in pieces { write(piece, extra: extra, into: &text) }
        case .repeated(let piece, let least, let most):
            for _ in 0..<min(most, least + extra) {
                let count = text.utf8.count
                write(piece, extra: 0, into: &text)
                if text.utf8.count == count { return }
            }
        }
    }

    private struct Reader {
        private let scalars: [Unicode.Scalar]
        private var index = 0
        /// Whether `$` ends one of the alternatives.
        private(set) var hasEnd = false

        init(_ pattern: String) {
            scalars = Array(pattern.unicodeScalars)
        }

        var isAtEnd: Bool { index == scalars.count }
        private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

        private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
            guard next == scalar else { return false }
            index += 1
            return true
        }

        /// The first alternative. The others are only parsed.
        mutating func alternatives(depth: Int) -> Piece? {
            guard depth < 32, let first = sequence(depth: depth) else { return nil }
            while take("|") {
                guard sequence(depth: depth) != nil else { return nil }
            }
            return first
        }

        private mutating func sequence(depth: Int) -> Piece? {
            var pieces: [Piece] = []
            while let scalar = next, scalar != "|", scalar != ")" {
                // An anchor in the middle would forbid the text around it.
                if scalar == "^" {
                    guard pieces.isEmpty, depth == 0 else { return nil }
                    index += 1
                    continue
                }
                if scalar == "$" {
                    index += 1
                    guard depth == 0, next == nil || next == "|" else { return nil }
                    hasEnd = true
                    continue
                }
                guard let atom = atom(depth: depth), let piece = repeated(atom) else { return nil }
                pieces.append(piece)
            }
            return .sequence(pieces)
        }

        private mutating func atom(depth: Int) -> Piece? {
            guard let scalar = next else { return nil }
            index += 1
            switch scalar {
            case "(":
                if take("?") {
                    // Named groups are rare, and lookaround is not supported.
                    guard take(":") else { return nil }
                }
                guard let inner = alternatives(depth: depth + 1), take(")") else { return nil }
                return inner
            case "[": return characterClass()
            case ".": return .text("a")
            case "\\": return escape().map { .text(String($0)) }
            case "*", "+", "?", "{", "}", "]": return nil
            default: return .text(String(scalar))
            }
        }

        private mutating func repeated(_ atom: Piece) -> Piece? {
            var (least, most) = (1, 1)
            if take("*") {
                (least, most) = (0, Int.max)
            } else if take("+") {
                most = Int.max
            } else if take("?") {
                least = 0
            } else if take("{") {
                guard let number = number() else { return nil }
                (least, most) = (number, number)
                if take(",") { most = self.number() ?? Int.max }
                guard take("}"), least <= most, least <= PatternText.most else { return nil }
            } else {
                return atom
            }
            // Whether the repetition is lazy or greedy makes no difference to the text.
            _ = take("?")
            return .repeated(atom, least: least, most: most)
        }

        private mutating func number() -> Int? {
            var digits = ""
            while let scalar = next, ("0"..."9").contains(scalar) {
                digits.unicodeScalars.append(scalar)
                index += 1
            }
            return Int(digits)
        }

        /// A character that the escape matches.
        private mutating func escape() -> Unicode.Scalar? {
            guard let scalar = next else { return nil }
            index += 1
            switch scalar {
            case "d": return "1"
            case "w": return "a"
            case "s": return " "
            case "D", "S", "W": return scalar == "W" ? "-" : "a"
            case "t": return "\t"
            case "n": return "\n"
            case "r": return "\r"
            // Boundaries, references, code points and properties.
            case "b", "B", "k", "p", "P", "u", "x", "c", "0"..."9": return nil
            default: return scalar
            }
        }

        /// A character that the class matches: a plain one if possible, else the start of its first range. For a
        /// negated class, the first plain character that it does not exclude.
        private mutating func characterClass() -> Piece? {
            let excludes = take("^")
            var ranges: [ClosedRange<Unicode.Scalar>] = []
            while let scalar = next, scalar != "]" {
                index += 1
                var isSet = false
                var first = scalar
                if scalar == "\\" {
                    isSet = next.map { "dwsDWS".unicodeScalars.contains($0) } ?? false
                    if isSet, let set = next.flatMap(Reader.set) {
                        index += 1
                        ranges += set
                        continue
                    }
                    guard !isSet, let escaped = escape() else { return nil }
                    first = escaped
                }
                if next == "-", index + 1 < scalars.count, scalars[index + 1] != "]" {
                    index += 1
                    var last = scalars[index]
                    index += 1
                    if last == "\\" {
                        guard let escaped = escape() else { return nil }
                        last = escaped
                    }
                    guard first <= last else { return nil }
                    ranges.append(first...last)
                } else {
                    ranges.append(first...first)
                }
            }
            guard take("]") else { return nil }
            let candidates = "a1A -_.x".unicodeScalars
            if excludes {
                return candidates.first { one in !ranges.contains { $0.contains(one) } }.map { .text(String($0)) }
            }
            let plain = candidates.first { one in ranges.contains { $0.contains(one) } }
            return (plain ?? ranges.first?.lowerBound).map { .text(String($0)) }
        }

        private static func set(_ scalar: Unicode.Scalar) -> [ClosedRange<Unicode.Scalar>]? {
            switch scalar {
            case "d": ["0"..."9"]
            case "w": ["a"..."z", "A"..."Z", "0"..."9", "_"..."_"]
            case "s": [" "..." ", "\t"..."\r"]
            default: nil
            }
        }
    }
}
