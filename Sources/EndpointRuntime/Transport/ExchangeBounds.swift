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
        let timeout = (request.timeout ?? limits.timeout).limited
        // The first bytes of a body that URLSession sends are its only sign of a connection.
        if request.body.count != 0 { connect = timeouts.connect?.limited }
        if case .buffered = request.delivery {
            whole = min(timeout, request.remaining ?? timeout)
            (head, silence) = (timeouts.head?.limited, timeouts.silence?.limited)
        } else {
            let longest = timeouts.head?.limited ?? timeout
            head = min(longest, request.remaining ?? longest)
            silence = timeouts.silence?.limited ?? timeout
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
            // Silence is measured from the head on; checking at this interval detects it soon afterward.
            if let silence, silence > .zero { next.wait = min(next.wait, silence) }
        }
        return next
    }
}
