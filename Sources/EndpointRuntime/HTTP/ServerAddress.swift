import Foundation

/// The parts of a server's address. An operation's path can only extend it.
struct ServerAddress: Sendable {
    /// `https://api.example.com:8443`
    let root: String
    /// Without a trailing slash: `/v1`.
    let path: String
    /// Without the question mark.
    let query: String?
    let origin: ServerMap.Origin

    static func parse(_ text: String) -> Result<ServerAddress, ServerMap.AddressError> {
        guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
            let url = parts.url
        else { return .failure(.notAnAddress(text)) }
        guard scheme == "https" || scheme == "http" else { return .failure(.unsupportedScheme(text)) }
        guard parts.user == nil, parts.password == nil else { return .failure(.hasUserInfo(text)) }
        guard parts.fragment == nil else { return .failure(.hasFragment(text)) }
        guard let host = parts.encodedHost, !host.isEmpty, let origin = ServerMap.Origin(url),
            parts.port.map({ (1...65_535).contains($0) }) ?? true
        else { return .failure(.notAnAddress(text)) }
        var path = parts.percentEncodedPath[...]
        while path.last == "/" { path.removeLast() }
        return .success(
            ServerAddress(
                root: scheme + "://" + host + (parts.port.map { ":\($0)" } ?? ""),
                path: String(path),
                query: parts.percentEncodedQuery.flatMap { $0.isEmpty ? nil : $0 },
                origin: origin
            )
        )
    }

    /// The address of an operation. `path` and `query` must be percent-encoded.
    func url(path operation: String, query items: [String]) throws(ServerMap.AddressError) -> URL {
        var text = root + path + operation
        let query = ([self.query].compactMap { $0 } + items).joined(separator: "&")
        if !query.isEmpty { text += "?" + query }
        guard let url = URL(string: text), ServerMap.Origin(url) == origin else {
            throw .cannotAddress(Redaction().url(text, showsPath: false))
        }
        return url
    }
}
