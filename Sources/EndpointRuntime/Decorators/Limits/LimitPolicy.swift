/// How much a client sends at once and over time.
///
/// Downloads to files are counted apart, with the same numbers. An open stream counts only until its head is there.
public struct LimitPolicy: Sendable, Hashable {
    /// Requests at the same time: 1…10,000, by default 64.
    public let total: Int
    /// Requests to one host at the same time: 1…10,000, by default 6.
    public let perHost: Int
    /// Requests a second over time, to all hosts together; nil is no limit.
    public let perSecond: Double?
    /// Requests that may leave at once after a pause; by default 1. Without `perSecond` it means nothing.
    public let burst: Int
    /// Whether to pause, for a minute at most, for an origin whose `RateLimit` headers say that nothing is left
    /// (draft-ietf-httpapi-ratelimit-headers). By default false.
    public let obeysServer: Bool

    /// - Throws: ``ConfigurationError`` naming the field, if a count is outside 1…10,000 or `perSecond` outside 0.001…100,000.
    public init(
        total: Int = 64,
        perHost: Int = 6,
        perSecond: Double? = nil,
        burst: Int = 1,
        obeysServer: Bool = false
    ) throws(ConfigurationError) {
        try ConfigurationError.check("LimitPolicy.total", total, in: 1...10_000)
        try ConfigurationError.check("LimitPolicy.perHost", perHost, in: 1...10_000)
        if let perSecond { try ConfigurationError.check("LimitPolicy.perSecond", perSecond, in: 0.001...100_000) }
        try ConfigurationError.check("LimitPolicy.burst", burst, in: 1...10_000)
        self.total = total
        self.perHost = perHost
        self.perSecond = perSecond
        self.burst = burst
        self.obeysServer = obeysServer
    }

    private init() {
        total = 64
        perHost = 6
        perSecond = nil
        burst = 1
        obeysServer = false
    }

    /// 64 at once, 6 to a host, no limit over time.
    public static var `default`: LimitPolicy { LimitPolicy() }
}
