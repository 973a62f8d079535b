import EndpointDescription

/// Determines from a package's manifest whether a target uses a plugin, without running the manifest. SwiftPM does not
/// provide this to command plugins: if one runs `swift package dump-package`, that waits until the plugin ends.
///
/// It reads the `targets` of `Package(…)`: literals, sums and constants. Everything else is unclear, such as conditions,
/// functions, variables, and statements that change targets. Elements of `plugins` beside the plugin do not matter.
struct ManifestReader {
    enum PluginUse {
        case applied, absent
        /// The manifest mentions the plugin, and may apply it in a way that is not followed.
        case unclear
    }

    /// An expression.
    private indirect enum Value {
        case text(String)
        /// The elements of an array, or the operands of a sum.
        case list([Value])
        /// A call without what precedes its name, and its labeled arguments. For example: `.plugin(name: "Lint")`
        case call(String, [String: Value])
        case constant(String)
        case unclear
    }

    /// The methods that declare a target.
    private static let targetKinds: Set = [
        "binaryTarget", "executableTarget", "macro", "plugin", "systemLibrary", "target", "testTarget",
    ]

    /// How deep brackets and constants are followed into each other.
    private static let depthLimit = 16

    private let tokens: [ManifestToken]
    /// The index of the bracket that closes the one at an index.
    private let ends: [Int: Int]
    /// The values of each declared name. It may have several, for example one for each platform.
    private var constants: [String: [Value]] = [:]
    private var packages: [Value] = []

    init(_ text: String) {
        tokens = ManifestToken.all(in: Array(text.utf8))
        ends = ManifestToken.ends(of: tokens)
        var braces = 0
        for index in tokens.indices {
            switch kind(index) {
            case .sign("{"): braces += 1
            case .sign("}"): braces -= 1
            case .word("let"), .word("var"):
                guard case .word(let name)? = kind(index + 1) else { continue }
                constants[name, default: []].append(kind(index) == .word("let") ? value(ofName: index + 1) : .unclear)
            // In a function, a parameter may have the name of a constant.
            case .word("Package") where braces == 0 && kind(index + 1) == .sign("("):
                packages.append(operand(at: index, 0).value)
            default: break
            }
        }
    }

    func use(of plugin: String, by target: String) -> PluginUse {
        guard tokens.contains(where: { $0.kind == .text(plugin) }) else { return .absent }
        if tokens.indices.contains(where: mayChangeTargets) { return .unclear }
        var (targets, plugins) = ([String: PluginUse?](), [String: PluginUse?]())
        let uses = packages.map { package -> PluginUse? in
            guard case .call(_, let arguments) = package else { return .unclear }
            return find(in: arguments["targets"] ?? .unclear, &targets) { declaration in
                guard case .call(let kind, let arguments) = declaration, ManifestReader.targetKinds.contains(kind),
                    let name = text(arguments["name"])
                else { return .unclear }
                guard name == target else { return nil }
                return find(in: arguments["plugins"] ?? .list([]), &plugins) { isUse($0, of: plugin) } ?? .absent
            }
        }
        return common(uses) ?? .unclear
    }

    /// Whether a statement may change which targets there are or which plugins they use. A loop over them alone does not.
    private func mayChangeTargets(at index: Int) -> Bool {
        guard kind(index - 1) == .sign(".") else { return false }
        if kind(index) == .word("targets") {
            let reads = [.sign("{"), .word("where")].contains(kind(index + 1))
            return !reads && !(kind(index + 1) == .sign(".") && kind(index + 2) == .word("forEach"))
        }
        return kind(index) == .word("plugins")
    }

    // MARK: - Searching

    /// The use that the parts of a value agree on; `nil` if no part is a declaration of the target.
    ///
    /// - Parameters:
    ///   - known: the constants that were looked into. One that leads back to itself is unclear.
    ///   - part: what one part says.
    private func find(
        in value: Value,
        _ known: inout [String: PluginUse?],
        depth: Int = 0,
        _ part: (Value) -> PluginUse?
    ) -> PluginUse? {
        switch value {
        case .text, .call, .unclear: return part(value)
        case .list(let values):
            let uses = Set(values.compactMap { find(in: $0, &known, depth: depth, part) })
            // A list that contains what is searched for does so whatever its other elements are.
            let clear = uses.subtracting([.unclear])
            return clear.count == 1 ? clear.first : uses.isEmpty ? nil : .unclear
        case .constant(let name):
            if let use = known[name] { return use }
            guard depth < ManifestReader.depthLimit, let values = constants[name] else { return .unclear }
            known[name] = .some(.unclear)
            let use = common(values.map { find(in: $0, &known, depth: depth + 1, part) })
            known[name] = .some(use)
            return use
        }
    }

    /// The use that all declarations agree on.
    private func common(_ uses: [PluginUse?]) -> PluginUse? {
        Set(uses).count == 1 ? uses[0] : .unclear
    }

    /// Whether an element of `plugins` is the plugin; `nil` if it is another.
    private func isUse(_ value: Value, of plugin: String) -> PluginUse? {
        var name: String?
        switch value {
        case .text(let text): name = text
        case .call("plugin", let arguments): name = text(arguments["name"])
        case .call, .list, .constant, .unclear: break
        }
        return name.map { $0 == plugin ? .applied : nil } ?? .unclear
    }

