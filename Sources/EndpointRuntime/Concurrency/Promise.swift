/// A value that many tasks wait for before it is there. A waiter whose own task is cancelled leaves at once; the others
/// and whoever makes the value do not notice.
final class Promise<Value: Sendable>: Sendable {
    // Unsafe, because checking costs each of a thousand waiters as much as waiting does. Whoever takes a continuation
    // out of its seat, in one step with looking for it, is the one who resumes it.
    private typealias Continuation = UnsafeContinuation<Value?, Never>

    /// What a waiter has taken by its number, from asking until the value is there.
    private enum Seat: Sendable { case reserved, waiting(Continuation), left }

    private struct State: Sendable {
        var value: Value?
        var seats: [Seat] = []
    }

    private let state = Lock(State())

    /// Hands the value to all who wait and all who come later. Only the first value counts.
    @discardableResult
    func fulfil(_ value: Value) -> Bool {
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

    /// Nil until it is there.
    var value: Value? { state.withLock { $0.value } }

    /// The value, or nil if the waiting task was cancelled first.
    func wait() async -> Value? {
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
