/// Ends a call at its deadline, regardless of what delays it: a token refresh, a queue, an interceptor that waits.
///
/// The deadline is ``EndpointRequest/timeout``, or otherwise the duration given here. The inner decorators keep it too,
/// and their errors are more specific, so this client intervenes only ``grace`` later. A call that it ends is cancelled
/// in the inner clients and fails with ``TransportError/Reason/timedOut``. For streams, the deadline applies until the
/// head of the response has arrived. Downloads to a file are not limited here, because their timeout applies to each
/// period without data. Place this client outside all decorators except logs and metrics.
public struct DeadlineClient: EndpointClient {
    /// How long after the deadline the inner decorators may still end a call themselves: 0.25 s.
    public static var grace: Duration { .milliseconds(250) }

    public var servers: ServerMap { base.servers }

    private let base: any EndpointClient
    private let deadline: Duration
    private let clock: TransportClock

    /// Creates a client that ends each call at its deadline.
    ///
    /// - Parameters:
    ///   - deadline: for calls that have no timeout. Values outside 1 ms…1 day are clamped to that range.
    ///   - clock: measures the deadline.
    public init(
        _ base: any EndpointClient,
        deadline: Duration = .seconds(60),
        clock: some Clock<Duration> = ContinuousClock()
    ) {
        self.base = base
        self.deadline = deadline.clamped(to: .milliseconds(1) ... .seconds(86_400))
        self.clock = TransportClock(clock)
    }

    public func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        if case .file = request.delivery { return try await base.send(request) }
        if Task.isCancelled { throw .cancelled }
        let limit = max(.zero, request.timeout ?? deadline) + DeadlineClient.grace
        var request = request
        if request.timeout == nil { request.remaining = min(deadline, request.remaining ?? deadline) }
        let response = try await bounded(by: limit, clock) { [base, request] () throws(EndpointClientError) in
            try await base.send(request)
        }
        if let response { return response }
        let detail = "the call did not end within \(limit.text)"
        throw EndpointClientError(timedOut: request, detail: detail, isHeldBack: false)
    }
}

extension EndpointClient {
    /// Ends a call at its deadline, regardless of what delays it. See ``DeadlineClient``.
    public func deadline(
        _ deadline: Duration = .seconds(60),
        clock: some Clock<Duration> = ContinuousClock()
    ) -> DeadlineClient {
        DeadlineClient(self, deadline: deadline, clock: clock)
    }
}
