extension CircuitBreakingClient {
    /// When the client stops sending requests to a server that keeps failing.
    public struct Policy: Sendable, Hashable {
        /// The number of last responses of an origin that are evaluated: 2…1,000, by default 20. The circuit stays
        /// closed until that many have arrived within ``period``.
        public let window: Int
        /// How long an outcome is evaluated: 1 s…1 day, by default 5 min. A full window must fit into that time: six
        /// concurrent requests that end in timeouts of 30 s each give 20 outcomes in 100 s.
        public let period: Duration
        /// The ratio of failures in the window that opens the circuit: 0.01…1, by default 0.5.
        public let failureRatio: Double
        /// How long the circuit stays open before one request probes the server: 0.1 s…1 h, by default 30 s.
        public let pause: Duration

        /// Values outside their range are clamped to it.
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

        /// Opens for 30 s when half of the last 20 responses failed, all of them within the last 5 min.
        public static var `default`: CircuitBreakingClient.Policy { CircuitBreakingClient.Policy() }
    }
}
