extension URLSessionHTTPClient {
    /// Bounds that keep one request from waiting or growing forever.
    public struct Limits: Sendable, Hashable {
        /// Bounds of the parts of one request on the wire, each beside the request's timeout and apart from the others. A
        /// wait for a permit counts against none of them. ``head`` covers redirects, the others begin anew. What is nil bounds nothing;
        /// of streams and downloads, head and silence are then bounded by the timeout.
        public struct Timeouts: Sendable, Hashable {
            /// Until the first bytes of the request's body are on their way, and so the connection is there. URLSession
            /// tells of a connection by nothing else, so a request without a body has ``head`` alone.
            public var connect: Duration?
            /// Until the head of the response, connecting and sending included.
            public var head: Duration?
            /// After the head, between two chunks of the response's body.
            public var silence: Duration?

            public init(connect: Duration? = nil, head: Duration? = nil, silence: Duration? = nil) {
                self.connect = connect
                self.head = head
                self.silence = silence
            }

            /// What these leave out is as the others say.
            func over(_ others: Timeouts) -> Timeouts {
                Timeouts(
                    connect: connect ?? others.connect,
                    head: head ?? others.head,
                    silence: silence ?? others.silence
                )
            }
        }

        /// For requests that bring no timeout of their own, redirects included.
        public var timeout: Duration
        /// For requests that bring none of their own.
        public var timeouts: Timeouts
        /// Redirects followed in a row.
        public var redirects: Int
        /// What a ``HTTPResponse/ByteStream`` holds for a slow reader, in bytes.
        public var streamBuffer: Int
        /// Connections to one host for requests whose body is delivered in memory, over HTTP/1.1; further ones wait for
        /// a connection within their timeout. Streams and downloads run over connections of their own, as many as are
        /// open.
        public var connectionsPerHost: Int

        /// - Parameters:
        ///   - timeout: 30 s by default.
        ///   - timeouts: nothing by default.
        ///   - redirects: 20 by default; 0 hands every redirect to the caller as a fault.
        ///   - streamBuffer: 16 MiB by default.
        ///   - connectionsPerHost: 6 by default; ``HTTPClientFactory`` raises it to ``LimitedClient/Policy/perHost``.
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
