/// Exchanges tokens for new ones.
///
/// A refresher must not send through the client it serves, except to endpoints whose security is empty, which then get
/// no credentials. Any other request throws ``CredentialError/refreshThroughItself``.
///
/// In a module that isolates to the main actor by default, declare your refresher `nonisolated`.
public protocol TokenRefresher: Sendable {
    /// Returns new tokens in exchange for the given ones.
    ///
    /// - Throws: ``CredentialError/refreshRejected``, an error response with a status 400…499 other than 408, 425 and
    ///   429, or a documented failure with a status below 400, if the tokens can no longer be renewed; the user must then
    ///   sign in again. Any other error is treated as temporary, and a `URLError` of the connection like a failure of the
    ///   client's own transport.
    func refresh(_ tokens: AuthTokens) async throws -> AuthTokens
}

extension TokenSession {
    /// A refresher that calls a function.
    public struct ClosureRefresher: TokenRefresher {
        private let body: @Sendable (AuthTokens) async throws -> AuthTokens

        /// Creates a refresher that calls a function.
        ///
        /// - Parameter body: exchanges the given tokens for new ones.
        public init(_ body: @escaping @Sendable (AuthTokens) async throws -> AuthTokens) { self.body = body }

        public func refresh(_ tokens: AuthTokens) async throws -> AuthTokens { try await body(tokens) }
    }
}
