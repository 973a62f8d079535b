import Foundation

/// The properties in which two requests must agree to share a response: everything by which the server or an inner
/// decorator can distinguish them.
struct FlightKey: Sendable, Hashable {
    private let request: EndpointRequest
    private let url: String
    private let limit: Int

    /// Nil for a request that must be sent separately.
    init?(_ request: EndpointRequest) {
        guard request.method == .get, request.body.isNone, case .buffered(let limit) = request.delivery,
            !request.headers.contains("Range"), request.options.progress == nil, !request.awaitsCredentials
        else { return nil }
        self.request = request
        url = request.url.absoluteString
        self.limit = limit
    }

    static func == (a: FlightKey, b: FlightKey) -> Bool {
        let (one, other) = (a.request, b.request)
        // The timeout is compared, so that no caller fails because of the shorter deadline of another.
        guard a.url == b.url, a.limit == b.limit, one.headers == other.headers, one.credentials == other.credentials,
            one.timeout == other.timeout
        else { return false }
        return one.details === other.details || haveEqualEffect(one.options, other.options)
    }

    private static func haveEqualEffect(_ one: CallOptions, _ other: CallOptions) -> Bool {
        one.retry == other.retry && one.cache == other.cache && one.timeouts == other.timeouts
            && one.redirects == other.redirects && one.context == other.context
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
