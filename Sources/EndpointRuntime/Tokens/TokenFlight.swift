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

    /// The tokens to renew.
    let base: AuthTokens
    /// The sign-in that the tokens belong to.
    let epoch: Int
    /// Ends the refresh when it takes too long.
    let timer = CancellableTask()
    private let promise = Promise<Outcome>()

    init(base: AuthTokens, epoch: Int) {
        self.base = base
        self.epoch = epoch
    }

    /// Nil if the waiting task was cancelled; the refresh continues.
    func outcome() async -> Outcome? { await promise.wait() }

    /// Only the first outcome is used.
    func end(_ outcome: Outcome) {
        promise.fulfil(outcome)
        timer.cancel()
    }
}
