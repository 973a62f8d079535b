/// Controls how a stream of events continues when its connection ends (WHATWG HTML §9.2.3).
public struct ReconnectPolicy: Sendable {
    /// The maximum number of consecutive reconnections without an element: 1…100, by default 5.
    public let reconnections: Int
    /// The wait before each reconnection. By default 1 s, doubled each time and multiplied by 0.5…1.5; at most 30 s. It is
    /// never close to zero, so that a server that ends each connection at once is not contacted without a pause.
    public let backoff: any Backoff
    /// The longest wait that a server can request with `retry` or `Retry-After`: 0…1 h, by default one minute. The
    /// actual wait is the longer of the requested wait and the backoff.
    public let maximumRetryAfter: Duration
    /// Whether to reconnect when the server ends the stream without its end mark. True by default, as the rules of
    /// server-sent events require; status 204 then ends the stream. JSON lines and JSON sequences have no such rule, so
    /// the end of one ends the stream.
    public let continuesAfterEnd: Bool

    /// Values outside their range are clamped to it.
    public init(
        reconnections: Int = 5,
        backoff: any Backoff = ExponentialBackoff(
            baseDelay: .seconds(1),
            maximumDelay: .seconds(30),
            jitter: 0.5...1.5
        ),
        maximumRetryAfter: Duration = .seconds(60),
        continuesAfterEnd: Bool = true
    ) {
        self.reconnections = reconnections.clamped(to: 1...100)
        self.backoff = backoff
        self.maximumRetryAfter = maximumRetryAfter.clamped(to: .zero ... .seconds(3_600))
        self.continuesAfterEnd = continuesAfterEnd
    }

    /// Five consecutive reconnections, with waits from about 1 s up to 30 s.
    public static var `default`: ReconnectPolicy { ReconnectPolicy() }
}
