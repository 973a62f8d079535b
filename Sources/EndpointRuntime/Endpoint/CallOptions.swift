/// What one call wants different from the rest.
public struct CallOptions: Sendable {
    /// How this call uses a cache, where a caching client is in the stack.
    public struct Cache: Sendable, Hashable {
        /// Whether the cache is asked, and whether the server is.
        public enum Mode: Sendable, Hashable {
            /// By the rules of HTTP.
            case `default`
            /// Ask the server, then store.
            case reload
            /// Neither read nor store.
            case bypass
            /// Answer from the cache, however old, or fail.
            case only
        }

        public var mode: Mode
        /// Freshness when the server gives none; nil keeps the operation's.
        public var timeToLive: Duration?

        public init(_ mode: Mode = .default, timeToLive: Duration? = nil) {
            self.mode = mode
            self.timeToLive = timeToLive
        }

        public static var reload: Cache { Cache(.reload) }
        public static var bypass: Cache { Cache(.bypass) }
        public static var only: Cache { Cache(.only) }
        /// By the rules of HTTP; where the server gives no freshness, an answer stays fresh for so long.
        public static func fresh(for duration: Duration) -> Cache { Cache(timeToLive: duration) }
    }

    /// The longest the call may take; nil keeps the operation's or the client's.
    public var timeout: Duration?
    /// How this call is retried, where a retrying client is in the stack.
    public var retry: RetryRules?
    public var cache: Cache?
    /// Replace those of the same name that the endpoint sets.
    public var headers: HTTPHeaders
    /// Undocumented query items, behind the endpoint's own.
    public var query: [(name: String, value: String)]
    /// How the body is handed over; nil keeps the endpoint's way.
    public var delivery: HTTPRequest.Delivery?
    /// Is told how far request and answer have come, on the transport's own queue: be quick.
    public var progress: (@Sendable (CallOptions.Progress) -> Void)?

    public init(
        timeout: Duration? = nil,
        retry: RetryRules? = nil,
        cache: Cache? = nil,
        headers: HTTPHeaders = HTTPHeaders(),
        query: KeyValuePairs<String, String> = [:],
        delivery: HTTPRequest.Delivery? = nil,
        progress: (@Sendable (CallOptions.Progress) -> Void)? = nil
    ) {
        self.timeout = timeout
        self.retry = retry
        self.cache = cache
        self.headers = headers
        self.query = query.map { (name: $0.key, value: $0.value) }
        self.delivery = delivery
        self.progress = progress
    }
}
