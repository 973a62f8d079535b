import EndpointRuntime

/// Suspends waiting tasks until it is opened; then it stays open.
public final class Latch: Sendable {
    private struct State: Sendable {
        var isOpen = false
        var nextID = 0
        var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
        var cancelled: Set<Int> = []
    }

    private let state = Lock(State())

    public init() {}

    public var isOpen: Bool { state.withLock { $0.isOpen } }

    /// The number of tasks that are waiting.
    public var waiters: Int { state.withLock { $0.waiting.count } }

    /// Opens the latch for all current and future waiters.
    public func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [:] }
            return state.waiting.values
        }
        for continuation in waiting { continuation.resume(returning: true) }
    }

    /// Returns once the latch is open.
    ///
    /// - Throws: `CancellationError` if the waiting task is cancelled first.
    public func wait() async throws {
        let id = state.withLock { state in
            defer { state.nextID += 1 }
            return state.nextID
        }
        let opened = await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
                let result = state.withLock { state -> Bool? in
                    if state.cancelled.remove(id) != nil { return false }
                    if state.isOpen { return true }
                    state.waiting[id] = continuation
                    return nil
                }
                if let result { continuation.resume(returning: result) }
            }
        } onCancel: {
            let continuation = state.withLock { state in
                let continuation = state.waiting.removeValue(forKey: id)
                if continuation == nil { state.cancelled.insert(id) }
                return continuation
            }
            continuation?.resume(returning: false)
        }
        _ = state.withLock { $0.cancelled.remove(id) }
        if !opened { throw CancellationError() }
    }

    /// Returns once the latch is open.
    ///
    /// - Throws: ``ManualClock/TimeoutError`` after `timeout` of real time, so that a broken test ends.
    public func wait(timeout: Duration, for what: String = "the latch to open") async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await self.wait() }
            group.addTask {
                try await ContinuousClock().sleep(for: timeout)
                throw ManualClock.TimeoutError(what: what, timeout: timeout)
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }
}
