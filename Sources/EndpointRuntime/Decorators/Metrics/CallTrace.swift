import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

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
                reusedConnection: last.isReusedConnection,
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
