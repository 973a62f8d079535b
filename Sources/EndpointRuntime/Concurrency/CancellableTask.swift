/// A task that may be cancelled before it is known. Copies refer to the same task.
struct CancellableTask: Sendable {
    private enum State: Sendable { case unknown, known(Task<Void, Never>), cancelled }

    private let state = Lock(State.unknown)

    func keep(_ task: Task<Void, Never>) {
        let isCancelled = state.withLock { state in
            if case .cancelled = state { return true }
            state = .known(task)
            return false
        }
        if isCancelled { task.cancel() }
    }

    func cancel() {
        let task = state.withLock { state -> Task<Void, Never>? in
            defer { state = .cancelled }
            if case .known(let task) = state { return task }
            return nil
        }
        task?.cancel()
    }
}
