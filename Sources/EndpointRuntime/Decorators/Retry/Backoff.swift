/// The delay before each retry.
///
/// Conform to it for a custom schedule; a negative delay is treated as zero. In a module that isolates to the main
/// actor by default, declare your type `nonisolated`.
public protocol Backoff: Sendable {
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
        ExponentialBackoff(base: delay, maximum: delay, multiplier: 1, jitter: 1...1)
    }
}
