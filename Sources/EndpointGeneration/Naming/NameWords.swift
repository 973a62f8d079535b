import EndpointDescription

/// The words of a text, which names are composed of: `pet_id` → `pet` and `id`, `HTMLUrl` → `HTML` and `Url`
///
/// Every name of a client is processed here, most names several times. So the words are ranges of one array and are
/// accessed by position: debug builds, which the plugins run, take long to create arrays of arrays.
struct NameWords {
    /// The bytes of all words, one after the other, and then bytes without a meaning.
    private(set) var bytes: [UInt8]
    /// The end of each word in `bytes`.
    private(set) var ends: [Int] = []

    init(_ text: String) {
        bytes = Array(text.utf8)
        let length = bytes.count
        var ends: [Int] = []
        bytes.withUnsafeMutableBufferPointer { buffer in
            guard let bytes = buffer.baseAddress else { return }
            ends = NameWords.separate(bytes, length)
        }
        self.ends = ends
        joinBrands()
    }

    /// The position of the first byte of a word.
    func start(of word: Int) -> Int { word == 0 ? 0 : ends[word - 1] }

    /// The words as texts.
    var texts: [String] {
        ends.indices.map { String(decoding: bytes[start(of: $0)..<ends[$0]], as: UTF8.self) }
    }

    /// The words in camel case.
    ///
    /// - Parameter isShouted: whether capitals mean nothing, because the text has nothing else.
    func camelCase(startsUpper: Bool, isShouted: Bool) -> String {
        var cased = bytes
        cased.withUnsafeMutableBufferPointer { buffer in
            guard let bytes = buffer.baseAddress else { return }
            var (word, start) = (0, 0)
            while word < ends.count {
                let count = ends[word] - start
                let isCapital = word > 0 || startsUpper
                if !isCapital || !Initialisms.spell(bytes + start, count) {
                    if !isCapital || isShouted { lowercase(bytes + start, count) }
                    if isCapital, isLower(bytes[start]) { bytes[start] -= 32 }
                }
                start += count
                word += 1
            }
        }
        return text(of: cased)
    }

    /// The text of the words, which are spelled `bytes`.
    private func text(of bytes: [UInt8]) -> String {
        let length = ends.last ?? 0
        // `5.4` is not 54.
        var gaps: [Int] = []
        var word = 0
        while word < ends.count - 1 {
            let end = ends[word]
            if bytes[end - 1].isASCIIDigit, bytes[end].isASCIIDigit { gaps.append(end) }
            word += 1
        }
        guard !gaps.isEmpty else {
            return bytes.withUnsafeBufferPointer {
                String(decoding: UnsafeBufferPointer(start: $0.baseAddress, count: length), as: UTF8.self)
            }
        }
        var spaced: [UInt8] = []
        spaced.reserveCapacity(length + gaps.count)
        var start = 0
        for gap in gaps {
            spaced += bytes[start..<gap]
            spaced.append(UInt8(ascii: "_"))
            start = gap
        }
        spaced += bytes[start..<length]
        return String(decoding: spaced, as: UTF8.self)
    }

    mutating func insertFirst(_ word: String) {
        let length = word.utf8.count
        bytes.insert(contentsOf: word.utf8, at: 0)
        ends = [length] + ends.map { $0 + length }
    }

    mutating func append(_ word: String) {
        bytes = Array(bytes[..<(ends.last ?? 0)] + Array(word.utf8))
        ends.append(bytes.count)
    }

    /// Moves the bytes of words to the front of the text.
    ///
    /// - Returns: where the words end.
    private static func separate(_ bytes: UnsafeMutablePointer<UInt8>, _ length: Int) -> [Int] {
        let mixesCase = containsLower(bytes, length)
        var ends: [Int] = []
        var (start, end) = (0, 0)
        var index = 0
        while index < length {
            let byte = bytes[index]
            let next = byte < 0x80 ? index + 1 : min(index + scalarLength(byte), length)
            let isWord =
                byte < 0x80
                ? byte.isASCIILetter || byte.isASCIIDigit
                : String(decoding: UnsafeBufferPointer(start: bytes + index, count: next - index), as: UTF8.self)
                    .unicodeScalars.first.map { isPartOfWord($0, first: end == start) } ?? false
            if isWord {
                if byte < 0x80, end > start, mixesCase, startsWord(bytes, at: index, of: length, after: bytes[end - 1])
                {
                    ends.append(end)
                    start = end
                }
                while index < next {
                    bytes[end] = bytes[index]
                    end += 1
                    index += 1
                }
            } else if !isInsideWords(bytes + index, next - index), end > start {
                ends.append(end)
                start = end
            }
            index = next
        }
        if end > start { ends.append(end) }
        return ends
    }

    /// Whether it separates nothing: an apostrophe, or a mark that completes a Latin letter, U+0300 to U+036F.
    private static func isInsideWords(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) -> Bool {
        bytes[0] == 0x27 || count == 2 && (bytes[0] == 0xCC || bytes[0] == 0xCD && bytes[1] < 0xB0)
    }

