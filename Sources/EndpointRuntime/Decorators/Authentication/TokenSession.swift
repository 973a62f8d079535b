public import Foundation

/// A user's sign-in: the current tokens, their store and their renewal. Share one among all clients of a user.
///
/// Tokens are renewed by one refresh at a time, however many requests wait, and a refresh runs to its end even if all of
/// them leave: a rotated refresh token that got lost would sign the user out. New tokens are stored before a waiting
/// request goes on. No request waits while its token is still good. A refresh that failed is not tried again for a second
/// at least, and one that the server rejected not until ``signIn(_:)``.
public final class TokenSession: Sendable {
    /// What a request was given.
    struct Access: Sendable, Hashable {
        let token: String
        let principal: HTTPRequest.Principal
        let epoch: Int
        /// Expired, and no new one to be had for now.
        var isStale = false
    }

    struct State: Sendable {
        var tokens: AuthTokens?
        /// When the tokens came, if they came in this process.
        var receivedAt: Date?
        var isLoaded = false
        /// Counts sign-ins and sign-outs.
        var epoch = 0
        var isRejected = false
        var flight: TokenFlight?
        var history = RefreshHistory()
        var loading: Promise<Result<Void, AuthenticationError>>?
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
    ///   - store: where tokens outlive the process; in memory by default. Read when the first request needs a token.
    ///   - refresher: renews tokens; nil if they cannot be renewed.
    ///   - policy: when to renew and for how long to try.
    ///   - clock: measures the timeout of a refresh and the time between two.
    ///   - now: tells whether a token has expired.
    ///   - makeID: names a user whose tokens bring no ``AuthTokens/userID``.
    ///   - onRejection: called once when the server refuses to renew: time to show the sign-in.
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

    /// Takes new tokens, whoever was signed in before.
    ///
    /// - Throws: ``Credential/ValueError`` for a token that cannot be sent, and what the store throws; then the tokens are in
    ///   use but will not outlive the process.
    public func signIn(_ tokens: AuthTokens) async throws {
        try tokens.validate()
        var tokens = tokens
        if tokens.userID == nil { tokens.userID = makeID() }
        replace(tokens)
        try await persist()
    }

    /// Forgets the tokens. A refresh under way does not bring them back, and who waits for it gets
    /// ``AuthenticationError/signedOut``.
    ///
    /// - Returns: who was signed in, for purging caches.
    /// - Throws: what the store throws; the tokens are out of use all the same.
    @discardableResult
    public func signOut() async throws -> HTTPRequest.Principal? {
        // In a task of its own, so that a caller who is cancelled still learns whose caches to purge.
        _ = await Task { try await load() }.result
        let principal = replace(nil)
        try await persist()
        return principal
    }

    /// Who is signed in; nil if nobody is. Reads the store if nothing did before.
    public var principal: HTTPRequest.Principal? {
        get async throws {
            try await load()
            return state.withLock { $0.tokens.map(principal(of:)) }
        }
    }

    /// Why the tokens renewed last could not be stored; nil if they were.
    public var storeFailure: (any Error)? { state.withLock { $0.storeFailure } }

    func principal(of tokens: AuthTokens) -> HTTPRequest.Principal {
        tokens.userID.map { HTTPRequest.Principal($0) } ?? HTTPRequest.Principal(parts: ["bearer", tokens.accessToken])
    }

    @discardableResult
    private func replace(_ tokens: AuthTokens?) -> HTTPRequest.Principal? {
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
