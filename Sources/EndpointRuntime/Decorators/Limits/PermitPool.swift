/// Permits, limited in total and per host. Waiters are served in the order of arrival, except those whose host is at
/// its limit.
final class PermitPool: Sendable {
    private final class Waiter: Sendable {
        let host: String
        /// False if the waiter has left.
        let isGranted = Promise<Bool>()

        init(_ host: String) { self.host = host }
    }

    private struct State: Sendable {
        var active = 0
        var byHost: [String: Int] = [:]
        var waiting: [Int: Waiter] = [:]
        var queues: [String: Queue] = [:]
        var arrivals = 0

        mutating func append(_ waiter: Waiter) -> Int {
            arrivals += 1
            waiting[arrivals] = waiter
            queues[waiter.host, default: Queue()].append(arrivals)
            return arrivals
        }

        mutating func remove(_ number: Int) -> Waiter? {
            guard let waiter = waiting.removeValue(forKey: number) else { return nil }
            if queues[waiter.host]?.removeOne(besides: waiting) == true { queues[waiter.host] = nil }
            return waiter
        }

        /// The waiter that arrived first among those whose host has room.
        mutating func first(within perHost: Int) -> Int? {
            var first: Int?
            var place = queues.startIndex
            while place != queues.endIndex {
                if byHost[queues[place].key, default: 0] < perHost, let head = queues.values[place].head(among: waiting)
                {
                    first = min(first ?? head, head)
                }
                queues.formIndex(after: &place)
            }
            return first
        }
    }

    /// The numbers of one host's waiters in the order of arrival. Those who left are removed later, because thousands may
    /// leave at once.
    private struct Queue: Sendable {
        private var numbers: [Int] = []
        private var start = 0
        private var count = 0

        mutating func append(_ number: Int) {
            numbers.append(number)
            count += 1
        }

        /// Counts a waiter that left. Returns whether it was the last one.
        mutating func removeOne(besides waiting: [Int: Waiter]) -> Bool {
            count -= 1
            if numbers.count > 2 * count + 16 {
                numbers.removeAll { waiting[$0] == nil }
                start = 0
            }
            return count == 0
        }

        mutating func head(among waiting: [Int: Waiter]) -> Int? {
            while start < numbers.count, waiting[numbers[start]] == nil { start += 1 }
            return start < numbers.count ? numbers[start] : nil
        }
    }

    let total: Int
    let perHost: Int
    private let state = Lock(State())

    init(total: Int, perHost: Int) {
        self.total = total
        self.perHost = perHost
    }

    var waiterCount: Int { state.withLock { $0.waiting.count } }
    var active: Int { state.withLock { $0.active } }

    /// Takes a permit if one is available.
    func take(_ host: String) -> Bool { state.withLock { take(&$0, host) } }

    /// Waits for a permit.
    ///
    /// - Returns: false if `limit` expired first.
    /// - Throws: `CancellationError` at once when the waiting task is cancelled.
    func wait(_ host: String, limit: Duration?, clock: TransportClock) async throws -> Bool {
        let waiter = Waiter(host)
        let number = state.withLock { state in take(&state, host) ? nil : state.append(waiter) }
        guard let number else { return true }
        let timer = limit.map { limit in
            Task {
                do { try await clock.sleep(limit) } catch { return }
                waiter.isGranted.fulfill(false)
            }
        }
        let isGranted = await waiter.isGranted.wait()
        timer?.cancel()
        if isGranted == true { return true }
        state.withLock { _ = $0.remove(number) }
        if isGranted == false { return false }
        // The permit may have been granted between the cancellation and this line.
        if !waiter.isGranted.fulfill(false), waiter.isGranted.value == true { release(host) }
        throw CancellationError()
    }

    func release(_ host: String) {
        var released = host
        while let next = pass(released) {
            if next.isGranted.fulfill(true) { return }
            // The waiter has left, so its permit goes to the next one.
            released = next.host
        }
    }

    /// Returns a permit, and takes one for the first waiter that may have it.
    private func pass(_ host: String) -> Waiter? {
        state.withLock { state in
            state.active -= 1
            let left = state.byHost[host, default: 1] - 1
            state.byHost[host] = left > 0 ? left : nil
            guard state.active < total, let number = state.first(within: perHost), let waiter = state.remove(number)
            else { return nil }
            _ = take(&state, waiter.host)
            return waiter
        }
    }

    private func hasRoom(_ state: State, _ host: String) -> Bool {
        state.active < total && state.byHost[host, default: 0] < perHost
    }

    private func take(_ state: inout State, _ host: String) -> Bool {
        guard hasRoom(state, host) else { return false }
        state.active += 1
        state.byHost[host, default: 0] += 1
        return true
    }
}

/// A token bucket stored as one time: when the next token is due, not counting saved tokens (GCRA, ITU-T I.371).
final class TokenBucket: Sendable {
    /// The right to send one request.
    struct Token: Sendable {
        /// When the token is due if none has been saved.
        fileprivate let due: Duration
        let wait: Duration
    }

    private struct State: Sendable {
        var next = Duration.zero
        /// When the tokens are due that were returned while others waited for later ones, in order.
        var returned: [Duration] = []
    }

    private let interval: Duration
    private let saved: Duration
    private let state = Lock(State())

    init(perSecond: Double, burst: Int) {
        interval = .seconds(1) / perSecond
        saved = interval * (burst - 1)
    }

    enum Turn {
        case token(Token)
        /// The wait would be longer than the limit.
        case refused(wait: Duration)
    }

    /// Takes the next token, or one that was returned, unless the wait is longer than `limit`.
    func take(at now: Duration, limit: Duration?) -> Turn {
        state.withLock { state in
            // A token that was due more than an interval ago can no longer be used.
            state.returned.removeAll { $0 <= now - interval }
            let index = state.returned.firstIndex { $0 >= now }
            let due = index.map { state.returned[$0] } ?? max(state.next, now)
            let wait = max(.zero, due - saved - now)
            if let limit, wait > limit { return .refused(wait: wait) }
            if let index { state.returned.remove(at: index) } else { state.next = due + interval }
            return .token(Token(due: due, wait: wait))
        }
    }

    /// Returns an unused token. Those for which others wait stay theirs, so that no two requests get the same one.
    func giveBack(_ token: Token) {
        state.withLock { state in
            // From the end, because callers are often cancelled in the order of arrival.
            let before = state.returned.lastIndex { $0 < token.due }
            state.returned.insert(token.due, at: before.map { $0 + 1 } ?? 0)
            while let last = state.returned.last, last + interval == state.next {
                state.next = last
                state.returned.removeLast()
            }
        }
    }
}
