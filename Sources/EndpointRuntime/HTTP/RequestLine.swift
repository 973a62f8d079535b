import Foundation

/// The method and address of a request, for errors and logs. Most calls succeed and show neither, so the text is made
/// on demand.
enum RequestLine: Sendable {
    case text(String)
    case parts(EndpointRequest.Method, URL, Shared<OperationInfo>, describedURL: URL)

    var text: String {
        switch self {
        case .text(let text): text
        case .parts(let method, let url, let operation, let describedURL):
            "\(method) \(RequestLine.place(of: url, operation.value, describedURL: describedURL))"
        }
    }

    /// The address without user, query and fragment. The operation's template replaces the path.
    static func place(of url: URL, _ operation: OperationInfo, describedURL: URL) -> String {
        let address = address(url)
        guard let scheme = address.range(of: "://") else { return "…" }
        let rest = address[scheme.upperBound...]
        let end = rest.firstIndex(of: "/") ?? rest.endIndex
        var authority = rest[..<end]
        if let at = authority.lastIndex(of: "@") { authority = authority[authority.index(after: at)...] }
        let isDescribed = address == self.address(describedURL)
        let path = template(of: rest[end...], isDescribed ? operation.path : nil)
        return "\(address[..<scheme.upperBound])\(authority)\(path)"
    }

    /// - Parameter path: the operation's path template; nil if the address is not the operation's own. The part of the
    ///   address before the template comes from the server's address.
    private static func template(of address: Substring, _ path: String?) -> String {
        if address.isEmpty || address == "/" { return String(address) }
        guard let path else { return OperationInfo.hiddenPath }
        let template = path.split(separator: "/", omittingEmptySubsequences: false).drop { $0.isEmpty }
        // The values of `{key+}` have any number of segments, so nothing shows where the template begins.
        if template.contains(where: { $0.contains("+}") }) { return "/" + template.joined(separator: "/") }
        var parts = address.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count > template.count else { return OperationInfo.hiddenPath }
        for index in parts.indices.dropLast(template.count) where mayBeSecret(parts[index]) { parts[index] = "…" }
        for (index, wanted) in zip(parts.indices.suffix(template.count), template) {
            if wanted.contains("{") {
                parts[index] = wanted
            } else if percentDecoded(parts[index]) != percentDecoded(wanted) {
                return OperationInfo.hiddenPath
            }
        }
        return parts.joined(separator: "/")
    }

    /// Whether a segment of a server's path looks like a credential, as the value in `/bot{token}` does: it has a sign of
    /// such values, or a word of more than 16 characters with a digit.
    private static func mayBeSecret(_ segment: Substring) -> Bool {
        let text = percentDecoded(segment)
        if text.utf8.contains(where: ":=+@".utf8.contains) { return true }
        return text.utf8.split(whereSeparator: "-._~ ".utf8.contains).contains { word in
            word.count > 16 && word.contains { 0x30...0x39 ~= $0 }
        }
    }

    private static func address(_ url: URL) -> Substring {
        let text = url.absoluteString
        return text.prefix { $0 != "?" && $0 != "#" }
    }
}

extension EndpointRequest {
    /// The address with query and fragment, with secrets redacted.
    func address(hiding redaction: Redaction) -> String {
        RequestLine.place(of: url, operation, describedURL: details.value.describedURL)
            + redaction.items(url.absoluteString.drop { $0 != "?" && $0 != "#" })
    }
}

extension EndpointRequest {
    /// The request as a command for a POSIX shell, to try it manually or to report a problem. Secrets are redacted as
    /// in logs, and the path is shown as its template; ``curl(showsSecrets:)`` shows everything.
    public var curl: String { curl(showsSecrets: false) }

    /// The request as a command for a POSIX shell.
    ///
    /// No part of the request can end an argument or start another command. A text body in memory is included. A file
    /// body is referenced by its path. A comment replaces a body that is not text, part of a file, a multipart form or
    /// a stream.
    ///
    /// - Parameter showsSecrets: whether credentials and the whole address are shown. Never write that into a log.
    public func curl(showsSecrets: Bool) -> String {
        let secrets = showsSecrets ? [] : SentRequest(self).secrets
        let redaction = Redaction(names: credentialNames, secrets: secrets)
        // With `--request HEAD`, curl would wait for a body.
        var words = ["curl", "--globoff"] + (method == .head ? ["--head"] : ["--request", quoted("\(method)")])
        // curl omits a header without a value unless a semicolon follows its name.
        for field in headers {
            let shown = redaction.hides(field.name) ? Redaction.mark : redaction.parameter(field.value)
            let value = showsSecrets ? field.value : shown
            words += ["--header", quoted(value.isEmpty ? "\(field.name);" : "\(field.name): \(value)")]
        }
        if hasUntypedBody { words += ["--header", quoted("Content-Type: \(EndpointRequest.untypedBodyType)")] }
        let (body, note) = curlBody(showsSecrets ? nil : redaction)
        words += body
        words.append(quoted(showsSecrets ? url.absoluteString : address(hiding: redaction)))
        return words.joined(separator: " ") + note
    }

    private func curlBody(_ redaction: Redaction?) -> (words: [String], note: String) {
        switch body {
        case .absent: return ([], "")
        case .data where redaction != nil && hasSecretBody: break
        case .data(let data):
            guard let text = String(data: data, encoding: .utf8), !text.contains("\0") else { break }
            let shown = redaction.map { $0.body(data, type: headers["Content-Type"], limit: data.count) } ?? text
            if shown.isEmpty, !data.isEmpty { break }
            return (["--data-raw", quoted(shown)], "")
        case .file(let slice) where slice.isWholeFile: return (["--data-binary", quoted("@\(slice.url.path)")], "")
        case .file, .multipart, .stream: break
        }
        return ([], " # and a body of \(body.count.map { "\($0) bytes" } ?? "unknown length")")
    }
}

/// One argument. Within single quotes only the closing quote has a meaning. Control characters, which could move a
/// terminal's cursor, are written as escapes within `$'…'`, the quotes of bash, zsh and POSIX 2024.
private func quoted(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isControl }
    if isPlain { return "'" + text.replacing("'" as Unicode.Scalar, by: "'\\''") + "'" }
    var escaped = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "'": escaped += "\\'"
        case "\\": escaped += "\\\\"
        case _ where scalar.isControl:
            // An octal escape ends after three digits; a hexadecimal one would include the digits that follow.
            for byte in String(scalar).utf8 { escaped += "\\" + String(Int(byte) + 0o1000, radix: 8).dropFirst() }
        default: escaped.unicodeScalars.append(scalar)
        }
    }
    return "$'\(escaped)'"
}
