extension TokenSession {
    /// When tokens are renewed, how often, and for how long that is tried.
    public struct RefreshPolicy: Sendable, Hashable {
        /// How long before its expiry a token is renewed, while requests go on with it. A token that lives less than
        /// twice as long is renewed in the middle of its life.
        public let lead: Duration
        /// How long a refresh may take, and with it the requests that have no token to go on with.
        public let timeout: Duration
        /// How many times tokens are renewed within ``window`` at most. A server that refuses every token it gives out
        /// would otherwise be asked for a new one by every request:
        /// ``AuthenticationError/refreshedTooOften(limit:window:)``.
        public let limit: Int
        /// The time that ``limit`` counts in.
        public let window: Duration

        /// A value below its least counts as that.
        ///
        /// - Parameters:
        ///   - lead: 60 s by default; 0 at least.
        ///   - timeout: 30 s by default; 1 ms at least.
        ///   - limit: 5 by default; 1 at least.
        ///   - window: 30 s by default; 1 ms at least.
        public init(
            lead: Duration = .seconds(60),
            timeout: Duration = .seconds(30),
            limit: Int = 5,
            window: Duration = .seconds(30)
        ) {
            self.lead = max(.zero, lead)
            self.timeout = max(.milliseconds(1), timeout)
            self.limit = max(1, limit)
            self.window = max(.milliseconds(1), window)
        }

        /// 60 s ahead, 30 s at most, 5 times within 30 s.
        public static var `default`: TokenSession.RefreshPolicy { TokenSession.RefreshPolicy() }
    }
}
