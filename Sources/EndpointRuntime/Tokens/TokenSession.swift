public import Foundation

/// A user's sign-in: the current tokens, their store and their renewal. Share one among all clients of a user.
///
/// One refresh at a time renews the tokens, regardless of how many requests wait. A refresh runs to its end even if all
/// of them are cancelled: losing a rotated refresh token would sign the user out. New tokens are stored before a
/// waiting request is sent. No request waits while its token is still valid. A failed refresh is not repeated for at
/// least a second, and one that the server rejected not until ``signIn(_:)``.
public final class TokenSession: Sendable {
    /// The token that a request was given.
    struct Access: Sendable, Hashable {
        let token: String
        let principal: EndpointRequest.Principal
        let epoch: Int
        /// The token has expired and cannot be renewed at present.
        var isStale = false
    }

    struct State: Sendable {
        var tokens: AuthTokens?
        /// When the tokens were received, if that was in this process.
        var receivedAt: Date?
        var isLoaded = false
        /// The number of sign-ins and sign-outs.
        var epoch = 0
        var isRejected = false
        var flight: TokenFlight?
        var history = RefreshHistory()
        var loading: Promise<Result<Void, CredentialError>>?
        /// The last write to the store; the next waits for it.
        var writing: Task<Void, any Error>?
        var storeFailure: (any Error)?
    }

    let state = Lock(State())
    let store: any TokenSession.Store
    let refresher: (any TokenRefresher)?
    let policy: TokenSession.RefreshPolicy
    let clock: TransportClock
    let now: @Sendable () -> Date
    let makeID: @Sendable () -> String
    let onRejection: @Sendable () -> Void

    /// - Parameters:
    ///   - store: keeps the tokens beyond the life of the process; in memory by default. It is read when the first
    ///     request needs a token.
    ///   - refresher: renews tokens; nil if they cannot be renewed.
    ///   - policy: when tokens are renewed, and how long a refresh may take.
    ///   - clock: measures the timeout of a refresh and the time between two refreshes.
    ///   - now: the current time, with which the expiry of a token is compared.
    ///   - makeID: generates an id for a user whose tokens have no ``AuthTokens/userID``.
    ///   - onRejection: called once when the server refuses to renew the tokens, so that the app can show its sign-in.
    public init(
        store: any TokenSession.Store = TokenSession.MemoryStore(),
        refresher: (any TokenRefresher)? = nil,
        policy: TokenSession.RefreshPolicy = .default,
        clock: some Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() },
        makeID: @escaping @Sendable () -> String = { UUID().uuidString },
        onRejection: @escaping @Sendable () -> Void = {}
    ) {
        self.store = store
        self.refresher = refresher
        self.policy = policy
        self.clock = TransportClock(clock)
        self.now = now
        self.makeID = makeID
        self.onRejection = onRejection
    }

    /// Replaces the tokens, regardless of who was signed in before.
    ///
    /// - Throws: ``Credential/ValueError`` for a token that cannot be sent, and the errors of the store; in the latter
    ///   case the tokens are used but will not outlive the process.
    public func signIn(_ tokens: AuthTokens) async throws {
        try tokens.validate()
        var tokens = tokens
        if tokens.userID == nil { tokens.userID = makeID() }
        replace(tokens)
        try await persist()
    }

    /// Discards the tokens. A refresh in progress does not restore them, and a request that waits for it fails with
    /// ``CredentialError/signedOut``.
    ///
    /// - Returns: the user who was signed in, so that caches can be purged.
    /// - Throws: the errors of the store; the tokens are no longer used even then.
    @discardableResult
    public func signOut() async throws -> EndpointRequest.Principal? {
        // The load runs in its own task, so that a cancelled caller still learns whose caches to purge.
        _ = await Task { try await load() }.result
        let principal = replace(nil)
        try await persist()
        return principal
    }

    /// The user who is signed in; nil if there is none. Reads the store if it has not been read yet.
    public var principal: EndpointRequest.Principal? {
        get async throws {
            try await load()
            return state.withLock { $0.tokens.map(principal(of:)) }
        }
    }

    /// The reason that the tokens renewed last could not be stored; nil if they were.
    public var storeFailure: (any Error)? { state.withLock { $0.storeFailure } }

    func principal(of tokens: AuthTokens) -> EndpointRequest.Principal {
        tokens.userID.map { EndpointRequest.Principal($0) }
            ?? EndpointRequest.Principal(parts: ["bearer", tokens.accessToken])
    }

    @discardableResult
    private func replace(_ tokens: AuthTokens?) -> EndpointRequest.Principal? {
        let now = self.now()
        let (old, flight) = state.withLock { state -> (AuthTokens?, TokenFlight?) in
            defer {
                state.tokens = tokens
                state.receivedAt = now
                state.isLoaded = true
                state.epoch += 1
                state.isRejected = false
                state.flight = nil
                state.history = RefreshHistory()
            }
            return (state.tokens, state.flight)
        }
        flight?.end(.superseded)
        return old.map(principal(of:))
    }
}
