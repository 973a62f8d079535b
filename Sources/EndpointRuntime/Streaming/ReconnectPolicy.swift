/// How a stream of events goes on when its connection ends (WHATWG HTML §9.2.3).
public struct ReconnectPolicy: Sendable {
    /// Reconnections in a row that bring no element: 1…100, by default 5.
    public let attempts: Int
    /// The wait before each. By default 1 s, doubling up to 30 s, times 0.5…1.5.
    public let backoff: any Backoff
    /// What a server's `retry` or `Retry-After` can ask for at most; within 0…1 h, by default a minute. The longer of it and the
    /// backoff is waited.
    public let longestDelay: Duration
    /// Whether to ask again, too, when the server ends the stream in order and without the end mark. By default yes: the
    /// rules of server-sent events say so. Status 204 ends it then.
    public let continuesAfterEnd: Bool

    /// Values outside their range count as the nearest that is in it.
    public init(
        attempts: Int = 5,
        backoff: (any Backoff)? = nil,
        longestDelay: Duration = .seconds(60),
        continuesAfterEnd: Bool = true
    ) {
        self.attempts = attempts.clamped(to: 1...100)
        self.backoff = backoff ?? ReconnectBackoff()
        self.longestDelay = longestDelay.clamped(to: .zero ... .seconds(3_600))
        self.continuesAfterEnd = continuesAfterEnd
    }

    /// Five reconnections in a row, from about 1 s up to 30 s apart.
    public static var `default`: ReconnectPolicy { ReconnectPolicy() }
}

/// Never close to nothing, so that a server which ends each connection at once is not asked without a pause.
private struct ReconnectBackoff: Backoff {
    func delay(beforeRetry retry: Int, random: Double) -> Duration {
        min(.seconds(30), .seconds(1 << min(max(retry, 1) - 1, 5)) * (0.5 + random))
    }
}
