/// When and how often a failed request is sent again.
public struct RetryPolicy: Sendable {
    /// Tries, the first included: 1…5, by default 3. ``OperationInfo/retry`` replaces it for an operation, and
    /// ``CallOptions/Retry/attempts`` for a call.
    public let attempts: Int
    /// By default full jitter: `U(0, min(8 s, 0.3 s · 2^(n−1)))`.
    public let backoff: any Backoff
    /// By default 408, 429, 500, 502, 503 and 504.
    public let statuses: Set<Int>
    /// The longest that one attempt may take, by default 30 s.
    public let attemptTimeout: Duration
    /// The longest that all attempts and the waiting between them may take, by default 60 s. A call's own timeout
    /// replaces it; where that is longer, one attempt may take all of it.
    public let totalTimeout: Duration
    /// A `Retry-After` over this, by default 30 s, is not waited for.
    public let longestRetryAfter: Duration
    /// Whether POST, PATCH and what else is not safe to repeat is sent again after a 429 with a `Retry-After`, by default
    /// true: who is turned away by a limit and told when to come back was not served (RFC 6585 §4). No other status says
    /// so. A 503 does not, even with a `Retry-After`: proxies write both when a server took a request and did not answer
    /// in time.
    public let repeatsThrottled: Bool

    /// - Throws: ``ConfigurationError`` naming the field, if `attempts` is outside 1…5, a status outside 400…599, a timeout
    ///   not positive or over a day, or `longestRetryAfter` negative or over an hour.
    public init(
        attempts: Int = 3,
        backoff: some Backoff = .fullJitter,
        statuses: Set<Int> = [408, 429, 500, 502, 503, 504],
        attemptTimeout: Duration = .seconds(30),
        totalTimeout: Duration = .seconds(60),
        longestRetryAfter: Duration = .seconds(30),
        repeatsThrottled: Bool = true
    ) throws(ConfigurationError) {
        try ConfigurationError.check("RetryPolicy.attempts", attempts, in: RetryPolicy.allowedAttempts)
        for status in statuses.sorted() { try ConfigurationError.check("RetryPolicy.statuses", status, in: 400...599) }
        let timeouts = Duration.milliseconds(1) ... .seconds(86_400)
        try ConfigurationError.check("RetryPolicy.attemptTimeout", attemptTimeout, in: timeouts)
        try ConfigurationError.check("RetryPolicy.totalTimeout", totalTimeout, in: timeouts)
        try ConfigurationError.check("RetryPolicy.longestRetryAfter", longestRetryAfter, in: .zero ... .seconds(3_600))
        self.attempts = attempts
        self.backoff = backoff
        self.statuses = statuses
        self.attemptTimeout = attemptTimeout
        self.totalTimeout = totalTimeout
        self.longestRetryAfter = longestRetryAfter
        self.repeatsThrottled = repeatsThrottled
    }

    static var allowedAttempts: ClosedRange<Int> { 1...5 }

    private init(uncheckedAttempts attempts: Int) {
        self.attempts = attempts
        backoff = .fullJitter
        statuses = [408, 429, 500, 502, 503, 504]
        attemptTimeout = .seconds(30)
        totalTimeout = .seconds(60)
        longestRetryAfter = .seconds(30)
        repeatsThrottled = true
    }

    private init(_ policy: RetryPolicy, adjustedBy info: RetryInfo) {
        attempts = info.attempts ?? policy.attempts
        backoff = GrowingBackoff(info) ?? policy.backoff
        statuses = info.statuses ?? policy.statuses
        attemptTimeout = policy.attemptTimeout
        totalTimeout = policy.totalTimeout
        longestRetryAfter = policy.longestRetryAfter
        repeatsThrottled = policy.repeatsThrottled
    }

    /// The policy with what an operation says of its own in place.
    func adjusted(by info: RetryInfo?) -> RetryPolicy {
        info.map { RetryPolicy(self, adjustedBy: $0) } ?? self
    }

    /// Three attempts, full jitter, 30 s an attempt, 60 s in all.
    public static var `default`: RetryPolicy { RetryPolicy(uncheckedAttempts: 3) }

    /// Retries only where an operation asks for it by ``OperationInfo/retry``, or a call by ``CallOptions/Retry/attempts``.
    public static var never: RetryPolicy { RetryPolicy(uncheckedAttempts: 1) }

    /// The default with the same delay before every retry.
    ///
    /// - Throws: ``ConfigurationError`` naming the field.
    public static func fixed(_ delay: Duration, attempts: Int = 3) throws(ConfigurationError) -> RetryPolicy {
        try RetryPolicy(attempts: attempts, backoff: FixedBackoff(delay))
    }
}
