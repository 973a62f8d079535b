extension TokenSession {
    /// When and how often tokens are renewed, and how long a refresh may take.
    public struct RefreshPolicy: Sendable, Hashable {
        /// How long before its expiry a token is renewed, while requests still use it. A token that lives less than
        /// twice as long is renewed at half its lifetime.
        public let lead: Duration
        /// The longest that a refresh may take, and that requests without a valid token wait for it.
        public let timeout: Duration
        /// The maximum number of renewals within ``window``. Without it, a server that refuses every token it issues
        /// would receive a refresh for every request. Beyond it, requests fail with
        /// ``CredentialError/refreshedTooOften(limit:window:)``.
        public let limit: Int
        /// The period in which ``limit`` applies.
        public let window: Duration

        /// Values below their minimum are raised to it.
        ///
        /// - Parameters:
        ///   - lead: 60 s by default; at least 0.
        ///   - timeout: 30 s by default; at least 1 ms.
        ///   - limit: 5 by default; at least 1.
        ///   - window: 30 s by default; at least 1 ms.
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

        /// Renewal 60 s before expiry, 30 s for a refresh, at most 5 renewals within 30 s.
        public static var `default`: TokenSession.RefreshPolicy { TokenSession.RefreshPolicy() }
    }
}
