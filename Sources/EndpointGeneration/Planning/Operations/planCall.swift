import EndpointDescription

extension OperationPlanner {
    /// The settings for `OperationInfo` beyond the method: only those that differ from what the runtime assumes.
    func planCall(_ operation: Operation) -> CallBlueprint {
        let rules = operation.rules
        var call = CallBlueprint()
        if let isIdempotent = rules.isIdempotent, isIdempotent != operation.method.isIdempotent {
            call.isIdempotent = isIdempotent
        }
        call.timeout = rules.timeout.map { .own($0) } ?? description.rules.timeout.map { _ in .shared }
        call.retry = rules.retry.map { .own($0) } ?? description.rules.retry.map { _ in .shared }
        if let cacheTTL = rules.cacheTTL, cacheTTL > 0 {
            if operation.method == .get {
                call.cacheTTL = cacheTTL
            } else {
                log.warning(
                    "only responses to GET are cached, so the lifetime has no effect here",
                    at: operation.place
                )
            }
        }
        if let retry = rules.retry, retry != .never, !(rules.isIdempotent ?? operation.method.isIdempotent) {
            log.note(
                "\(operation.method.token) is retried only where a call carries an idempotency key, or "
                    + "where it is certain that nothing was sent",
                at: operation.place,
                remedy: "if sending it twice does no harm, say so: \"x-endpoint-idempotent\": true"
            )
        }
        return call
    }
}

extension Operation.Method {
    /// RFC 9110 §9.2.2.
    var isIdempotent: Bool {
        [.get, .put, .delete, .options, .head, .trace, .query].contains(self)
    }
}
