/// A value that many tasks wait for before it is there. A waiter whose own task is cancelled leaves at once; the others
/// and whoever makes the value do not notice.
final class Promise<Value: Sendable>: Sendable {
    /// What its continuation is found by when its task is cancelled.
    private final class Waiter: Sendable {}

    private struct State: Sendable {
        var value: Value?
        var waiting: [ObjectIdentifier: CheckedContinuation<Value?, Never>] = [:]
        var cancelled: Set<ObjectIdentifier> = []
    }

    private let state = Lock(State())

    /// Hands the value to all who wait and all who come later. Only the first value counts.
    @discardableResult
    func fulfil(_ value: Value) -> Bool {
        let waiting = state.withLock { state -> [ObjectIdentifier: CheckedContinuation<Value?, Never>]? in
            if state.value != nil { return nil }
            state.value = value
            defer { state.waiting = [:] }
            return state.waiting
        }
        guard let waiting else { return false }
        for continuation in waiting.values { continuation.resume(returning: value) }
        return true
    }

    /// Nil until it is there.
    var value: Value? { state.withLock { $0.value } }

    /// The value, or nil if the waiting task was cancelled first.
    func wait() async -> Value? {
        if let value { return value }
        let waiter = Waiter()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<Value?, Never>) in
                let (value, isOver) = state.withLock { state -> (Value?, Bool) in
                    if let value = state.value { return (value, true) }
                    if state.cancelled.remove(ObjectIdentifier(waiter)) != nil { return (nil, true) }
                    state.waiting[ObjectIdentifier(waiter)] = continuation
                    return (nil, false)
                }
                if isOver { continuation.resume(returning: value) }
            }
        } onCancel: {
            let continuation = state.withLock { state -> CheckedContinuation<Value?, Never>? in
                let continuation = state.waiting.removeValue(forKey: ObjectIdentifier(waiter))
                if continuation == nil && state.value == nil { state.cancelled.insert(ObjectIdentifier(waiter)) }
                return continuation
            }
            continuation?.resume(returning: nil)
        }
    }
}
