/// One request in progress and the promise of its response.
final class Flight: Sendable {
    private enum Work: Sendable { case none, running(Task<Void, Never>), over }

    private let promise = Promise<Result<EndpointResponse, EndpointClientError>>()
    private let work = Lock(Work.none)

    /// Nil if the waiting task was cancelled.
    func answer() async -> Result<EndpointResponse, EndpointClientError>? { await promise.wait() }

    func land(_ result: Result<EndpointResponse, EndpointClientError>) {
        work.withLock { $0 = .over }
        promise.fulfil(result)
    }

    func keep(_ task: Task<Void, Never>) {
        let isOver = work.withLock { work in
            if case .over = work { return true }
            work = .running(task)
            return false
        }
        if isOver { task.cancel() }
    }

    func cancel() {
        let running = work.withLock { work -> Task<Void, Never>? in
            defer { work = .over }
            if case .running(let task) = work { return task }
            return nil
        }
        running?.cancel()
    }
}
