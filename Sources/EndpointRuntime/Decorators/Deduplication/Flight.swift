/// One request on its way, and how many wait for its response.
final class Flight: Sendable {
    private enum Work: Sendable { case none, running(Task<Void, Never>), over }

    private struct State: Sendable {
        var work = Work.none
        /// The caches that have written the response.
        var keepers: [ObjectIdentifier] = []
    }

    private let promise = Promise<Result<HTTPResponse, HTTPFault>>()
    private let state = Lock(State())

    /// Nil if the waiting task was cancelled.
    func answer() async -> Result<HTTPResponse, HTTPFault>? { await promise.wait() }

    func land(_ result: Result<HTTPResponse, HTTPFault>) {
        state.withLock { $0.work = .over }
        promise.fulfil(result)
    }

    func keep(_ task: Task<Void, Never>) {
        let isOver = state.withLock { state in
            if case .over = state.work { return true }
            state.work = .running(task)
            return false
        }
        if isOver { task.cancel() }
    }

    func cancel() {
        let running = state.withLock { state -> Task<Void, Never>? in
            defer { state.work = .over }
            if case .running(let task) = state.work { return task }
            return nil
        }
        running?.cancel()
    }

    /// Whether a cache has written the response for another who shares it.
    func isKept(by cache: AnyObject) -> Bool { state.withLock { $0.keepers.contains(ObjectIdentifier(cache)) } }

    /// Whether a cache is told for the first time to write the response; from now on it is not.
    func isFirst(toKeep cache: AnyObject) -> Bool {
        state.withLock { state in
            if state.keepers.contains(ObjectIdentifier(cache)) { return false }
            state.keepers.append(ObjectIdentifier(cache))
            return true
        }
    }
}
