extension URLSessionHTTPClient {
    /// Bounds that keep one request from waiting or growing forever.
    public struct Limits: Sendable, Hashable {
        /// For requests that bring no timeout of their own, redirects included.
        public var timeout: Duration
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
        ///   - redirects: 20 by default; 0 hands every redirect to the caller as a fault.
        ///   - streamBuffer: 16 MiB by default.
        ///   - connectionsPerHost: 6 by default; ``HTTPClientFactory`` raises it to ``LimitedClient/Policy/perHost``.
        public init(
            timeout: Duration = .seconds(30),
            redirects: Int = 20,
            streamBuffer: Int = 16 * 1_048_576,
            connectionsPerHost: Int = 6
        ) {
            self.timeout = timeout
            self.redirects = redirects
            self.streamBuffer = streamBuffer
            self.connectionsPerHost = connectionsPerHost
        }
    }
}
