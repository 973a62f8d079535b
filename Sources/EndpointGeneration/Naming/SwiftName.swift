/// Turns any text into an idiomatic Swift name: `pet_id` → `petID`, `simple-user` → `SimpleUser`.
enum SwiftName {
    /// UpperCamelCase. The result is never empty and always an identifier, but may be a reserved word.
    static func type(_ text: String) -> String {
        compose(words(of: text), startsUpper: true, from: text)
    }

    /// The name of a type for the member with this name, as it is printed.
    static func typeName(ofMember member: String) -> String {
        let bare = member.filter { $0 != "`" }
        return bare.prefix(1).uppercased() + bare.dropFirst()
    }

    /// lowerCamelCase. The result is never empty and always an identifier, but may need backticks.
    static func member(_ text: String) -> String {
        let name = compose(words(of: text), startsUpper: false, from: text)
        // A parameter named `self`, even in backticks, would hide the instance.
        return name == "self" ? "selfValue" : name
    }

    /// The name with its symbols as words, which distinguishes `a+b` from `a-b`. A sign before a name says what it
    /// means: `-created` → `createdDescending`, `!ready` → `notReady`
    static func spelledOut(_ text: String, startsUpper: Bool) -> String {
        if let signed = SignedName(text) {
            let front = signed.before.map { Array($0.utf8) }
            let back = signed.after.map { Array($0.utf8) }
            let all = [front].compactMap { $0 } + words(of: signed.name) + [back].compactMap { $0 }
            return compose(all, startsUpper: startsUpper, from: signed.name)
        }
        let rest = signWord(text) == nil ? text : String(text.dropFirst())
        return compose(words(of: spellingSymbols(rest)), startsUpper: startsUpper, from: text)
    }

    /// The words of a text, as its names are composed of them.
    static func words(in text: String) -> [String] { words(of: text).map { String(decoding: $0, as: UTF8.self) } }

    /// The author's own spelling; `nil` if that is not an identifier.
    static func verbatim(_ text: String) -> String? {
        var isFirst = true
        for byte in text.utf8 {
            let fits = isLetter(byte) || byte == UInt8(ascii: "_") || (!isFirst && isDigit(byte))
            guard fits else { return nil }
            isFirst = false
        }
        return text.isEmpty || isTooLong(text) || text.utf8.allSatisfy { $0 == UInt8(ascii: "_") } ? nil : text
    }

    /// The bytes of the longest name. A file that is named after a type and the namespace must fit in 255.
    static let longest = 120

    static func isTooLong(_ name: String) -> Bool { name.utf8.count > longest }

    /// A name that is too long, cut. A hash of the whole text distinguishes texts that begin alike.
    private static func shortened(_ name: String, of text: String) -> String {
        guard isTooLong(name) else { return name }
        var hash: UInt32 = 2_166_136_261
        for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        let digits = String(hash, radix: 16)
        let suffix = "_" + String(repeating: "0", count: 8 - digits.count) + digits
        var cut = ""
        for character in name {
            guard cut.utf8.count + character.utf8.count + suffix.utf8.count <= longest else { break }
            cut.append(character)
        }
        return cut + suffix
    }

    /// Wraps a keyword in backticks.
    static func escaped(_ name: String) -> String {
        ReservedWords.needsBackticks(name) ? "`\(name)`" : name
    }

    // MARK: - Words

