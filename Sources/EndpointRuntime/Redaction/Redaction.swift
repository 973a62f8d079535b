package import Foundation

/// Hides text that must not appear in a log.
package struct Redaction {
    static let mark = "<redacted>"

    /// In lower case.
    private let names: Set<String>
    /// In bytes.
    private let longestName: Int
    /// Values that are hidden wherever they occur, by their first byte, the longest first.
    private let secrets: [UInt8: [[UInt8]]]
    /// All secrets, including those that are too short to be searched for in texts.
    private let secretValues: Set<String>
    /// How many more levels of percent-encoded addresses within addresses are inspected. A server could nest so many
    /// that the stack overflows.
    var depth = 3
    private let showsErrorCodes: Bool

    /// - Parameters:
    ///   - names: names to hide in addition to those that suggest a credential; case-insensitive.
    ///   - secrets: values to hide wherever they occur.
    ///   - showsErrorCodes: whether the text is a failure, in which `code` names the error. Elsewhere, a `code` may be
    ///     an authorization code.
    package init(names: Set<String> = [], secrets: Set<String> = [], showsErrorCodes: Bool = false) {
        self.names = Set(names.map { $0.lowercased() })
        longestName = self.names.reduce(0) { max($0, $1.utf8.count) }
        self.showsErrorCodes = showsErrorCodes
        secretValues = secrets
        let spellings = secrets.filter { $0.utf8.count >= Redaction.shortestSecret }.flatMap { secret in
            let json = String(((try? secret.jsonText()) ?? "").dropFirst().dropLast())
            let encoded = percentEncoded(secret)
            // A slash need not be escaped in JSON, but PHP escapes it. Java writes hexadecimal digits in lower case.
            return [secret, json, json.replacing("/", with: "\\/"), encoded, withLowerCaseEscapes(encoded)]
        }
        let sorted = Set(spellings.map { Array($0.utf8) }).subtracting([[]]).sorted { $0.count > $1.count }
        self.secrets = Dictionary(grouping: sorted) { $0[0] }
    }

    /// In bytes. Shorter values would also hide parts of words.
    private static let shortestSecret = 4

    /// A text without the secrets and without JSON Web Tokens.
    ///
    /// - Parameter limit: in bytes. A secret that begins before the limit is hidden as a whole.
    func withoutSecrets(_ text: String, limit: Int = .max) -> String {
        withoutTokens(secrets.isEmpty && limit == .max ? text : withoutKnownSecrets(text, limit: limit))
    }

    private func withoutKnownSecrets(_ text: String, limit: Int) -> String {
        let (bytes, mark) = (Array(text.utf8), Array(Redaction.mark.utf8))
        var output: [UInt8] = []
        var index = 0
        while index < min(limit, bytes.count) {
            // A secret may be a part of the mark.
            if bytes[index] == mark[0], bytes[index...].starts(with: mark) {
                output += mark
                index += mark.count
            } else if let length = secrets[bytes[index]].flatMap({ lengthOfSecret(in: bytes[index...], among: $0) }) {
                output += mark
                index = endOfWord(in: bytes, from: index + length)
            } else {
                output.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// The end of the word whose beginning is a secret: the rest may belong to a longer one.
    private func endOfWord(in bytes: [UInt8], from start: Int) -> Int {
        var end = start
        while end < bytes.count, isOfName(bytes[end]), bytes[end] != UInt8(ascii: "%") { end += 1 }
        // A period may end the sentence.
        while end > start, bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
        return end
    }

    /// The length of the secret with which a text begins, or of its beginning before an ellipsis; nil if there is none.
    private func lengthOfSecret(in text: ArraySlice<UInt8>, among secrets: [[UInt8]]) -> Int? {
        for secret in secrets {
            var common = 0
            let most = min(secret.count, text.count)
            while common < most, text[text.startIndex + common] == secret[common] { common += 1 }
            if common == secret.count { return common }
            if common >= 8, text.dropFirst(common).starts(with: "…".utf8) { return common }
        }
        return nil
    }

    func hides(_ name: String) -> Bool { isSensitiveName(name) || isOneOfNames(name) }

    /// A letter may have three times as many bytes in the other case. Longer names could consist of combining marks, whose
    /// comparison takes quadratic time.
    private func isOneOfNames(_ name: String) -> Bool {
        name.utf8.count <= 3 * longestName && names.contains(name.lowercased())
    }

    /// Whether a value in JSON is not secret despite its name: `true`, `false`, `null`, or an error's code that is a
    /// number of at most five digits or consists of letters, such as 404 or `"not_found"`. In Swift's description, so are
    /// `nil` and a case such as `notFound`. Values of the names in `names` are always hidden.
    func shows(_ value: some StringProtocol, of name: String, inDescription: Bool = false) -> Bool {
        guard value.utf8.count <= 66, !isOneOfNames(name) else { return false }
        if ["true", "false", "null"].contains(value) || inDescription && value == "nil" { return true }
        guard showsErrorCodes, name.utf8.count == 4, name.lowercased() == "code",
            !secretValues.contains(String(value.drop { $0 == "\"" }.prefix { $0 != "\"" }))
        else { return false }
        let digits = value.hasPrefix("-") ? value.dropFirst() : value[...]
        if digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) { return 1...5 ~= digits.utf8.count }
        guard inDescription || value.hasPrefix("\"") else { return false }
        let word = value.hasPrefix("\"") ? value.dropFirst().dropLast() : value[...]
        return word.utf8.allSatisfy { byte in
            0x41...0x5A ~= byte || 0x61...0x7A ~= byte || "_-. ".utf8.contains(byte)
        }
    }

    func value(of field: HeaderFields.Field) -> String {
        hides(field.name) && !shows(field.value, of: field.name)
            ? Redaction.mark : visible(parameter(field.value), limit: 1_024)
    }

    /// The description of an error. The description of a platform error would reveal its user info, which contains the
    /// address and its tokens.
    func text(of error: any Error) -> String {
        if let error = error as? JSONError { return withoutSecrets("\(error.withoutWholeValue)") }
        guard let error = error as? URLError else { return text("\(error)") }
        return "\(NSURLErrorDomain) \(error.code.rawValue)"
    }

    /// The start of a body, with the values of sensitive members hidden; empty for a multipart body.
    ///
    /// - Parameter limit: in bytes. A secret that begins before the limit is hidden as a whole.
    package func body(_ data: Data, type: String?, limit: Int) -> String {
        let type = type?.lowercased() ?? ""
        if type.hasPrefix("multipart/") { return "" }
        let isForm = type.contains("form-urlencoded")
        let start = self.start(of: data, limit: limit, inForm: isForm)
        return isForm ? items(start) : scrubbed(start)
    }

    /// The start of a text, without secrets and without the user of an address whose end is cut.
    ///
    /// - Parameter limit: in bytes. A secret that begins before the limit is hidden as a whole.
    func start(of text: Data, limit: Int, inForm: Bool = false) -> String {
        let longest = secrets.values.reduce(0) { max($0, $1[0].count) }
        let start = withoutSecrets(String(decoding: text.prefix(limit + longest), as: UTF8.self), limit: limit)
        return text.count > limit ? withoutCutUser(start, inForm: inForm) : start
    }

    /// A body, with the values of sensitive names hidden.
    func value(_ text: String) -> String { scrubbed(withoutSecrets(text)) }

    /// Swift's description of a value, with the values of sensitive names hidden.
    package func description(_ text: String) -> String { scrubbed(withoutSecrets(text), isDescription: true) }

    /// A text whose secrets are already hidden, without the values of sensitive names.
    ///
    /// - Parameter depth: the number of levels of strings within strings that are inspected.
    func scrubbed(_ text: String, depth: Int = 3, isDescription: Bool = false) -> String {
        var scrubber = Scrubber(text, self, depth: depth, isDescription: isDescription)
        return withoutUsersOfWords(scrubber.scrubbed())
    }

    /// At most `limit` characters, without any that starts a new line, moves the cursor or changes the direction of
    /// text.
    func visible(_ text: String, limit: Int) -> String {
        let start = text.unicodeScalars.prefix(limit)
        return String(start).printable + (start.endIndex < text.unicodeScalars.endIndex ? "…" : "")
    }
}

/// Percent-encoded text with the hexadecimal digits of its escapes in lower case.
private func withLowerCaseEscapes(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var bytes = Array(text.utf8)
    for index in bytes.indices.dropLast(2) where bytes[index] == UInt8(ascii: "%") {
        for digit in index + 1...index + 2 where 0x41...0x46 ~= bytes[digit] { bytes[digit] += 0x20 }
    }
    return String(decoding: bytes, as: UTF8.self)
}
