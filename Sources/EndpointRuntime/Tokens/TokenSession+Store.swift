extension TokenSession {
    /// Keeps tokens beyond the life of the process. Calls never overlap.
    ///
    /// In a module that isolates to the main actor by default, declare your store `nonisolated`.
    public protocol Store: Sendable {
        /// Returns the tokens saved last; nil if there are none.
        func load() async throws -> AuthTokens?
        /// Replaces the stored tokens. Returns when the tokens are stored durably.
        func save(_ tokens: AuthTokens) async throws
        /// Removes the stored tokens.
        func clear() async throws
    }
}

extension TokenSession {
    /// Keeps tokens for the life of the process.
    public final class MemoryStore: TokenSession.Store {
        private let tokens: Lock<AuthTokens?>

        /// - Parameter tokens: the initial content.
        public init(_ tokens: AuthTokens? = nil) { self.tokens = Lock(tokens) }

        public func load() async -> AuthTokens? { tokens.withLock { $0 } }
        public func save(_ tokens: AuthTokens) async { self.tokens.withLock { $0 = tokens } }
        public func clear() async { tokens.withLock { $0 = nil } }
    }
}
