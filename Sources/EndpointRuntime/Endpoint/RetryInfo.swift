/// How a description wants the calls of an operation sent again.
///
/// What it leaves out is as ``RetryPolicy`` says; what ``CallOptions/Retry`` says goes over both. It makes no call
/// repeatable that is not: for that see ``OperationInfo/isIdempotent``.
public struct RetryInfo: Sendable, Hashable {
    /// Tries, the first included, within 1…5; nil keeps the policy's.
    public var attempts: Int?
    /// The ceiling of the first delay, one hour at most; nil is 0.3 s where another member shapes the delays.
    public var baseDelay: Duration?
    /// The ceiling of every delay, one hour at most; nil is 8 s where another member shapes the delays.
    public var maximumDelay: Duration?
    /// What the ceiling grows by from one delay to the next, within 1…10; nil is 2 where another member shapes the delays.
    public var multiplier: Double?
    /// The statuses that are worth another try; nil keeps the policy's.
    public var statuses: Set<Int>?

    public init(
        attempts: Int? = nil,
        baseDelay: Duration? = nil,
        maximumDelay: Duration? = nil,
        multiplier: Double? = nil,
        statuses: Set<Int>? = nil
    ) {
        self.attempts = attempts
        self.baseDelay = baseDelay
        self.maximumDelay = maximumDelay
        self.multiplier = multiplier
        self.statuses = statuses
    }

    /// One try.
    public static var never: RetryInfo { RetryInfo(attempts: 1) }
}
