/// When tokens are renewed, and for how long that is tried.
public struct RefreshPolicy: Sendable, Hashable {
    /// How long before its expiry a token is renewed. A token that lives less than twice as long is renewed in the
    /// middle of its life.
    public let lead: Duration
    /// How long requests wait for a refresh.
    public let timeout: Duration

    /// 60 s ahead, 30 s at most.
    public static var standard: RefreshPolicy {
        RefreshPolicy(checked: .seconds(60), timeout: .seconds(30))
    }

    /// - Parameters:
    ///   - lead: 60 s by default; not negative.
    ///   - timeout: 30 s by default; 1 ms at least.
    /// - Throws: ``PolicyFault`` naming the field.
    public init(lead: Duration = .seconds(60), timeout: Duration = .seconds(30)) throws(PolicyFault) {
        try PolicyFault.check("RefreshPolicy.lead", lead, atLeast: .zero)
        try PolicyFault.check("RefreshPolicy.timeout", timeout, atLeast: .milliseconds(1))
        self.init(checked: lead, timeout: timeout)
    }

    private init(checked lead: Duration, timeout: Duration) {
        self.lead = lead
        self.timeout = timeout
    }
}
