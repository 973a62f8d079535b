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

    private enum Timer: Sendable { case none, running(Task<Void, Never>), over }

    /// The tokens to renew.
    let base: AuthTokens
    /// The sign-in that the tokens belong to.
    let epoch: Int
    private let promise = Promise<Outcome>()
    private let timer = Lock(Timer.none)

    init(base: AuthTokens, epoch: Int) {
        self.base = base
        self.epoch = epoch
    }

    /// Nil if the waiting task was cancelled; the refresh continues.
    func outcome() async -> Outcome? { await promise.wait() }

    /// Only the first outcome is used.
    func end(_ outcome: Outcome) {
        promise.fulfil(outcome)
        let running = timer.withLock { timer -> Task<Void, Never>? in
            defer { timer = .over }
            if case .running(let task) = timer { return task }
            return nil
        }
        running?.cancel()
    }

    func keep(_ task: Task<Void, Never>) {
        let isOver = timer.withLock { timer in
            if case .over = timer { return true }
            timer = .running(task)
            return false
        }
        if isOver { task.cancel() }
    }
}
