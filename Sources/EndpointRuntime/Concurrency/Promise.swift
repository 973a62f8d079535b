/// A value that many tasks can await before it exists. A waiter whose own task is cancelled leaves at once, without any
/// effect on the other waiters or the producer. Copies refer to the same value.
package struct Promise<Value: Sendable>: Sendable {
    // Unsafe, because checking would cost each of a thousand waiters as much as the wait itself. The code that finds a
    // continuation removes it from its seat under the same lock, and is the only one to resume it.
    private typealias Continuation = UnsafeContinuation<Value?, Never>

    /// The place of a waiter, identified by its number, from the start of its wait until the value exists.
    private enum Seat: Sendable { case reserved, waiting(Continuation), left }

    private struct State: Sendable {
        var value: Value?
        var seats: [Seat] = []
    }

    private let state = Lock(State())

    package init() {}

    /// Delivers the value to all current and future waiters. Only the first value counts.
    @discardableResult
    package func fulfill(_ value: Value) -> Bool {
        let seats = state.withLock { state -> [Seat]? in
            if state.value != nil { return nil }
            state.value = value
            defer { state.seats = [] }
            return state.seats
        }
        guard let seats else { return false }
        for case .waiting(let continuation) in seats { continuation.resume(returning: value) }
        return true
    }

    /// Nil until the promise is fulfilled.
    package var value: Value? { state.withLock { $0.value } }

    /// The number of tasks that wait for the value.
    package var waiterCount: Int {
        state.withLock { $0.seats.count { if case .waiting = $0 { true } else { false } } }
    }

    /// The value, or nil if the waiting task was cancelled first.
    package func wait() async -> Value? {
        let (early, number) = state.withLock { state -> (Value?, Int) in
            if state.value == nil { state.seats.append(.reserved) }
            return (state.value, state.seats.count - 1)
        }
        if let early { return early }
        return await withTaskCancellationHandler {
            await withUnsafeContinuation { (continuation: Continuation) in
                let (value, isOver) = state.withLock { state -> (Value?, Bool) in
                    if let value = state.value { return (value, true) }
                    if case .left = state.seats[number] { return (nil, true) }
                    state.seats[number] = .waiting(continuation)
                    return (nil, false)
                }
                if isOver { continuation.resume(returning: value) }
            }
        } onCancel: {
            let left = state.withLock { state -> Seat in
                guard state.value == nil else { return .left }
                defer { state.seats[number] = .left }
                return state.seats[number]
            }
            if case .waiting(let continuation) = left { continuation.resume(returning: nil) }
        }
    }
}

/// Runs work and waits for its result for at most `limit`. The work is cancelled, and its end is not awaited, when the
/// limit passes or the waiting task is cancelled.
///
/// - Returns: nil if the limit passed first.
package func bounded<T: Sendable>(
    by limit: Duration,
    _ clock: TransportClock,
    _ work: @escaping @Sendable () async throws(EndpointClientError) -> T
) async throws(EndpointClientError) -> T? {
    let promise = Promise<Result<T, EndpointClientError>?>()
    let task = startTask {
        do throws(EndpointClientError) { promise.fulfill(.success(try await work())) } catch {
            promise.fulfill(.failure(error))
        }
    }
    if let result = promise.value { return try result?.get() }
    let timer = Task {
        do { try await clock.sleep(limit) } catch { return }
        promise.fulfill(nil)
        task.cancel()
    }
    let result = await promise.wait()
    timer.cancel()
    guard let result else {
        task.cancel()
        throw .cancelled
    }
    return try result?.get()
}

/// Runs work and waits for its result. When the waiting task is cancelled, the work is cancelled, and its end is not
/// awaited.
///
/// - Returns: nil if the waiting task was cancelled first.
func resultUnlessCancelled<T: Sendable>(
    of work: @escaping @Sendable () async throws -> T
) async -> Result<T, any Error>? {
    let promise = Promise<Result<T, any Error>>()
    let task = startTask {
        do { promise.fulfill(.success(try await work())) } catch { promise.fulfill(.failure(error)) }
    }
    let result = await promise.wait()
    if result == nil { task.cancel() }
    return result
}
