import Foundation

/// The caches that have written a response shared by several callers. Copies refer to the same response.
struct Keepers: Sendable {
    private let caches = Lock<Set<ObjectIdentifier>>([])

    /// Whether a cache has written the response already.
    func include(_ cache: AnyObject) -> Bool { caches.withLock { $0.contains(ObjectIdentifier(cache)) } }

    /// Records that a cache writes the response.
    ///
    /// - Returns: true the first time.
    func add(_ cache: AnyObject) -> Bool { caches.withLock { $0.insert(ObjectIdentifier(cache)).inserted } }
}

extension EndpointResponse {
    /// The resources that an unsafe request may have changed in addition to its own (RFC 9111 §4.4): the one that a
    /// redirect led to, and those in `Location` and `Content-Location` on the same origin as the response.
    func addressesChanged(by request: EndpointRequest) -> [URL] {
        let place = url ?? request.url
        let named = ["Location", "Content-Location"].compactMap { name in
            headers[name].flatMap { URL(address: $0, relativeTo: place)?.absoluteURL }
        }
        let changed = [place] + named.filter { ServerMap.Origin($0) == ServerMap.Origin(place) }
        return changed.map { asRequested($0, from: request.url) }
    }
}

/// An address as a request writes it, because addresses are compared as text. If both have the same origin, it gets the
/// scheme, host and port of the other one; otherwise it loses a port that its scheme implies. Servers behind a proxy often
/// state that port.
private func asRequested(_ url: URL, from other: URL) -> URL {
    guard let origin = ServerMap.Origin(url), var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    else { return url }
    if origin == ServerMap.Origin(other), var result = URLComponents(url: other, resolvingAgainstBaseURL: false) {
        result.percentEncodedPath = parts.percentEncodedPath
        result.percentEncodedQuery = parts.percentEncodedQuery
        parts = result
    } else {
        parts.host = parts.host?.lowercased()
        if origin.hasImpliedPort { parts.port = nil }
    }
    parts.fragment = nil
    return parts.url ?? url
}
