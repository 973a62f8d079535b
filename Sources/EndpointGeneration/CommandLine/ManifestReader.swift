/// Determines from a package's manifest whether a target uses a plugin, without running the manifest. SwiftPM does not
/// provide this to command plugins.
///
/// It reads calls such as `.target(name: "Shop", plugins: [generator])`, in which names and plugins are literals, or
/// constants made of literals. It does not follow conditions, functions, loops or statements that change a target. Those
/// that concern other plugins of the target alone do not matter.
struct ManifestReader {
    enum PluginUse {
        case applied, absent
        /// The manifest mentions the plugin, and may apply it in a way that is not followed.
        case unclear
    }

    private let tokens: [ManifestToken]
    /// The values of constants and variables, by name.
    private var values: [String: [Range<Int>]] = [:]
    /// The names of variables. Later statements may change their values.
    private var variables: Set<String> = []

    init(_ text: String) {
        tokens = ManifestToken.all(in: Array(text.utf8))
        for index in tokens.indices where [.word("let"), .word("var")].contains(tokens[index].kind) {
            guard case .word(let name)? = kind(index + 1), let start = startOfValue(after: index + 1) else { continue }
            values[name, default: []].append(start..<endOfStatement(from: start))
            if kind(index) == .word("var") { variables.insert(name) }
        }
    }

    func use(of plugin: String, by target: String) -> PluginUse {
        guard tokens.contains(where: { $0.kind == .text(plugin) }) else { return .absent }
        var isNamed = false
        var mayBeNamed = tokens.indices.contains { kind($0) == .sign(".") && kind($0 + 1) == .word("plugins") }
        var uses: Set<PluginUse> = []
        for index in tokens.indices where isCallOfTarget(at: index) {
            let arguments = arguments(after: index + 1)
            guard let name = arguments["name"] else { continue }
            switch find(target, in: name) {
            case .absent: continue
            case .unclear: mayBeNamed = true
            case .applied where arguments.keys.allSatisfy(ManifestReader.labelsOfDependencies.contains): isNamed = true
            case .applied: uses.insert(arguments["plugins"].map { find(plugin, in: $0) } ?? .absent)
            }
        }
        if uses.isEmpty { return isNamed && !mayBeNamed ? .absent : .unclear }
        // The target may be declared several times, for example once for each platform.
        guard uses.count == 1, let use = uses.first else { return .unclear }
        if use == .applied, mayRemove(plugin) { return .unclear }
        return use == .absent && mayBeNamed ? .unclear : use
    }

    /// A call with these alone may also state a dependency on the target.
    private static let labelsOfDependencies: Set<String> = ["name", "condition"]

    /// Whether `target(`, `executableTarget(` or the like begins here.
    private func isCallOfTarget(at index: Int) -> Bool {
        guard case .word(let word)? = kind(index), kind(index + 1) == .sign("(") else { return false }
        return word == "target" || word.hasSuffix("Target")
    }

    /// Whether an expression contains a text, also in constants that it names.
    private func find(_ text: String, in range: Range<Int>) -> PluginUse {
        var known: [String: PluginUse] = [:]
        return find(text, in: range, &known)
    }

    /// - Parameter known: the constants that were looked into. One that leads back to itself adds nothing.
    private func find(_ text: String, in range: Range<Int>, _ known: inout [String: PluginUse]) -> PluginUse {
        let parts = parts(of: range)
        guard parts == [range] else {
            let uses = Set(parts.map { find(text, in: $0, &known) })
            return uses.contains(.applied) ? .applied : uses.contains(.unclear) ? .unclear : .absent
        }
        let result = findWord(text, in: range, &known)
        return result == .applied && isComputed(range) ? .unclear : result
    }

    /// Whether a part of an expression mentions a text, whatever is done with it.
    private func findWord(_ text: String, in range: Range<Int>, _ known: inout [String: PluginUse]) -> PluginUse {
        var result = PluginUse.absent
        for index in range where result != .applied {
            switch tokens[index].kind {
            case .text(text): result = .applied
            case .text, .sign: break
            case .unclear: result = .unclear
            case .word(let word):
                let isLabel = kind(index + 1) == .sign(":")
                guard !isLabel, !isPartOfUse(word, at: index) else { continue }
                let use = find(text, inConstant: word, &known)
                if use != .absent { result = use }
            }
        }
        return result
    }

    private func find(_ text: String, inConstant word: String, _ known: inout [String: PluginUse]) -> PluginUse {
        if let use = known[word] { return use }
        guard let ranges = values[word] else { return .unclear }
        known[word] = .absent
        let uses = Set(ranges.map { find(text, in: $0, &known) })
        // A name may be declared several times, for example once for each platform.
        var use = uses.count == 1 ? uses.first ?? .absent : .unclear
        if variables.contains(word), use != .applied || isReplaced(word) { use = .unclear }
        known[word] = use
        return use
    }

