/// The time limits of one request on the wire and of each of its parts. A nil limit bounds nothing.
struct ExchangeBounds: Sendable {
    /// The observed progress of a running request.
    struct Progress: Sendable {
        var isConnected = false
        var hasHead = false
        /// Incremented by the head and by each chunk.
        var activity = 0
        /// The time at which the current count was first observed.
        var changedAt = Duration.zero
    }

    var connect: Duration?
    var head: Duration?
    /// The limit for all of an exchange with a body in memory; streams and downloads have only `head` and `silence`.
    var whole: Duration?
    let silence: Duration?

    init(_ request: EndpointRequest, _ limits: URLSessionClient.Limits) {
        let timeouts = request.options.phaseTimeouts.over(limits.phaseTimeouts)
        let timeout = request.timeout ?? limits.timeout
        // The first bytes of a body that URLSession sends are its only sign of a connection.
        if request.body.count != 0 { connect = timeouts.connect }
        if case .buffered = request.delivery {
            whole = min(timeout, request.remaining ?? timeout)
            (head, silence) = (timeouts.head, timeouts.silence)
        } else {
            let longest = timeouts.head ?? timeout
            head = min(longest, request.remaining ?? longest)
            silence = timeouts.silence ?? timeout
        }
    }

    /// The limits that remain for the next request after a redirect.
    func left(after passed: Duration) -> ExchangeBounds {
        var left = self
        left.head = head.map { $0 - passed }
        left.whole = whole.map { $0 - passed }
        return left
    }

    /// The limit until the head, regardless of what follows it.
    var limit: Duration { min(head ?? .seconds(Int64.max), whole ?? .seconds(Int64.max)) }

    /// Whether no time is left for a request.
    var isOver: Bool { limit <= .zero }

    /// The time until the next bound, and the name of that bound; zero or less if the bound is exceeded.
    func next(after passed: Duration, _ progress: Progress) -> (wait: Duration, bound: String) {
        var next = (wait: whole.map { $0 - passed } ?? .seconds(Int64.max), bound: "")
        func apply(_ limit: Duration?, since start: Duration = .zero, _ bound: String) {
            guard let limit, start + limit - passed < next.wait else { return }
            next = (start + limit - passed, "\(bound) within \(limit.text)")
        }
        if progress.hasHead {
            apply(silence, since: progress.changedAt, "no more of the body")
        } else {
            apply(head, "no head of a response")
            if !progress.isConnected { apply(connect, "no connection") }
            // Without a head there is no silence yet. Checking at this interval usually detects the silence soon after
            // the head.
            if let silence, silence > .zero { next.wait = min(next.wait, silence) }
        }
        return next
    }
}

/// Reports the progress of one attempt's bodies to the caller. Progress never decreases and is never reported twice.
final class ProgressReporter: Sendable {
    private struct State: Sendable {
        var sent = -1
        var received = -1
        var total: Int?
    }

    private let state = Lock(State())
    private let handler: @Sendable (CallOptions.Progress) -> Void
    private let bodyCount: Int?

    /// Nil if the request has no progress handler.
    init?(_ request: EndpointRequest) {
        guard let handler = request.options.progress else { return nil }
        self.handler = handler
        bodyCount = request.body.count
    }

    /// - Parameter count: the bytes of the request body sent so far.
    func sent(_ count: Int) {
        let count = min(count, bodyCount ?? count)
        let isChange = state.withLock { state in
            defer { state.sent = max(count, state.sent) }
            return count > state.sent
        }
        if isChange { handler(CallOptions.Progress(.upload, completed: count, total: bodyCount)) }
    }

    /// A successful response begins, so all of the request has arrived.
    func began(_ head: ResponseHead, of request: EndpointRequest) {
        if !request.body.isAbsent, let bodyCount { sent(bodyCount) }
        state.withLock {
            $0.total = head.status == 206 ? head.contentRange?.total : head.expectedLength(of: request.method)
        }
    }

    /// - Parameter count: the bytes of the response body received so far.
    func received(_ count: Int) {
        let (isChange, total) = state.withLock { state in
            defer { state.received = max(count, state.received) }
            return (count > state.received, state.total)
        }
        if isChange { handler(CallOptions.Progress(.download, completed: count, total: total.map { max($0, count) })) }
    }

    /// The response is complete.
    ///
    /// - Parameter count: the length of the response body, in bytes.
    func completed(_ count: Int) {
        let isChange = state.withLock { state in
            defer { state.received = max(count, state.received) }
            return count > state.received || state.total == nil
        }
        if isChange { handler(CallOptions.Progress(.download, completed: count, total: count)) }
    }
}

/// A type-erased clock for the transport. It uses only durations, so that any clock fits.
package struct TransportClock: Sendable {
    package let sleep: @Sendable (Duration) async throws -> Void
    /// The time since the clock was wrapped.
    package let elapsed: @Sendable () -> Duration

    package init<C: Clock>(_ clock: C) where C.Duration == Duration {
        let start = clock.now
        // The runtime keeps a cancelled sleep until its time, and nearly every call cancels one of a minute.
        let step = clock is ContinuousClock ? Duration.seconds(2) : longestSleep
        sleep = { duration in
            let end = clock.now.advanced(by: min(duration, longestSleep))
            var next = clock.now.advanced(by: step)
            while next < end {
                try await clock.sleep(until: next, tolerance: nil)
                next = next.advanced(by: step)
            }
            try await clock.sleep(until: end, tolerance: nil)
        }
        elapsed = { start.duration(to: clock.now) }
    }
}

/// A century. Clocks trap on an instant that they cannot represent, and callers use `.seconds(.max)` for "never".
private let longestSleep = Duration.seconds(Int64(3_153_600_000))
