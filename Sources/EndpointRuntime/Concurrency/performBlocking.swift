import Dispatch

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
