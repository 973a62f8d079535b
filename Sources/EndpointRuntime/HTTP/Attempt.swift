/// One try at sending a request, kept as evidence in errors.
public struct Attempt: Sendable, Hashable {
    public enum Outcome: Sendable, Hashable {
        case status(Int)
        case transport(TransportFailure.Reason)
    }

    public var outcome: Outcome
    /// From dispatch to answer or failure.
    public var duration: Duration
    /// What was waited before the next try; nil for the last.
    public var delay: Duration?

    public init(outcome: Outcome, duration: Duration, delay: Duration? = nil) {
        self.outcome = outcome
        self.duration = duration
        self.delay = delay
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
        return "\(what) after \(duration)"
    }
}
