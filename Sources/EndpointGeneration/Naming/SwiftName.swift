import EndpointDescription

/// Turns any text into an idiomatic Swift name: `pet_id` → `petID`, `simple-user` → `SimpleUser`.
enum SwiftName {
    /// UpperCamelCase. The result is never empty and always an identifier, but may be a reserved word.
    static func type(_ text: String) -> String {
        compose(NameWords(text), startsUpper: true, from: text)
    }

    /// The name of a type for the member with this name, as it is printed.
    static func typeName(ofMember member: String) -> String {
        let bare = withoutBackticks(member)
        var bytes = Array(bare.utf8)
        guard !bytes.isEmpty, bytes[0] < 0x80 else {
            let name = bare.prefix(1).uppercased() + bare.dropFirst()
            // The capital of `ŉ` begins with an apostrophe.
            return isIdentifier(name) ? name : bare
        }
        if isLower(bytes[0]) { bytes[0] -= 32 }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether a name begins with a capital letter of any script.
    static func startsWithCapital(_ name: String) -> Bool {
        name.startsUpper || name.unicodeScalars.first?.properties.isUppercase == true
    }

    static func hasBackticks(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: "`") }

    static func withoutBackticks(_ name: String) -> String {
        hasBackticks(name) ? name.filter { $0 != "`" } : name
    }

    /// lowerCamelCase. The result is never empty and always an identifier, but may need backticks.
    static func member(_ text: String) -> String {
        let name = compose(NameWords(text), startsUpper: false, from: text)
        // A parameter named `self`, even in backticks, would hide the instance.
        return name == "self" ? "selfValue" : name
    }

    /// The name with its symbols as words, which distinguishes `a+b` from `a-b`. A sign before a name becomes its
    /// meaning: `-created` → `createdDescending`, `!ready` → `notReady`
    static func spelledOut(_ text: String, startsUpper: Bool) -> String {
        if let signed = SignedName(text) {
            var words = NameWords(signed.name)
            if let front = signed.before { words.insertFirst(front) }
            if let back = signed.after { words.append(back) }
            return compose(words, startsUpper: startsUpper, from: signed.name)
        }
        let rest = signWord(text) == nil ? text : String(text.dropFirst())
        return compose(NameWords(spellingSymbols(rest)), startsUpper: startsUpper, from: text)
    }

    /// The words of a text, as its names are composed of them.
    static func words(in text: String) -> [String] { NameWords(text).texts }

    /// The author's own spelling; `nil` if that is not an identifier of ASCII.
    static func verbatim(_ text: String) -> String? {
        var isFirst = true
        for byte in text.utf8 {
            let fits = byte.isASCIILetter || byte == UInt8(ascii: "_") || (!isFirst && byte.isASCIIDigit)
            guard fits else { return nil }
            isFirst = false
        }
        return text.isEmpty || isTooLong(text) || text.utf8.allSatisfy { $0 == UInt8(ascii: "_") } ? nil : text
    }

