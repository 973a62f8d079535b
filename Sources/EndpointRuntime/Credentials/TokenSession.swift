public import Foundation

/// A user's sign-in: the current tokens, their store and their renewal. Share one among all clients of a user.
///
/// One refresh at a time renews the tokens, regardless of how many requests wait. A refresh runs to its end even if all
/// of them are cancelled: losing a rotated refresh token would sign the user out. New tokens are stored before a
/// waiting request is sent. No request waits while its token is still valid. A failed refresh is not repeated for at
/// least a second. If the server rejects a refresh, requests use the present token until it expires or a server refuses
/// it. After that they fail until ``signIn(_:)`` is called, or until the store has other tokens of the same user, which
/// another process may have renewed at the same time.
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
        /// Whether the server refuses to renew the tokens.
        var isRejected = false
        /// Whether a server refused the access token by a 401.
        var isRefused = false
        var flight: TokenFlight?
        /// The refreshes that others wait for, until they end or are given up. One returns if its tokens arrive later.
        var late: [LateRefresh] = []
        var history = RefreshHistory()
        var loading: Promise<Result<Void, CredentialError>>?
        /// The last use of the store; the next waits for it.
        var writing: Task<Void, any Error>?
        /// The tokens that this session last read from the store or wrote to it.
        var stored: AuthTokens?
        var storeFailure: (any Error)?

        /// Begins another sign-in, or a time without one.
        mutating func begin(with tokens: AuthTokens?, at now: Date) {
            self.tokens = tokens
            receivedAt = now
            isLoaded = true
            epoch += 1
            (isRejected, isRefused) = (false, false)
            (flight, late, storeFailure) = (nil, [], nil)
            history = RefreshHistory()
        }
    }

    let state = Lock(State())
    let store: any TokenSession.Store
    let refresher: (any TokenRefresher)?
    let policy: TokenSession.RefreshPolicy
    let clock: TransportClock
    let now: @Sendable () -> Date
    let makeID: @Sendable () -> String
    let onRejection: @Sendable () -> Void

    /// Creates a session with the tokens of a store.
    ///
    /// - Parameters:
    ///   - store: keeps the tokens beyond the life of the process; in memory by default. It is read when the first
    ///     request needs a token, before each refresh and, after a rejected refresh, by requests without a valid token,
    ///     because another process may have renewed the tokens.
    ///   - refresher: renews tokens; nil if they cannot be renewed.
    ///   - policy: when tokens are renewed, and how long a refresh may take.
    ///   - onRejection: called once when the server refuses to renew the tokens, before the waiting requests fail, so that
    ///     the app can show its sign-in.
    ///   - clock: measures the timeout of a refresh and the time between two refreshes.
    ///   - now: the current time, with which the expiry of a token is compared.
    ///   - makeID: generates an id for a user whose tokens have no ``AuthTokens/userID``.
    public init(
        store: any TokenSession.Store = TokenSession.MemoryStore(),
        refresher: (any TokenRefresher)? = nil,
        policy: TokenSession.RefreshPolicy = .default,
        onRejection: @escaping @Sendable () -> Void = {},
        clock: some Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() },
        makeID: @escaping @Sendable () -> String = { UUID().uuidString }
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
    /// If the store cannot be cleared, ``storeFailure`` holds the error. The tokens are no longer used, but the next launch
    /// loads them from the store, unless `signOut()` is repeated and succeeds.
    ///
    /// - Returns: the user who was signed in, so that the cached responses can be removed; nil if there was
    ///   none, or if the store could not be read, in which case all cached responses are to be removed.
    @discardableResult
    public func signOut() async -> EndpointRequest.Principal? {
        // The load runs in its own task, so that a cancelled caller still learns whose responses to remove.
        _ = await Task { try await load() }.result
        let (principal, epoch) = replace(nil)
        do { try await persist() } catch {
            state.withLock { state in
                if state.epoch == epoch { state.storeFailure = error }
            }
        }
        return principal
    }

    /// The user who is signed in; nil if there is none. Reads the store if it has not been read yet.
    ///
    /// - Throws: ``EndpointClientError/request(_:after:)`` with ``CredentialError/storeFailed(_:)`` if the store cannot be
    ///   read, and ``EndpointClientError/cancelled``.
    public var principal: EndpointRequest.Principal? {
        get async throws(EndpointClientError) {
            try await load()
            return state.withLock { $0.tokens.map(principal(of:)) }
        }
    }

    /// The reason that the store could not be changed by the last renewal or sign-out; nil if it could.
    public var storeFailure: (any Error)? { state.withLock { $0.storeFailure } }

    func principal(of tokens: AuthTokens) -> EndpointRequest.Principal {
        tokens.userID.map { EndpointRequest.Principal($0) }
            ?? EndpointRequest.Principal(parts: ["bearer", tokens.accessToken])
    }

    /// Returns the user of the former tokens, and the epoch that begins.
    @discardableResult
    private func replace(_ tokens: AuthTokens?) -> (EndpointRequest.Principal?, epoch: Int) {
        let now = self.now()
        let (old, epoch) = state.withLock { state in
            defer { state.begin(with: tokens, at: now) }
            return (state, state.epoch + 1)
        }
        old.endRefreshes()
        return (old.tokens.map(principal(of:)), epoch)
    }
}

