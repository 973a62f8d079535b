import Foundation

/// Hides text that must not appear in a log.
struct Redaction {
    static let mark = "<redacted>"

    /// In lower case.
    private let names: Set<String>

    /// - Parameter names: names to hide in addition to those that suggest a credential; case-insensitive.
    init(names: Set<String> = []) { self.names = Set(names.map { $0.lowercased() }) }

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
        let end = text.unicodeScalars.firstIndex { $0 == "?" || $0 == "#" } ?? text.endIndex
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
        replacing(text, between: "&;?#".unicodeScalars.contains) { item in
            guard let equals = item.unicodeScalars.firstIndex(of: "=") else { return item }
            let name = item[..<equals].replacingOccurrences(of: "+", with: " ")
            let value = item.unicodeScalars.index(after: equals)
            // An empty value stays empty.
            guard value < item.endIndex, hides(name.removingPercentEncoding ?? name) else { return item }
            return String(item[..<value]) + Redaction.mark
        }
    }

    /// Free text that may contain addresses, such as the platform's description of a failure.
    func text(_ text: String, showsPaths: Bool = true) -> String {
        guard text.contains("://") || text.contains("?") else { return text }
        func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
            scalar.properties.isWhitespace || "<>\"'(),".unicodeScalars.contains(scalar)
        }
        return replacing(text, between: isSeparator) { word in
            word.contains("://") || word.contains("?") ? url(word, showsPath: showsPaths) : word
        }
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
        let start = text.unicodeScalars.prefix(limit)
        return String(start).printable + (start.endIndex < text.unicodeScalars.endIndex ? "…" : "")
    }
}
