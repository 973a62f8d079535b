/// Permits, limited in total and per host. Waiters are served in the order of arrival, except those whose host is at
/// its limit.
final class PermitPool: Sendable {
    private enum Outcome {
        case granted
        case expired
        case cancelled
    }

    private struct Waiter: Sendable {
        let id: Int
        let host: String
        let continuation: CheckedContinuation<Outcome, Never>
    }

    private struct State: Sendable {
        var nextID = 0
        var active = 0
        var byHost: [String: Int] = [:]
        var waiting: [Waiter] = []
        /// Waits that ended before their waiter was queued.
        var ended: [Int: Outcome] = [:]
    }

    private let total: Int
    private let perHost: Int
    private let state = Lock(State())

    init(total: Int, perHost: Int) {
        self.total = total
        self.perHost = perHost
    }

    /// The number of waiters.
    var waiters: Int { state.withLock { $0.waiting.count } }
    /// The number of permits in use.
    var active: Int { state.withLock { $0.active } }

    /// Takes a permit if one is available.
    func take(_ host: String) -> Bool {
        state.withLock { state in
            guard hasRoom(state, host) else { return false }
            grant(&state, host)
            return true
        }
    }

    /// Waits for a permit.
    ///
    /// - Returns: false if `limit` expired first.
    /// - Throws: `CancellationError` at once when the waiting task is cancelled.
    func wait(_ host: String, limit: Duration?, clock: TransportClock) async throws -> Bool {
        let id = state.withLock { state in
            defer { state.nextID += 1 }
            return state.nextID
        }
        let timer = limit.map { limit in
            Task {
                do { try await clock.sleep(limit) } catch { return }
                self.end(id, .expired)
            }
        }
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<Outcome, Never>) in
                let outcome = state.withLock { state -> Outcome? in
                    if let outcome = state.ended.removeValue(forKey: id) { return outcome }
                    if hasRoom(state, host) {
                        grant(&state, host)
                        return .granted
                    }
                    state.waiting.append(Waiter(id: id, host: host, continuation: continuation))
                    return nil
                }
                if let outcome { continuation.resume(returning: outcome) }
            }
        } onCancel: {
            end(id, .cancelled)
        }
        timer?.cancel()
        // The timer may have fired after the wait ended and before the timer was cancelled.
        await timer?.value
        state.withLock { $0.ended[id] = nil }
        switch outcome {
        case .granted: return true
        case .expired: return false
        case .cancelled: throw CancellationError()
        }
    }

    func release(_ host: String) {
        let next = state.withLock { state -> Waiter? in
            state.active -= 1
            let left = (state.byHost[host] ?? 1) - 1
            state.byHost[host] = left > 0 ? left : nil
            guard let index = state.waiting.firstIndex(where: { hasRoom(state, $0.host) }) else { return nil }
            let waiter = state.waiting.remove(at: index)
            grant(&state, waiter.host)
            return waiter
        }
        next?.continuation.resume(returning: .granted)
    }

    private func end(_ id: Int, _ outcome: Outcome) {
        let waiter = state.withLock { state -> Waiter? in
            guard let index = state.waiting.firstIndex(where: { $0.id == id }) else {
                state.ended[id] = outcome
                return nil
            }
            return state.waiting.remove(at: index)
        }
        waiter?.continuation.resume(returning: outcome)
    }

    private func hasRoom(_ state: State, _ host: String) -> Bool {
        state.active < total && (state.byHost[host] ?? 0) < perHost
    }

    private func grant(_ state: inout State, _ host: String) {
        state.active += 1
        state.byHost[host, default: 0] += 1
    }
}
