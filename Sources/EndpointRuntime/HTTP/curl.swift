import Foundation

extension HTTPRequest {
    /// The request as a command for a POSIX shell, to try it by hand or to report a fault. Secrets are hidden as in logs, and
    /// the path is shown as its template; ``curl(showsSecrets:)`` shows all.
    public var curl: String { curl(showsSecrets: false) }

    /// The request as a command for a POSIX shell.
    ///
    /// Nothing that stands in it can end an argument or begin another command. A body in memory stands in it as text; of one
    /// that is no text, a form of several parts and a stream only a comment tells, and a file is named.
    ///
    /// - Parameter showsSecrets: whether credentials, and all of the address, are shown. Never write that into a log.
    public func curl(showsSecrets: Bool) -> String {
        let redaction = Redaction(names: Set(credentialNames.map { $0.lowercased() }))
        var words = ["curl", "--globoff", "--request", quoted("\(method)")]
        // A header without a value is otherwise left out.
        for field in headers {
            let value = showsSecrets || !redaction.hides(field.name) ? field.value : Redaction.mark
            words += ["--header", quoted(value.isEmpty ? "\(field.name);" : "\(field.name): \(value)")]
        }
        let (body, note) = curlBody(showsSecrets ? nil : redaction)
        words += body
        words.append(quoted(showsSecrets ? url.absoluteString : address(hiding: redaction)))
        return words.joined(separator: " ") + note
    }

    private func curlBody(_ redaction: Redaction?) -> (words: [String], note: String) {
        switch body {
        case .none: return ([], "")
        case .data where redaction != nil && hasSecretBody: break
        case .data(let data):
            guard let text = String(data: data, encoding: .utf8), !text.contains("\0") else { break }
            let shown = redaction.map { $0.body(data, type: headers["Content-Type"]) } ?? text
            if shown.isEmpty, !data.isEmpty { break }
            return (["--data-raw", quoted(shown)], "")
        case .file(let slice) where slice.isWholeFile: return (["--data-binary", quoted("@\(slice.url.path)")], "")
        case .file, .multipart, .stream: break
        }
        return ([], " # and a body of \(body.count.map { "\($0) bytes" } ?? "unknown length")")
    }
}

/// One argument. In single quotes nothing but their end means anything; control characters, which could move a terminal's
/// cursor, stand as escapes, which take the quotes of bash, zsh and POSIX 2024.
private func quoted(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { $0 == "\n" || !isHidden($0) }
    if isPlain { return "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'" }
    var escaped = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "'": escaped += "\\'"
        case "\\": escaped += "\\\\"
        case _ where isHidden(scalar):
            // Octal ends after three digits; hexadecimal would take what follows.
            for byte in String(scalar).utf8 { escaped += "\\" + String(Int(byte) + 0o1000, radix: 8).dropFirst() }
        default: escaped.unicodeScalars.append(scalar)
        }
    }
    return "$'\(escaped)'"
}

/// Whether a terminal would act on it, or turn the direction of text.
private func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
}
