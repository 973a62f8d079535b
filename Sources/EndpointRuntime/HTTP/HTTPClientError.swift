/// Why a request has no response: what clients and decorators throw. Sending an endpoint turns it into an ``HTTPError``.
public enum HTTPClientError: Error, Sendable {
    /// The wire failed, or what came over it broke a limit.
    case transport(TransportError)
    /// The request could not be made, or was refused before the wire. The attempts are those of the same call before it,
    /// such as the one whose 401 asked for a new token.
    case request(RequestError, after: [Attempt] = [])
    /// The caller's task was cancelled.
    case cancelled

    /// What a step that makes or changes a request threw.
    init(refusing error: any Error) {
        switch error {
        case let error as HTTPClientError: self = error
        case is CancellationError: self = .cancelled
        default: self = .request(RequestError(error))
        }
    }

    /// The same after other attempts of its call.
    func after(_ earlier: [Attempt]) -> HTTPClientError {
        guard case .request(let error, let attempts) = self, !earlier.isEmpty else { return self }
        return .request(error, after: earlier + attempts)
    }
}

extension HTTPClientError: CustomStringConvertible, CustomReflectable {
    public var description: String {
        switch self {
        case .transport(let error): error.debugDescription
        case .request(let error, _): "request not sent: \(error)"
        case .cancelled: "cancelled"
        }
    }

    public var customMirror: Mirror { Mirror(self, children: []) }
}
