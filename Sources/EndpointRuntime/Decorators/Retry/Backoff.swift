/// How long to wait before a retry.
///
/// Conform for a schedule of your own; a negative answer counts as zero. In a module that isolates to the main actor by
/// default, declare it `nonisolated`.
public protocol Backoff: Sendable {
    /// - Parameters:
    ///   - retry: 1 before the second attempt, 2 before the third.
    ///   - random: equally distributed in 0..<1, from the client's generator.
    func delay(beforeRetry retry: Int, random: Double) -> Duration
}

/// Anything between nothing and a doubling ceiling: `U(0, min(maximum, base · 2^(n−1)))`.
///
/// It spreads clients that failed together better than any other schedule
/// (AWS Architecture Blog, "Exponential Backoff And Jitter").
public struct FullJitterBackoff: Backoff, Hashable {
    /// The ceiling of the first delay.
    public let base: Duration
    /// The ceiling of every delay.
    public let maximum: Duration

    /// - Parameters:
    ///   - base: 0.3 s by default.
    ///   - maximum: 8 s by default, one hour at most.
    /// - Throws: ``ConfigurationError`` if a delay is negative or over an hour, or `base` over `maximum`.
    public init(base: Duration = .milliseconds(300), maximum: Duration = .seconds(8)) throws(ConfigurationError) {
        try ConfigurationError.check("FullJitterBackoff.maximum", maximum, in: .zero ... .seconds(3_600))
        try ConfigurationError.check("FullJitterBackoff.base", base, in: .zero...maximum)
        self.init(uncheckedBase: base, maximum: maximum)
    }

    init(uncheckedBase base: Duration, maximum: Duration) {
        self.base = base
        self.maximum = maximum
    }

    public func delay(beforeRetry retry: Int, random: Double) -> Duration {
        doubled(base, retry, maximum: maximum) * random
    }
}

/// A doubling delay times a random factor; the cap holds after the factor: `min(maximum, base · 2^(n−1) · U(jitter))`.
public struct MultipliedBackoff: Backoff, Hashable {
    public let base: Duration
    public let maximum: Duration
    public let jitter: ClosedRange<Double>

    /// - Parameters:
    ///   - base: 0.3 s by default.
    ///   - maximum: 8 s by default, one hour at most.
    ///   - jitter: 0.5…1.5 by default, within 0…10.
    /// - Throws: ``ConfigurationError`` if a value is outside its range.
    public init(
        base: Duration = .milliseconds(300),
        maximum: Duration = .seconds(8),
        jitter: ClosedRange<Double> = 0.5...1.5
    ) throws(ConfigurationError) {
        try ConfigurationError.check("MultipliedBackoff.maximum", maximum, in: .zero ... .seconds(3_600))
        try ConfigurationError.check("MultipliedBackoff.base", base, in: .zero...maximum)
        try ConfigurationError.check("MultipliedBackoff.jitter", jitter.lowerBound, in: 0...10)
        try ConfigurationError.check("MultipliedBackoff.jitter", jitter.upperBound, in: 0...10)
        self.base = base
        self.maximum = maximum
        self.jitter = jitter
    }

    public func delay(beforeRetry retry: Int, random: Double) -> Duration {
        let factor = jitter.lowerBound + (jitter.upperBound - jitter.lowerBound) * random
        return min(maximum, doubled(base, retry, maximum: maximum) * factor)
    }
}

/// The same delay before every retry.
public struct FixedBackoff: Backoff, Hashable {
    public let delay: Duration

    /// - Throws: ``ConfigurationError`` if the delay is negative or over an hour.
    public init(_ delay: Duration) throws(ConfigurationError) {
        try ConfigurationError.check("FixedBackoff.delay", delay, in: .zero ... .seconds(3_600))
        self.delay = delay
    }

    public func delay(beforeRetry retry: Int, random: Double) -> Duration { delay }
}

extension Backoff where Self == FullJitterBackoff {
    /// Full jitter of 0.3 s, doubling up to 8 s.
    public static var fullJitter: FullJitterBackoff {
        FullJitterBackoff(uncheckedBase: .milliseconds(300), maximum: .seconds(8))
    }
}

/// Doubles step by step, so that no count of retries can overflow.
private func doubled(_ base: Duration, _ retry: Int, maximum: Duration) -> Duration {
    var delay = base
    var step = 1
    while step < retry && delay < maximum && delay != .zero {
        delay = delay * 2
        step += 1
    }
    return min(delay, maximum)
}
