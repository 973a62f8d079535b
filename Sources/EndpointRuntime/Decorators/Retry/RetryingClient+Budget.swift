extension RetryingClient {
    /// Limits the retries per origin, so that the retries of its clients do not overload a failing server.
    ///
    /// Each origin has a bucket of tokens, which is full at first. A retry takes some; a success returns those that its
    /// last retry took, or one token if it needed no retry (AWS SDK, "standard" retry mode). Share one budget between
    /// clients of the same servers.
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
