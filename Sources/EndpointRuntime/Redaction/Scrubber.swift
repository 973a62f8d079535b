import Foundation

/// Hides the values of sensitive names in text that may be JSON, XML, a form, lines of `name: value`, or Swift's
/// description of a value, and that may be cut off anywhere.
struct Scrubber {
    private let redaction: Redaction
    private let bytes: [UInt8]
    private let depth: Int
    /// Whether the text is Swift's description of a value, and not a string in it.
    private let isDescription: Bool
    private var tags: SecretTags
    private var index = 0
    private var output: [UInt8] = []

    init(_ text: String, _ redaction: Redaction, depth: Int, isDescription: Bool) {
        self.isDescription = isDescription
        self.redaction = redaction
        bytes = Array(text.utf8)
        tags = SecretTags(in: bytes, redaction)
        self.depth = depth
    }

    mutating func scrubbed() -> String {
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\""), !isAfterWord(index) {
                string()
            } else if isOfName(bytes[index]) {
                word()
            } else {
                if bytes[index] == UInt8(ascii: "<") { tags.search(at: index) }
                take(to: index + 1)
                if let end = tags.endOfSecretContent(after: index) { hide(to: end) }
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Reads a quoted name with its value, or a string, which may itself contain any of these formats.
    private mutating func string() {
        let end = endOfString(index, in: bytes)
        let isClosed = end - index > 1 && bytes[end - 1] == UInt8(ascii: "\"")
        let raw = String(decoding: bytes[(index + 1)..<(isClosed ? end - 1 : end)], as: UTF8.self)
        let text = (try? String(jsonText: "\"\(raw)\"")) ?? raw
        guard let value = valueStart(after: end), redaction.hides(text),
            !holdsPairs(text) || !isLetter(at: value)
        else { return takeString(text, raw, to: end) }
        // A name of several words may contain a token.
        if !text.utf8.allSatisfy(isOfName) { takeString(text, raw, to: end) }
        take(to: value)
        if !showValue(of: text) { hideValue(after: bytes[value - 1]) }
    }

    /// Whether a quoted text is more than a name, so that the words after it are a message rather than its value, as in
    /// `Get "https://api.test/?token=…": timeout`.
    private func holdsPairs(_ text: String) -> Bool {
        text.utf8.contains(UInt8(ascii: "=")) || text.utf8.contains(": ".utf8) || text.utf8.contains("://".utf8)
    }

    private func isLetter(at place: Int) -> Bool {
        bytes[place...].first { !isWhitespace($0) }.map { 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 } ?? false
    }

    /// Takes a string without the secrets in it.
    private mutating func takeString(_ text: String, _ raw: String, to end: Int) {
        guard depth > 0 else { return hide(to: end) }
        // Escapes may have spelled a secret.
        let searched = haveSameBytes(text, raw) ? text : redaction.withoutSecrets(text)
        let scrubbed = redaction.scrubbed(searched, depth: depth - 1)
        if haveSameBytes(scrubbed, text) { return take(to: end) }
        let quoted = scrubbed.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        output += Array("\"\(quoted)\"".utf8)
        index = end
    }

    private mutating func word() {
        var end = index
        while end < bytes.count, isOfName(bytes[end]) { end += 1 }
        let word = bytes[index..<end]
        let raw = String(decoding: word, as: UTF8.self)
        if tags.isSecretAttribute(raw, at: index), let value = valueStart(after: end) {
            take(to: value)
            return hideValue(after: UInt8(ascii: "="))
        }
        if redaction.hides(percentDecodedLeniently(raw)) {
            if let start = tags.start(ofName: index) { return hideElement(bytes[start..<end]) }
            if let value = valueStart(after: end) {
                let mayShow = isDescription && isArgument(at: index) && bytes[value - 1] == UInt8(ascii: ":")
                take(to: value)
                return mayShow && showValue(of: raw) ? () : hideValue(after: bytes[value - 1])
            }
        }
        take(to: end)
        if isScheme(word) { hideToken() }
    }

    /// Hides the next word if it is a token rather than a word of a sentence, such as `Bearer authentication failed`.
    private mutating func hideToken() {
        var start = index
        while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
        var end = start
        while let next = endOfTokenPart(at: end) { end = next }
        guard start > index, end - start >= 6 else { return }
        let isToken = bytes[(start + 1)..<end].contains { byte in
            0x30...0x39 ~= byte || 0x41...0x5A ~= byte || "_~+/<".utf8.contains(byte)
        }
        guard isToken || endOfMark(at: start) != nil else { return }
        take(to: start)
        hide(to: end)
    }

    /// Hides the attributes and the content of an element whose start tag has this name, up to its end tag.
    private mutating func hideElement(_ name: ArraySlice<UInt8>) {
        take(to: name.endIndex)
        guard let end = tags.end(after: index) else {
            if index < bytes.count, isWhitespace(bytes[index]) { hide(to: bytes.count) }
            return
        }
        let isEmpty = bytes[end - 1] == UInt8(ascii: "/")
        hide(to: isEmpty ? end - 1 : end)
        take(to: end + 1)
        if !isEmpty { hide(to: bytes[index...].firstRange(of: Array("</".utf8) + name)?.lowerBound ?? bytes.count) }
    }

    /// The start of the value if `:` or `=` follows, except in `https://`. The name may be in single quotes, in
    /// double quotes after a backslash, or in the brackets of a form's nested name.
    private func valueStart(after end: Int) -> Int? {
        var place = end
        if place < bytes.count, "'\"]".utf8.contains(bytes[place]) { place += 1 }
        if let row = rowStart(after: place) { return row }
        place = visible(from: place)
        guard place < bytes.count, bytes[place] == UInt8(ascii: ":") || bytes[place] == UInt8(ascii: "=") else {
            return nil
        }
        if bytes[place...].starts(with: "://".utf8) { return nil }
        place += 1
        // `"password" => "…"` in Ruby and PHP, and a comparison.
        while place < bytes.count, bytes[place - 1] == UInt8(ascii: "="), "=>".utf8.contains(bytes[place]) {
            place += 1
        }
        return place
    }

    /// The start of the values of a row if the name is one of its columns: `Key (email, token)=(…, …)`, as PostgreSQL writes.
    private func rowStart(after end: Int) -> Int? {
        let names = bytes[end...].prefix(Scrubber.longestNames).prefix { isOfName($0) || ", ".utf8.contains($0) }
        return bytes[names.endIndex...].starts(with: ")=(".utf8) ? names.endIndex + 2 : nil
    }

    /// In bytes.
    private static let longestNames = 256

    /// Whether a quotation mark follows a word, so that it does not open a text: `5"`.
    private func isAfterWord(_ mark: Int) -> Bool { mark > 0 && isOfName(bytes[mark - 1]) }

    /// Whether a word is where Swift's description of a value has the name of a member, unlike in most sentences.
    private func isArgument(at word: Int) -> Bool {
        bytes[..<word].last == UInt8(ascii: "(") || bytes[..<word].suffix(2).elementsEqual(", ".utf8)
    }

    /// Shows the value of a member in JSON or in Swift's description if it is complete and no secret.
    private mutating func showValue(of name: String) -> Bool {
        var start = visible(from: index)
        if bytes[start...].starts(with: "Optional(".utf8) { start += "Optional(".utf8.count }
        guard start < bytes.count else { return false }
        let isText = bytes[start] == UInt8(ascii: "\"")
        var end = isText ? endOfString(start, in: bytes) : start
        while !isText, end < bytes.count, isOfName(bytes[end]) { end += 1 }
        let next = visible(from: end)
        guard next < bytes.count, ",}])".utf8.contains(bytes[next]),
            redaction.shows(
                String(decoding: bytes[start..<end], as: UTF8.self),
                of: name,
                inDescription: isDescription
            )
        else { return false }
        take(to: end)
        return true
    }

    /// - Parameter separator: after an equals sign, the value ends as in a form, an address or an attribute; after a
    ///   colon, as in JSON, a header or Swift's description of a value.
    private mutating func hideValue(after separator: UInt8) {
        let start = visible(from: index)
        take(to: start)
        guard start < bytes.count else { return }
        if bytes[start] == UInt8(ascii: "'") { return hide(to: endOfString(start, in: bytes)) }
        // The parts of this scheme's credential are separated by commas (RFC 7616 §3.4).
        if isDigest(at: start) {
            return hide(to: bytes[start...].firstIndex { $0 == 0x0D || $0 == 0x0A } ?? bytes.count)
        }
        let ends = Array((separator == UInt8(ascii: "=") ? "&;#,<>\"')]} \t\r\n" : ",<>)]}\r\n").utf8)
        var end = start
        repeat {
            if let next = endOfMark(at: end) {
                end = next
                continue
            }
            switch bytes[end] {
            case UInt8(ascii: "\""): end = endOfString(end, in: bytes)
            case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("): end = endOfContainer(end, in: bytes)
            case UInt8(ascii: " ") where isScheme(bytes[start..<end]): end += 1
            case let byte where ends.contains(byte): return hide(to: end)
            default: end += 1
            }
        } while end < bytes.count
        hide(to: end)
    }

    /// The end of a mark in place of a secret, which may be only the beginning of a value.
    private func endOfMark(at place: Int) -> Int? {
        bytes[place...].starts(with: Redaction.mark.utf8) ? place + Redaction.mark.utf8.count : nil
    }

    /// The end of one character of a token (RFC 9110 §11.2), or of a mark in place of several.
    private func endOfTokenPart(at place: Int) -> Int? {
        if let end = endOfMark(at: place) { return end }
        guard place < bytes.count, isOfName(bytes[place]) || "~+/=".utf8.contains(bytes[place]) else { return nil }
        return place + 1
    }

    private func isDigest(at start: Int) -> Bool {
        String(decoding: bytes[start...].prefix("digest ".utf8.count), as: UTF8.self).lowercased() == "digest "
    }

    /// The first place at or after another that is not whitespace.
    private func visible(from place: Int) -> Int { bytes[place...].firstIndex { !isWhitespace($0) } ?? bytes.count }

    private mutating func take(to end: Int) {
        output += bytes[index..<end]
        index = end
    }

    private mutating func hide(to end: Int) {
        if end > index { output += Array(Redaction.mark.utf8) }
        index = end
    }
}

/// Whether a byte belongs to a name or to a word of a text, some of whose bytes may be percent-encoded.
func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "%"):
        true
    default: false
    }
}

/// Whether a word names a scheme of the header `Authorization`, so that a credential may follow (RFC 9110 §11.4).
func isScheme(_ word: some Collection<UInt8>) -> Bool {
    let schemes = ["apikey", "basic", "bearer", "digest", "dpop", "negotiate", "token"]
    return word.count < 10 && schemes.contains(String(decoding: word, as: UTF8.self).lowercased())
}

private func endOfString(_ start: Int, in bytes: [UInt8]) -> Int {
    var end = start + 1
    while end < bytes.count, bytes[end] != bytes[start] {
        end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(end + 1, bytes.count)
}

/// The end of what begins with a bracket, such as an object or an array in JSON; the end of the bytes if it is not closed.
func endOfContainer(_ start: Int, in bytes: [UInt8]) -> Int {
    var (end, open) = (start, 0)
    while end < bytes.count {
        switch bytes[end] {
        case UInt8(ascii: "\""): end = endOfString(end, in: bytes) - 1
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("): open += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ")"): open -= 1
        default: break
        }
        end += 1
        if open == 0 { break }
    }
    return end
}
