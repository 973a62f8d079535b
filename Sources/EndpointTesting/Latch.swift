import EndpointRuntime
public import Foundation

/// Suspends waiting tasks until it is opened; then it stays open.
public final class Latch: Sendable {
    private let opening = Promise<Void>()

    /// Creates a closed latch.
    public init() {}

    /// Whether the latch has been opened.
    public var isOpen: Bool { opening.value != nil }

    /// The number of tasks that are waiting.
    public var waiterCount: Int { opening.waiterCount }

    /// Opens the latch for all current and future waiters.
    public func open() { opening.fulfill(()) }

    /// Returns once the latch is open.
    ///
    /// - Throws: `CancellationError` if the waiting task is cancelled first.
    public func wait() async throws {
        guard await opening.wait() != nil else { throw CancellationError() }
    }

    /// Returns once the latch is open.
    ///
    /// - Throws: ``WaitTimeoutError`` after `timeout` of real time, so that a broken test ends, and
    ///   `CancellationError` if the waiting task is cancelled first.
    public func wait(timeout: Duration, for event: String = "the latch to open") async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await self.wait() }
            group.addTask {
                try await TransportClock(ContinuousClock()).sleep(timeout)
                throw WaitTimeoutError(event: event, timeout: timeout)
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }
}

// MARK: CountWatchers

/// Latches that open when a count reaches a given number.
struct CountWatchers: Sendable {
    private var latches: [(count: Int, latch: Latch)] = []

    /// A latch that ``reached(_:)`` returns; nil if there are already enough.
    mutating func add(for count: Int, now: Int) -> Latch? {
        if now >= count { return nil }
        let latch = Latch()
        latches.append((count, latch))
        return latch
    }

    /// Removes the latches that can be opened; open them outside of any lock.
    mutating func reached(_ count: Int) -> [Latch] {
        defer { latches.removeAll { $0.count <= count } }
        return latches.filter { $0.count <= count }.map(\.latch)
    }
}

// MARK: WaitTimeoutError

/// A test waited for an event that did not happen in time.
public struct WaitTimeoutError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The event that did not happen: `the latch to open`.
    public var event: String
    /// The real time that the test waited.
    public var timeout: Duration

    public var description: String { "waited \(timeout.text) for \(event)" }
}

extension WaitTimeoutError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}
