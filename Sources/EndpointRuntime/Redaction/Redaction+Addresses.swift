import Foundation

extension Redaction {
    /// The value of a parameter, which may be JSON, contain addresses, or be a token after its scheme.
    func parameter(_ value: String) -> String {
        value.startsContainer || isScheme(value.utf8.prefix { $0 != 0x20 }) ? self.value(value) : text(value)
    }

    /// An address without user, password and the values of sensitive query items. The fragment, which may also contain
    /// tokens, is treated like a query.
    ///
    /// - Parameter showsPath: false if it is unknown which parts of the path are values.
    package func url(_ address: some StringProtocol, showsPath: Bool = true) -> String {
        let text = withoutUsers(address)
        let end = text.unicodeScalars.firstIndex { $0 == "?" || $0 == "#" } ?? text.endIndex
        var place = String(text[..<end])
        if let scheme = place.range(of: "://", options: .literal) {
            let path = place.unicodeScalars[scheme.upperBound...].firstIndex { $0 == "/" || $0 == "\\" }
            if !showsPath, let path { place.replaceSubrange(path..., with: OperationInfo.hiddenPath) }
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
    package func items(_ text: some StringProtocol) -> String {
        replacing(withoutSecretsOfJSON(withoutTokens(String(text))), between: "&#".unicodeScalars.contains) { item in
            // A pair may begin after a `?` or `;`, which a value may contain as well (RFC 3986 §3.4).
            var start = item.startIndex
            while true {
                let pair = item.unicodeScalars[start...]
                let end = pair.firstIndex { $0 == "?" || $0 == ";" } ?? item.endIndex
                if let secret = startOfSecret(in: item[start..<end]), secret < item.endIndex {
                    return String(item[..<secret]) + Redaction.mark
                }
                guard end < item.endIndex else { return withRedactedValue(item) }
                start = item.unicodeScalars.index(after: end)
            }
        }
    }

    /// A pair, or a value without a name, that is shown, except for secrets of percent-encoded addresses and JSON in it.
    private func withRedactedValue(_ pair: String) -> String {
        let equals = pair.unicodeScalars.firstIndex(of: "=")
        let start =
            equals.map { pair.unicodeScalars.index(after: $0) } ?? pair.unicodeScalars.prefix { $0 == "?" }.endIndex
        guard pair[start...].utf8.contains(UInt8(ascii: "%")) else {
            return pair[..<start] + withoutUsers(pair[start...])
        }
        guard depth > 0 else { return pair[..<start] + Redaction.mark }
        let decoded = percentDecodedLeniently(pair[start...])
        // An excerpt may end within the escape of the `@` that would show that a password stands before it.
        if decoded.holdsAddress, pair.utf8.suffix(2).contains(UInt8(ascii: "%")) {
            return pair[..<start] + Redaction.mark
        }
        let value = decoded.startsContainer ? decoded.replacing("+", by: " ") : decoded
        var inner = self
        inner.depth -= 1
        let shown = inner.parameter(value)
        guard !haveSameBytes(shown, value) else { return pair }
        var unescaped = CharacterSet.alphanumerics
        unescaped.insert(charactersIn: "-._~<>")
        return pair[..<start] + (shown.addingPercentEncoding(withAllowedCharacters: unescaped) ?? Redaction.mark)
    }

    /// Where the hidden part of a pair begins; nil if all of it may be shown.
    private func startOfSecret(in pair: Substring) -> String.Index? {
        guard let equals = pair.unicodeScalars.firstIndex(of: "=") else { return nil }
        let name = pair[..<equals].replacing("+", by: " ")
        // A server may read the name in another way.
        guard let decoded = name.removingPercentEncoding else { return pair.startIndex }
        return hides(decoded) ? pair.unicodeScalars.index(after: equals) : nil
    }

    /// A query, a form, or text around one, without the secrets of JSON in it that is not percent-encoded. Such JSON may
    /// contain the characters that separate pairs.
    private func withoutSecretsOfJSON(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }) else { return text }
        let bytes = Array(text.utf8)
        var output: [UInt8] = []
        var (taken, searched, index) = (0, 0, 0)
        while index < bytes.count {
            let mayStart = index == 0 || "=?&#;".utf8.contains(bytes[index - 1])
            guard mayStart, bytes[index] == UInt8(ascii: "{") || bytes[index] == UInt8(ascii: "[") else {
                index += 1
                continue
            }
            let end = endOfContainer(index, in: bytes)
            // The name before it may be that of a credential.
            let name = bytes[searched..<index].lastIndex { "?&#; \t\r\n".utf8.contains($0) } ?? searched - 1
            // In a form, a plus is a space.
            let pair = String(decoding: bytes[(name + 1)..<end], as: UTF8.self).replacing("+", by: " ")
            let shown = value(pair)
            if !haveSameBytes(shown, pair) {
                output += bytes[taken..<(name + 1)] + Array(shown.utf8)
                taken = end
            }
            (searched, index) = (end, end)
        }
        return taken == 0 ? text : String(decoding: output + bytes[taken...], as: UTF8.self)
    }

    /// Free text that may contain addresses, such as the platform's description of a failure.
    package func text(_ text: String, showsPaths: Bool = true) -> String {
        let text = withoutSecrets(text)
        guard text.holdsAddress || text.holds("?") || text.holds("#") else { return text }
        let searched = withoutSecretsOfJSON(text)
        // Quotation marks and spaces in the JSON separate the words of one query.
        let holdsJSON = searched.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }
        return words(of: searched) { word in
            let isAddress = word.holdsAddress || word.holds("?") || word.holds("#") && word.holds("=")
            if isAddress { return url(word, showsPath: showsPaths) }
            return holdsJSON ? items(word) : word
        }
    }

    /// Free text without the user and the password of each address in it.
    func withoutUsersOfWords(_ text: String) -> String {
        guard text.holdsAddress, text.utf8.contains(UInt8(ascii: "@")) else { return text }
        return words(of: text) { $0.holdsAddress ? withoutUsers($0) : $0 }
    }

    /// The start of a longer text. If it ends before a possible `@`, the part after `://` may be a password, so it is
    /// hidden. It may also be a host.
    func withoutCutUser(_ text: String, inForm isForm: Bool) -> String {
        let starts = ["://", ":\\/\\/", "%3a%2f%2f"].compactMap { mark in
            text.range(of: mark, options: [.literal, .caseInsensitive, .backwards])?.upperBound
        }
        guard let start = starts.max(), start < text.endIndex,
            !(isForm && text[start...].utf8.contains(UInt8(ascii: "&")))
        else { return text }
        let isComplete = percentDecodedLeniently(text[start...]).unicodeScalars.contains { scalar in
            scalar.properties.isWhitespace || "/\\?#@<>\"".unicodeScalars.contains(scalar)
        }
        return isComplete ? text : text[..<start] + Redaction.mark
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
}

extension String {
    /// Whether it contains an address with an authority, also if a combining character follows the slashes.
    var holdsAddress: Bool { utf8.contains("://".utf8) }

    /// Whether it begins like an object or an array in JSON, which spaces may precede: in a form, they are plus signs.
    fileprivate var startsContainer: Bool {
        let first = utf8.first { !" +\t\r\n".utf8.contains($0) }
        return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    }
}
