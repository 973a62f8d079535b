/// A regular expression (I-Regexp, RFC 9485), in which `^` and `$` are the text's start and end, as RFC 9535 implementations
/// read them.
///
/// Matching takes at most one step for each scalar of the text and each instruction. The description may contain both, and a
/// `Regex` of Swift may take exponentially many.
struct TextPattern {
    enum Instruction {
        case scalar(ScalarClass)
        case start
        case end
        /// Continues at each of these distances.
        case fork(Int, Int)
        case jump(Int)
        case accept
    }

    let instructions: [Instruction]
    static let instructionLimit = 10_000

    /// `nil` if the text is no such expression, or one of more than 10,000 instructions.
    init?(_ text: String) {
        var reader = TextPatternReader(scalars: Array(text.unicodeScalars))
        guard let instructions = reader.readAlternatives(depth: 0), reader.isAtEnd else { return nil }
        self.instructions = instructions + [.accept]
    }

    /// Whether it matches the whole text, or else any part of it.
    func matches(_ text: String, isWhole: Bool, _ work: OverlayWork) throws(OverlayWork.Exhausted) -> Bool {
        let scalars = Array(text.unicodeScalars)
        var threads: [Int] = []
        for position in 0...scalars.count {
            if position == 0 || !isWhole { threads.append(0) }
            let (reached, visits) = follow(threads, isAtStart: position == 0, isAtEnd: position == scalars.count)
            // An instruction that reads nothing takes a fraction of a step, and even more so one that is not reached.
            try work.spend(steps: reached.count + visits / 8 + instructions.count / 1_024 + 1)
            threads = []
            for index in reached {
                switch instructions[index] {
                case .accept where !isWhole || position == scalars.count: return true
                case .scalar(let scalarClass) where position < scalars.count:
                    if scalarClass.contains(scalars[position]) { threads.append(index + 1) }
                default: break
                }
            }
        }
        return false
    }

    /// The instructions that these lead to without reading a scalar, each once, and the number of those on the way.
    private func follow(_ threads: [Int], isAtStart: Bool, isAtEnd: Bool) -> (reached: [Int], visits: Int) {
        var isReached = [Bool](repeating: false, count: instructions.count)
        var reached: [Int] = []
        var waiting = threads
        var visits = 0
        while let index = waiting.popLast() {
            visits += 1
            guard !isReached[index] else { continue }
            isReached[index] = true
            switch instructions[index] {
            case .scalar, .accept: reached.append(index)
            case .start: if isAtStart { waiting.append(index + 1) }
            case .end: if isAtEnd { waiting.append(index + 1) }
            case .fork(let one, let other): waiting += [index + one, index + other]
            case .jump(let distance): waiting.append(index + distance)
            }
        }
        return (reached, visits)
    }
}

/// The scalars that a class such as `[a-z\p{Nd}]` contains.
struct ScalarClass {
    /// In ascending order.
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    /// The beginnings of general categories, such as `L` or `Lu`.
    var categories: [(name: String, isNegated: Bool)] = []
    var isNegated = false

    static let dot = ScalarClass(ranges: ["\n"..."\n", "\r"..."\r"], isNegated: true)

    func contains(_ scalar: Unicode.Scalar) -> Bool {
        if hasRange(with: scalar) { return !isNegated }
        guard !categories.isEmpty else { return isNegated }
        let category = scalar.properties.generalCategory.abbreviation
        return categories.contains { category.hasPrefix($0.name) != $0.isNegated } != isNegated
    }

    private func hasRange(with scalar: Unicode.Scalar) -> Bool {
        var (start, end) = (0, ranges.count)
        while start < end {
            let middle = (start + end) / 2
            if ranges[middle].upperBound < scalar { start = middle + 1 } else { end = middle }
        }
        return start < ranges.count && ranges[start].contains(scalar)
    }

