/// One try at sending a request, kept as evidence in errors.
public struct Attempt: Sendable, Hashable {
    /// How a try ended.
    public enum Outcome: Sendable, Hashable {
        case status(Int)
        case transport(TransportFailure.Reason)
    }

    /// Why no other try followed although the failure allowed one.
    public enum Stop: Sendable, Hashable {
        /// The delay would have ended after the deadline.
        case deadline
        /// Too many retries to this origin failed of late.
        case budgetEmpty
        /// The server asked for a longer wait than allowed or left.
        case retryAfter(Duration)
    }

    public var outcome: Outcome
    /// From dispatch to answer or failure.
    public var duration: Duration
    /// What was waited before the next try; nil for the last.
    public var delay: Duration?
    public var stop: Stop?

    public init(outcome: Outcome, duration: Duration, delay: Duration? = nil, stop: Stop? = nil) {
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
        if let delay { return "\(what) after \(duration), then waited \(delay)" }
        switch stop {
        case nil: return "\(what) after \(duration)"
        case .deadline: return "\(what) after \(duration), no time for another"
        case .budgetEmpty: return "\(what) after \(duration), no retries left for this server"
        case .retryAfter(let wait): return "\(what) after \(duration), the server asked to wait \(wait)"
        }
    }
}
