/// The delay before each retry.
///
/// Conform to it for a custom schedule; a negative delay is treated as zero. In a module that isolates to the main
/// actor by default, declare your type `nonisolated`.
public protocol Backoff: Sendable {
    /// Returns the delay before a retry.
    ///
    /// - Parameters:
    ///   - retry: 1 before the second attempt, 2 before the third.
    ///   - random: uniformly distributed in 0..<1, from the client's generator.
    func delay(beforeRetry retry: Int, random: Double) -> Duration
}

extension Backoff where Self == ExponentialBackoff {
    /// A random delay between zero and a ceiling of 0.3 s that doubles up to 8 s.
    public static var fullJitter: ExponentialBackoff { ExponentialBackoff() }

    /// The same delay before every retry, within 0…1 h.
    public static func fixed(_ delay: Duration) -> ExponentialBackoff {
        ExponentialBackoff(baseDelay: delay, maximumDelay: delay, multiplier: 1, jitter: 1...1)
    }
}

// MARK: ExponentialBackoff

/// A growing delay times a random factor; the cap applies before and after the factor:
/// `min(maximumDelay, min(maximumDelay, baseDelay · multiplier^(n−1)) · U(jitter))`.
///
/// By default the factor is uniformly distributed in 0…1, "full jitter": clients that failed together then send fewer
/// requests in all than with a factor of 0.5…1 or none (AWS Architecture Blog, "Exponential Backoff And Jitter").
public struct ExponentialBackoff: Backoff, Hashable {
    /// The first delay, before jitter: within 0…1 h, by default 0.3 s.
    public let baseDelay: Duration
    /// The ceiling of every delay: within 0…1 h, by default 8 s, or ``baseDelay`` if that is longer.
    public let maximumDelay: Duration
    /// The factor by which the delay grows from one retry to the next: within 1…10, by default 2.
    public let multiplier: Double
    /// The range of the random factor: within 0…10, by default 0…1.
    public let jitter: ClosedRange<Double>

    /// Values outside their range are clamped to it.
    public init(
        baseDelay: Duration = .milliseconds(300),
        maximumDelay: Duration? = nil,
        multiplier: Double = 2,
        jitter: ClosedRange<Double> = 0...1
    ) {
        let allowed = Duration.zero ... .seconds(3_600)
        self.baseDelay = baseDelay.clamped(to: allowed)
        self.maximumDelay = (maximumDelay ?? max(self.baseDelay, .seconds(8))).clamped(to: allowed)
        self.multiplier = multiplier.isNaN ? 2 : multiplier.clamped(to: 1...10)
        self.jitter = jitter.clamped(to: 0...10)
    }

    public func delay(beforeRetry retry: Int, random: Double) -> Duration {
        var delay = min(baseDelay, maximumDelay)
        var step = 1
        // The delay grows step by step, so that no number of retries can overflow.
        while step < retry && delay < maximumDelay && delay != .zero && multiplier > 1 {
            delay = min(maximumDelay, delay * multiplier)
            step += 1
        }
        return min(maximumDelay, delay * (jitter.lowerBound + (jitter.upperBound - jitter.lowerBound) * random))
    }
}

extension RandomNumberGenerator {
    /// A number uniformly distributed in 0..<1.
    mutating func nextFraction() -> Double { Double(next() >> 11) * 0x1p-53 }
}
