/// Full jitter under a ceiling that grows as an operation's ``RetryInfo`` says: `U(0, min(maximum, base · factor^(n−1)))`.
struct GrowingBackoff: Backoff {
    let base: Duration
    let maximum: Duration
    let multiplier: Double

    /// Nil where `info` says nothing of delays. Values out of range count as the nearest that is in it.
    init?(_ info: RetryInfo) {
        guard info.baseDelay != nil || info.maximumDelay != nil || info.multiplier != nil else { return nil }
        let most = Duration.seconds(3_600)
        base = min(most, max(.zero, info.baseDelay ?? .milliseconds(300)))
        // A first delay that is longer than the longest by default was asked for.
        maximum = min(most, max(.zero, info.maximumDelay ?? max(base, .seconds(8))))
        let multiplier = info.multiplier ?? 2
        self.multiplier = multiplier.isNaN ? 2 : min(10, max(1, multiplier))
    }

    func delay(beforeRetry retry: Int, random: Double) -> Duration {
        var ceiling = min(base, maximum)
        for _ in 1..<max(1, retry) where ceiling < maximum { ceiling = min(maximum, ceiling * multiplier) }
        return ceiling * random
    }
}
