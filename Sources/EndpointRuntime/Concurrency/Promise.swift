/// A value that many tasks wait for before it is there. A waiter whose own task is cancelled leaves at once; the others
/// and whoever makes the value do not notice.
final class Promise<Value: Sendable>: Sendable {
    private struct State: Sendable {
        var value: Value?
        var nextID = 0
        var waiting: [Int: CheckedContinuation<Value?, Never>] = [:]
        var cancelled: Set<Int> = []
    }

    private let state = Lock(State())

    /// Hands the value to all who wait and all who come later. Only the first value counts.
    @discardableResult
    func fulfil(_ value: Value) -> Bool {
        let waiting = state.withLock { state -> [Int: CheckedContinuation<Value?, Never>]? in
            if state.value != nil { return nil }
            state.value = value
            defer { state.waiting = [:] }
            return state.waiting
        }
        guard let waiting else { return false }
        for continuation in waiting.values { continuation.resume(returning: value) }
        return true
    }

    /// The value, or nil if the waiting task was cancelled first.
    func wait() async -> Value? {
        let (known, id) = state.withLock { state -> (Value?, Int) in
            state.nextID += 1
            return (state.value, state.nextID)
        }
        if let known { return known }
        let value = await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<Value?, Never>) in
                let (value, isOver) = state.withLock { state -> (Value?, Bool) in
                    if state.cancelled.remove(id) != nil { return (nil, true) }
                    if let value = state.value { return (value, true) }
                    state.waiting[id] = continuation
                    return (nil, false)
                }
                if isOver { continuation.resume(returning: value) }
            }
        } onCancel: {
            let continuation = state.withLock { state -> CheckedContinuation<Value?, Never>? in
                let continuation = state.waiting.removeValue(forKey: id)
                if continuation == nil && state.value == nil { state.cancelled.insert(id) }
                return continuation
            }
            continuation?.resume(returning: nil)
        }
        return value
    }
}
