import Foundation

extension HTTPRequest {
    /// The address without user, query and fragment, its path as the operation's template; for errors and logs.
    var place: String {
        let address = HTTPRequest.address(url)
        guard let scheme = address.range(of: "://") else { return "…" }
        let rest = address[scheme.upperBound...]
        let end = rest.firstIndex(of: "/") ?? rest.endIndex
        var authority = rest[..<end]
        if let at = authority.lastIndex(of: "@") { authority = authority[authority.index(after: at)...] }
        return "\(address[..<scheme.upperBound])\(authority)\(template(of: rest[end...]))"
    }

    /// ``place`` with query and fragment, in which secrets are hidden.
    func address(hiding redaction: Redaction) -> String {
        place + redaction.items(url.absoluteString.drop { $0 != "?" && $0 != "#" })
    }

    /// What of the path is not the operation's own comes from the server's address.
    private func template(of path: Substring) -> String {
        if path.isEmpty || path == "/" { return String(path) }
        let template = operation.path.split(separator: "/", omittingEmptySubsequences: false).drop { $0.isEmpty }
        var parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard HTTPRequest.address(url) == HTTPRequest.address(describedURL), parts.count > template.count else {
            return "/…"
        }
        for (index, wanted) in zip(parts.indices.suffix(template.count), template) {
            if wanted.contains("{") {
                parts[index] = wanted
            } else if plain(parts[index]) != plain(wanted) {
                return "/…"
            }
        }
        return parts.joined(separator: "/")
    }

    private static func address(_ url: URL) -> Substring {
        let text = url.absoluteString
        return text.prefix { $0 != "?" && $0 != "#" }
    }

    private func plain(_ text: Substring) -> String { text.removingPercentEncoding ?? String(text) }
}
