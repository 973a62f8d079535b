/// Ends a call at its deadline, whatever keeps it: a token refresh, a queue, an interceptor that waits.
///
/// The deadline is ``HTTPRequest/timeout``, or else the time given here. The layers inside keep it too, and what they
/// say is worth more: this one steps in only ``grace`` later. A call that ends this way is cancelled further in and
/// fails with ``TransportFailure/Reason/timedOut``. Streams are bounded until their head; downloads to a file, whose
/// timeout bounds each silence, are not bounded here. Belongs outermost.
public struct DeadlineClient: HTTPClient {
    /// What the layers inside are given to end a call by themselves: 0.25 s.
    public static var grace: Duration { .milliseconds(250) }

    public var servers: ServerMap { base.servers }

    private let base: any HTTPClient
    private let deadline: Duration
    private let clock: TransportClock

    /// - Parameters:
    ///   - deadline: for calls that bring no timeout; 1 ms…1 day.
    ///   - clock: what it is measured with.
    /// - Throws: ``PolicyFault`` if the deadline is out of range.
    public init(
        _ base: any HTTPClient,
        deadline: Duration = .seconds(60),
        clock: some Clock<Duration> = ContinuousClock()
    ) throws(PolicyFault) {
        try PolicyFault.check("DeadlineClient.deadline", deadline, in: .milliseconds(1) ... .seconds(86_400))
        self.base = base
        self.deadline = deadline
        self.clock = TransportClock(clock)
    }

    public func send(_ request: HTTPRequest) async throws(HTTPFault) -> HTTPResponse {
        if case .file = request.delivery { return try await base.send(request) }
        if Task.isCancelled { throw .cancelled }
        let limit = max(.zero, request.timeout ?? deadline) + DeadlineClient.grace
        let late: @Sendable () -> HTTPFault = {
            .transport(
                TransportFailure(
                    .timedOut,
                    requestLine: request.line,
                    detail: "the call was not done after \(limit)"
                )
            )
        }
        return try await bounded(by: limit, clock, late: late) { [base] () throws(HTTPFault) in
            try await base.send(request)
        }
    }
}

extension HTTPClient {
    /// Ends a call at its deadline, whatever keeps it. See ``DeadlineClient``.
    ///
    /// - Throws: ``PolicyFault`` if the deadline is outside 1 ms…1 day.
    public func ending(
        after deadline: Duration = .seconds(60),
        clock: some Clock<Duration> = ContinuousClock()
    ) throws(PolicyFault) -> DeadlineClient {
        try DeadlineClient(self, deadline: deadline, clock: clock)
    }
}
