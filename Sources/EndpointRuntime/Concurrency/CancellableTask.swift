import Dispatch

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

/// Starts work that the caller need not await. On platforms that support it, the work runs on the caller's thread until
/// it first suspends, so that work which never suspends needs no thread switch.
@discardableResult
func startTask<T: Sendable>(_ work: @escaping @Sendable () async -> T) -> Task<T, Never> {
    #if compiler(>=6.2)
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, *) { return Task.immediate { await work() } }
    #endif
    return Task { await work() }
}

/// Runs work that blocks on disks outside the threads that tasks share. The work can check whether the waiting task was
/// cancelled.
func performBlocking<T: Sendable>(
    _ work: @escaping @Sendable (_ checkCancellation: () throws -> Void) throws -> T
) async throws -> T {
    let isCancelled = Lock(false)
    return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(
                    with: Result {
                        try work { if isCancelled.withLock({ $0 }) { throw CancellationError() } }
                    }
                )
            }
        }
    } onCancel: {
        isCancelled.withLock { $0 = true }
    }
}

/// Runs work that blocks on disks on a queue, outside the threads that tasks share.
func performBlocking<T: Sendable>(on queue: DispatchQueue, _ work: @escaping @Sendable () -> T) async -> T {
    await withCheckedContinuation { continuation in
        queue.async { continuation.resume(returning: work()) }
    }
}
