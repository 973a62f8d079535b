/// Options of one call that override those of its operation and client.
public struct CallOptions: Sendable {
    /// The use of a cache by this call, if the stack contains a caching client.
    public struct Cache: Sendable, Hashable {
        /// The caching mode of a call.
        #if hasAttribute(nonexhaustive)
        @nonexhaustive
        #endif
        public enum Mode: Sendable, Hashable {
            /// Follows the caching rules of HTTP.
            case `default`
            /// Sends the request to the server, then stores the response.
            case reload
            /// The call does not read or write the cache.
            case bypass
            /// Returns the stored response, however old, or fails. A call whose response is never stored, such as a POST,
            /// fails without being sent.
            case only
        }

        /// Whether the call reads and writes the cache; by default as HTTP defines it.
        public var mode: Mode
        /// The freshness lifetime of a 2xx response if the server specifies none; nil leaves it to the operation, and
        /// then to ``CachingClient/Policy/timeToLive``. A negative one counts as zero.
        public var timeToLive: Duration?

        /// Creates a use of the cache with both a mode and a lifetime; the static members cover the usual ones.
        public init(_ mode: Mode = .default, timeToLive: Duration? = nil) {
            self.mode = mode
            self.timeToLive = timeToLive
        }

        /// Sends the request to the server, then stores the response.
        public static var reload: Cache { Cache(.reload) }
        /// Neither reads nor writes the cache.
        public static var bypass: Cache { Cache(.bypass) }
        /// Returns the stored response, however old, or fails with ``RequestError/notCached(operationID:)``.
        public static var only: Cache { Cache(.only) }
        /// Follows the caching rules of HTTP; if the server specifies no freshness, a response stays fresh for this
        /// duration.
        public static func freshByDefault(for duration: Duration) -> Cache { Cache(timeToLive: duration) }
    }

    /// The redirects that this call follows. A redirect that `never` or `withinOrigin` excludes is returned as the
    /// response, with its `Location`, and no cache stores it. Otherwise, a redirect to a scheme other than `http` or
    /// `https`, a redirect from `https` to `http`, or too many redirects in a row end the call with
    /// ``TransportError/Reason/redirect(_:)``.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Redirects: Sendable, Hashable {
        /// The call follows no redirect.
        case never
        /// The call follows only redirects with the same scheme, host and port.
        case withinOrigin
        /// At most this many in a row; one more is ``TransportError/Redirect/tooMany``. Less than 1 allows none.
        case atMost(Int)
    }

    /// Time limits for the parts of one request on the wire. Each applies in addition to the request's timeout and
    /// independently of the others. Waiting for a permit counts against none of them. ``head`` includes redirects;
    /// the others start again after each. A nil limit is no limit; in ``CallOptions/phaseTimeouts``, it keeps the
    /// client's. For streams and downloads, the request's timeout replaces a nil ``head`` or ``silence``.
    public struct PhaseTimeouts: Sendable, Hashable {
        /// Until the first bytes of the request body are on their way, which shows that the connection exists.
        /// URLSession reports a connection in no other way, so for a request without a body only ``head`` applies.
        public var connect: Duration?
        /// Until the head of the response, including connecting and sending.
        public var head: Duration?
        /// Between two chunks of the response body, after the head. The request fails after at most twice this time
        /// without a chunk.
        public var silence: Duration?

        /// Creates time limits. A phase whose limit is nil, the default, may take any time. With a limit of zero or less,
        /// a request may fail before it is sent.
        public init(connect: Duration? = nil, head: Duration? = nil, silence: Duration? = nil) {
            self.connect = connect
            self.head = head
            self.silence = silence
        }

        /// Replaces the limits that are nil here by those of `others`.
        func over(_ others: PhaseTimeouts) -> PhaseTimeouts {
            PhaseTimeouts(
                connect: connect ?? others.connect,
                head: head ?? others.head,
                silence: silence ?? others.silence
            )
        }
    }

    /// The maximum duration of the call; nil keeps the operation's or the client's. With zero or less, nothing is sent.
    /// Without ``DeadlineClient``, which ``ClientFactory`` adds, each request of a call may take that long, so the replay
    /// after a 401 doubles it. For streams and files, see ``EndpointRequest/timeout``.
    public var timeout: Duration?
    /// The time limits of the phases of a request; a nil member keeps that of ``URLSessionClient/Limits/phaseTimeouts``.
    public var phaseTimeouts: CallOptions.PhaseTimeouts
    /// The retry rules of this call, if the stack contains a retrying client.
    public var retry: RetryRules?
    /// The use of a cache by this call; nil leaves it to the operation and the client.
    public var cache: Cache?
    /// Additional headers, which replace those of the endpoint with the same name.
    public var headers: HeaderFields
    /// Additional query items, appended after the endpoint's own.
    public var query: QueryItems
    /// The delivery of the response body; nil keeps the endpoint's.
    public var delivery: EndpointRequest.Delivery?
    /// Receives the progress of the request and the response, on the transport's own queue: return quickly.
    public var progress: (@Sendable (CallOptions.Progress) -> Void)?
    /// The redirects that are followed; nil follows all that ``URLSessionClient/Limits/redirects`` allows.
    public var redirects: Redirects?
    /// The credentials of this call, which replace those of the ``AuthenticatingClient``; nil keeps the client's.
    /// Without such a client, they have no effect.
    public var credentials: Credentials?
    /// The caller's values for interceptors, which read them from ``EndpointRequest/options``.
    public var context: Context
    /// Keeps this call and others to one user; nil for a call of its own.
    var sameUser: SameUser?

    /// Creates options; those without an argument change nothing.
    public init(
        timeout: Duration? = nil,
        phaseTimeouts: CallOptions.PhaseTimeouts = CallOptions.PhaseTimeouts(),
        retry: RetryRules? = nil,
        cache: Cache? = nil,
        headers: HeaderFields = HeaderFields(),
        query: QueryItems = [:],
        delivery: EndpointRequest.Delivery? = nil,
        progress: (@Sendable (CallOptions.Progress) -> Void)? = nil,
        redirects: Redirects? = nil,
        credentials: Credentials? = nil,
        context: Context = []
    ) {
        self.timeout = timeout
        self.phaseTimeouts = phaseTimeouts
        self.retry = retry
        self.cache = cache
        self.headers = headers
        self.query = query
        self.delivery = delivery
        self.progress = progress
        self.redirects = redirects
        self.credentials = credentials
        self.context = context
    }
}

