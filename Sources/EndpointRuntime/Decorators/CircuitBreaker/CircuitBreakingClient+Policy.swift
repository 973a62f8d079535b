extension CircuitBreakingClient {
    /// When to stop asking a server that keeps failing.
    public struct Policy: Sendable, Hashable {
        /// How many of the last responses of an origin are looked at: 2…1,000, by default 20. Before that many came
        /// within ``period``, the circuit stays closed.
        public let window: Int
        /// How long an outcome counts: 1 s…1 day, by default 5 min. Within that time, a full window must fit: six
        /// requests at once that end in timeouts of 30 s each give 20 outcomes in 100 s.
        public let period: Duration
        /// The part of them that failed and opens the circuit: 0.01…1, by default 0.5.
        public let failureRatio: Double
        /// How long nothing is sent before one request may try again: 0.1 s…1 h, by default 30 s.
        public let pause: Duration

        /// Values outside their range count as the nearest that is in it.
        public init(
            window: Int = 20,
            period: Duration = .seconds(300),
            failureRatio: Double = 0.5,
            pause: Duration = .seconds(30)
        ) {
            self.window = window.clamped(to: 2...1_000)
            self.period = period.clamped(to: .seconds(1) ... .seconds(86_400))
            self.failureRatio = failureRatio.clamped(to: 0.01...1)
            self.pause = pause.clamped(to: .milliseconds(100) ... .seconds(3_600))
        }

        /// Opens for 30 s when half of the last 20 responses failed, all of the last 5 min.
        public static var `default`: CircuitBreakingClient.Policy { CircuitBreakingClient.Policy() }
    }
}
