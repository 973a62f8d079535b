extension TokenSession {
    /// Where tokens outlive the process. Calls never overlap.
    ///
    /// In a module that isolates to the main actor by default, declare yours `nonisolated`.
    public protocol Store: Sendable {
        /// The tokens saved last; nil if there are none.
        func load() async throws -> AuthTokens?
        /// Replaces what is stored. Returns when the tokens are safe.
        func save(_ tokens: AuthTokens) async throws
        /// Removes what is stored.
        func clear() async throws
    }
}

extension TokenSession {
    /// Keeps tokens for the life of the process.
    public final class MemoryStore: TokenSession.Store {
        private let tokens: Lock<AuthTokens?>

        /// - Parameter tokens: what is stored from the start.
        public init(_ tokens: AuthTokens? = nil) { self.tokens = Lock(tokens) }

        public func load() async -> AuthTokens? { tokens.withLock { $0 } }
        public func save(_ tokens: AuthTokens) async { self.tokens.withLock { $0 = tokens } }
        public func clear() async { tokens.withLock { $0 = nil } }
    }
}
