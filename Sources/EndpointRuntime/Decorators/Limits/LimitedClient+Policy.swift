extension LimitedClient {
    /// The number of requests that a client sends at the same time and per second.
    ///
    /// Downloads to files are counted separately, with the same limits. An open stream counts only until the head of
    /// its response has arrived.
    public struct Policy: Sendable, Hashable {
        /// Requests at the same time: 1…10,000, by default 64.
        public let total: Int
        /// Requests to one host at the same time: 1…10,000, by default 6.
        public let perHost: Int
        /// Average requests per second, to all hosts together: 0.001…100,000; nil is no limit.
        public let perSecond: Double?
        /// Requests that may be sent at once after a pause: 1…10,000, by default 1. It has no effect without
        /// `perSecond`.
        public let burst: Int
        /// Whether to pause, for at most a minute, requests to an origin whose `RateLimit` headers report an exhausted
        /// quota (draft-ietf-httpapi-ratelimit-headers). By default false.
        public let obeysServer: Bool

        /// Values outside their range are clamped to it.
        public init(
            total: Int = 64,
            perHost: Int = 6,
            perSecond: Double? = nil,
            burst: Int = 1,
            obeysServer: Bool = false
        ) {
            self.total = total.clamped(to: 1...10_000)
            self.perHost = perHost.clamped(to: 1...10_000)
            self.perSecond = perSecond?.clamped(to: 0.001...100_000)
            self.burst = burst.clamped(to: 1...10_000)
            self.obeysServer = obeysServer
        }

        /// 64 requests at the same time, 6 per host, no limit per second.
        public static var `default`: LimitedClient.Policy { LimitedClient.Policy() }
    }
}
