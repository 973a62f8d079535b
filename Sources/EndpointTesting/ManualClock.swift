import EndpointRuntime

/// A clock that moves only when a test moves it.
public final class ManualClock: Clock, Sendable {
    /// A point in time on a ``ManualClock``, as the distance from the clock's start.
    public struct Instant: InstantProtocol, Sendable {
        /// The time since the clock was made.
        public var offset: Swift.Duration

        /// Creates an instant at this distance from the start of the clock; by default the start.
        public init(offset: Swift.Duration = .zero) { self.offset = offset }

        public func advanced(by duration: Swift.Duration) -> Instant { Instant(offset: offset + duration) }
        public func duration(to other: Instant) -> Swift.Duration { other.offset - offset }
        public static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
    }

    private struct Sleeper: Sendable {
        let id: Int
        let deadline: Instant
        let continuation: CheckedContinuation<Bool, Never>
    }

    private struct State: Sendable {
        var now = Instant()
        var nextID = 0
        var sleepers: [Sleeper] = []
        var cancelled: Set<Int> = []
        var watchers = CountWatchers()
    }

    private let state = Lock(State())

    /// Creates a clock that stays at its start until a test advances it.
    public init() {}

    public var now: Instant { state.withLock { $0.now } }
    public var minimumResolution: Swift.Duration { .nanoseconds(1) }

    /// Deadlines of the sleeping tasks, soonest first.
    public var sleepers: [Instant] { state.withLock { $0.sleepers.map(\.deadline).sorted() } }

    public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
        let id = state.withLock { state in
            defer { state.nextID += 1 }
            return state.nextID
        }
        let completed = await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
                let (result, latches) = state.withLock { state -> (Bool?, [Latch]) in
                    if state.cancelled.remove(id) != nil { return (false, []) }
                    if deadline <= state.now { return (true, []) }
                    state.sleepers.append(Sleeper(id: id, deadline: deadline, continuation: continuation))
                    return (nil, state.watchers.reached(state.sleepers.count))
                }
                if let result { continuation.resume(returning: result) }
                for latch in latches { latch.open() }
            }
        } onCancel: {
            let sleeper = state.withLock { state -> Sleeper? in
                guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
                    state.cancelled.insert(id)
                    return nil
                }
                return state.sleepers.remove(at: index)
            }
            sleeper?.continuation.resume(returning: false)
        }
        _ = state.withLock { $0.cancelled.remove(id) }
        if !completed { throw CancellationError() }
    }

    /// Advances the time and resumes the tasks that are due, soonest first.
    public func advance(by duration: Swift.Duration) {
        let due = state.withLock { state -> [Sleeper] in
            state.now = state.now.advanced(by: duration)
            let due = state.sleepers.filter { $0.deadline <= state.now }.sorted { $0.deadline < $1.deadline }
            state.sleepers.removeAll { $0.deadline <= state.now }
            return due
        }
        for sleeper in due { sleeper.continuation.resume(returning: true) }
    }

    /// Waits until at least `count` tasks sleep on this clock.
    ///
    /// Timeouts sleep as well: a request through the client of a ``StubServer`` with this clock is one sleeper, and the
    /// delay of its response another, so wait for two before you advance the time by a delay.
    ///
    /// - Throws: ``WaitTimeoutError`` after `timeout` of real time, and `CancellationError` if the waiting task
    ///   is cancelled first.
    public func waitForSleepers(_ count: Int = 1, timeout: Swift.Duration = .seconds(60)) async throws {
        let latch = state.withLock { $0.watchers.add(for: count, now: $0.sleepers.count) }
        try await latch?.wait(timeout: timeout, for: "\(counted(count, "sleeper")) on the clock")
    }
}
