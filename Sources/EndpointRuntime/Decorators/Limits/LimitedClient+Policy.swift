extension LimitedClient {
    /// How much a client sends at once and over time.
    ///
    /// Downloads to files are counted apart, with the same numbers. An open stream counts only until its head is there.
    public struct Policy: Sendable, Hashable {
        /// Requests at the same time: 1…10,000, by default 64.
        public let total: Int
        /// Requests to one host at the same time: 1…10,000, by default 6.
        public let perHost: Int
        /// Requests a second over time, to all hosts together: 0.001…100,000; nil is no limit.
        public let perSecond: Double?
        /// Requests that may leave at once after a pause: 1…10,000, by default 1. Without `perSecond` it means nothing.
        public let burst: Int
        /// Whether to pause, for a minute at most, for an origin whose `RateLimit` headers say that nothing is left
        /// (draft-ietf-httpapi-ratelimit-headers). By default false.
        public let obeysServer: Bool

        /// Values outside their range count as the nearest that is in it.
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

        /// 64 at once, 6 to a host, no limit over time.
        public static var `default`: LimitedClient.Policy { LimitedClient.Policy() }
    }
}