    /// Whether the value of an expression may lack parts of it, because it depends on a condition or on a function.
    private func isComputed(_ range: Range<Int>) -> Bool {
        range.contains { index in
            switch tokens[index].kind {
            case .sign("?"), .sign("{"): true
            case .sign("."): index > range.lowerBound && isValue(endingAt: index - 1)
            case .sign("["): index > range.lowerBound && isValue(endingAt: index - 1) && !tokens[index].beginsLine
            case .word(let word): kind(index + 1) == .sign("(") && !isPartOfUse(word, at: index)
            case .sign, .text, .unclear: false
            }
        }
    }

    /// Whether a literal or a constant ends here, whose members may differ from it.
    private func isValue(endingAt index: Int) -> Bool {
        switch kind(index) {
        case .sign("]"), .sign(")"), .sign("}"), .text: true
        case .word(let word): values[word] != nil
        case .sign, .unclear, nil: false
        }
    }

    /// Whether a statement may remove something from a variable.
    private func isReplaced(_ variable: String) -> Bool {
        tokens.indices.contains { index in
            guard kind(index) == .word(variable), kind(index - 1) != .word("var") else { return false }
            return isAssigned(after: index) || isChanged(after: index)
        }
    }

    /// Whether a statement may remove a plugin from the `plugins` of a target.
    private func mayRemove(_ plugin: String) -> Bool {
        tokens.indices.contains { index in
            guard kind(index - 1) == .sign("."), kind(index) == .word("plugins") else { return false }
            let isOptional = [.sign("?"), .sign("!")].contains(kind(index + 1))
            let end = isOptional && kind(index + 2) != .sign("=") ? index + 1 : index
            guard isAssigned(after: end) else { return isChanged(after: end) }
            let value = end + 2..<endOfStatement(from: end + 2)
            return !parts(of: value).contains { isValue($0, of: index) } && find(plugin, in: value) != .applied
        }
    }

    private func isAssigned(after index: Int) -> Bool {
        kind(index + 1) == .sign("=") && kind(index + 2) != .sign("=")
    }

    /// Whether a member or an element is used that may change the value. `+=` removes nothing.
    private func isChanged(after index: Int) -> Bool {
        guard kind(index + 1) == .sign("."), case .word(let member)? = kind(index + 2) else {
            return kind(index + 1) == .sign("[")
        }
        return !["append", "insert", "contains", "isEmpty", "count"].contains(member)
    }

    /// Whether an expression is all that a target has already: `target.plugins ?? []` for the `plugins` at an index.
    private func isValue(_ range: Range<Int>, of plugins: Int) -> Bool {
        let value = tokens[range].map(\.kind)
        let suffixes: [[ManifestToken.Kind]] = [[.sign("!")], ["?", "?", "[", "]"].map { .sign($0) }]
        return suffixes.contains { suffix in
            let start = plugins + 1 - (value.count - suffix.count)
            return start >= 0 && start < plugins && value == tokens[start...plugins].map(\.kind) + suffix
        }
    }

    /// Whether a word belongs to a use such as `Target.PluginUsage.plugin(name: …)`, rather than naming a constant.
    private func isPartOfUse(_ word: String, at index: Int) -> Bool {
        word == "Target" || word == "PluginUsage" || word == "plugin" && kind(index + 1) == .sign("(")
    }

    // MARK: - Positions

    private func kind(_ index: Int) -> ManifestToken.Kind? {
        tokens.indices.contains(index) ? tokens[index].kind : nil
    }

    /// The values of the call whose parenthesis opens at `start`, by label; empty if it has no end.
    private func arguments(after start: Int) -> [String: Range<Int>] {
        var arguments: [String: Range<Int>] = [:]
        var (depth, first, index) = (0, start + 1, start)
        while index < tokens.count {
            depth += tokens[index].depth
            if depth == 0 || depth == 1 && kind(index) == .sign(",") {
                if case .word(let label)? = kind(first), kind(first + 1) == .sign(":"), first + 2 < index {
                    arguments[label] = first + 2..<index
                }
                first = index + 1
            }
            if depth == 0 { return arguments }
            index += 1
        }
        return [:]
    }

    /// The operands of a sum, and the elements of an array, that make up a value; the value itself if it is neither.
    private func parts(of range: Range<Int>) -> [Range<Int>] {
        let operands = split(range, at: "+")
        if operands.count > 1 { return operands.flatMap(parts) }
        guard let first = range.first, let last = range.last, first < last, endOfBracket(at: first) == last else {
            return [range]
        }
        switch (kind(first), kind(last)) {
        case (.sign("("), .sign(")")): return parts(of: first + 1..<last)
        case (.sign("["), .sign("]")): return split(first + 1..<last, at: ",").flatMap(parts)
        default: return [range]
        }
    }

    /// The parts between signs outside of brackets. A condition is not a sum: `?` binds less than `+`.
    private func split(_ range: Range<Int>, at sign: Unicode.Scalar) -> [Range<Int>] {
        var (parts, depth, start) = ([Range<Int>](), 0, range.lowerBound)
        for index in range {
            depth += tokens[index].depth
            guard depth == 0 else { continue }
            if sign == "+", kind(index) == .sign("?") { return [range] }
            guard kind(index) == .sign(sign) else { continue }
            parts.append(start..<index)
            start = index + 1
        }
        return parts + [start..<range.upperBound]
    }

