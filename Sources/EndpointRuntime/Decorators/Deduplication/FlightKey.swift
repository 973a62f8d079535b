import Foundation

/// What must be equal for two requests to share a response: everything that the server, or a layer further in, can tell
/// them apart by.
struct FlightKey: Sendable, Hashable {
    let url: String
    let headers: [HTTPHeaders.Field]
    let credentials: HTTPRequest.CredentialState
    let limit: Int
    /// Part of the key, so that no caller fails because of another's shorter deadline.
    let timeout: Duration?
    let retry: RetryRules?
    let cache: CallOptions.Cache?
    let timeouts: URLSessionHTTPClient.Limits.Timeouts
    let redirects: CallOptions.Redirects?
    let context: CallOptions.Context

    /// Nil for a request that must go out by itself.
    init?(_ request: HTTPRequest) {
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

    // The address alone tells most requests apart, and hashing the rest would cost more than comparing it.
    func hash(into hasher: inout Hasher) { hasher.combine(url) }

    /// Whether a change at a place may change what is asked for: the two are the same, or one contains the other.
    func isConcerned(by place: Substring) -> Bool {
        let own = FlightKey.place(url)
        return FlightKey.contains(own, place) || FlightKey.contains(place, own)
    }

    /// An address without query, fragment and a slash at the end.
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
