import Foundation

/// The properties in which two requests must agree to share a response: everything by which the server or an inner
/// decorator can distinguish them.
struct FlightKey: Sendable, Hashable {
    let url: String
    let headers: [HeaderFields.Field]
    let credentials: EndpointRequest.CredentialState
    let limit: Int
    /// Part of the key, so that no caller fails because of the shorter deadline of another.
    let timeout: Duration?
    let retry: RetryRules?
    let cache: CallOptions.Cache?
    let timeouts: URLSessionClient.Limits.Timeouts
    let redirects: CallOptions.Redirects?
    let context: CallOptions.Context

    /// Nil for a request that must be sent separately.
    init?(_ request: EndpointRequest) {
        guard request.method == .get, request.body.isNone, case .buffered(let limit) = request.delivery,
            !request.headers.contains("Range"), request.options.progress == nil, !request.awaitsCredentials
        else { return nil }
        url = request.url.absoluteString
        headers = request.headers.fields
        credentials = request.credentials
        self.limit = limit
        timeout = request.timeout
        retry = request.options.retry
        cache = request.options.cache
        timeouts = request.options.timeouts
        redirects = request.options.redirects
        context = request.options.context
    }

    // The address alone distinguishes most requests, and hashing the rest would cost more than comparing it.
    func hash(into hasher: inout Hasher) { hasher.combine(url) }

    /// Whether a change at a place may change the requested resource: the two places are equal, or one contains the
    /// other.
    func isConcerned(by place: Substring) -> Bool {
        let own = FlightKey.place(url)
        return FlightKey.contains(own, place) || FlightKey.contains(place, own)
    }

    /// An address without its query, its fragment and a trailing slash.
    static func place(_ address: String) -> Substring {
        let path = address.prefix { $0 != "?" && $0 != "#" }
        return path.hasSuffix("/") ? path.dropLast() : path
    }

    private static func contains(_ outer: Substring, _ inner: Substring) -> Bool {
        guard inner.utf8.starts(with: outer.utf8) else { return false }
        let rest = inner.utf8.dropFirst(outer.utf8.count)
        return rest.first.map { $0 == UInt8(ascii: "/") } ?? true
    }
}
