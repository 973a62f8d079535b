import Foundation

/// Hides text that must not appear in a log.
struct Redaction {
    static let mark = "<redacted>"

    /// In lower case.
    private let names: Set<String>
    /// Values that are hidden wherever they stand, the longest first.
    private let secrets: [String]
    /// How many more levels of percent-encoded addresses within addresses are inspected. A server could nest so many
    /// that the stack overflows.
    private var depth = 3

    /// - Parameters:
    ///   - names: names to hide in addition to those that suggest a credential; case-insensitive.
    ///   - secrets: values to hide wherever they stand.
    init(names: Set<String> = [], secrets: Set<String> = []) {
        self.names = Set(names.map { $0.lowercased() })
        let spellings = secrets.filter { $0.utf8.count >= Redaction.shortestSecret }.flatMap { secret in
            let json = String(((try? secret.jsonText()) ?? "").dropFirst().dropLast())
            // A slash need not be escaped in JSON, but PHP escapes it.
            return [secret, json, json.replacing("/", with: "\\/")]
        }
        self.secrets = Set(spellings).subtracting([""]).sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
    }

    /// In bytes. Shorter values would also hide parts of words.
    private static let shortestSecret = 4

    fileprivate func withoutSecrets(_ text: String) -> String {
        secrets.reduce(text) { $0.replacingOccurrences(of: $1, with: Redaction.mark, options: .literal) }
    }

    func hides(_ name: String) -> Bool { isSensitiveName(name) || names.contains(name.lowercased()) }

    func value(of field: HeaderFields.Field) -> String {
        hides(field.name) ? Redaction.mark : visible(text(field.value), limit: 1_024)
    }

    /// An address without user, password and the values of sensitive query items. The fragment, which may also contain
    /// tokens, is treated like a query.
    ///
    /// - Parameter showsPath: false if it is unknown which parts of the path are values.
    func url(_ address: some StringProtocol, showsPath: Bool = true) -> String {
        let text = withoutUsers(address)
        let end = text.unicodeScalars.firstIndex { $0 == "?" || $0 == "#" } ?? text.endIndex
        var place = String(text[..<end])
        if let scheme = place.range(of: "://") {
            let path = place.unicodeScalars[scheme.upperBound...].firstIndex { $0 == "/" || $0 == "\\" }
            if !showsPath, let path { place.replaceSubrange(path..., with: "/…") }
        }
        return place + items(text[end...])
    }