    private static func words(of text: String) -> [[UInt8]] {
        let bytes = Array(text.utf8)
        let mixesCase = bytes.contains(where: isLower)
        var words: [[UInt8]] = []
        var word: [UInt8] = []
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte >= 0x80 {
                let length = scalarLength(byte)
                let end = min(index + length, bytes.count)
                if isIdentifierScalar(bytes[index..<end]) {
                    word.append(contentsOf: bytes[index..<end])
                } else if !word.isEmpty {
                    words.append(word)
                    word = []
                }
                index = end
                continue
            }
            if isLetter(byte) || isDigit(byte) {
                if let last = word.last, startsWord(byte, after: last, next: bytes, at: index, mixesCase: mixesCase) {
                    words.append(word)
                    word = []
                }
                word.append(byte)
            } else if byte != UInt8(ascii: "'"), !word.isEmpty {
                words.append(word)
                word = []
            }
            index += 1
        }
        if !word.isEmpty { words.append(word) }
        return joinBrands(words)
    }

    /// Joins `O` and `Auth`, which are one word.
    private static func joinBrands(_ words: [[UInt8]]) -> [[UInt8]] {
        guard let first = words.firstIndex(where: { $0.count == 1 && lowercased($0[0]) == UInt8(ascii: "o") }),
            first + 1 < words.count, words[first + 1].map(lowercased).starts(with: Array("auth".utf8)),
            words[first + 1].dropFirst(4).allSatisfy(isDigit)
        else { return words }
        return words[..<first] + [words[first] + words[first + 1]] + words[(first + 2)...]
    }

    private static func startsWord(
        _ byte: UInt8,
        after last: UInt8,
        next bytes: [UInt8],
        at index: Int,
        mixesCase: Bool
    ) -> Bool {
        guard mixesCase, isUpper(byte) else { return false }
        if isLower(last) || isDigit(last) { return true }
        // The last capital of a run belongs to the word after it: `HTMLUrl` is HTML and Url; `URLs` stays whole.
        guard isUpper(last), index + 1 < bytes.count, isLower(bytes[index + 1]) else { return false }
        let isPluralEnd =
            bytes[index + 1] == UInt8(ascii: "s") && (index + 2 == bytes.count || !isLower(bytes[index + 2]))
        return !isPluralEnd
    }

    private static func compose(_ words: [[UInt8]], startsUpper: Bool, from text: String) -> String {
        if words.isEmpty {
            let spelled = self.words(of: spellingSymbols(text))
            guard !spelled.isEmpty else { return startsUpper ? "Empty" : "empty" }
            return compose(spelled, startsUpper: startsUpper, from: "x")
        }
        let shouts = !text.utf8.contains(where: isLower)
        var name: [UInt8] = []
        if let sign = signWord(text) { name.append(contentsOf: startsUpper ? capitalized(sign) : sign) }
        for word in words {
            let lower = word.map(lowercased)
            // `5.4` is not 54.
            if let last = name.last, isDigit(last), let first = lower.first, isDigit(first) {
                name.append(UInt8(ascii: "_"))
            }
            if name.isEmpty, !startsUpper {
                name.append(contentsOf: lower)
            } else if let known = initialism(lower) {
                name.append(contentsOf: known)
            } else if shouts, words.count > 1 || verbatim(text) == nil {
                name.append(contentsOf: capitalized(lower))
            } else {
                name.append(contentsOf: capitalized(word))
            }
        }
        if let first = name.first, isDigit(first) { name.insert(UInt8(ascii: "_"), at: 0) }
        return shortened(String(decoding: name, as: UTF8.self), of: text)
    }

    /// The word for a leading sign, which distinguishes `+1` from `-1`.
    private static func signWord(_ text: String) -> [UInt8]? {
        let bytes = text.utf8.prefix(2)
        guard bytes.count == 2, let first = bytes.first, let second = bytes.last, isDigit(second) else { return nil }
        if first == UInt8(ascii: "+") { return Array("plus".utf8) }
        if first == UInt8(ascii: "-") { return Array("minus".utf8) }
        return nil
    }

    private static func capitalized(_ word: [UInt8]) -> [UInt8] {
        guard let first = word.first, isLower(first) else { return word }
        var result = word
        result[0] = first - 32
        return result
    }

    /// The capitals of a word that is an initialism, with or without a number: `url`, `sha256`.
    private static func initialism(_ lower: [UInt8]) -> [UInt8]? {
        var letters = lower[...]
        while let last = letters.last, isDigit(last) { letters.removeLast() }
        guard letters.count >= 2, letters.count <= 5 else { return nil }
        let word = String(decoding: letters, as: UTF8.self)
        if letters.count == lower.count { return initialisms[word] }
        return (initialisms[word] ?? numberedInitialisms[word]).map { $0 + lower[letters.endIndex...] }
    }

    /// Words that are initialisms only before a number.
    private static let numberedInitialisms: [String: [UInt8]] = [
        "ipv": Array("IPv".utf8), "md": Array("MD".utf8), "utf": Array("UTF".utf8),
    ]

    private static let initialisms: [String: [UInt8]] = {
        var table: [String: [UInt8]] = [:]
        for word in [
            "api", "css", "csv", "dns", "html", "http", "https", "id", "ip", "json", "jwt", "pdf", "sha", "sql", "ssh",
            "ssl", "tls", "ui", "uri", "url", "uuid", "xml",
        ] {
            table[word] = Array(word.uppercased().utf8)
            if ["api", "id", "ip", "uri", "url", "uuid"].contains(word) {
                table[word + "s"] = Array((word.uppercased() + "s").utf8)
            }
        }
        table["oauth"] = Array("OAuth".utf8)
        return table
    }()

    private static func spellingSymbols(_ text: String) -> String {
        var result = ""
        for character in text {
            if let word = symbolWords[character] {
                result += " \(word) "
            } else {
                result.append(character)
            }
        }
        return result
    }

    private static let symbolWords: [Character: String] = [
        "+": "plus", "-": "minus", "*": "star", "/": "slash", "\\": "backslash", "<": "less", ">": "greater",
        "=": "equals", "!": "not", "%": "percent", "&": "and", "|": "or", "^": "caret", "~": "tilde", "?": "question",
        "@": "at", "#": "hash", "$": "dollar", ".": "dot", ",": "comma", ":": "colon", ";": "semicolon", "(": "open",
        ")": "close", "[": "openBracket", "]": "closeBracket", "{": "openBrace", "}": "closeBrace", "_": "underscore",
        "'": "quote", "\"": "doubleQuote", "`": "backtick", " ": "space",
    ]

    // MARK: - Bytes

    private static func isLower(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
    private static func isUpper(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
    private static func isLetter(_ byte: UInt8) -> Bool { isLower(byte) || isUpper(byte) }
    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
    private static func lowercased(_ byte: UInt8) -> UInt8 { isUpper(byte) ? byte + 32 : byte }

    private static func scalarLength(_ lead: UInt8) -> Int {
        lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    }

    /// Whether the bytes are a non-ASCII letter that Swift accepts anywhere in an identifier.
    private static func isIdentifierScalar(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first else { return false }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .otherLetter: return scalar.value != 0xFFFD
        default: return false
        }
    }
}
