/// Ends a call at its deadline, whatever keeps it: a token refresh, a queue, an interceptor that waits.
///
/// The deadline is ``HTTPRequest/timeout``, or else the time given here. The layers inside keep it too, and what they
/// say is worth more: this one steps in only ``grace`` later. A call that ends this way is cancelled further in and
/// fails with ``TransportError/Reason/timedOut``. Streams are bounded until their head; downloads to a file, whose
/// timeout bounds each silence, are not bounded here. Belongs outermost.
public struct DeadlineClient: HTTPClient {
    /// What the layers inside are given to end a call by themselves: 0.25 s.
    public static var grace: Duration { .milliseconds(250) }

    public var servers: ServerMap { base.servers }

    private let base: any HTTPClient
    private let deadline: Duration
    private let clock: TransportClock

    /// - Parameters:
    ///   - deadline: for calls that bring no timeout. What is outside 1 ms…1 day counts as the nearest inside.
    ///   - clock: what it is measured with.
    public init(
        _ base: any HTTPClient,
        deadline: Duration = .seconds(60),
        clock: some Clock<Duration> = ContinuousClock()
    ) {
        self.base = base
        self.deadline = deadline.clamped(to: .milliseconds(1) ... .seconds(86_400))
        self.clock = TransportClock(clock)
    }

    public func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
        if case .file = request.delivery { return try await base.send(request) }
        if Task.isCancelled { throw .cancelled }
        let limit = max(.zero, request.timeout ?? deadline) + DeadlineClient.grace
        let late: @Sendable () -> HTTPClientError = {
            .transport(
                TransportError(
                    .timedOut,
                    requestLine: request.line,
                    detail: "the call was not done after \(limit)"
                )
            )
        }
        return try await bounded(by: limit, clock, late: late) { [base] () throws(HTTPClientError) in
            try await base.send(request)
        }
    }
}

extension HTTPClient {
    /// Ends a call at its deadline, whatever keeps it. See ``DeadlineClient``.
    public func deadline(
        _ deadline: Duration = .seconds(60),
        clock: some Clock<Duration> = ContinuousClock()
    ) -> DeadlineClient {
        DeadlineClient(self, deadline: deadline, clock: clock)
    }
}
