/// One refresh in progress, and the requests that wait for it.
final class TokenFlight: Sendable {
    enum Outcome: Sendable {
        case renewed(AuthTokens)
        case rejected
        case failed(EndpointClientError)
        /// A user signed in or out in the meantime.
        case superseded
    }

    /// The refreshes that the current task belongs to. A task that a refresher starts inherits them and may outlive
    /// them, so check whether a refresh is still in progress.
    @TaskLocal static var current: [TokenFlight] = []

    var isOfCurrentTask: Bool { TokenFlight.current.contains { $0 === self } }

    /// The tokens to renew.
    let base: AuthTokens
    /// The sign-in that the tokens belong to.
    let epoch: Int
    /// Whether the server refuses to renew the tokens, so that only tokens from the store can replace them.
    let isRejected: Bool
    /// Ends the refresh when it takes too long.
    let timer = CancellableTask()
    /// Gives up a refresh that took too long.
    let lateTimer = CancellableTask()
    private let promise = Promise<Outcome>()

    init(base: AuthTokens, epoch: Int, isRejected: Bool) {
        self.base = base
        self.epoch = epoch
        self.isRejected = isRejected
    }

    /// Nil if the waiting task was cancelled; the refresh continues.
    func outcome() async -> Outcome? { await promise.wait() }

    /// Only the first outcome is used.
    func end(_ outcome: Outcome) {
        promise.fulfill(outcome)
        timer.cancel()
    }
}

/// A refresh that took too long, or whose tokens have arrived and are about to be adopted. Other refreshes of the same
/// tokens wait for it.
struct LateRefresh: Sendable {
    let flight: TokenFlight
    /// A refresh that has tokens is not given up.
    var hasTokens: Bool
    private let promise = Promise<Void>()

    init(_ flight: TokenFlight, hasTokens: Bool) {
        (self.flight, self.hasTokens) = (flight, hasTokens)
    }

    /// Waits until the refresh has ended or is given up.
    func end() async { _ = await promise.wait() }

    /// Ends the wait of the others.
    func release() { promise.fulfill(()) }
}
