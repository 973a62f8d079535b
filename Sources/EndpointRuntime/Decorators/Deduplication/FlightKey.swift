import Foundation

/// What must be equal for two requests to share an answer: everything that the server, or a layer further in, can tell
/// them apart by.
struct FlightKey: Sendable, Hashable {
    let url: String
    let headers: [HTTPHeaders.Field]
    let credentials: CredentialState
    let limit: Int
    /// The same for all who share, so that nobody fails by another's shorter deadline.
    let timeout: Duration?
    let retry: CallOptions.Retry?
    let cache: CallOptions.Cache?
    /// How many changes were made before it.
    let changes: Int

    /// Nil for a request that must go out by itself.
    init?(_ request: HTTPRequest, after changes: Int = 0) {
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
        self.changes = changes
    }

    // By hand: the address tells most requests apart, so little needs to be hashed.
    func hash(into hasher: inout Hasher) { hasher.combine(url) }
}
