/// How the refreshes of a session ended of late, and so whether there may be another. Times are those of its clock.
struct RefreshHistory: Sendable {
    /// When tokens were renewed, oldest first, as many as the policy allows in its window.
    private var renewals: [Duration] = []
    /// The refreshes that failed since one succeeded, and reached a server or may have.
    private var failures = 0
    private var pause: (end: Duration, fault: HTTPFault)?

    /// What keeps a session from another refresh: the failure of the last one until some time has passed, or too many.
    func obstacle(at now: Duration, _ policy: RefreshPolicy) -> HTTPFault? {
        if let pause, now < pause.end { return pause.fault }
        if renewals.count >= policy.limit, let first = renewals.first, now - first < policy.window {
            return .request(AuthenticationFault.refreshedTooOften(limit: policy.limit, window: policy.window))
        }
        return nil
    }

    mutating func succeed(at now: Duration, _ policy: RefreshPolicy) {
        renewals = Array(renewals.suffix(policy.limit - 1)) + [now]
        failures = 0
        pause = nil
    }

    /// The pause doubles from 1 s to 30 s. Where nothing was sent it stays at 1 s, which is short for a user who is back
    /// online and long for calls that fail in milliseconds.
    mutating func fail(with fault: HTTPFault, at now: Duration) {
        var seconds = 1
        if !fault.provesNothingWasSent {
            seconds = min(30, 1 << min(failures, 5))
            failures += 1
        }
        pause = (now + .seconds(seconds), fault)
    }
}

extension HTTPFault {
    fileprivate var provesNothingWasSent: Bool {
        if case .transport(let failure) = self { failure.provesNothingWasSent } else { false }
    }
}