    /// Whether the name consists of underscores and of characters that the names made here may have. Swift accepts it
    /// as an identifier, unless it is a keyword.
    static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.utf8.first, !first.isASCIIDigit, !isTooLong(name) else { return false }
        var (isInsideWord, hasWord) = (false, false)
        for scalar in name.unicodeScalars {
            let isPartOfWord = NameWords.isPartOfWord(scalar, first: !isInsideWord)
            guard isPartOfWord || scalar == "_" else { return false }
            isInsideWord = isPartOfWord
            hasWord = hasWord || isPartOfWord
        }
        return hasWord
    }

    /// The bytes of the longest name. The name of a file contains two, and must fit in 255.
    static let longest = 120

    static func isTooLong(_ name: String) -> Bool { name.utf8.count > longest }

    /// A name that is too long, cut. A hash of the whole text distinguishes texts with the same beginning.
    static func shortened(_ name: String, of text: String, to longest: Int = longest) -> String {
        guard name.utf8.count > longest else { return name }
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

    private static func compose(_ words: NameWords, startsUpper: Bool, from text: String) -> String {
        if words.ends.isEmpty {
            let spelled = NameWords(spellingSymbols(text))
            guard !spelled.ends.isEmpty else {
                return codePoints(of: text, startsUpper: startsUpper) ?? (startsUpper ? "Empty" : "empty")
            }
            return compose(spelled, startsUpper: startsUpper, from: "x")
        }
        let isShouted = isWithoutLower(text) && (words.ends.count > 1 || verbatim(text) == nil)
        if let sign = signWord(text) {
            let name = words.camelCase(startsUpper: true, isShouted: isShouted)
            return shortened((startsUpper ? typeName(ofMember: sign) : sign) + name, of: text)
        }
        let name = words.camelCase(startsUpper: startsUpper, isShouted: isShouted)
        return shortened(startsWithDigit(name) ? "_" + name : name, of: text)
    }

    /// The name of a text that consists of symbols, by their code points: `👍` → `u1F44D`. It depends on nothing else, so
    /// another symbol does not rename it. `nil` if the text has no symbol.
    private static func codePoints(of text: String, startsUpper: Bool) -> String? {
        var name = ""
        for scalar in text.unicodeScalars where scalar.value >= 0x80 {
            name += (name.isEmpty ? (startsUpper ? "U" : "u") : "_") + String(scalar.value, radix: 16, uppercase: true)
        }
        return name.isEmpty ? nil : shortened(name, of: text)
    }

    private static func isWithoutLower(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            guard let first = bytes.baseAddress else { return true }
            return !containsLower(first, bytes.count)
        }
    }

    private static func startsWithDigit(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            guard let first = bytes.baseAddress else { return false }
            return first[0].isASCIIDigit
        }
    }

    /// The word for a leading sign, which distinguishes `+1` from `-1`.
    private static func signWord(_ text: String) -> String? {
        var text = text
        let sign: UInt8 = text.withUTF8 { bytes in
            guard let first = bytes.baseAddress, bytes.count > 1, first[1].isASCIIDigit else { return 0 }
            return first[0]
        }
        switch sign {
        case 0x2B: return "plus"
        case 0x2D: return "minus"
        default: return nil
        }
    }

    private static func spellingSymbols(_ text: String) -> String {
        var result = ""
        let isList = text.utf8.count > 2 && text.hasSuffix("[]")
        let characters = Array(isList ? text.dropLast(2) : text[...])
        for (index, character) in characters.enumerated() {
            let isHyphen =
                character == "-" && index > 0 && characters[index - 1].isLetter && index + 1 < characters.count
                && characters[index + 1].isLetter
            if let word = isHyphen ? "hyphen" : symbolWords[character] {
                result += " \(word) "
            } else {
                result.append(character)
            }
        }
        return isList ? result + " list" : result
    }

    private static let symbolWords: [Character: String] = [
        "+": "plus", "-": "minus", "*": "star", "/": "slash", "\\": "backslash", "<": "less", ">": "greater",
        "=": "equals", "!": "not", "%": "percent", "&": "and", "|": "pipe", "^": "caret", "~": "tilde", "?": "question",
        "@": "at", "#": "hash", "$": "dollar", ".": "dot", ",": "comma", ":": "colon", ";": "semicolon", "(": "open",
        ")": "close", "[": "openBracket", "]": "closeBracket", "{": "openBrace", "}": "closeBrace", "_": "underscore",
        "'": "quote", "\"": "doubleQuote", "`": "backtick", " ": "space",
        "\t": "tab", "\n": "newline", "\r": "carriageReturn", "\r\n": "carriageReturn newline",
    ]
}

// MARK: namespaceName

/// Makes a namespace's name from any text: a file's name, a title or a target's name.
func namespaceName(from text: String) -> String {
    // The author's spelling is preferred: a target named `OpenAPIStore` keeps its capitals.
    if let first = text.utf8.first, first &- UInt8(ascii: "A") < 26, isNamespaceName(text) { return text }
    let name = SwiftName.type(text)
    return ReservedWords.renamedTypes[name] ?? (ReservedWords.exceptForNamespaces.contains(name) ? name + "API" : name)
}

/// Whether a namespace can have exactly this name.
func isNamespaceName(_ name: String) -> Bool {
    SwiftName.isIdentifier(name) && !ReservedWords.needsBackticks(name)
        && ReservedWords.renamedTypes[name] == nil && !ReservedWords.exceptForNamespaces.contains(name)
}

/// The nearest valid name for a namespace; `nil` if `name` itself is valid.
func validName(insteadOf name: String) -> String? {
    if isNamespaceName(name) { return nil }
    let candidate = namespaceName(from: name)
    return candidate == name ? candidate + "API" : candidate
}

/// The module of a target with a given name. SwiftPM writes an underscore in place of each other character.
func moduleName(ofTarget name: String) -> String {
    let name = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return SwiftName.isIdentifier(name) ? name : "_" + name
}

// MARK: spellsSame

extension String {
    /// Whether two names differ only in case and separators: `AdminUser`, `admin_user` and `Admin User`.
    func spellsSame(as other: String) -> Bool {
        // Most begin with another letter.
        if let first = utf8.first, let otherFirst = other.utf8.first, first.isASCIILetter, otherFirst.isASCIILetter,
            first | 0x20 != otherFirst | 0x20
        {
            return false
        }
        func letters(_ text: String) -> String { text.filter { $0.isLetter || $0.isNumber }.lowercased() }
        return letters(self) == letters(other)
    }
}
