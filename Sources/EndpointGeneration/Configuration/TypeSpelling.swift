/// Reads the spelling of a Swift type: a name with or without generic arguments, an array, a dictionary, or an optional of
/// one of these.
struct TypeSpelling {
    private var rest: Substring
    private var depth = 0

    /// Types are not nested deeper.
    private static let mostLevels = 100

    static func isType(_ text: String) -> Bool {
        var spelling = TypeSpelling(rest: text[...])
        return text.first != " " && spelling.readType() && spelling.rest.isEmpty
    }

    private init(rest: Substring) { self.rest = rest }

    private mutating func readType() -> Bool {
        depth += 1
        defer { depth -= 1 }
        skipSpaces()
        guard depth < TypeSpelling.mostLevels else { return false }
        // An optional of it needs parentheses, which only functions and tuples have otherwise.
        if rest.hasPrefix("any ") {
            rest = rest.dropFirst(4)
            return readName()
        }
        guard rest.first == "[" ? readCollection() : readName() else { return false }
        while read("?") {}
        return true
    }

    /// An array or a dictionary.
    private mutating func readCollection() -> Bool {
        guard read("["), readType() else { return false }
        skipSpaces()
        if read(":"), !readType() { return false }
        skipSpaces()
        return read("]")
    }

    /// Words between points, each with or without generic arguments.
    private mutating func readName() -> Bool {
        repeat {
            guard readWord() else { return false }
            guard read("<") else { continue }
            repeat {
                guard readType() else { return false }
                skipSpaces()
            } while read(",")
            guard read(">") else { return false }
        } while read(".")
        return true
    }

    private mutating func readWord() -> Bool {
        let word = rest.unicodeScalars.prefix { $0 == "_" || $0.properties.isXIDContinue }
        guard let first = word.first, first == "_" || first.properties.isXIDStart else { return false }
        rest = rest[word.endIndex...]
        let name = String(word)
        return name != "any" && name.contains { $0 != "_" } && !ReservedWords.needsBackticks(name)
    }

    private mutating func skipSpaces() { rest = rest.drop { $0 == " " } }

    private mutating func read(_ sign: Character) -> Bool {
        guard rest.first == sign else { return false }
        rest = rest.dropFirst()
        return true
    }
}
