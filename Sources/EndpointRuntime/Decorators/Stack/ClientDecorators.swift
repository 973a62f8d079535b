public import Foundation

/// The decorators of a client of ``ClientFactory``. A decorator that is nil, false or empty is omitted.
///
/// ```swift
/// var decorators = ClientDecorators(credentials: Credentials(tokens: session))
/// decorators.retry = .fixed(.seconds(1))
/// decorators.callLog = .default
/// ```
public struct ClientDecorators: Sendable {
    /// Logs each call, regardless of the number of attempts; by default nothing is logged.
    public var callLog: LoggingClient.Policy?
    /// Receives the metrics of each call; nil by default.
    public var metrics: (@Sendable (CallMetrics) -> Void)?
    /// The longest that a call without its own timeout may take: 1 ms…1 day, by default 60 s. With nil, only the
    /// timeouts of ``retry`` apply, or without it, those of the transport.
    public var deadline: Duration?
    /// Interceptors that run once per call.
    public var callInterceptors: [any EndpointInterceptor]
    /// Whether POST and PATCH get an `Idempotency-Key`, which allows retries of them; by default they do not, because a
    /// server that does not honor keys would process the request twice.
    public var idempotencyKeys: Bool
    /// The cookie store; by default cookies are not stored.
    public var cookies: CookieStore?
    /// The credentials of the calls. By default, there are none except those of ``CallOptions/credentials``, and
    /// requests are sent without credentials even if their operations require some. Requests of operations with
    /// security are then neither cached nor deduplicated; see <doc:Cache>.
    public var credentials: Credentials?
    /// By default, responses that the server allows to be cached are kept in memory.
    public var cache: CachingClient.Policy?
    /// Nil creates a store of 8 MB for each client.
    public var memoryCache: CachingClient.MemoryStore?
    /// Nil caches nothing beyond the process. Clients that share it should share the memory store too, because a change
    /// outdates only the memory of the client that makes it.
    public var diskCache: (any CachingClient.Store)?
    /// By default, equal calls in progress share a response.
    public var deduplication: DeduplicatingClient.Policy?
    /// By default three attempts.
    public var retry: RetryingClient.Policy?
    /// Limits the retries per origin. Share one between clients of the same servers.
    public var retryBudget: RetryingClient.Budget
    /// By default, there is no circuit breaker.
    public var circuitBreaker: CircuitBreakingClient.Policy?
    /// By default, 64 requests at the same time, 6 per host.
    public var requestLimits: LimitingClient.Policy?
    /// Interceptors that run once per attempt: the place for request ids.
    public var attemptInterceptors: [any EndpointInterceptor]
    /// Added to every attempt that does not set them itself. A header whose name suggests a credential, such as
    /// `X-API-Key`, makes every response personal, so that the cache stores none and simultaneous callers share none. Use
    /// ``credentials`` for it.
    public var headers: HeaderFields
    /// Signs each attempt; by default attempts are not signed.
    public var signingKey: SigningClient.Key?
    /// Logs each attempt; by default nothing is logged.
    public var attemptLog: LoggingClient.Policy?
    /// The destination of both logs.
    public var logSink: LoggingClient.Sink
    /// Measures delays and deadlines.
    public var clock: any Clock<Duration>
    /// The current time, with which dates from the server are compared.
    public var now: @Sendable () -> Date
    /// The source of jitter and nonces.
    public var generator: any RandomNumberGenerator & Sendable

    /// Creates the decorators; those without an argument have the defaults that their properties document.
    public init(
        callLog: LoggingClient.Policy? = nil,
        metrics: (@Sendable (CallMetrics) -> Void)? = nil,
        deadline: Duration? = .seconds(60),
        callInterceptors: [any EndpointInterceptor] = [],
        idempotencyKeys: Bool = false,
        cookies: CookieStore? = nil,
        credentials: Credentials? = nil,
        cache: CachingClient.Policy? = .default,
        memoryCache: CachingClient.MemoryStore? = nil,
        diskCache: (any CachingClient.Store)? = nil,
        deduplication: DeduplicatingClient.Policy? = .default,
        retry: RetryingClient.Policy? = .default,
        retryBudget: RetryingClient.Budget = RetryingClient.Budget(),
        circuitBreaker: CircuitBreakingClient.Policy? = nil,
        requestLimits: LimitingClient.Policy? = .default,
        attemptInterceptors: [any EndpointInterceptor] = [],
        headers: HeaderFields = [:],
        signingKey: SigningClient.Key? = nil,
        attemptLog: LoggingClient.Policy? = nil,
        logSink: LoggingClient.Sink = .default(),
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() },
        generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) {
        self.callLog = callLog
        self.metrics = metrics
        self.deadline = deadline
        self.callInterceptors = callInterceptors
        self.idempotencyKeys = idempotencyKeys
        self.cookies = cookies
        self.credentials = credentials
        self.cache = cache
        self.memoryCache = memoryCache
        self.diskCache = diskCache
        self.deduplication = deduplication
        self.retry = retry
        self.retryBudget = retryBudget
        self.circuitBreaker = circuitBreaker
        self.requestLimits = requestLimits
        self.attemptInterceptors = attemptInterceptors
        self.headers = headers
        self.signingKey = signingKey
        self.attemptLog = attemptLog
        self.logSink = logSink
        self.clock = clock
        self.now = now
        self.generator = generator
    }
}

extension ClientDecorators {
    /// A copy with these credentials added. If the decorators already have a credential for a scheme, the new one
    /// replaces it.
    public func with<TheAPI>(_ added: [Credential.For<TheAPI>]) -> ClientDecorators {
        guard !added.isEmpty else { return self }
        var decorators = self
        decorators.credentials = (credentials ?? .none).adding(added)
        return decorators
    }
}

/// A client built by ``ClientFactory``.
public struct DecoratedClient: EndpointClient {
    public var servers: ServerMap { outermost.servers }

    /// Nil if the client has no cache.
    public let cache: CachingClient?

    /// Decorators whose state tests inspect.
    let requestLimits: LimitingClient?
    let deduplication: DeduplicatingClient?

    private let outermost: any EndpointClient

    init(
        _ outermost: any EndpointClient,
        cache: CachingClient?,
        requestLimits: LimitingClient?,
        deduplication: DeduplicatingClient?
    ) {
        self.outermost = outermost
        self.cache = cache
        self.requestLimits = requestLimits
        self.deduplication = deduplication
    }

    public func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        try await outermost.send(request)
    }

    /// Removes the cached responses of a user, in memory and on disk. Call it at sign-out:
    ///
    /// ```swift
    /// if let user = await session.signOut() { await client.removeAllResponses(of: user) }
    /// ```
    public func removeAllResponses(of owner: EndpointRequest.Principal) async { await cache?.removeAll(of: owner) }

    /// Removes all cached responses, in memory and on disk.
    public func removeAllResponses() async { await cache?.removeAll() }

    /// Returns when all changes of the cache have been written to the disk. For a process that is about to end: without it,
    /// the responses stored last are lost, and those removed last are present again.
    public func flush() async { await cache?.flush() }
}
