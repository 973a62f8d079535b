/// How far a cache may go beyond what the server allows by itself.
public struct CachePolicy: Sendable, Hashable {
    /// How long a stale response is still returned at once while a new one is fetched in the background (RFC 5861 §3), where
    /// the server names no time; nil never returns a stale one, whatever the server says.
    public let staleWhileRevalidate: Duration?
    /// How long a stale response is returned instead of a failure: no connection, or 500, 502, 503, 504 (RFC 5861 §4), where
    /// the server names no time; nil never returns one.
    public let staleIfError: Duration?
    /// How long a response is fresh where neither the server nor ``OperationInfo/cacheTTL`` nor the call says so; nil is not
    /// at all.
    public let timeToLive: Duration?

    /// Nothing stale, ever.
    public static var standard: CachePolicy { CachePolicy(checked: nil, nil, nil) }

    /// - Throws: ``ConfigurationError`` naming the field, for a negative duration.
    public init(
        staleWhileRevalidate: Duration? = nil,
        staleIfError: Duration? = nil,
        timeToLive: Duration? = nil
    ) throws(ConfigurationError) {
        try ConfigurationError.check("CachePolicy.staleWhileRevalidate", staleWhileRevalidate ?? .zero, atLeast: .zero)
        try ConfigurationError.check("CachePolicy.staleIfError", staleIfError ?? .zero, atLeast: .zero)
        try ConfigurationError.check("CachePolicy.timeToLive", timeToLive ?? .zero, atLeast: .zero)
        self.init(checked: staleWhileRevalidate, staleIfError, timeToLive)
    }

    private init(checked staleWhileRevalidate: Duration?, _ staleIfError: Duration?, _ timeToLive: Duration?) {
        self.staleWhileRevalidate = staleWhileRevalidate
        self.staleIfError = staleIfError
        self.timeToLive = timeToLive
    }
}
