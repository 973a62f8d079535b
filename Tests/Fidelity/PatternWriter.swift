import EndpointTesting

/// Writes random texts that match a pattern (ECMA 262, without lookaround and references).
struct PatternWriter {
    private let scalars: [Unicode.Scalar]
    private var position = 0
    private var random: SeededGenerator

    /// A text for the pattern; `nil` if it uses what is not supported.
    static func text(for pattern: String, _ random: inout SeededGenerator) -> String? {
        var writer = PatternWriter(pattern, random)
        let text = writer.alternatives()
        random = writer.random
        guard let text, writer.position == writer.scalars.count else { return nil }
        return text
    }

    private init(_ pattern: String, _ random: SeededGenerator) {
        scalars = Array(pattern.unicodeScalars)
        self.random = random
    }

    private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        position += 1
        return true
    }

    private mutating func alternatives() -> String? {
        var texts: [String] = []
        repeat {
            guard let text = sequence() else { return nil }
            texts.append(text)
        } while take("|")
        return texts.randomElement(using: &random)
    }

    private mutating func sequence() -> String? {
        var text = ""
        while let scalar = next, scalar != "|", scalar != ")" {
            let start = position
            guard let first = atom(), let count = repetitions() else { return nil }
            let end = position
            if count > 0 { text += first }
            for _ in 1..<max(count, 1) {
                position = start
                guard let again = atom() else { return nil }
                text += again
            }
            position = end
        }
        return text
    }

    private mutating func repetitions() -> Int? {
        var range = 1...1
        if take("?") {
            range = 0...1
        } else if take("*") {
            range = 0...4
        } else if take("+") {
            range = 1...4
        } else if next == "{" {
            guard let end = scalars[position...].firstIndex(of: "}") else { return nil }
            let parts = String(String.UnicodeScalarView(scalars[position + 1..<end]))
                .split(separator: ",", omittingEmptySubsequences: false)
            position = end + 1
            guard let least = parts.first.flatMap({ Int($0) }), least < 10_000 else { return nil }
            let most = parts.count == 1 ? least : Int(parts[1]) ?? least + 4
            guard most >= least else { return nil }
            range = least...min(most, least + 8)
        } else {
            return 1
        }
        _ = take("?")
        return Int.random(in: range, using: &random)
    }

    private mutating func atom() -> String? {
        guard let scalar = next else { return nil }
        position += 1
        switch scalar {
        case "^", "$": return ""
        case ".": return String(PatternWriter.printable.randomElement(using: &random) ?? "x")
        case "(":
            if take("?") {
                guard take(":") else { return nil }
            }
            guard let text = alternatives(), take(")") else { return nil }
            return text
        case "[": return set().map { String($0) }
        case "\\": return escape().flatMap { $0.randomElement(using: &random) }.map { String($0) }
        case "*", "+", "?", "{": return nil
        default: return String(scalar)
        }
    }

    /// The scalars of an escape, such as those of `\d`.
    private mutating func escape() -> [Unicode.Scalar]? {
        guard let scalar = next else { return nil }
        position += 1
        switch scalar {
        case "d": return PatternWriter.digits
        case "w": return PatternWriter.words
        case "s": return [" "]
        case "D": return PatternWriter.letters
        case "W": return ["-", " ", "!"]
        case "S": return PatternWriter.words
        case "n": return ["\n"]
        case "t": return ["\t"]
        case "r": return ["\r"]
        case "u", "x":
            let count = scalar == "u" ? 4 : 2
            guard position + count <= scalars.count else { return nil }
            let text = String(String.UnicodeScalarView(scalars[position..<position + count]))
            position += count
            return UInt32(text, radix: 16).flatMap(Unicode.Scalar.init).map { [$0] }
        case "b", "B", "p", "P", "k", "0"..."9": return nil
        default: return [scalar]
        }
    }

    private mutating func set() -> Unicode.Scalar? {
        let isNegated = take("^")
        var members: [Unicode.Scalar] = []
        while let scalar = next, scalar != "]" {
            position += 1
            var found = [scalar]
            if scalar == "\\" {
                guard let escaped = escape() else { return nil }
                found = escaped
            }
            if next == "-", position + 1 < scalars.count, scalars[position + 1] != "]", found.count == 1 {
                position += 1
                guard var end = next else { return nil }
                position += 1
                if end == "\\" {
                    guard let escaped = escape(), escaped.count == 1 else { return nil }
                    end = escaped[0]
                }
                guard found[0] <= end else { return nil }
                found = (found[0].value...min(end.value, found[0].value + 300)).compactMap(Unicode.Scalar.init)
            }
            members += found
        }
        guard take("]") else { return nil }
        if isNegated { members = PatternWriter.printable.filter { !members.contains($0) } }
        return members.randomElement(using: &random)
    }

    private static let digits = ("0"..."9").scalars
    private static let letters = ("a"..."z").scalars + ("A"..."Z").scalars
    private static let words = letters + digits + ["_"]
    private static let printable = (" "..."~").scalars
}

extension ClosedRange<Unicode.Scalar> {
    fileprivate var scalars: [Unicode.Scalar] { (lowerBound.value...upperBound.value).compactMap(Unicode.Scalar.init) }
}

extension SeededGenerator {
    mutating func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &self) < probability }
}
