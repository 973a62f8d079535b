/// Trades tokens for new ones.
///
/// It must not send through the client it serves, except to endpoints whose security is empty: anything else throws
/// ``AuthenticationError/refreshThroughItself``.
///
/// In a module that isolates to the main actor by default, declare yours `nonisolated`.
public protocol TokenRefresher: Sendable {
    /// - Throws: ``AuthenticationError/refreshRejected``, a documented failure, or a status 400…499 other than 408, 425 and 429, where the
    ///   tokens are worthless; the user is then asked to sign in. Any other error counts as passing.
    func refresh(_ tokens: AuthTokens) async throws -> AuthTokens
}

extension TokenSession {
    /// A refresher made of a function.
    public struct RefreshingBy: TokenRefresher {
        private let body: @Sendable (AuthTokens) async throws -> AuthTokens

        /// - Parameter body: trades the tokens it is given for new ones.
        public init(_ body: @escaping @Sendable (AuthTokens) async throws -> AuthTokens) { self.body = body }

        public func refresh(_ tokens: AuthTokens) async throws -> AuthTokens { try await body(tokens) }
    }
}
