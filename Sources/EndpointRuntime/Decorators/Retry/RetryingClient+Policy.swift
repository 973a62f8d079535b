extension RetryingClient {
    /// When and how often a failed request is sent again.
    public struct Policy: Sendable {
        /// The maximum number of attempts, including the first: 1…5, by default 3. ``OperationInfo/retry`` replaces
        /// it for an operation, and ``CallOptions/retry`` for a call.
        public private(set) var attempts: Int
        /// By default full jitter: `U(0, min(8 s, 0.3 s · 2^(n−1)))`.
        public private(set) var backoff: any Backoff
        /// The statuses that are retried: by default 408, 429, 500, 502, 503 and 504.
        public private(set) var statuses: Set<Int>
        /// The longest that one attempt may take: 1 ms…1 day, by default 30 s.
        public let attemptTimeout: Duration
        /// The longest that all attempts and the delays between them may take: 1 ms…1 day, by default 60 s. A call's
        /// own timeout replaces it; if that is longer, one attempt may take all of it.
        public let totalTimeout: Duration
        /// The longest `Retry-After` that is respected, within 0…1 h and by default 30 s. If the server requests a
        /// longer delay, the request is not retried.
        public let longestRetryAfter: Duration
        /// Whether POST, PATCH and other requests that are not safe to repeat are sent again after a 429 with a
        /// `Retry-After`, by default true: a request that a rate limit rejected with a time to retry was not processed
        /// (RFC 6585 §4). No other status implies that. A 503 does not, even with a `Retry-After`: proxies send both
        /// when a server accepted a request and did not respond in time.
        public let repeatsThrottled: Bool

        /// Values outside their range are clamped to it. Statuses outside 400…599 are ignored.
        public init(
            attempts: Int = 3,
            backoff: some Backoff = .fullJitter,
            statuses: Set<Int> = [408, 429, 500, 502, 503, 504],
            attemptTimeout: Duration = .seconds(30),
            totalTimeout: Duration = .seconds(60),
            longestRetryAfter: Duration = .seconds(30),
            repeatsThrottled: Bool = true
        ) {
            let timeouts = Duration.milliseconds(1) ... .seconds(86_400)
            self.attempts = attempts.clamped(to: 1...5)
            self.backoff = backoff
            self.statuses = statuses.filter { (400...599).contains($0) }
            self.attemptTimeout = attemptTimeout.clamped(to: timeouts)
            self.totalTimeout = totalTimeout.clamped(to: timeouts)
            self.longestRetryAfter = longestRetryAfter.clamped(to: .zero ... .seconds(3_600))
            self.repeatsThrottled = repeatsThrottled
        }

        /// The policy with the overrides of an operation or a call applied.
        func adjusted(by rules: RetryRules?) -> RetryingClient.Policy {
            guard let rules else { return self }
            var policy = self
            if let attempts = rules.attempts { policy.attempts = attempts.clamped(to: 1...5) }
            if let backoff = rules.backoff { policy.backoff = backoff }
            if let statuses = rules.statuses { policy.statuses = statuses }
            return policy
        }

        /// Three attempts, full jitter, 30 s per attempt, 60 s in total.
        public static var `default`: RetryingClient.Policy { RetryingClient.Policy() }

        /// Retries only if ``OperationInfo/retry`` of the operation or ``CallOptions/retry`` of the call requests it.
        public static var never: RetryingClient.Policy { RetryingClient.Policy(attempts: 1) }

        /// The default policy with a constant delay before every retry.
        public static func fixed(_ delay: Duration, attempts: Int = 3) -> RetryingClient.Policy {
            RetryingClient.Policy(attempts: attempts, backoff: .fixed(delay))
        }
    }
}