    private static func startsWord(
        _ bytes: UnsafeMutablePointer<UInt8>,
        at index: Int,
        of length: Int,
        after last: UInt8
    ) -> Bool {
        guard isUpper(bytes[index]) else { return false }
        if isLower(last) || last.isASCIIDigit { return true }
        // The last capital of a run belongs to the word after it: `HTMLUrl` is HTML and Url; `URLs` stays whole.
        guard isUpper(last), index + 1 < length, isLower(bytes[index + 1]) else { return false }
        let isPluralEnd =
            bytes[index + 1] == UInt8(ascii: "s") && (index + 2 == length || !isLower(bytes[index + 2]))
        return !isPluralEnd
    }

    /// Joins `O` and `Auth`, `I` and `Pv4`, and `Na` and `N`, which are one word.
    private mutating func joinBrands() {
        var word = 0
        while word + 1 < ends.count {
            let first = start(of: word)
            if ends[word] - first == 1, lowercased(bytes[first]) == UInt8(ascii: "o") {
                let rest = bytes[ends[word]..<ends[word + 1]]
                guard rest.prefix(4).map(lowercased) == Array("auth".utf8), rest.dropFirst(4).allSatisfy(\.isASCIIDigit)
                else { return }
                ends.remove(at: word)
                return
            }
            if ends[word] - first == 1, bytes[first] == UInt8(ascii: "I"), ends[word + 1] - first > 3,
                bytes[first + 1] == UInt8(ascii: "P"), bytes[first + 2] == UInt8(ascii: "v"),
                bytes[first + 3].isASCIIDigit
            {
                ends.remove(at: word)
                return
            }
            if ends[word] - first == 2, ends[word + 1] - first == 3, bytes[first] == UInt8(ascii: "N"),
                bytes[first + 1] == UInt8(ascii: "a"), bytes[first + 2] == UInt8(ascii: "N")
            {
                ends.remove(at: word)
                return
            }
            word += 1
        }
    }

    private static func scalarLength(_ lead: UInt8) -> Int {
        lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    }

    /// Whether it is a letter or digit, ASCII or one that Swift accepts anywhere in an identifier or, inside of a word, a
    /// mark or digit that it accepts after a letter: the `ー` of `ユーザー`, the vowels of `नाम`, the digit of `住所２`.
    /// Invisible letters, such as U+3164, do not count.
    static func isPartOfWord(_ scalar: Unicode.Scalar, first isFirst: Bool) -> Bool {
        if scalar.isASCII { return UInt8(scalar.value).isASCIILetter || UInt8(scalar.value).isASCIIDigit }
        guard !scalar.properties.isDefaultIgnorableCodePoint else { return false }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .otherLetter: return true
        case .modifierLetter, .nonspacingMark, .spacingMark, .decimalNumber:
            return !isFirst && scalar.value >= 0x370 && scalar.properties.isXIDContinue
        default: return false
        }
    }
}

// MARK: Initialisms

/// Words that are written in capitals: `url` → `URL`
enum Initialisms {
    /// Spells a word as an initialism if it is one, with or without a number: `url`, `sha256`.
    ///
    /// - Returns: whether it is one.
    static func spell(_ word: UnsafeMutablePointer<UInt8>, _ count: Int) -> Bool {
        var letters = count
        while letters > 0, word[letters - 1].isASCIIDigit { letters -= 1 }
        guard letters >= 2, letters <= longest else { return false }
        var key = 0
        var index = 0
        while index < letters {
            key = key &<< 8 | Int(lowercased(word[index]))
            index += 1
        }
        guard let spelling = spellings[key] ?? (letters < count ? numberedSpellings[key] : nil) else { return false }
        index = 0
        while index < letters {
            word[index] = spelling[index]
            index += 1
        }
        return true
    }

    /// The bytes of the longest initialism without its number.
    private static let longest = 5

    /// Words that are initialisms only before a number.
    private static let numberedSpellings = table(["IPv", "MD", "UTF"])

    private static let spellings = table([
        "AI", "API", "APIs", "CIDR", "CORS", "CPU", "CSRF", "CSS", "CSV", "DNS", "DTMF", "GPG", "GPU", "HTML", "HTTP",
        "HTTPS", "IBAN", "ID", "IDs", "IP", "IPs", "JSON", "JWT", "MCP", "MFA", "MMS", "OAuth", "OIDC", "PDF", "PKCE",
        "PNG", "RSA", "SAML", "SCIM", "SDK", "SHA", "SIM", "SIP", "SKU", "SKUs", "SMS", "SQL", "SSH", "SSL", "SSO",
        "TCP", "TLS", "TOTP", "UDP", "UI", "URI", "URIs", "URL", "URLs", "UTC", "UUID", "UUIDs", "VPN", "XML",
    ])

    /// The spellings by their lowercase bytes. Numbers are found in a third of the time of strings.
    private static func table(_ spellings: [String]) -> [Int: [UInt8]] {
        var table: [Int: [UInt8]] = [:]
        for spelling in spellings {
            table[spelling.utf8.reduce(0) { $0 &<< 8 | Int(lowercased($1)) }] = Array(spelling.utf8)
        }
        return table
    }
}

// The kinds of ASCII bytes, each in one comparison: they are asked about every byte of every name.

func isLower(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }
func isUpper(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
func lowercased(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte + 32 : byte }

func containsLower(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    var index = 0
    while index < count {
        if bytes[index] &- 0x61 < 26 { return true }
        index += 1
    }
    return false
}

func lowercase(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) {
    var index = 0
    while index < count {
        if bytes[index] &- 0x41 < 26 { bytes[index] += 32 }
        index += 1
    }
}