    private func text(_ value: Value?) -> String? {
        var value = value
        for _ in 0..<ManifestReader.depthLimit {
            guard case .constant(let name)? = value, constants[name]?.count == 1 else { break }
            value = constants[name]?[0]
        }
        if case .text(let text)? = value { return text }
        return nil
    }

    // MARK: - Parsing

    private func kind(_ index: Int) -> ManifestToken.Kind? {
        tokens.indices.contains(index) ? tokens[index].kind : nil
    }

    /// The value of a constant, which ends with its line, or with a later one within its brackets.
    private func value(ofName name: Int) -> Value {
        var index = name + 1
        if kind(index) == .sign(":") {
            repeat { index = self.index(after: index) } while !isEndOfType(index)
        }
        guard kind(index) == .sign("=") else { return .unclear }
        let (value, end) = value(at: index + 1, 0)
        return isEndOfStatement(end) ? value : .unclear
    }

    private func isEndOfType(_ index: Int) -> Bool {
        guard case .sign(let sign)? = kind(index) else { return index >= tokens.count || tokens[index].beginsLine }
        return "=:;,{)]}".unicodeScalars.contains(sign)
    }

    private func isEndOfStatement(_ index: Int) -> Bool {
        switch kind(index) {
        case nil, .sign(";"), .sign("}"): true
        case .sign(let sign): tokens[index].beginsLine && "([#@".unicodeScalars.contains(sign)
        case .word, .text, .unclear: tokens[index].beginsLine
        }
    }

    /// The longest value that begins at `start`, and its end.
    private func value(at start: Int, _ depth: Int) -> (value: Value, end: Int) {
        var (first, end) = operand(at: start, depth)
        if kind(end) != .sign("+") { return (first, end) }
        var operands = [first]
        while kind(end) == .sign("+") {
            (first, end) = operand(at: end + 1, depth)
            operands.append(first)
        }
        return (.list(operands), end)
    }

    private func operand(at start: Int, _ depth: Int) -> (value: Value, end: Int) {
        switch kind(start) {
        case .text(let text): return (.text(text), start + 1)
        case .sign("["): return (.list(elements(inBracketAt: start, depth).map(\.value)), index(after: start))
        case .sign("("):
            let elements = elements(inBracketAt: start, depth)
            return (elements.count == 1 ? elements[0].value : .unclear, index(after: start))
        case .sign("."): return name(at: start + 1, depth)
        case .word: return name(at: start, depth)
        case .sign, .unclear, nil: return (.unclear, start)
        }
    }

    /// The name that begins at `start`, of which only the last part counts. Types precede it: a member of a value may be
    /// anything.
    private func name(at start: Int, _ depth: Int) -> (value: Value, end: Int) {
        var index = start
        while case .word(let type)? = kind(index), kind(index + 1) == .sign(".") {
            guard type.first?.isUppercase == true else { return (.unclear, index) }
            index += 2
        }
        guard case .word(let name)? = kind(index) else { return (.unclear, index) }
        guard kind(index + 1) == .sign("(") else { return (.constant(name), index + 1) }
        var arguments: [String: Value] = [:]
        for (label, value) in elements(inBracketAt: index + 1, depth) {
            if let label { arguments[label] = value }
        }
        return (.call(name, arguments), self.index(after: index + 1))
    }

    private func elements(inBracketAt start: Int, _ depth: Int) -> [(label: String?, value: Value)] {
        guard depth < ManifestReader.depthLimit, let end = ends[start] else { return [(nil, .unclear)] }
        var elements: [(label: String?, value: Value)] = []
        var index = start + 1
        while index < end {
            var label: String?
            if case .word(let word)? = kind(index), kind(index + 1) == .sign(":") {
                label = word
                index += 2
            }
            var (value, next) = value(at: index, depth + 1)
            if next != end, kind(next) != .sign(",") { value = .unclear }
            while next < end, kind(next) != .sign(",") { next = self.index(after: next) }
            elements.append((label, value))
            index = next + 1
        }
        return elements
    }

    /// The index after a token, or after the brackets that it opens.
    private func index(after index: Int) -> Int { (ends[index] ?? index) + 1 }
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

    /// The index of the bracket that closes the one at an index.
    static func ends(of tokens: [ManifestToken]) -> [Int: Int] {
        var ends: [Int: Int] = [:]
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            switch token.kind {
            case .sign("("), .sign("["), .sign("{"): open.append(index)
            case .sign(")"), .sign("]"), .sign("}"): if let start = open.popLast() { ends[start] = index }
            case .sign, .word, .text, .unclear: break
            }
        }
        return ends
    }

    static func all(in source: [UInt8]) -> [ManifestToken] {
        var tokens: [ManifestToken] = []
        var (index, beginsLine) = (0, true)
        func isAt(_ text: String) -> Bool { source[index...].starts(with: text.utf8) }
        while index < source.count {
            let byte = source[index]
            if byte <= UInt8(ascii: " ") {
                beginsLine = beginsLine || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
                index += 1
            } else if byte == UInt8(ascii: "`") {
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
                tokens.append(ManifestToken(kind: kind, beginsLine: beginsLine))
                beginsLine = false
            }
        }
        return tokens
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_") || byte >= 0x80
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
