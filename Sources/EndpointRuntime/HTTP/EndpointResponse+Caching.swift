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
        return [place] + named.filter { ServerMap.Origin($0) == ServerMap.Origin(place) }
    }
}
