import EndpointRuntime

/// Suspends waiting tasks until it is opened; then it stays open.
public final class Latch: Sendable {
    private let opening = Promise<Void>()

    public init() {}

    public var isOpen: Bool { opening.value != nil }

    /// The number of tasks that are waiting.
    public var waiters: Int { opening.waiters }

    /// Opens the latch for all current and future waiters.
    public func open() { opening.fulfil(()) }

    /// Returns once the latch is open.
    ///
    /// - Throws: `CancellationError` if the waiting task is cancelled first.
    public func wait() async throws {
        guard await opening.wait() != nil else { throw CancellationError() }
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
