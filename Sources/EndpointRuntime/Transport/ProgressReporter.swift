/// Tells the caller how far the bodies of one attempt have come, never backwards and never twice the same.
final class ProgressReporter: Sendable {
    private struct State: Sendable {
        var sent = -1
        var received = -1
        var total: Int?
    }

    private let state = Lock(State())
    private let handler: @Sendable (CallOptions.Progress) -> Void
    private let bodyCount: Int?

    /// Nil if nobody wants to know.
    init?(_ request: HTTPRequest) {
        guard let handler = request.options.progress else { return nil }
        self.handler = handler
        bodyCount = request.body.count
    }

    /// - Parameter count: of the request's body, so far.
    func sent(_ count: Int) {
        let count = min(count, bodyCount ?? count)
        let isNews = state.withLock { state in
            defer { state.sent = max(count, state.sent) }
            return count > state.sent
        }
        if isNews { handler(CallOptions.Progress(.upload, completed: count, total: bodyCount)) }
    }

    /// A successful answer begins, so all of the request has arrived.
    func answered(_ head: ResponseHead, of request: HTTPRequest) {
        if !request.body.isNone, let bodyCount { sent(bodyCount) }
        state.withLock {
            $0.total = head.status == 206 ? head.contentRange?.total : head.expectedLength(of: request.method)
        }
    }

    /// - Parameter count: of the answer's body, so far.
    func received(_ count: Int) {
        let (isNews, total) = state.withLock { state in
            defer { state.received = max(count, state.received) }
            return (count > state.received, state.total)
        }
        if isNews { handler(CallOptions.Progress(.download, completed: count, total: total.map { max($0, count) })) }
    }

    /// The answer is whole.
    ///
    /// - Parameter count: of its body.
    func completed(_ count: Int) {
        let isNews = state.withLock { state in
            defer { state.received = max(count, state.received) }
            return count > state.received || state.total == nil
        }
        if isNews { handler(CallOptions.Progress(.download, completed: count, total: count)) }
    }
}