extension TokenSession: Opaque {}

extension TokenSession.Access: Opaque {}

// MARK: RefreshPolicy

extension TokenSession {
    /// When and how often tokens are renewed, and how long a refresh may take.
    public struct RefreshPolicy: Sendable, Hashable {
        /// How long before its expiry a token is renewed, while requests still use it: at least 0, by default 60 s. A
        /// token whose lifetime is less than twice this value is renewed after half of its lifetime.
        public let lead: Duration
        /// How long a request with an expired token waits for a refresh: at least 1 ms, by default 30 s. Then a request of
        /// a safe method is sent with the expired token, and any other fails. The refresh has the same time once more:
        /// tokens that arrive in it are used, and the next refresh waits for its end. After that, it is cancelled.
        public let timeout: Duration
        /// The maximum number of renewals within ``window``: at least 1, by default 5. Without it, a server that
        /// refuses every token that it issues would receive a refresh for every request. Beyond it, requests fail with
        /// ``CredentialError/refreshedTooOften(limit:window:)``.
        public let limit: Int
        /// The period in which ``limit`` applies: at least 1 ms, by default 30 s.
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

// MARK: AuthTokens

/// The result of a sign-in: an access token and the values that renew it. Its description never shows a token.
public struct AuthTokens: Sendable, Hashable {
    /// Sent as `Authorization: Bearer …`. Not empty, no control characters.
    public var accessToken: String
    /// The token that a refresher exchanges for new tokens. If the response to a refresh has none, this one is kept
    /// (RFC 6749 §6).
    public var refreshToken: String?
    /// When the access token expires; nil if only a 401 reveals it. A time that has already passed when the tokens
    /// arrive is treated like nil, because clocks differ.
    public var expiresAt: Date?
    /// The user's id, unique within the API. Caches are partitioned by it. If it is nil, the session generates one at
    /// sign-in, and derives one from the access token when it loads the tokens from a store; a refresh keeps it.
    public var userID: String?
    /// The OpenID Connect ID token: a signed token that identifies the user. This library neither reads nor checks it.
    /// If the response to a refresh has none, this one is kept.
    public var idToken: String?

    /// Creates tokens, as a sign-in or a refresh returns them.
    public init(
        accessToken: String,
        refreshToken: String? = nil,
        expiresAt: Date? = nil,
        userID: String? = nil,
        idToken: String? = nil
    ) {
        self.accessToken = accessToken
        self.refreshToken = refreshToken
        self.expiresAt = expiresAt
        self.userID = userID
        self.idToken = idToken
    }

    func validate() throws(Credential.ValueError) {
        try checkValue(accessToken, field: "accessToken")
    }
}

extension AuthTokens: JSONModel {
    public init(from json: inout ObjectReader) throws {
        accessToken = try json.required("accessToken")
        refreshToken = try json.optional("refreshToken")
        expiresAt = try json.optional("expiresAt")
        userID = try json.optional("userID")
        idToken = try json.optional("idToken")
    }

    public func encode(to json: inout ObjectWriter) throws {
        try json.required("accessToken", accessToken)
        try json.optional("refreshToken", refreshToken)
        try json.optional("expiresAt", expiresAt)
        try json.optional("userID", userID)
        try json.optional("idToken", idToken)
    }
}

extension AuthTokens: CustomStringConvertible, Opaque {
    public var description: String {
        "tokens"
            + (expiresAt.map { " that expire at \($0)" } ?? "")
            + (refreshToken == nil ? ", not renewable" : ", renewable")
    }
}