    /// Sorts the ranges and joins those that overlap.
    mutating func joinRanges() {
        var joined: [ClosedRange<Unicode.Scalar>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = joined.last, range.lowerBound <= last.upperBound {
                joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                joined.append(range)
            }
        }
        ranges = joined
    }
}

/// Reads an expression into instructions.
private struct TextPatternReader {
    let scalars: [Unicode.Scalar]
    private var position = 0

    typealias Instruction = TextPattern.Instruction

    private static let depthLimit = 64

    init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

    var isAtEnd: Bool { position == scalars.count }
    private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        position += 1
        return true
    }

    mutating func readAlternatives(depth: Int) -> [Instruction]? {
        guard depth < TextPatternReader.depthLimit, let first = readBranch(depth: depth) else { return nil }
        var branches = [first]
        var count = first.count
        while take("|") {
            guard let branch = readBranch(depth: depth) else { return nil }
            branches.append(branch)
            count += branch.count + 2
            guard count <= TextPattern.instructionLimit else { return nil }
        }
        var all: [Instruction] = []
        for branch in branches.dropLast() {
            all.append(.fork(1, branch.count + 2))
            all += branch
            all.append(.jump(count - all.count))
        }
        return all + branches[branches.count - 1]
    }

    private mutating func readBranch(depth: Int) -> [Instruction]? {
        var branch: [Instruction] = []
        while let scalar = next, scalar != "|", scalar != ")" {
            guard let atom = readAtom(depth: depth), let piece = readQuantifier(of: atom) else { return nil }
            branch += piece
            guard branch.count <= TextPattern.instructionLimit else { return nil }
        }
        return branch
    }

    private mutating func readAtom(depth: Int) -> [Instruction]? {
        guard let scalar = next else { return nil }
        position += 1
        switch scalar {
        case "(":
            guard let group = readAlternatives(depth: depth + 1), take(")") else { return nil }
            return group
        case "[": return readClass().map { [.scalar($0)] }
        case "\\":
            var single = ScalarClass()
            return readEscape(into: &single) ? [.scalar(single)] : nil
        case ".": return [.scalar(.dot)]
        case "^": return [.start]
        case "$": return [.end]
        case "*", "+", "?", "{", "}", "]": return nil
        default: return [.scalar(ScalarClass(ranges: [scalar...scalar]))]
        }
    }

    private mutating func readQuantifier(of atom: [Instruction]) -> [Instruction]? {
        let repetition: [Instruction] = [.fork(1, atom.count + 2)] + atom + [.jump(-atom.count - 1)]
        if take("*") { return repetition }
        if take("+") { return atom + repetition }
        if take("?") { return [.fork(1, atom.count + 1)] + atom }
        guard take("{") else { return atom }
        guard let least = readCount() else { return nil }
        var most: Int? = least
        if take(",") {
            most = nil
            if next != "}" {
                guard let count = readCount() else { return nil }
                most = count
            }
        }
        guard take("}"), most ?? least >= least else { return nil }
        let copies = max(most ?? 0, least) + 1
        guard copies * (atom.count + 2) <= TextPattern.instructionLimit else { return nil }
        var all = Array(repeatElement(atom, count: least).joined())
        guard let most else { return all + repetition }
        let option: [Instruction] = [.fork(1, atom.count + 1)] + atom
        for _ in least..<most { all += option }
        return all
    }

    private mutating func readCount() -> Int? {
        let start = position
        while let scalar = next, ("0"..."9").contains(scalar) { position += 1 }
        var digits = String.UnicodeScalarView()
        digits.append(contentsOf: scalars[start..<position])
        return Int(String(digits)).flatMap { $0 <= TextPattern.instructionLimit ? $0 : nil }
    }

    private mutating func readClass() -> ScalarClass? {
        var scalarClass = ScalarClass(isNegated: take("^"))
        var isFirst = true
        while let scalar = next, scalar != "]" {
            if scalar == "\\", position + 1 < scalars.count, "pP".unicodeScalars.contains(scalars[position + 1]) {
                position += 1
                guard readEscape(into: &scalarClass) else { return nil }
            } else {
                guard let first = readClassScalar(isHyphenAllowed: isFirst) else { return nil }
                var last = first
                if next == "-", position + 1 < scalars.count, scalars[position + 1] != "]" {
                    position += 1
                    guard let end = readClassScalar(isHyphenAllowed: false) else { return nil }
                    last = end
                }
                guard first <= last else { return nil }
                scalarClass.ranges.append(first...last)
            }
            isFirst = false
        }
        scalarClass.joinRanges()
        return take("]") && !isFirst ? scalarClass : nil
    }

    /// One scalar of a class. A hyphen stands for itself at the beginning and at the end.
    private mutating func readClassScalar(isHyphenAllowed: Bool) -> Unicode.Scalar? {
        guard let scalar = next else { return nil }
        position += 1
        switch scalar {
        case "[": return nil
        case "-":
            return isHyphenAllowed || next == "]" ? scalar : nil
        case "\\":
            var single = ScalarClass()
            return readEscape(into: &single) ? single.ranges.first?.lowerBound : nil
        default: return scalar
        }
    }

    /// The character class or literal after a backslash.
    private mutating func readEscape(into scalarClass: inout ScalarClass) -> Bool {
        guard let scalar = next else { return false }
        position += 1
        switch scalar {
        case "n": scalarClass.ranges.append("\n"..."\n")
        case "r": scalarClass.ranges.append("\r"..."\r")
        case "t": scalarClass.ranges.append("\t"..."\t")
        case "p", "P":
            guard take("{") else { return false }
            var name = ""
            while let letter = next, letter != "}", name.utf8.count < 2 {
                name.unicodeScalars.append(letter)
                position += 1
            }
            guard take("}"), Unicode.GeneralCategory.abbreviations.contains(where: { $0.hasPrefix(name) }),
                !name.isEmpty
            else { return false }
            scalarClass.categories.append((name, scalar == "P"))
        default:
            guard "()*+-.?[\\]^{|}$/".unicodeScalars.contains(scalar) else { return false }
            scalarClass.ranges.append(scalar...scalar)
        }
        return true
    }
}

