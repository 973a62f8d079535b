extension CachingClient {
    /// Which stale and undated responses a cache may return.
    public struct Policy: Sendable, Hashable {
        /// How long a stale response is returned at once while a new one is fetched in the background (RFC 5861 §3),
        /// if the server specifies no time. If it is nil, a stale response is never returned this way, even if the
        /// server allows it.
        public let staleWhileRevalidate: Duration?
        /// How long a stale response is returned instead of a failure (RFC 5861 §4), if the server specifies no time: a
        /// status of 500, 502, 503 or 504, an open circuit, or a transport error that ``RetryingClient`` retries, such as
        /// a lost connection or a timeout. If it is nil, a stale response is never returned this way.
        public let staleIfError: Duration?
        /// How long a 2xx response is fresh if neither the server nor ``OperationInfo/cacheTimeToLive`` nor the call
        /// specifies it; if it is nil, such a response is not fresh.
        public let timeToLive: Duration?

        /// A negative duration is treated as zero.
        public init(
            staleWhileRevalidate: Duration? = nil,
            staleIfError: Duration? = nil,
            timeToLive: Duration? = nil
        ) {
            self.staleWhileRevalidate = staleWhileRevalidate.map { max(.zero, $0) }
            self.staleIfError = staleIfError.map { max(.zero, $0) }
            self.timeToLive = timeToLive.map { max(.zero, $0) }
        }

        /// Returns a stale response only if the call accepts it, by `max-stale` or ``CallOptions/Cache/only``.
        public static var `default`: CachingClient.Policy { CachingClient.Policy() }
    }
}
