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

    /// Which redirects this call follows. One that is not followed is the response, `Location` and all, and no cache keeps
    /// it. A redirect that leads to something else than `http` or `https`, or from `https` to `http`, is never followed.
    public enum Redirects: Sendable, Hashable {
        case never
        /// Those that stay within scheme, host and port.
        case withinOrigin
        /// So many in a row; one more is ``TransportError/Redirect/tooMany``.
        case atMost(Int)
    }

    /// The longest the call may take; nil keeps the operation's or the client's.
    public var timeout: Duration?
    /// Bounds of the parts of a request; what is nil in it keeps ``URLSessionHTTPClient/Limits/timeouts``.
    public var timeouts: URLSessionHTTPClient.Limits.Timeouts
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
    /// Nil follows all that ``URLSessionHTTPClient/Limits/redirects`` allows.
    public var redirects: Redirects?
    /// Take the place of what the authenticating client has; nil keeps that. Without such a client they have no effect.
    public var credentials: Credentials?
    /// Values of the caller's for interceptors, which find it in ``HTTPRequest/options``.
    public var context: Context

    public init(
        timeout: Duration? = nil,
        timeouts: URLSessionHTTPClient.Limits.Timeouts = URLSessionHTTPClient.Limits.Timeouts(),
        retry: RetryRules? = nil,
        cache: Cache? = nil,
        headers: HTTPHeaders = HTTPHeaders(),
        query: KeyValuePairs<String, String> = [:],
        delivery: HTTPRequest.Delivery? = nil,
        progress: (@Sendable (CallOptions.Progress) -> Void)? = nil,
        redirects: Redirects? = nil,
        credentials: Credentials? = nil,
        context: Context = []
    ) {
        self.timeout = timeout
        self.timeouts = timeouts
        self.retry = retry
        self.cache = cache
        self.headers = headers
        self.query = query.map { (name: $0.key, value: $0.value) }
        self.delivery = delivery
        self.progress = progress
        self.redirects = redirects
        self.credentials = credentials
        self.context = context
    }
}
