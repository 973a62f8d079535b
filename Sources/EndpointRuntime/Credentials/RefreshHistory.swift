/// The outcomes of a session's recent refreshes, which determine whether another may start. Times are measured by the
/// session's clock.
struct RefreshHistory: Sendable {
    /// The times of the last renewals, oldest first; at most as many as the policy allows in its window.
    private var renewals: [Duration] = []
    /// The number of failures since the last success, except those that certainly sent nothing to a server.
    private var failures = 0
    private var pause: (end: Duration, fault: EndpointClientError)?

    /// The reason that no refresh may start now: the last failure during its pause, or too many renewals; nil if one
    /// may start.
    func obstacle(at now: Duration, _ policy: TokenSession.RefreshPolicy) -> EndpointClientError? {
        if let pause, now < pause.end { return pause.fault }
        if renewals.count >= policy.limit, let first = renewals.first, now - first < policy.window {
            return .request(.authentication(.refreshedTooOften(limit: policy.limit, window: policy.window)))
        }
        return nil
    }

    mutating func succeed(at now: Duration, _ policy: TokenSession.RefreshPolicy) {
        renewals = Array(renewals.suffix(policy.limit - 1)) + [now]
        failures = 0
        pause = nil
    }

    /// The pause doubles from 1 s to 30 s. If nothing was sent it stays at 1 s: a user who is online again hardly
    /// notices it, and requests that fail within milliseconds do not each repeat the refresh.
    mutating func fail(with fault: EndpointClientError, at now: Duration) {
        var seconds = 1
        if !fault.isUnsent {
            seconds = min(30, 1 << min(failures, 5))
            failures += 1
        }
        pause = (now + .seconds(seconds), fault)
    }
}

extension EndpointClientError {
    fileprivate var isUnsent: Bool {
        if case .transport(let failure) = self { failure.isUnsent } else { false }
    }
}
