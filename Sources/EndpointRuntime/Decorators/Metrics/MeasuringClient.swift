/// Reports each request's outcome, duration, body sizes and exchanges.
public struct MeasuringClient: EndpointClient {
    public var servers: ServerMap { base.servers }

    private let base: any EndpointClient
    private let clock: TransportClock
    private let report: @Sendable (CallMetrics) -> Void

    /// Creates a client that reports the metrics of each request.
    ///
    /// - Parameter report: called once for each request, before its response is returned or its error thrown.
    public init(
        _ base: any EndpointClient,
        clock: some Clock<Duration> = ContinuousClock(),
        report: @escaping @Sendable (CallMetrics) -> Void
    ) {
        self.base = base
        self.clock = TransportClock(clock)
        self.report = report
    }

    public func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        let start = clock.elapsed()
        // An outer decorator may measure too, and needs everything that this one observes.
        let trace = request.trace ?? CallTrace()
        let before = trace.state.withLock { $0.exchanges.count }
        var traced = request
        traced.trace = trace
        let result: Result<EndpointResponse, EndpointClientError>
        do { result = .success(try await base.send(traced)) } catch { result = .failure(error) }
        var metrics = CallMetrics(
            operationID: request.operation.id,
            method: request.method,
            outcome: CallMetrics.Outcome(result),
            attemptCount: 1,
            duration: clock.elapsed() - start,
            requestBodySize: request.body.count
        )
        switch result {
        case .success(let response):
            metrics.attemptCount = max(1, response.attempts.count)
            metrics.responseBodySize = response.bufferedBody?.count
            metrics.isCached = response.isCached
            metrics.isRedirected = response.provenance.contains(.redirected)
        case .failure(.transport(let failure)): metrics.attemptCount = max(1, failure.attempts.count)
        case .failure(.request(_, let attempts)): metrics.attemptCount = max(1, attempts.count)
        case .failure(.cancelled): break
        }
        (metrics.isJoined, metrics.exchanges) = trace.state.withLock { ($0.isJoined, Array($0.exchanges[before...])) }
        report(metrics)
        return try result.get()
    }
}

extension EndpointClient {
    /// Reports each request's outcome, duration, body sizes and exchanges.
    public func measuring(
        clock: some Clock<Duration> = ContinuousClock(),
        _ report: @escaping @Sendable (CallMetrics) -> Void
    ) -> MeasuringClient {
        MeasuringClient(self, clock: clock, report: report)
    }
}