extension Unicode.GeneralCategory {
    fileprivate static let abbreviations = [
        "Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Me", "Nd", "Nl", "No", "Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po",
        "Sm",
        "Sc", "Sk", "So", "Zs", "Zl", "Zp", "Cc", "Cf", "Cs", "Co", "Cn",
    ]

    fileprivate var abbreviation: String {
        switch self {
        case .uppercaseLetter: "Lu"
        case .lowercaseLetter: "Ll"
        case .titlecaseLetter: "Lt"
        case .modifierLetter: "Lm"
        case .otherLetter: "Lo"
        case .nonspacingMark: "Mn"
        case .spacingMark: "Mc"
        case .enclosingMark: "Me"
        case .decimalNumber: "Nd"
        case .letterNumber: "Nl"
        case .otherNumber: "No"
        case .connectorPunctuation: "Pc"
        case .dashPunctuation: "Pd"
        case .openPunctuation: "Ps"
        case .closePunctuation: "Pe"
        case .initialPunctuation: "Pi"
        case .finalPunctuation: "Pf"
        case .otherPunctuation: "Po"
        case .mathSymbol: "Sm"
        case .currencySymbol: "Sc"
        case .modifierSymbol: "Sk"
        case .otherSymbol: "So"
        case .spaceSeparator: "Zs"
        case .lineSeparator: "Zl"
        case .paragraphSeparator: "Zp"
        case .control: "Cc"
        case .format: "Cf"
        case .surrogate: "Cs"
        case .privateUse: "Co"
        case .unassigned: "Cn"
        @unknown default: "Cn"
        }
    }
}
