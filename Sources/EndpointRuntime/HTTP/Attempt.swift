/// One attempt to send a request, recorded in responses and errors.
public struct Attempt: Sendable, Hashable {
    /// The outcome of an attempt.
    public enum Outcome: Sendable, Hashable {
        case status(Int)
        case transport(TransportError.Reason)
    }

    /// The reason why no other attempt followed although the failure allowed one.
    public enum Stop: Sendable, Hashable {
        /// The delay would have ended after the deadline.
        case deadline
        /// Too many recent retries to this origin failed.
        case budgetEmpty
        /// The server requested a wait longer than the allowed or the remaining time.
        case retryAfter(Duration)
    }

    public var outcome: Outcome
    /// From dispatch to response or failure; nil if the client does not measure it, such as a stub.
    public var duration: Duration?
    /// The delay before the next attempt; nil for the last.
    public var delay: Duration?
    public var stop: Stop?

    public init(outcome: Outcome, duration: Duration? = nil, delay: Duration? = nil, stop: Stop? = nil) {
        self.outcome = outcome
        self.duration = duration
        self.delay = delay
        self.stop = stop
    }
}

extension Attempt: CustomStringConvertible {
    public var description: String {
        let what =
            switch outcome {
            case .status(let status): "status \(status)"
            case .transport(let reason): "\(reason)"
            }
        let end = duration.map { "\(what) after \($0)" } ?? what
        if let delay { return "\(end), then waited \(delay)" }
        switch stop {
        case nil: return end
        case .deadline: return "\(end), no time for another"
        case .budgetEmpty: return "\(end), no retries left for this server"
        case .retryAfter(let wait): return "\(end), the server asked to wait \(wait)"
        }
    }
}

extension [Attempt] {
    /// One line for each attempt, for logs.
    var listed: String {
        enumerated().map { "\n  attempt \($0 + 1): \($1)" }.joined()
    }
}