    private func endOfBracket(at start: Int) -> Int? {
        var depth = 0
        return tokens.indices[start...].first { index in
            depth += tokens[index].depth
            return depth <= 0
        }
    }

    /// Where the value of a declared name begins, after its type and the equals sign; `nil` if it has none.
    private func startOfValue(after name: Int) -> Int? {
        guard [.sign(":"), .sign("=")].contains(kind(name + 1)) else { return nil }
        let statement = name + 1..<endOfStatement(from: name + 1)
        let sign = statement.first { [.sign("="), .sign("{")].contains(kind($0)) }
        return sign.flatMap { kind($0) == .sign("=") ? $0 + 1 : nil }
    }

    /// The beginning of the next line that continues neither a bracket nor an expression.
    private func endOfStatement(from start: Int) -> Int {
        var (depth, index) = (0, start)
        while index < tokens.count {
            let continues = index == start || !tokens[index].beginsLine || continuesLine(at: index)
            if depth == 0, !continues || kind(index) == .sign(";") { return index }
            depth += tokens[index].depth
            if depth < 0 { return index }
            index += 1
        }
        return index
    }

    /// Whether a line begins with an operator or the rest of a condition, or the line before ends in an operator.
    private func continuesLine(at index: Int) -> Bool {
        if endsInOperator(before: index) { return true }
        switch kind(index) {
        case .sign("."), .sign("{"), .word("else"): return true
        case .sign("!"): return kind(index + 1) == .sign("=")
        default: return isOperator(kind(index))
        }
    }

    /// Whether an operator between two values ends here, rather than one that belongs to the value before it: `Int?`.
    private func endsInOperator(before index: Int) -> Bool {
        var first = index - 1
        guard isOperator(kind(first)) else { return false }
        while !tokens[first].isSpaced, isOperator(kind(first - 1)) { first -= 1 }
        return tokens[first].isSpaced || kind(first) == .sign(":")
    }

    /// Whether a sign is or ends an operator between two values, among which are the signs of `a ? b : c`.
    private func isOperator(_ kind: ManifestToken.Kind?) -> Bool {
        guard case .sign(let sign)? = kind else { return false }
        return "+-*/%=<>&|^?:".unicodeScalars.contains(sign)
    }
}

// MARK: ManifestToken

/// A word, a literal or a sign of Swift source, without comments.
private struct ManifestToken {
    enum Kind: Equatable {
        case word(String)
        /// A literal on one line, without escapes and interpolations.
        case text(String)
        case sign(Unicode.Scalar)
        /// Any other literal.
        case unclear
    }

    var kind: Kind
    var beginsLine: Bool
    /// Whether a space or the beginning of the line precedes it.
    var isSpaced: Bool

    /// The number of brackets that it opens, less the number that it closes.
    var depth: Int {
        switch kind {
        case .sign("("), .sign("["), .sign("{"): 1
        case .sign(")"), .sign("]"), .sign("}"): -1
        default: 0
        }
    }

    static func all(in source: [UInt8]) -> [ManifestToken] {
        var tokens: [ManifestToken] = []
        var (index, beginsLine, isSpaced) = (0, true, true)
        func isAt(_ text: String) -> Bool { source[index...].starts(with: text.utf8) }
        while index < source.count {
            let byte = source[index]
            if byte <= UInt8(ascii: " ") {
                beginsLine = beginsLine || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
                isSpaced = true
                index += 1
            } else if isAt("//") {
                index = source[index...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
            } else if isAt("/*") {
                index = endOfBlockComment(in: source, from: index) ?? source.count
            } else {
                let start = index
                let kind: Kind
                if byte == UInt8(ascii: "\"") {
                    (kind, index) = literal(in: source, from: start)
                } else if isPartOfWord(byte) {
                    index = source[start...].firstIndex { !isPartOfWord($0) } ?? source.count
                    kind = .word(String(decoding: source[start..<index], as: UTF8.self))
                } else {
                    index += 1
                    kind = .sign(Unicode.Scalar(byte))
                }
                tokens.append(ManifestToken(kind: kind, beginsLine: beginsLine, isSpaced: isSpaced))
                (beginsLine, isSpaced) = (false, false)
            }
        }
        return tokens
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    /// The literal that begins at `start`, and its end. A literal of one line ends with it at the latest.
    private static func literal(in source: [UInt8], from start: Int) -> (Kind, end: Int) {
        let quote = UInt8(ascii: "\"")
        let isLong = source[start...].starts(with: [quote, quote, quote])
        var index = start + (isLong ? 3 : 1)
        let first = index
        var isPlain = !isLong
        while index < source.count {
            if isLong ? source[index...].starts(with: [quote, quote, quote]) : source[index] == quote {
                let text = String(decoding: source[first..<index], as: UTF8.self)
                return (isPlain ? .text(text) : .unclear, index + (isLong ? 3 : 1))
            }
            if !isLong, source[index] == UInt8(ascii: "\n") { break }
            isPlain = isPlain && source[index] != UInt8(ascii: "\\")
            index += source[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return (.unclear, min(index, source.count))
    }
}
