extension CachingClient {
    /// How far a cache may go beyond what the server allows by itself.
    public struct Policy: Sendable, Hashable {
        /// How long a stale response is still returned at once while a new one is fetched in the background (RFC 5861
        /// §3), where the server names no time; nil never returns a stale one, whatever the server says.
        public let staleWhileRevalidate: Duration?
        /// How long a stale response is returned instead of a failure: no connection, or 500, 502, 503, 504 (RFC 5861
        /// §4), where the server names no time; nil never returns one.
        public let staleIfError: Duration?
        /// How long a response is fresh where neither the server nor ``OperationInfo/cacheTTL`` nor the call says so;
        /// nil is not at all.
        public let timeToLive: Duration?

        /// A negative duration counts as zero.
        public init(
            staleWhileRevalidate: Duration? = nil,
            staleIfError: Duration? = nil,
            timeToLive: Duration? = nil
        ) {
            self.staleWhileRevalidate = staleWhileRevalidate.map { max(.zero, $0) }
            self.staleIfError = staleIfError.map { max(.zero, $0) }
            self.timeToLive = timeToLive.map { max(.zero, $0) }
        }

        /// Nothing stale, ever.
        public static var `default`: CachingClient.Policy { CachingClient.Policy() }
    }
}
