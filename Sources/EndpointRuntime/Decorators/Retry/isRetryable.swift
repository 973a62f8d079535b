import Foundation

extension HTTPRequest {
    /// Whether sending twice does no harm: the description, the caller or an idempotency key says so, or the method
    /// does (RFC 9110 §9.2.2).
    var isRepeatable: Bool {
        if !body.isReplayable { return false }
        if options.retry?.isIdempotent == true || operation.retry?.isIdempotent == true { return true }
        if let key = headers["Idempotency-Key"], !key.trimmingCharacters(in: .whitespaces).isEmpty { return true }
        return operation.method == method ? operation.isIdempotent : method.isIdempotent
    }
}

extension TransportError {
    /// Whether another try may end differently. What breaks a limit or a rule will break it again.
    var isTransient: Bool {
        // The platform, or whoever judges certificates for it, ended the request on purpose.
        if code == .cancelled { return false }
        return switch reason {
        case .offline, .hostNotFound, .cannotConnect, .connectionLost, .timedOut, .truncated, .other: true
        case .insecure, .badResponse, .bodyTooLarge, .readerTooSlow, .redirect, .storage, .unsupportedAddress: false
        }
    }
}
