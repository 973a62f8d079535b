extension URLSessionClient {
    /// Limits that keep a single request from waiting or growing forever.
    public struct Limits: Sendable, Hashable {
        /// Time limits for the parts of one request on the wire. Each applies in addition to the request's timeout and
        /// independently of the others. Waiting for a permit counts against none of them. ``head`` includes redirects; the
        /// others start again after each. A nil limit bounds nothing; for streams and downloads, the timeout then bounds
        /// head and silence.
        public struct Timeouts: Sendable, Hashable {
            /// Until the first bytes of the request body are on their way, which shows that the connection exists.
            /// URLSession reports a connection in no other way, so for a request without a body only ``head`` applies.
            public var connect: Duration?
            /// Until the head of the response, including connecting and sending.
            public var head: Duration?
            /// Between two chunks of the response body, after the head.
            public var silence: Duration?

            public init(connect: Duration? = nil, head: Duration? = nil, silence: Duration? = nil) {
                self.connect = connect
                self.head = head
                self.silence = silence
            }

            /// Replaces the limits that are nil here by those of `others`.
            func over(_ others: Timeouts) -> Timeouts {
                Timeouts(
                    connect: connect ?? others.connect,
                    head: head ?? others.head,
                    silence: silence ?? others.silence
                )
            }
        }

        /// The timeout of requests that have none of their own, including redirects.
        public var timeout: Duration
        /// The time limits of requests that have none of their own.
        public var timeouts: Timeouts
        /// The maximum number of consecutive redirects.
        public var redirects: Int
        /// The maximum number of bytes that an ``EndpointResponse/ByteStream`` buffers for a slow reader.
        public var streamBuffer: Int
        /// The maximum number of HTTP/1.1 connections to one host for requests whose response body is delivered in
        /// memory. Further requests wait for a connection within their timeout. Streams and downloads use separate
        /// connections, without a limit.
        public var connectionsPerHost: Int

        /// - Parameters:
        ///   - timeout: 30 s by default.
        ///   - timeouts: no limits by default.
        ///   - redirects: 20 by default; 0 reports every redirect to the caller as an error.
        ///   - streamBuffer: 16 MiB by default.
        ///   - connectionsPerHost: 6 by default; ``ClientFactory`` raises it to ``LimitedClient/Policy/perHost``.
        public init(
            timeout: Duration = .seconds(30),
            timeouts: Timeouts = Timeouts(),
            redirects: Int = 20,
            streamBuffer: Int = 16 * 1_048_576,
            connectionsPerHost: Int = 6
        ) {
            self.timeout = timeout
            self.timeouts = timeouts
            self.redirects = redirects
            self.streamBuffer = streamBuffer
            self.connectionsPerHost = connectionsPerHost
        }
    }
}
