import Foundation

/// Hides text that must not appear in a log.
struct Redaction {
    /// In lower case.
    var names: Set<String>

    static let mark = "<redacted>"

    func hides(_ name: String) -> Bool {
        let name = name.lowercased()
        if ["code", "sig", "otp", "pin", "pwd", "pass", "passwd", "passphrase", "jwt", "assertion"].contains(name) {
            return true
        }
        if ["device_code", "authorization_code", "code_verifier"].contains(name) || name.hasSuffix("_assertion") {
            return true
        }
        return names.contains(name) || isSensitiveName(name)
    }

    func value(of field: HeaderFields.Field) -> String {
        hides(field.name) ? Redaction.mark : visible(text(field.value), limit: 1_024)
    }

    /// An address without user, password and the values of sensitive query items. The fragment, which may also contain
    /// tokens, is treated like a query.
    ///
    /// - Parameter showsPath: false if it is unknown which parts of the path are values.
    func url(_ text: some StringProtocol, showsPath: Bool = true) -> String {
        let end = text.firstIndex { $0 == "?" || $0 == "#" } ?? text.endIndex
        var place = String(text[..<end])
        if let scheme = place.range(of: "://") {
            let authority = place[scheme.upperBound...].prefix { $0 != "/" && $0 != "\\" }
            if !showsPath, authority.endIndex < place.endIndex {
                place.replaceSubrange(authority.endIndex..., with: "/…")
            }
            if let at = authority.lastIndex(of: "@") { place.removeSubrange(scheme.upperBound...at) }
        }
        return place + items(text[end...])
    }

    /// Name and value pairs as in a query or a form, with the values of sensitive names hidden.
    func items(_ text: some StringProtocol) -> String {
        var redacted = ""
        var item = ""
        func close() {
            if let equals = item.firstIndex(of: "=") {
                let raw = item[..<equals].replacingOccurrences(of: "+", with: " ")
                let value = item.index(after: equals)
                // An empty value stays empty, and a value that is already hidden stays hidden.
                if value < item.endIndex, hides(raw.removingPercentEncoding ?? raw) {
                    item.replaceSubrange(value..., with: Redaction.mark)
                }
            }
            redacted += item
            item = ""
        }
        for character in text {
            if "&;?#".contains(character) {
                close()
                redacted.append(character)
            } else {
                item.append(character)
            }
        }
        close()
        return redacted
    }

    /// Free text that may contain addresses, such as the platform's description of a failure.
    func text(_ text: String, showsPaths: Bool = true) -> String {
        guard text.contains("://") || text.contains("?") else { return text }
        var redacted = ""
        var word = ""
        for character in text {
            if character.isWhitespace || "<>\"'(),".contains(character) {
                redacted += word.contains("://") || word.contains("?") ? url(word, showsPath: showsPaths) : word
                redacted.append(character)
                word = ""
            } else {
                word.append(character)
            }
        }
        return redacted + (word.contains("://") || word.contains("?") ? url(word, showsPath: showsPaths) : word)
    }

    /// The description of an error. The description of a platform error would reveal its user info, which contains the
    /// address and its tokens.
    func text(of error: any Error) -> String {
        if let error = error as? JSONError { return "\(error.withoutWholeValue)" }
        guard let error = error as? URLError else { return text("\(error)") }
        return "\(NSURLErrorDomain) \(error.code.rawValue)"
    }

    /// The start of a body, with the values of sensitive members hidden; empty for a multipart body.
    func body(_ start: Data, type: String?) -> String {
        let type = type?.lowercased() ?? ""
        if type.hasPrefix("multipart/") { return "" }
        let text = String(decoding: start, as: UTF8.self)
        if type.contains("form-urlencoded") { return items(text) }
        return value(text)
    }

    /// The description of a value, or a body, with the values of sensitive names hidden.
    func value(_ text: String) -> String {
        var scrubber = Scrubber(text, self)
        return scrubber.scrubbed()
    }

    /// At most `limit` characters, without any that starts a new line, moves the cursor or changes the direction of
    /// text.
    func visible(_ text: String, limit: Int) -> String {
        var visible = ""
        var count = 0
        for scalar in text.unicodeScalars {
            if count == limit { return visible + "…" }
            count += 1
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                visible += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: visible.unicodeScalars.append(scalar)
            }
        }
        return visible
    }
}
