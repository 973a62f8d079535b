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

    /// A text fit for users. A documented failure, and an error that refused the request, speak for themselves if they
    /// are a `LocalizedError`.
    public var errorDescription: String? {
        switch self {
        case .failure(let failure):
            (failure as? any LocalizedError)?.errorDescription ?? "The service could not complete the request."
        case .server(let response): userText(forStatus: response.status)
        case .decoding: "The service sent an answer that this version of the app does not understand."
        case .transport(let failure): failure.errorDescription
        case .request(let error): (error as? any LocalizedError)?.errorDescription ?? "The request could not be sent."
        case .cancelled: "The request was cancelled."
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

private func userText(forStatus status: Int) -> String {
    switch status {
    case 401: "Please sign in and try again."
    case 403: "You do not have permission to do this."
    case 404, 410: "What you asked for could not be found."
    case 408, 504: "The service took too long to answer. Please try again."
    case 413: "What you sent is too large."
    case 429: "There were too many requests. Please wait a moment and try again."
    case 500..<600: "The service is temporarily unavailable. Please try again later."
    default: "The service could not complete the request."
    }
}
