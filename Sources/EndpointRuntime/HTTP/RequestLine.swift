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
        guard let path else { return "/…" }
        let template = path.split(separator: "/", omittingEmptySubsequences: false).drop { $0.isEmpty }
        var parts = address.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count > template.count else { return "/…" }
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

    private static func plain(_ text: Substring) -> String { text.removingPercentEncoding ?? String(text) }
}

extension EndpointRequest {
    /// The address with query and fragment, with secrets redacted.
    func address(hiding redaction: Redaction) -> String {
        RequestLine.place(of: url, operation, describedURL: details.value.describedURL)
            + redaction.items(url.absoluteString.drop { $0 != "?" && $0 != "#" })
    }
}
