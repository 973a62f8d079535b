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
        public let maximumRetryAfter: Duration
        /// Whether POST, PATCH and other requests that are not safe to repeat are sent again after a 429 with a
        /// `Retry-After`, by default true: a rate limit rejects a request before it is processed, and `Retry-After`
        /// states when to repeat it (RFC 6585 §4). No other status implies that the request was not processed. A 503
        /// does not, even with a `Retry-After`: proxies send both when a server accepted a request and did not respond
        /// in time.
        public let repeatsThrottled: Bool

        /// Values outside their range are clamped to it. Statuses outside 400…599 are ignored.
        public init(
            attempts: Int = 3,
            backoff: some Backoff = .fullJitter,
            statuses: Set<Int> = [408, 429, 500, 502, 503, 504],
            attemptTimeout: Duration = .seconds(30),
            totalTimeout: Duration = .seconds(60),
            maximumRetryAfter: Duration = .seconds(30),
            repeatsThrottled: Bool = true
        ) {
            let timeouts = Duration.milliseconds(1) ... .seconds(86_400)
            self.attempts = attempts.clamped(to: 1...5)
            self.backoff = backoff
            self.statuses = Policy.failures(among: statuses)
            self.attemptTimeout = attemptTimeout.clamped(to: timeouts)
            self.totalTimeout = totalTimeout.clamped(to: timeouts)
            self.maximumRetryAfter = maximumRetryAfter.clamped(to: .zero ... .seconds(3_600))
            self.repeatsThrottled = repeatsThrottled
        }

        /// The policy with the overrides of an operation or a call applied.
        func adjusted(by rules: RetryRules?) -> RetryingClient.Policy {
            guard let rules else { return self }
            var policy = self
            if let attempts = rules.attempts { policy.attempts = attempts.clamped(to: 1...5) }
            if let backoff = rules.backoff { policy.backoff = backoff }
            if let statuses = rules.statuses { policy.statuses = Policy.failures(among: statuses) }
            return policy
        }

        private static func failures(among statuses: Set<Int>) -> Set<Int> {
            statuses.filter { (400...599).contains($0) }
        }

        /// Three attempts, full jitter, 30 s per attempt, 60 s in total.
        public static var `default`: RetryingClient.Policy { RetryingClient.Policy() }

        /// Retries only if ``OperationInfo/retry`` of the operation or ``CallOptions/retry`` of the call requests it.
        public static var never: RetryingClient.Policy { RetryingClient.Policy(attempts: 1) }

        /// The default policy with a constant delay before every retry.
        ///
        /// - Parameters:
        ///   - delay: at most one hour; a negative one counts as zero.
        ///   - attempts: the number of attempts, including the first, within 1…5.
        public static func fixed(_ delay: Duration, attempts: Int = 3) -> RetryingClient.Policy {
            RetryingClient.Policy(attempts: attempts, backoff: .fixed(delay))
        }
    }
}

// MARK: Budget

extension RetryingClient {
    /// Limits the retries per origin, so that the retries of its clients do not overload a failing server.
    ///
    /// Each origin has a bucket of tokens, which is full at first. A retry takes some. A success after a retry gives back
    /// what its last retry took. A success without a retry gives back one token (AWS SDK, "standard" retry mode). Share
    /// one budget between clients of the same servers.
    public final class Budget: Sendable {
        /// The tokens in a full bucket: within 0…1,000,000, by default 500.
        public let capacity: Int
        /// The tokens that a retry takes: within 1…1,000,000, by default 14.
        public let cost: Int
        /// The tokens that a retry after 429 takes: within 1…1,000,000, by default 5.
        public let throttledCost: Int

        private let tokens = Lock([ServerMap.Origin: Int]())

        /// Values outside their range are clamped to it.
        public init(capacity: Int = 500, cost: Int = 14, throttledCost: Int = 5) {
            self.capacity = capacity.clamped(to: 0...1_000_000)
            self.cost = cost.clamped(to: 1...1_000_000)
            self.throttledCost = throttledCost.clamped(to: 1...1_000_000)
        }

        /// The tokens left for an origin.
        public func tokens(for origin: ServerMap.Origin) -> Int { tokens.withLock { $0[origin] } ?? capacity }

        /// Takes the cost of a retry; false if too few tokens are left.
        func take(_ cost: Int, for origin: ServerMap.Origin) -> Bool {
            tokens.withLock { tokens in
                let left = tokens[origin] ?? capacity
                guard left >= cost else { return false }
                tokens[origin] = left - cost
                if tokens.count > RetryingClient.Budget.mostOrigins { RetryingClient.Budget.forgetFullest(&tokens) }
                return true
            }
        }

        func give(_ count: Int, to origin: ServerMap.Origin) {
            tokens.withLock { tokens in
                guard let left = tokens[origin] else { return }
                // An unknown origin has a full bucket, so a full bucket need not be stored.
                tokens[origin] = left + count < capacity ? left + count : nil
            }
        }

        private static var mostOrigins: Int { 256 }

        private static func forgetFullest(_ tokens: inout [ServerMap.Origin: Int]) {
            guard let fullest = tokens.max(by: { $0.value < $1.value }) else { return }
            tokens[fullest.key] = nil
        }
    }
}
