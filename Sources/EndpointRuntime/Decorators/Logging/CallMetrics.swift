/// What one request cost.
public struct CallMetrics: Sendable, Hashable {
    /// How a request ended.
    public enum Outcome: Sendable, Hashable {
        case status(Int)
        case transport(TransportError.Reason)
        /// Refused before the wire.
        case notSent
        case cancelled

        init(_ result: Result<HTTPResponse, HTTPClientError>) {
            self =
                switch result {
                case .success(let response): .status(response.status)
                case .failure(.transport(let failure)): .transport(failure.reason)
                case .failure(.request): .notSent
                case .failure(.cancelled): .cancelled
                }
        }
    }

    /// One request on the wire: each attempt is one, and so is each redirect that is followed.
    public struct Exchange: Sendable, Hashable {
        /// What only Apple's platforms tell, by `URLSessionTaskMetrics`; a phase that there was not is nil.
        public struct Phases: Sendable, Hashable {
            public var domainLookup: Duration?
            /// TLS included.
            public var connect: Duration?
            public var secureConnection: Duration?
            /// From the first byte of the request to the last.
            public var request: Duration?
            /// From the first byte of the response to the last.
            public var response: Duration?
            public var reusedConnection = false
            /// Such as `h2` (RFC 7301 §6).
            public var networkProtocol: String?
        }

        /// Cancelled while it is under way.
        public var outcome = Outcome.cancelled
        /// From dispatch to the head of the response; nil if none came.
        public var untilHead: Duration?
        /// From dispatch to the end of the body, of a stream to its head.
        public var duration = Duration.zero
        /// Nil on Linux, and for streams, which are told of before they end.
        public var phases: Phases?
    }

    /// The operationId: `getPet`.
    public var operation: String
    public var method: HTTPRequest.Method
    public var outcome: Outcome
    /// Tries made inside the measured client, 1 at least.
    public var attempts: Int
    /// Until the answer is handed over; for a stream, until its head is there.
    public var duration: Duration
    /// The body's length in bytes; nil for a stream that does not know it.
    public var bytesSent: Int?
    /// The body's length in bytes; nil unless the body is in memory.
    public var bytesReceived: Int?
    /// Whether the body comes from a cache. If there are ``exchanges`` as well, the server was asked whether it still holds.
    public var isCached = false
    /// Whether the response is that of an equal call which was under way; the exchanges are told to the first caller.
    public var isJoined = false
    /// Whether a redirect was followed.
    public var isRedirected = false
    /// What went over the wire, in order, as far as ``URLSessionHTTPClient`` sent it.
    public var exchanges: [Exchange] = []

    /// Whether it took more than one attempt.
    public var isRetried: Bool { attempts > 1 }
}
