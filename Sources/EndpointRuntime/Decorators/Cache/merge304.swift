import Foundation

extension CacheEntry {
    /// The entry as a 304 updates it (RFC 9111 §4.3.4); nil if the 304 is about another version.
    func merged(
        with response: HTTPResponse,
        _ request: HTTPRequest,
        untimed: Bool,
        requestedAt: Date,
        receivedAt: Date
    ) -> CacheEntry? {
        if let new = response.headers["ETag"], let old = headers["ETag"], opaque(new) != opaque(old) { return nil }
        var update = response.headers
        // These describe the body that a 304 does not have.
        for name in ["Content-Length", "Content-Encoding", "Content-Range", "Transfer-Encoding", "Connection"] {
            update.remove(name)
        }
        var merged = self
        // Its age was the old answer's.
        merged.headers.remove("Age")
        merged.headers.merge(update)
        merged.variant = CacheVariant(of: merged.headers, to: request, untimed: untimed) ?? variant
        merged.requestedAt = requestedAt
        merged.receivedAt = receivedAt
        return merged
    }

    /// For weak comparison (RFC 9110 §8.8.3.2).
    private func opaque(_ tag: String) -> Substring { tag.hasPrefix("W/") ? tag.dropFirst(2) : tag[...] }
}
