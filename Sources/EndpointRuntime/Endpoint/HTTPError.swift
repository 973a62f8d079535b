import Foundation

/// Why a call failed. `Failure` is what the description documents for the endpoint.
public enum HTTPError<Failure: Sendable>: Error, Sendable {
    /// A documented failure, decoded.
    case failure(Failure)
    /// An undocumented status, or a failure whose body is not what the description promised; then
    /// ``HTTPResponse/decodingFault`` says why.
    case server(HTTPResponse)
    /// A success that cannot be decoded.
    case decoding(DecodingFault)
    /// No whole answer arrived.
    case transport(TransportFailure)
    /// Nothing was sent: the request could not be made, or a layer refused it.
    case request(any Error)
    /// The caller's task was cancelled.
    case cancelled

    init(_ fault: HTTPFault) {
        switch fault {
        case .transport(let failure): self = .transport(failure)
        case .request(let error): self = error is CancellationError ? .cancelled : .request(error)
        case .cancelled: self = .cancelled
        }
    }
}

extension HTTPError: EndpointError, CustomReflectable {
    public var response: HTTPResponse? {
        switch self {
        case .server(let response): response
        case .decoding(let fault): fault.response
        case .failure, .transport, .request, .cancelled: nil
        }
    }

    public var attempts: [Attempt] {
        if case .transport(let failure) = self { failure.attempts } else { response?.attempts ?? [] }
    }

    public var isCancellation: Bool {
        if case .cancelled = self { true } else { false }
    }

    public var userText: HTTPFault.UserText? {
        switch self {
        case .failure(let failure): failure is any LocalizedError ? nil : .failed
        case .server(let response): .status(response.status)
        case .decoding: .notUnderstood
        case .transport(let failure): failure.userText
        case .request(let error as any UserTextError): error.userText
        case .request(let error): error is any LocalizedError ? nil : .notSent
        case .cancelled: .cancelled
        }
    }

    /// A text fit for users. A documented failure, and an error that refused the request, speak for themselves if they
    /// are a `LocalizedError`.
    public var errorDescription: String? {
        if let userText { return userText.text() }
        switch self {
        case .failure(let failure):
            return (failure as? any LocalizedError)?.errorDescription ?? HTTPFault.UserText.failed.text()
        case .request(let error):
            return (error as? any LocalizedError)?.errorDescription ?? HTTPFault.UserText.notSent.text()
        case .server, .decoding, .transport, .cancelled: return nil
        }
    }

    public var debugDescription: String {
        switch self {
        case .failure(let failure): "documented failure: \(Redaction(names: []).value("\(failure)"))"
        case .server(let response): "server: \(response.debugDescription)"
        case .decoding(let fault): "decoding: \(fault.debugDescription)"
        case .transport(let failure): "transport: \(failure.debugDescription)"
        case .request(let error): "request not sent: \(Redaction(names: []).text(of: error))"
        case .cancelled: "cancelled"
        }
    }

    public var customMirror: Mirror { Mirror(self, children: []) }
}
