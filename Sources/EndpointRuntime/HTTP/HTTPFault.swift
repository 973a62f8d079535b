/// Why a request has no answer.
public enum HTTPFault: Error, Sendable {
    /// The wire failed, or what came over it broke a limit.
    case transport(TransportFailure)
    /// The request could not be made or was refused before the wire.
    case request(any Error)
    /// The caller's task was cancelled.
    case cancelled
}

extension HTTPFault: CustomStringConvertible, CustomReflectable {
    public var description: String {
        switch self {
        case .transport(let failure): failure.debugDescription
        case .request(let error): "request not sent: \(Redaction(names: []).text(of: error))"
        case .cancelled: "cancelled"
        }
    }

    public var customMirror: Mirror { Mirror(self, children: []) }
}
