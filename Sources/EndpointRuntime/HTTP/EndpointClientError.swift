/// The reason why a request has no response, thrown by clients and decorators. Sending an endpoint converts it to an
/// ``HTTPError``.
public enum EndpointClientError: Error, Sendable {
    /// The transport failed, or the response exceeded a limit.
    case transport(TransportError)
    /// The request could not be made, or was refused before it was sent. The attempts are earlier ones of the same
    /// call, such as the one whose 401 required a new token.
    case request(RequestError, after: [Attempt] = [])
    /// The caller's task was cancelled.
    case cancelled

    /// Wraps the error of a step that makes or changes a request.
    init(refusing error: any Error) {
        switch error {
        case let error as EndpointClientError: self = error
        case is CancellationError: self = .cancelled
        default: self = .request(RequestError(error))
        }
    }

    /// The same error with earlier attempts of its call added.
    func after(_ earlier: [Attempt]) -> EndpointClientError {
        guard case .request(let error, let attempts) = self, !earlier.isEmpty else { return self }
        return .request(error, after: earlier + attempts)
    }
}

extension EndpointClientError: CustomStringConvertible, Opaque {
    public var description: String {
        switch self {
        case .transport(let error): error.debugDescription
        case .request(let error, _): "request not sent: \(error)"
        case .cancelled: "cancelled"
        }
    }
}
