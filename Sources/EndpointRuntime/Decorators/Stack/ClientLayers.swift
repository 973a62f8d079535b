public import Foundation

/// What a client of ``HTTPClientFactory`` is made of. A layer that is nil, false or empty is left out.
///
/// ```swift
/// var layers = ClientLayers(credentials: Credentials(tokens: session))
/// layers.retry = try .fixed(.seconds(1))
/// layers.callLog = .default
/// ```
public struct ClientLayers: Sendable {
    /// Writes each call, however many attempts it took; by default nothing is written.
    public var callLog: LogPolicy?
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
    public var cache: CachePolicy?
    /// Nil is one of 8 MB.
    public var memoryCache: MemoryCacheStore?
    /// Nil keeps nothing beyond the process.
    public var diskCache: (any CacheStore)?
    /// By default equal calls under way share an answer.
    public var deduplication: DeduplicationPolicy?
    /// By default three attempts.
    public var retry: RetryPolicy?
    /// Share one between clients of the same servers.
    public var retryBudget: RetryBudget
    /// By default none.
    public var circuitBreaker: CircuitPolicy?
    /// By default 64 at once, 6 to a host.
    public var limits: LimitPolicy?
    /// See each attempt: the place for request ids.
    public var attemptInterceptors: [any HTTPInterceptor]
    /// For every attempt that does not set them itself.
    public var headers: HTTPHeaders
    /// Signs each attempt; by default nothing does.
    public var signingKey: SigningKey?
    /// Writes each attempt; by default nothing is written.
    public var attemptLog: LogPolicy?
    /// Where both logs go.
    public var logSink: LogSink
    /// What delays and deadlines are measured with.
    public var clock: any Clock<Duration>
    /// What dates of the server are compared with.
    public var now: @Sendable () -> Date
    /// The source of jitter and nonces.
    public var generator: any RandomNumberGenerator & Sendable

    public init(
        callLog: LogPolicy? = nil,
        metrics: (@Sendable (CallMetrics) -> Void)? = nil,
        deadline: Duration? = .seconds(60),
        callInterceptors: [any HTTPInterceptor] = [],
        idempotencyKeys: Bool = false,
        cookies: CookieStore? = nil,
        credentials: Credentials? = nil,
        cache: CachePolicy? = .standard,
        memoryCache: MemoryCacheStore? = nil,
        diskCache: (any CacheStore)? = nil,
        deduplication: DeduplicationPolicy? = .standard,
        retry: RetryPolicy? = .default,
        retryBudget: RetryBudget = RetryBudget(),
        circuitBreaker: CircuitPolicy? = nil,
        limits: LimitPolicy? = .default,
        attemptInterceptors: [any HTTPInterceptor] = [],
        headers: HTTPHeaders = [:],
        signingKey: SigningKey? = nil,
        attemptLog: LogPolicy? = nil,
        logSink: LogSink = .standard(),
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
