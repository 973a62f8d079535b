/// How long one request on the wire may take, and each part of it. What is nil bounds nothing.
struct ExchangeBounds: Sendable {
    /// What is known of a request under way.
    struct Progress: Sendable {
        var isConnected = false
        var hasHead = false
        /// Counts the head and the chunks.
        var activity = 0
        /// When the count was first seen to be what it is.
        var changedAt = Duration.zero
    }

    var connect: Duration?
    var head: Duration?
    /// Of bodies in memory; streams and downloads only must not fall silent.
    var whole: Duration?
    let silence: Duration?

    init(_ request: HTTPRequest, _ limits: URLSessionHTTPClient.Limits) {
        let timeouts = request.options.timeouts.over(limits.timeouts)
        let timeout = request.timeout ?? limits.timeout
        // URLSession tells of a connection by the first bytes of the body that it sends.
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

    /// What is left for the next request that a redirect asks for.
    func left(after passed: Duration) -> ExchangeBounds {
        var left = self
        left.head = head.map { $0 - passed }
        left.whole = whole.map { $0 - passed }
        return left
    }

    /// Until the head, whatever comes after it.
    var limit: Duration { min(head ?? .seconds(Int64.max), whole ?? .seconds(Int64.max)) }

    /// Whether there is no time for a request at all.
    var isOver: Bool { limit <= .zero }

    /// Until the next bound, and what that is; zero or less when it is passed.
    func next(after passed: Duration, _ progress: Progress) -> (wait: Duration, bound: String) {
        var next = (wait: whole.map { $0 - passed } ?? .seconds(Int64.max), bound: "")
        func heed(_ limit: Duration?, since start: Duration = .zero, _ bound: String) {
            guard let limit, start + limit - passed < next.wait else { return }
            next = (start + limit - passed, "\(bound) within \(limit)")
        }
        if progress.hasHead {
            heed(silence, since: progress.changedAt, "no more of the body")
        } else {
            heed(head, "no head of a response")
            if !progress.isConnected { heed(connect, "no connection") }
            // Without a head there is no silence yet. Looking that often finds it soon after the head.
            if let silence, silence > .zero { next.wait = min(next.wait, silence) }
        }
        return next
    }
}
