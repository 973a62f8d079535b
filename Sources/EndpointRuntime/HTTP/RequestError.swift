public import Foundation

/// The reason why a request was not sent.
public enum RequestError: Error, Sendable {
    /// The call cannot be encoded as a request.
    case encoding(RequestEncoder.EncodingError)
    /// The call has no usable address.
    case server(ServerMap.AddressError)
    /// The call needs credentials, and none can be sent.
    case authentication(CredentialError)
    /// The origin failed too often recently. The next request is allowed after the duration, which is zero while a
    /// trial request is in progress.
    case circuitOpen(ServerMap.Origin, retryAfter: Duration)
    /// The call accepts only a cached response, and none is stored.
    case notCached(operation: String)
    /// Any other error: a header, body or file that cannot be sent, or an error of your own decorator.
    case other(any Error)

    /// Selects the case for an error.
    public init(_ error: any Error) {
        switch error {
        case let error as RequestError: self = error
        case let error as RequestEncoder.EncodingError: self = .encoding(error)
        case let error as ServerMap.AddressError: self = .server(error)
        case let error as CredentialError: self = .authentication(error)
        default: self = .other(error)
        }
    }
}

extension RequestError: LocalizedError, CustomStringConvertible, Opaque {
    /// A text suitable for users. An error in ``other(_:)`` provides its own text if it is a `LocalizedError`.
    public var errorDescription: String? {
        if let userText { return userText.text() }
        guard case .other(let error) = self else { return nil }
        return (error as? any LocalizedError)?.errorDescription ?? EndpointClientError.UserText.notSent.text()
    }

    /// Nil if an error from outside this library provides its own text.
    var userText: EndpointClientError.UserText? {
        switch self {
        case .encoding, .server, .notCached: .notSent
        case .authentication(let error): error.userText
        case .circuitOpen: .unavailable
        case .other(let error as any UserTextError): error.userText
        case .other(let error as any EndpointError): error.userText
        case .other(let error): error is any LocalizedError ? nil : .notSent
        }
    }

    public var description: String {
        switch self {
        case .encoding(let error): "\(error)"
        case .server(let error): "\(error)"
        case .authentication(let error): "\(error)"
        case .circuitOpen(let origin, let wait) where wait > .zero:
            "\(origin) failed too often; nothing is sent to it for another \(wait)"
        case .circuitOpen(let origin, _):
            "\(origin) failed too often; one request tries it now, the others wait for its outcome"
        case .notCached(let operation):
            "\(operation) asked for a cached response only and none is stored; call it without that option once"
        case .other(let error): Redaction().text(of: error)
        }
    }
}
