public import Foundation

/// What a client of ``HTTPClientFactory`` is made of. A layer that is nil, false or empty is left out.
///
/// ```swift
/// var layers = ClientLayers(credentials: Credentials(tokens: session))
/// layers.retry = .fixed(.seconds(1))
/// layers.callLog = .default
/// ```
public struct ClientLayers: Sendable {
    /// Writes each call, however many attempts it took; by default nothing is written.
    public var callLog: LoggingClient.Policy?
    /// Is told what each call cost.
    public var metrics: (@Sendable (CallMetrics) -> Void)?
    /// The longest that a call may take which brings no timeout of its own; by default 60 s.
    public var deadline: Duration?
    /// See each call once.
    public var callInterceptors: [any HTTPInterceptor]
    /// Whether POST and PATCH get an `Idempotency-Key`, which allows retries of them; by default not, because a server
    /// that does not honour keys would do the work twice.
    public var idempotencyKeys: Bool
    /// Where cookies are kept; by default nowhere.
    public var cookies: CookieStore?
    /// Whose calls these are; by default nobody's.
    public var credentials: Credentials?
    /// By default what the server allows is kept, in memory.
    public var cache: CachingClient.Policy?
    /// Nil is one of 8 MB.
    public var memoryCache: CachingClient.MemoryStore?
    /// Nil keeps nothing beyond the process.
    public var diskCache: (any CachingClient.Store)?
    /// By default equal calls under way share an answer.
    public var deduplication: DeduplicatingClient.Policy?
    /// By default three attempts.
    public var retry: RetryingClient.Policy?
    /// Share one between clients of the same servers.
    public var retryBudget: RetryingClient.Budget
    /// By default none.
    public var circuitBreaker: CircuitBreakingClient.Policy?
    /// By default 64 at once, 6 to a host.
    public var limits: LimitedClient.Policy?
    /// See each attempt: the place for request ids.
    public var attemptInterceptors: [any HTTPInterceptor]
    /// For every attempt that does not set them itself.
    public var headers: HTTPHeaders
    /// Signs each attempt; by default nothing does.
    public var signingKey: SigningClient.Key?
    /// Writes each attempt; by default nothing is written.
    public var attemptLog: LoggingClient.Policy?
    /// Where both logs go.
    public var logSink: LoggingClient.Sink
    /// What delays and deadlines are measured with.
    public var clock: any Clock<Duration>
    /// What dates of the server are compared with.
    public var now: @Sendable () -> Date
    /// The source of jitter and nonces.
    public var generator: any RandomNumberGenerator & Sendable

    public init(
        callLog: LoggingClient.Policy? = nil,
        metrics: (@Sendable (CallMetrics) -> Void)? = nil,
        deadline: Duration? = .seconds(60),
        callInterceptors: [any HTTPInterceptor] = [],
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
        limits: LimitedClient.Policy? = .default,
        attemptInterceptors: [any HTTPInterceptor] = [],
        headers: HTTPHeaders = [:],
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
        self.limits = limits
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
