/// The rules by which an operation or a call deviates from the client's ``RetryingClient/Policy``.
///
/// Omitted members follow the policy. ``CallOptions/retry`` takes precedence over ``OperationInfo/retry``. Numbers out
/// of range are set to the nearest bound.
public struct RetryRules: Sendable, Hashable {
    /// The number of attempts, including the first, within 1…5; nil keeps the policy's.
    public var attempts: Int?
    /// The upper bound of the first delay, one hour at most; nil is 0.3 s if another member defines delays.
    public var baseDelay: Duration?
    /// The upper bound of every delay, one hour at most; nil is 8 s if another member defines delays.
    public var maximumDelay: Duration?
    /// The factor by which the upper bound grows from one delay to the next, within 1…10; nil is 2 if another member
    /// defines delays.
    public var multiplier: Double?
    /// The statuses that allow another attempt; nil keeps the policy's.
    public var statuses: Set<Int>?
    /// Marks the call as safe to send twice; by default ``OperationInfo/isIdempotent`` decides.
    public var isIdempotent: Bool

    public init(
        attempts: Int? = nil,
        baseDelay: Duration? = nil,
        maximumDelay: Duration? = nil,
        multiplier: Double? = nil,
        statuses: Set<Int>? = nil,
        isIdempotent: Bool = false
    ) {
        self.attempts = attempts
        self.baseDelay = baseDelay
        self.maximumDelay = maximumDelay
        self.multiplier = multiplier
        self.statuses = statuses
        self.isIdempotent = isIdempotent
    }

    /// One attempt.
    public static var never: RetryRules { RetryRules(attempts: 1) }
    /// Safe to send twice.
    public static var idempotent: RetryRules { RetryRules(isIdempotent: true) }
    /// The maximum number of attempts, including the first, within 1…5.
    public static func attempts(_ count: Int) -> RetryRules { RetryRules(attempts: count) }

    /// Nil if no member defines delays.
    var backoff: ExponentialBackoff? {
        guard baseDelay != nil || maximumDelay != nil || multiplier != nil else { return nil }
        return ExponentialBackoff(
            base: baseDelay ?? .milliseconds(300),
            maximum: maximumDelay,
            multiplier: multiplier ?? 2
        )
    }
}
