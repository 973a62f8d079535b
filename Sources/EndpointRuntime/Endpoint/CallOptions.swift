/// Options of one call that override those of its operation and client.
public struct CallOptions: Sendable {
    /// The use of a cache by this call, if the stack contains a caching client.
    public struct Cache: Sendable, Hashable {
        /// The caching mode of a call.
        public enum Mode: Sendable, Hashable {
            /// Follows the caching rules of HTTP.
            case `default`
            /// Sends the request to the server, then stores the response.
            case reload
            /// The call does not read or write the cache.
            case bypass
            /// Returns the stored response, however old, or fails.
            case only
        }

        public var mode: Mode
        /// The freshness lifetime if the server specifies none; nil keeps the operation's.
        public var timeToLive: Duration?

        public init(_ mode: Mode = .default, timeToLive: Duration? = nil) {
            self.mode = mode
            self.timeToLive = timeToLive
        }

        public static var reload: Cache { Cache(.reload) }
        public static var bypass: Cache { Cache(.bypass) }
        public static var only: Cache { Cache(.only) }
        /// Follows the caching rules of HTTP; if the server specifies no freshness, a response stays fresh for this
        /// duration.
        public static func fresh(for duration: Duration) -> Cache { Cache(timeToLive: duration) }
    }

    /// The redirects that this call follows. A redirect that is not followed is the response, including its `Location`,
    /// and no cache stores it. A redirect to a scheme other than `http` or `https`, or from `https` to `http`, is never
    /// followed.
    public enum Redirects: Sendable, Hashable {
        case never
        /// The call follows only redirects with the same scheme, host and port.
        case withinOrigin
        /// At most this many in a row; one more is ``TransportError/Redirect/tooMany``.
        case atMost(Int)
    }

    /// The maximum duration of the call; nil keeps the operation's or the client's.
    public var timeout: Duration?
    /// The time limits of the phases of a request; a nil member keeps that of ``URLSessionClient/Limits/timeouts``.
    public var timeouts: URLSessionClient.Limits.Timeouts
    /// The retry rules of this call, if the stack contains a retrying client.
    public var retry: RetryRules?
    public var cache: Cache?
    /// Replace the endpoint's headers of the same name.
    public var headers: HeaderFields
    /// Undocumented query items, after the endpoint's own.
    public var query: [(name: String, value: String)]
    /// The delivery of the response body; nil keeps the endpoint's.
    public var delivery: EndpointRequest.Delivery?
    /// Receives the progress of the request and the response, on the transport's own queue: return quickly.
    public var progress: (@Sendable (CallOptions.Progress) -> Void)?
    /// Nil follows all redirects that ``URLSessionClient/Limits/redirects`` allows.
    public var redirects: Redirects?
    /// Replace the credentials of the authenticating client; nil keeps those. Without such a client they have no
    /// effect.
    public var credentials: Credentials?
    /// The caller's values for interceptors, which read them from ``EndpointRequest/options``.
    public var context: Context

    public init(
        timeout: Duration? = nil,
        timeouts: URLSessionClient.Limits.Timeouts = URLSessionClient.Limits.Timeouts(),
        retry: RetryRules? = nil,
        cache: Cache? = nil,
        headers: HeaderFields = HeaderFields(),
        query: KeyValuePairs<String, String> = [:],
        delivery: EndpointRequest.Delivery? = nil,
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
