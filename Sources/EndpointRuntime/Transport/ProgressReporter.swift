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
    func received(_ count: Int64) {
        let count = Int(clamping: count)
        let (isChange, total) = state.withLock { state in
            defer { state.received = max(count, state.received) }
            return (count > state.received, state.total)
        }
        if isChange { handler(CallOptions.Progress(.download, completed: count, total: total.map { max($0, count) })) }
    }

    /// The response is complete.
    ///
    /// - Parameter count: the length of the response body, in bytes.
    func completed(_ count: Int64) {
        let count = Int(clamping: count)
        let isChange = state.withLock { state in
            defer { state.received = max(count, state.received) }
            return count > state.received || state.total == nil
        }
        if isChange { handler(CallOptions.Progress(.download, completed: count, total: count)) }
    }
}