// MARK: Context

extension CallOptions {
    /// Values that a caller passes to the interceptors of its call: one of each type. They are neither sent nor logged.
    ///
    /// ```swift
    /// enum Screen: Hashable { case home, search }
    ///
    /// let options = CallOptions(context: [Screen.home])
    /// let screen = request.options.context[Screen.self]  // in an interceptor
    /// ```
    ///
    /// Concurrent calls share a response only if their contexts are equal, because an interceptor may depend on them.
    public struct Context: Sendable, Hashable {
        private var values: [ObjectIdentifier: AnySendableHashable] = [:]

        var isEmpty: Bool { values.isEmpty }

        /// Creates a context without values.
        public init() {}

        /// The value of this type; nil if the caller set none. Setting nil removes it.
        public subscript<Value: Sendable & Hashable>(_ type: Value.Type) -> Value? {
            get { values[ObjectIdentifier(type)]?.value as? Value }
            set { values[ObjectIdentifier(type)] = newValue.map(AnySendableHashable.init) }
        }
    }
}

extension CallOptions.Context: ExpressibleByArrayLiteral {
    /// One value of each type; if two have the same type, the last one counts.
    public init(arrayLiteral elements: any Sendable & Hashable...) {
        for element in elements { insert(element) }
    }

    private mutating func insert<Value: Sendable & Hashable>(_ value: Value) { self[Value.self] = value }
}

/// `AnyHashable` is not Sendable, even if its value is.
private struct AnySendableHashable: Sendable, Hashable {
    let value: any Sendable & Hashable

    init(_ value: some Sendable & Hashable) { self.value = value }

    static func == (a: AnySendableHashable, b: AnySendableHashable) -> Bool {
        AnyHashable(a.value) == AnyHashable(b.value)
    }

    func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

// MARK: Progress

extension CallOptions {
    /// The progress of a body's transfer.
    ///
    /// Within one attempt the count only grows, and it ends at 100 % when the attempt succeeds; a retry or a redirect
    /// starts again. Set ``CallOptions/progress`` to receive it. To read it as a sequence:
    /// ```swift
    /// let (progress, continuation) = AsyncStream.makeStream(
    ///     of: CallOptions.Progress.self,
    ///     bufferingPolicy: .bufferingNewest(1)
    /// )
    /// let options = CallOptions(progress: { continuation.yield($0) })
    /// ```
    public struct Progress: Sendable, Hashable {
        /// The body that is transferred.
        public enum Direction: Sendable, Hashable {
            /// The request body.
            case upload
            /// The body of a successful response.
            case download
        }

        /// Whether the bytes are those of the request or of the response.
        public var direction: Direction
        /// The bytes transferred so far; a resumed download includes the bytes that were already stored.
        public var completed: Int
        /// The total number of bytes; nil while it is unknown, as for a compressed response.
        public var total: Int?

        /// Creates a step, for tests of a function that receives the progress. Both counts are in bytes.
        public init(_ direction: Direction, completed: Int, total: Int?) {
            self.direction = direction
            self.completed = completed
            self.total = total
        }

        /// 0…1; nil while the total is unknown.
        public var fraction: Double? {
            guard let total else { return nil }
            return total > 0 ? min(1, Double(completed) / Double(total)) : 1
        }
    }
}
