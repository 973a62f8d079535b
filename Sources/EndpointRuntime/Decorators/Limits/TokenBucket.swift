/// A token bucket stored as one number: the time at which the next token would be due if none had been saved (GCRA,
/// ITU-T I.371).
final class TokenBucket: Sendable {
    private let interval: Duration
    private let saved: Duration
    private let due = Lock(Duration.zero)

    init(perSecond: Double, burst: Int) {
        interval = .seconds(1) / perSecond
        saved = interval * (burst - 1)
    }

    /// Takes a token and returns how long to wait for it; nil, without taking a token, if the wait is longer than
    /// `limit`.
    func take(at now: Duration, limit: Duration?) -> Duration? {
        due.withLock { due in
            let start = max(due, now)
            let wait = max(.zero, start - saved - now)
            if let limit, wait > limit { return nil }
            due = start + interval
            return wait
        }
    }

    /// Returns an unused token.
    func giveBack() {
        due.withLock { $0 -= interval }
    }
}
