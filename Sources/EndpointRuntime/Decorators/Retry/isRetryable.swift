import Foundation

extension EndpointRequest {
    /// Whether the request may safely be sent twice: the description, the caller or an idempotency key states so, or
    /// the method is idempotent (RFC 9110 §9.2.2).
    var isRepeatable: Bool {
        if !body.isReplayable { return false }
        if options.retry?.isIdempotent == true || operation.retry?.isIdempotent == true { return true }
        if let key = headers["Idempotency-Key"], !key.trimmingCharacters(in: .whitespaces).isEmpty { return true }
        return operation.method == method ? operation.isIdempotent : method.isIdempotent
    }
}

extension TransportError {
    /// Whether another attempt may succeed. A request that exceeds a limit or violates a rule would do so again.
    var isTransient: Bool {
        // The platform, or its certificate check, cancelled the request on purpose.
        if code == .cancelled { return false }
        return switch reason {
        case .offline, .hostNotFound, .cannotConnect, .connectionLost, .timedOut, .truncated, .other: true
        case .insecure, .badResponse, .bodyTooLarge, .readerTooSlow, .redirect, .storage, .unsupportedAddress: false
        }
    }
}
