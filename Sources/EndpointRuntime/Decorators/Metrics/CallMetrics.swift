/// The duration, size and outcome of one request.
public struct CallMetrics: Sendable, Hashable {
    /// The outcome of a request.
    public enum Outcome: Sendable, Hashable {
        case status(Int)
        case transport(TransportError.Reason)
        /// Refused before it was sent.
        case notSent
        case cancelled

        init(_ result: Result<EndpointResponse, EndpointClientError>) {
            self =
                switch result {
                case .success(let response): .status(response.status)
                case .failure(.transport(let failure)): .transport(failure.reason)
                case .failure(.request): .notSent
                case .failure(.cancelled): .cancelled
                }
        }
    }

    /// One exchange with a server: each attempt is one, and so is each redirect that is followed.
    public struct Exchange: Sendable, Hashable {
        /// Phases that only Apple's platforms report, by `URLSessionTaskMetrics`; a phase that did not occur is nil.
        public struct Phases: Sendable, Hashable {
            public var domainLookup: Duration?
            /// The connection setup, including TLS.
            public var connect: Duration?
            public var secureConnection: Duration?
            /// From the first byte of the request to the last.
            public var request: Duration?
            /// From the first byte of the response to the last.
            public var response: Duration?
            public var reusedConnection = false
            /// The protocol, such as `h2` (RFC 7301 §6).
            public var networkProtocol: String?
        }

        /// Cancelled while the exchange is in progress.
        public var outcome = Outcome.cancelled
        /// From dispatch to the head of the response; nil if none arrived.
        public var untilHead: Duration?
        /// From dispatch to the end of the body; for a stream, to its head.
        public var duration = Duration.zero
        /// Nil on Linux, and for streams, which are reported before they end.
        public var phases: Phases?
    }

    /// The operationId: `getPet`.
    public var operation: String
    public var method: EndpointRequest.Method
    public var outcome: Outcome
    /// The number of attempts made inside the measured client, at least 1.
    public var attempts: Int
    /// Until the response is returned; for a stream, until its head has arrived.
    public var duration: Duration
    /// The length of the body in bytes; nil for a stream of unknown length.
    public var bytesSent: Int?
    /// The body's length in bytes; nil unless the body is in memory.
    public var bytesReceived: Int?
    /// Whether the body comes from a cache. If there are ``exchanges`` as well, the response was revalidated.
    public var isCached = false
    /// Whether the response is that of an equal call in progress; the exchanges are reported to the first caller only.
    public var isJoined = false
    /// Whether a redirect was followed.
    public var isRedirected = false
    /// The exchanges with servers, in order, as far as ``URLSessionClient`` sent them.
    public var exchanges: [Exchange] = []

    /// Whether the request took more than one attempt.
    public var isRetried: Bool { attempts > 1 }
}
