/// A growing delay times a random factor; the cap applies before and after the factor:
/// `min(maximum, min(maximum, base · multiplier^(n−1)) · U(jitter))`.
///
/// By default the factor is uniformly distributed in 0…1, "full jitter", which spreads clients that failed together
/// better than any other schedule (AWS Architecture Blog, "Exponential Backoff And Jitter").
public struct ExponentialBackoff: Backoff, Hashable {
    /// The first delay, before jitter: within 0…1 h, by default 0.3 s.
    public let base: Duration
    /// The ceiling of every delay: within 0…1 h, by default 8 s, or `base` if that is longer.
    public let maximum: Duration
    /// The factor by which the delay grows from one retry to the next: within 1…10, by default 2.
    public let multiplier: Double
    /// The range of the random factor: within 0…10, by default 0…1.
    public let jitter: ClosedRange<Double>

    /// Values outside their range are clamped to it.
    public init(
        base: Duration = .milliseconds(300),
        maximum: Duration? = nil,
        multiplier: Double = 2,
        jitter: ClosedRange<Double> = 0...1
    ) {
        let allowed = Duration.zero ... .seconds(3_600)
        self.base = base.clamped(to: allowed)
        self.maximum = (maximum ?? max(self.base, .seconds(8))).clamped(to: allowed)
        self.multiplier = multiplier.isNaN ? 2 : multiplier.clamped(to: 1...10)
        self.jitter = jitter.clamped(to: 0...10)
    }

    public func delay(beforeRetry retry: Int, random: Double) -> Duration {
        var delay = min(base, maximum)
        var step = 1
        // The delay grows step by step, so that no number of retries can overflow.
        while step < retry && delay < maximum && delay != .zero && multiplier > 1 {
            delay = min(maximum, delay * multiplier)
            step += 1
        }
        return min(maximum, delay * (jitter.lowerBound + (jitter.upperBound - jitter.lowerBound) * random))
    }
}
