/// How an operation or a call differs from the client's ``RetryingClient/Policy``.
///
/// What it leaves out is as the policy says. What ``CallOptions/retry`` says goes over ``OperationInfo/retry``. Numbers out
/// of range count as the nearest in it.
public struct RetryRules: Sendable, Hashable {
    /// Attempts, the first included, within 1…5; nil keeps the policy's.
    public var attempts: Int?
    /// The ceiling of the first delay, one hour at most; nil is 0.3 s where another member shapes the delays.
    public var baseDelay: Duration?
    /// The ceiling of every delay, one hour at most; nil is 8 s where another member shapes the delays.
    public var maximumDelay: Duration?
    /// What the ceiling grows by from one delay to the next, within 1…10; nil is 2 where another member shapes the delays.
    public var multiplier: Double?
    /// The statuses that are worth another attempt; nil keeps the policy's.
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
    /// Attempts at most, the first included, within 1…5.
    public static func attempts(_ count: Int) -> RetryRules { RetryRules(attempts: count) }

    /// Nil where nothing is said of delays.
    var backoff: ExponentialBackoff? {
        guard baseDelay != nil || maximumDelay != nil || multiplier != nil else { return nil }
        return ExponentialBackoff(
            base: baseDelay ?? .milliseconds(300),
            maximum: maximumDelay,
            multiplier: multiplier ?? 2
        )
    }
}
