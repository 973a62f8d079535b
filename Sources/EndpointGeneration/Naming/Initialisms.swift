/// Words that are written in capitals: `url` → `URL`
enum Initialisms {
    /// Spells a word as an initialism if it is one, with or without a number: `url`, `sha256`.
    ///
    /// - Returns: whether it is one.
    static func spell(_ word: UnsafeMutablePointer<UInt8>, _ count: Int) -> Bool {
        var letters = count
        while letters > 0, isDigit(word[letters - 1]) { letters -= 1 }
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
        "API", "APIs", "CSS", "CSV", "DNS", "HTML", "HTTP", "HTTPS", "ID", "IDs", "IP", "IPs", "JSON", "JWT", "OAuth",
        "PDF", "SHA", "SQL", "SSH", "SSL", "TLS", "UI", "URI", "URIs", "URL", "URLs", "UUID", "UUIDs", "XML",
    ])

    /// The spellings by their lowercase bytes. As a number, these are found in a third of the time of a text.
    private static func table(_ spellings: [String]) -> [Int: [UInt8]] {
        var table: [Int: [UInt8]] = [:]
        for spelling in spellings {
            table[spelling.utf8.reduce(0) { $0 &<< 8 | Int(lowercased($1)) }] = Array(spelling.utf8)
        }
        return table
    }
}
