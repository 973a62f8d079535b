/// One refresh under way, and those who wait for it.
final class TokenFlight: Sendable {
    enum Outcome: Sendable {
        case renewed(AuthTokens)
        case rejected
        case failed(HTTPClientError)
        /// Someone signed in or out meanwhile.
        case superseded
    }

    /// The refreshes that the current task works for. A task that a refresher starts inherits them and may outlive them, so
    /// check whether one is still under way.
    @TaskLocal static var current: [TokenFlight] = []

    private enum Timer: Sendable { case none, running(Task<Void, Never>), over }

    /// The tokens to renew.
    let base: AuthTokens
    /// The sign-in they belong to.
    let epoch: Int
    private let promise = Promise<Outcome>()
    private let timer = Lock(Timer.none)

    init(base: AuthTokens, epoch: Int) {
        self.base = base
        self.epoch = epoch
    }

    /// Nil if the waiting task was cancelled; the refresh goes on.
    func outcome() async -> Outcome? { await promise.wait() }

    /// The first outcome counts.
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
