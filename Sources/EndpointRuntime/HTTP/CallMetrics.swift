import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The duration, size and outcome of one request.
///
/// A value is a snapshot, taken when it is reported. Later events, such as the end of a stream, do not change it.
public struct CallMetrics: Sendable, Hashable {
    /// The outcome of a request.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Outcome: Sendable, Hashable {
        /// A response with this status arrived.
        case status(Int)
        /// The transport failed for this reason.
        case transport(TransportError.Reason)
        /// Refused before it was sent, or before it was sent again.
        case notSent
        /// The caller's task was cancelled.
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
            /// The search for the address of the host.
            public var domainLookup: Duration?
            /// The connection setup, including TLS.
            public var connect: Duration?
            /// The TLS handshake, which is a part of ``connect``.
            public var secureConnection: Duration?
            /// From the first byte of the request to the last.
            public var request: Duration?
            /// From the first byte of the response to the last.
            public var response: Duration?
            /// Whether an existing connection was used, so that there was no setup.
            public var isReusedConnection: Bool
            /// The protocol, such as `h2` (RFC 7301 §6).
            public var networkProtocol: String?

            /// Creates phases; one without an argument did not occur.
            public init(
                domainLookup: Duration? = nil,
                connect: Duration? = nil,
                secureConnection: Duration? = nil,
                request: Duration? = nil,
                response: Duration? = nil,
                isReusedConnection: Bool = false,
                networkProtocol: String? = nil
            ) {
                self.domainLookup = domainLookup
                self.connect = connect
                self.secureConnection = secureConnection
                self.request = request
                self.response = response
                self.isReusedConnection = isReusedConnection
                self.networkProtocol = networkProtocol
            }
        }

        /// The outcome; ``CallMetrics/Outcome/cancelled`` until the exchange ends.
        public var outcome = Outcome.cancelled
        /// From dispatch to the head of the response; nil if none arrived.
        public var untilHead: Duration?
        /// From dispatch to the end of the body; for a stream, to its head.
        public var duration = Duration.zero
        /// Nil on Linux, and for streams, which are reported before they end.
        public var phases: Phases?

        /// Creates an exchange that has not ended.
        public init() {}
    }

    /// The operationId: `getPet`.
    public var operationID: String
    /// The method of the request.
    public var method: EndpointRequest.Method
    /// The outcome of the request, after all attempts inside the measured client.
    public var outcome: Outcome
    /// The number of attempts inside the measured client. It is also 1 if nothing was sent, as for a cached response.
    public var attemptCount: Int
    /// Until the response is returned; for a stream, until its head has arrived.
    public var duration: Duration
    /// The length of the request's body in bytes, however often it was sent; nil for a stream of unknown
    /// length.
    public var requestBodySize: Int?
    /// The length of the response's body in bytes, also if it came from a cache; nil unless the body is in memory.
    public var responseBodySize: Int?
    /// Whether the body comes from a cache. An exchange with status 304 means that the server has confirmed it.
    public var isCached = false
    /// Whether the response is that of an equal call in progress. Its exchanges are reported to the first caller only, even
    /// if that one is cancelled before they end.
    public var isJoined = false
    /// Whether a redirect was followed.
    public var isRedirected = false
    /// The exchanges with servers, in order, as far as ``URLSessionClient`` sent them.
    public var exchanges: [Exchange] = []

    /// Creates metrics, for tests of a function that receives them. The other properties can be set afterward.
    public init(
        operationID: String,
        method: EndpointRequest.Method,
        outcome: Outcome,
        attemptCount: Int = 1,
        duration: Duration = .zero,
        requestBodySize: Int? = nil,
        responseBodySize: Int? = nil
    ) {
        self.operationID = operationID
        self.method = method
        self.outcome = outcome
        self.attemptCount = attemptCount
        self.duration = duration
        self.requestBodySize = requestBodySize
        self.responseBodySize = responseBodySize
    }

    /// Whether the request took more than one attempt.
    public var isRetried: Bool { attemptCount > 1 }
}

// MARK: CallTrace

/// Collects the notes of decorators and transport about a measured request.
final class CallTrace: Sendable {
    struct State: Sendable {
        var isJoined = false
        var exchanges: [CallMetrics.Exchange] = []
    }

    /// Measures one exchange.
    struct Timer: Sendable {
        private let trace: CallTrace
        private let clock: TransportClock
        private let start: Duration
        private let index: Int

        init(_ trace: CallTrace, _ clock: TransportClock) {
            self.trace = trace
            self.clock = clock
            start = clock.elapsed()
            index = trace.state.withLock { state in
                state.exchanges.append(CallMetrics.Exchange())
                return state.exchanges.count - 1
            }
        }

        func headCame() { note { $0.untilHead = $1 } }

        func ended(_ result: Result<EndpointResponse, EndpointClientError>) {
            note { ($0.outcome, $0.duration) = (CallMetrics.Outcome(result), $1) }
        }

        func collected(_ metrics: URLSessionTaskMetrics) {
            guard let last = metrics.transactionMetrics.last else { return }
            func between(_ start: Date?, _ end: Date?) -> Duration? {
                guard let start, let end else { return nil }
                return .seconds(end.timeIntervalSince(start))
            }
            let phases = CallMetrics.Exchange.Phases(
                domainLookup: between(last.domainLookupStartDate, last.domainLookupEndDate),
                connect: between(last.connectStartDate, last.connectEndDate),
                secureConnection: between(last.secureConnectionStartDate, last.secureConnectionEndDate),
                request: between(last.requestStartDate, last.requestEndDate),
                response: between(last.responseStartDate, last.responseEndDate),
                isReusedConnection: last.isReusedConnection,
                networkProtocol: last.networkProtocolName
            )
            note { exchange, _ in exchange.phases = phases }
        }

        private func note(_ change: (inout CallMetrics.Exchange, Duration) -> Void) {
            let passed = clock.elapsed() - start
            trace.state.withLock { change(&$0.exchanges[index], passed) }
        }
    }

    let state = Lock(State())
}
