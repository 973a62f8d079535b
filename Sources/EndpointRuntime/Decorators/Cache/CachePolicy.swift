/// How far a cache may go beyond what the server allows by itself.
public struct CachePolicy: Sendable, Hashable {
    /// How long after its freshness an answer is given at once while a new one is fetched behind it (RFC 5861 §3), where
    /// the server names no time; nil never does, whatever the server says.
    public let staleWhileRevalidate: Duration?
    /// How long after its freshness an answer stands in for a failure: no connection or 500, 502, 503, 504 (RFC 5861
    /// §4), where the server names no time; nil never does.
    public let staleIfError: Duration?
    /// How long an answer stays fresh of which neither the server nor ``OperationInfo/cacheTTL`` nor the call says
    /// anything; nil is not at all.
    public let timeToLive: Duration?

    /// Nothing stale, ever.
    public static var standard: CachePolicy { CachePolicy(checked: nil, nil, nil) }

    /// - Throws: ``PolicyFault`` naming the field, for a negative duration.
    public init(
        staleWhileRevalidate: Duration? = nil,
        staleIfError: Duration? = nil,
        timeToLive: Duration? = nil
    ) throws(PolicyFault) {
        try PolicyFault.check("CachePolicy.staleWhileRevalidate", staleWhileRevalidate ?? .zero, atLeast: .zero)
        try PolicyFault.check("CachePolicy.staleIfError", staleIfError ?? .zero, atLeast: .zero)
        try PolicyFault.check("CachePolicy.timeToLive", timeToLive ?? .zero, atLeast: .zero)
        self.init(checked: staleWhileRevalidate, staleIfError, timeToLive)
    }

    private init(checked staleWhileRevalidate: Duration?, _ staleIfError: Duration?, _ timeToLive: Duration?) {
        self.staleWhileRevalidate = staleWhileRevalidate
        self.staleIfError = staleIfError
        self.timeToLive = timeToLive
    }
}
