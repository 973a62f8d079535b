extension RetryingClient {
    /// How many retries an origin is worth, so that a server in trouble is not buried by the retries of its clients.
    ///
    /// A bucket of tokens for each origin, full at first. A retry takes some; a success puts back what its last retry
    /// took, or one token if it needed none (AWS SDK, "standard" retry mode). Share one between clients of the same
    /// servers.
    public final class Budget: Sendable {
        /// Within 0…1,000,000, by default 500.
        public let capacity: Int
        /// Within 1…1,000,000, by default 14.
        public let cost: Int
        /// For a retry after 429: within 1…1,000,000, by default 5.
        public let throttledCost: Int

        private let tokens = Lock([ServerMap.Origin: Int]())

        /// Values outside their range count as the nearest that is in it.
        public init(capacity: Int = 500, cost: Int = 14, throttledCost: Int = 5) {
            self.capacity = capacity.clamped(to: 0...1_000_000)
            self.cost = cost.clamped(to: 1...1_000_000)
            self.throttledCost = throttledCost.clamped(to: 1...1_000_000)
        }

        /// The tokens left for an origin.
        public func tokens(for origin: ServerMap.Origin) -> Int { tokens.withLock { $0[origin] } ?? capacity }

        /// Whether the cost was there; then it is taken.
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
                // A full bucket is what an unknown origin has.
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