    /// A text without the user and the password of each address in it.
    private func withoutUsers(_ text: some StringProtocol) -> String {
        // By bytes, because a combining character forms one `Character` with the separator before it.
        let bytes = Array(text.utf8)
        var output: [UInt8] = []
        var index = 0
        while index < bytes.count {
            output.append(bytes[index])
            index += 1
            guard bytes[index - 1] == UInt8(ascii: "/"), output.suffix(3).elementsEqual("://".utf8) else { continue }
            let end = bytes[index...].firstIndex { "/\\?#".utf8.contains($0) } ?? bytes.count
            if let at = bytes[index..<end].lastIndex(of: UInt8(ascii: "@")) { index = at + 1 }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Name and value pairs as in a query or a form, with the values of sensitive names hidden.
    func items(_ text: some StringProtocol) -> String {
        replacing(text, between: "&#".unicodeScalars.contains) { item in
            // A pair may begin after a `?` or `;`, which a value may contain as well (RFC 3986 §3.4).
            var start = item.startIndex
            while true {
                let pair = item.unicodeScalars[start...]
                let end = pair.firstIndex { $0 == "?" || $0 == ";" } ?? item.endIndex
                if let value = valueStart(of: item[start..<end]), value < item.endIndex {
                    return String(item[..<value]) + Redaction.mark
                }
                guard end < item.endIndex else { return withRedactedValue(item) }
                start = item.unicodeScalars.index(after: end)
            }
        }
    }

    /// A pair whose value is shown, except for secrets of percent-encoded addresses in it.
    private func withRedactedValue(_ pair: String) -> String {
        guard let equals = pair.unicodeScalars.firstIndex(of: "=") else { return pair }
        let start = pair.unicodeScalars.index(after: equals)
        guard pair[start...].contains("%") else { return pair }
        // An excerpt may end within an escape.
        guard depth > 0, let value = pair[start...].removingPercentEncoding else {
            return pair[..<start] + Redaction.mark
        }
        var inner = self
        inner.depth -= 1
        let shown = inner.text(value)
        guard shown != value else { return pair }
        var unescaped = CharacterSet.alphanumerics
        unescaped.insert(charactersIn: "-._~<>")
        return pair[..<start] + (shown.addingPercentEncoding(withAllowedCharacters: unescaped) ?? Redaction.mark)
    }

    /// Where the value of a pair begins; nil if it may be shown.
    private func valueStart(of pair: Substring) -> String.Index? {
        guard let equals = pair.unicodeScalars.firstIndex(of: "=") else { return nil }
        let name = pair[..<equals].replacingOccurrences(of: "+", with: " ")
        return hides(name.removingPercentEncoding ?? name) ? pair.unicodeScalars.index(after: equals) : nil
    }

    /// Free text that may contain addresses, such as the platform's description of a failure.
    func text(_ text: String, showsPaths: Bool = true) -> String {
        let text = withoutSecrets(text)
        guard text.holdsAddress || text.contains("?") else { return text }
        return words(of: text) { word in
            word.holdsAddress || word.contains("?") ? url(word, showsPath: showsPaths) : word
        }
    }

    /// Free text without the user and the password of each address in it.
    func withoutUsersOfWords(_ text: String) -> String {
        guard text.holdsAddress, text.utf8.contains(UInt8(ascii: "@")) else { return text }
        return words(of: text) { $0.holdsAddress ? withoutUsers($0) : $0 }
    }

    private func words(of text: String, replacedBy replacement: (String) -> String) -> String {
        replacing(
            text,
            between: { $0.properties.isWhitespace || "<>\"".unicodeScalars.contains($0) },
            by: replacement
        )
    }

    /// Replaces each piece between two separators. Works on scalars, because a combining character forms one
    /// `Character` with the separator before it.
    private func replacing(
        _ text: some StringProtocol,
        between isSeparator: (Unicode.Scalar) -> Bool,
        by replacement: (String) -> String
    ) -> String {
        var output = ""
        var piece = ""
        for scalar in text.unicodeScalars {
            if isSeparator(scalar) {
                output += replacement(piece)
                output.unicodeScalars.append(scalar)
                piece = ""
            } else {
                piece.unicodeScalars.append(scalar)
            }
        }
        return output + replacement(piece)
    }

    /// The description of an error. The description of a platform error would reveal its user info, which contains the
    /// address and its tokens.
    func text(of error: any Error) -> String {
        if let error = error as? JSONError { return "\(error.withoutWholeValue)" }
        guard let error = error as? URLError else { return text("\(error)") }
        return "\(NSURLErrorDomain) \(error.code.rawValue)"
    }

    /// The start of a body, with the values of sensitive members hidden; empty for a multipart body.
    ///
    /// - Parameter limit: in bytes. A secret that begins before the limit is hidden as a whole.
    func body(_ data: Data, type: String?, limit: Int) -> String {
        let type = type?.lowercased() ?? ""
        if type.hasPrefix("multipart/") { return "" }
        let longest = secrets.first?.utf8.count ?? 0
        let known = withoutSecrets(String(decoding: data.prefix(limit + longest), as: UTF8.self))
        let start = String(decoding: known.utf8.prefix(limit), as: UTF8.self)
        return type.contains("form-urlencoded") ? items(start) : value(start)
    }

    /// The description of a value, or a body, with the values of sensitive names hidden.
    func value(_ text: String) -> String {
        var scrubber = Scrubber(withoutSecrets(text), self)
        return withoutUsersOfWords(scrubber.scrubbed())
    }

    /// At most `limit` characters, without any that starts a new line, moves the cursor or changes the direction of
    /// text.
    func visible(_ text: String, limit: Int) -> String {
        let start = text.unicodeScalars.prefix(limit)
        return String(start).printable + (start.endIndex < text.unicodeScalars.endIndex ? "…" : "")
    }
}

extension String {
    /// Whether it contains an address with an authority, also if a combining character follows the slashes.
    fileprivate var holdsAddress: Bool { utf8.contains("://".utf8) }
}

// MARK: Scrubber

/// Hides the values of sensitive names in a text that may be JSON, XML, a form, lines of `name: value`, or Swift's
/// description of a value, and that may be cut off anywhere.
struct Scrubber {
    private let redaction: Redaction
    private let bytes: [UInt8]
    /// The end of the last tag. Searching for the end of a later tag would read the rest of the text and find none.
    private let lastTagEnd: Int
    private let depth: Int
    private var index = 0
    private var output: [UInt8] = []

    /// - Parameter depth: the number of levels of strings within strings that are inspected.
    init(_ text: String, _ redaction: Redaction, depth: Int = 3) {
        self.redaction = redaction
        bytes = Array(text.utf8)
        lastTagEnd = bytes.lastIndex(of: UInt8(ascii: ">")) ?? -1
        self.depth = depth
    }

    mutating func scrubbed() -> String {
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\"") {
                string()
            } else if isOfName(bytes[index]) {
                word()
            } else {
                take(to: index + 1)
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Reads a quoted name with its value, or a string, which may itself contain any of these formats.
    private mutating func string() {
        let end = endOfString(index)
        let isClosed = end - index > 1 && bytes[end - 1] == UInt8(ascii: "\"")
        let raw = String(decoding: bytes[(index + 1)..<(isClosed ? end - 1 : end)], as: UTF8.self)
        let text = (try? String(jsonText: "\"\(raw)\"")) ?? raw
        if let value = valueStart(behind: end), redaction.hides(text) {
            take(to: value)
            return hideValue(behind: bytes[value - 1])
        }
        guard depth > 0 else { return hide(to: end) }
        var inner = Scrubber(redaction.withoutSecrets(text), redaction, depth: depth - 1)
        let scrubbed = redaction.withoutUsersOfWords(inner.scrubbed())
        if scrubbed == text { return take(to: end) }
        let quoted = scrubbed.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        output += Array("\"\(quoted)\"".utf8)
        index = end
    }

    private mutating func word() {
        var end = index
        while end < bytes.count, isOfName(bytes[end]) { end += 1 }
        let word = bytes[index..<end]
        let raw = String(decoding: word, as: UTF8.self)
        if redaction.hides(raw.removingPercentEncoding ?? raw) {
            if let tag = tagStart(of: index) { return hideElement(bytes[tag..<end]) }
            if let value = valueStart(behind: end) {
                take(to: value)
                return hideValue(behind: bytes[value - 1])
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
        while end < bytes.count, isOfName(bytes[end]) || "~+/=".utf8.contains(bytes[end]) { end += 1 }
        guard start > index, end - start >= 6 else { return }
        let isToken = bytes[(start + 1)..<end].contains { byte in
            0x30...0x39 ~= byte || 0x41...0x5A ~= byte || "_~+/".utf8.contains(byte)
        }
        guard isToken else { return }
        take(to: start)
        hide(to: end)
    }

    /// Whether a word names a scheme of the header `Authorization`, so that a credential may follow (RFC 9110 §11.4).
    private func isScheme(_ word: ArraySlice<UInt8>) -> Bool {
        let schemes = ["apikey", "basic", "bearer", "digest", "dpop", "negotiate", "token"]
        return word.count < 10 && schemes.contains(String(decoding: word, as: UTF8.self).lowercased())
    }

    /// The start of the whole name in a start tag of XML, with its prefix; nil if the word is not such a name.
    private func tagStart(of word: Int) -> Int? {
        var start = word
        if start > 1, bytes[start - 1] == UInt8(ascii: ":") {
            start -= 1
            while start > 0, isOfName(bytes[start - 1]) { start -= 1 }
        }
        return start > 0 && bytes[start - 1] == UInt8(ascii: "<") ? start : nil
    }

    /// Hides the attributes and the content of an element whose start tag has this name, up to its end tag.
    private mutating func hideElement(_ name: ArraySlice<UInt8>) {
        take(to: name.endIndex)
        let end = index <= lastTagEnd ? bytes[index...].firstIndex(of: UInt8(ascii: ">")) : nil
        guard let end else {
            if index < bytes.count, isBlank(bytes[index]) { hide(to: bytes.count) }
            return
        }
        let isEmpty = bytes[end - 1] == UInt8(ascii: "/")
        hide(to: isEmpty ? end - 1 : end)
        take(to: end + 1)
        if !isEmpty { hide(to: bytes[index...].firstRange(of: Array("</".utf8) + name)?.lowerBound ?? bytes.count) }
    }

    /// The start of the value if `:` or `=` follows, except in `https://`. The name may be in single quotes, in
    /// double quotes behind a backslash, or in the brackets of a form's nested name.
    private func valueStart(behind end: Int) -> Int? {
        var place = end
        if place < bytes.count, "'\"]".utf8.contains(bytes[place]) { place += 1 }
        while place < bytes.count, isBlank(bytes[place]) { place += 1 }
        guard place < bytes.count, bytes[place] == UInt8(ascii: ":") || bytes[place] == UInt8(ascii: "=") else {
            return nil
        }
        if bytes[place...].starts(with: "://".utf8) { return nil }
        return place + 1
    }

    /// - Parameter separator: after an equals sign, the value ends as in a form, an address or an attribute; after a
    ///   colon, as in JSON, a header or Swift's description of a value.
    private mutating func hideValue(behind separator: UInt8) {
        var start = index
        while start < bytes.count, isBlank(bytes[start]) { start += 1 }
        take(to: start)
        guard start < bytes.count else { return }
        if bytes[start] == UInt8(ascii: "'") { return hide(to: endOfString(start)) }
        let ends = Array((separator == UInt8(ascii: "=") ? "&;#,<>\"')]} \t\r\n" : ",<>)]}\r\n").utf8)
        var end = start
        repeat {
            switch bytes[end] {
            case UInt8(ascii: "\""): end = endOfString(end)
            case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("): end = endOfContainer(end)
            case UInt8(ascii: " ") where isScheme(bytes[start..<end]): end += 1
            case let byte where ends.contains(byte): return hide(to: end)
            default: end += 1
            }
        } while end < bytes.count
        hide(to: end)
    }

    private func endOfString(_ start: Int) -> Int {
        var end = start + 1
        while end < bytes.count, bytes[end] != bytes[start] {
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(end + 1, bytes.count)
    }

    private func endOfContainer(_ start: Int) -> Int {
        var (end, open) = (start, 0)
        while end < bytes.count {
            switch bytes[end] {
            case UInt8(ascii: "\""): end = endOfString(end) - 1
            case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("): open += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ")"): open -= 1
            default: break
            }
            end += 1
            if open == 0 { break }
        }
        return end
    }

    private mutating func take(to end: Int) {
        output += bytes[index..<end]
        index = end
    }

    private mutating func hide(to end: Int) {
        if end > index { output += Array(Redaction.mark.utf8) }
        index = end
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

    private func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "%"):
            true
        default: false
        }
    }
}
