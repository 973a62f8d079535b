import Dispatch

/// Runs work that waits for disks away from the threads that tasks share. It is told when the waiting task is cancelled.
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

/// Runs work that waits for disks on a queue, away from the threads that tasks share.
func performBlocking<T: Sendable>(on queue: DispatchQueue, _ work: @escaping @Sendable () -> T) async -> T {
    await withCheckedContinuation { continuation in
        queue.async { continuation.resume(returning: work()) }
    }
}
