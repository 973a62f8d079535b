/// Reports each request's outcome, duration and bytes.
public struct MeasuringClient: HTTPClient {
    public var servers: ServerMap { base.servers }

    private let base: any HTTPClient
    private let clock: TransportClock
    private let report: @Sendable (CallMetrics) -> Void

    /// - Parameter report: called once for each request, before its answer is handed on.
    public init(
        _ base: any HTTPClient,
        clock: some Clock<Duration> = ContinuousClock(),
        report: @escaping @Sendable (CallMetrics) -> Void
    ) {
        self.base = base
        self.clock = TransportClock(clock)
        self.report = report
    }

    public func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
        let start = clock.elapsed()
        var metrics = CallMetrics(
            operation: request.operation.id,
            method: request.method,
            outcome: .cancelled,
            attempts: 1,
            duration: .zero,
            bytesSent: request.body.count
        )
        do {
            let response = try await base.send(request)
            metrics.outcome = .status(response.status)
            metrics.attempts = max(1, response.attempts.count)
            metrics.bytesReceived = response.bufferedBody?.count
            metrics.duration = clock.elapsed() - start
            report(metrics)
            return response
        } catch {
            switch error {
            case .transport(let failure):
                metrics.outcome = .transport(failure.reason)
                metrics.attempts = max(1, failure.attempts.count)
            case .request(_, let attempts):
                metrics.outcome = .notSent
                metrics.attempts = max(1, attempts.count)
            case .cancelled: metrics.outcome = .cancelled
            }
            metrics.duration = clock.elapsed() - start
            report(metrics)
            throw error
        }
    }
}

extension HTTPClient {
    /// Reports each request's outcome, duration and bytes.
    public func measuring(
        clock: some Clock<Duration> = ContinuousClock(),
        _ report: @escaping @Sendable (CallMetrics) -> Void
    ) -> MeasuringClient {
        MeasuringClient(self, clock: clock, report: report)
    }
}
