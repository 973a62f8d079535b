public import Foundation

/// Sends resolved requests. The transport and every decorator around it conform.
///
/// A decorator holds another client, forwards ``servers`` and does its one job in ``send(_:)``. Typed sending of
/// endpoints is an extension of this protocol, so decorators see plain values only.
///
/// A custom transport must meet the following requirements, on which decorators rely:
///
/// - It sets ``EndpointResponse/url`` to the address that the response came from. If it follows redirects itself, it adds
///   ``EndpointResponse/Provenance/redirected`` to ``EndpointResponse/provenance``; on a redirect to another origin it
///   removes the headers named in ``EndpointRequest/credentialNames``, and it does not send the body if
///   ``EndpointRequest/hasSecretBody`` is true.
/// - It ends the request with ``TransportError/Reason/timedOut`` after ``EndpointRequest/timeout``, because
///   ``RetryingClient`` does not end an attempt itself.
/// - It throws ``EndpointClientError/cancelled`` only if its task was cancelled, and sets ``TransportError/isHeldBack`` if
///   it is certain that it sent nothing.
///
/// In a module with main actor isolation by default, declare your client `nonisolated`.
public protocol EndpointClient: Sendable {
    /// The servers of the endpoints. Decorators forward the value unchanged.
    var servers: ServerMap { get }

    /// Sends a request whose address is absolute and returns the response with any status.
    func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse
}

// MARK: EndpointClientError

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

    /// Wraps the error of a step that makes or changes a request. A ``TransportError`` remains one of the transport.
    package init(refusing error: any Error) {
        switch error {
        case let error as EndpointClientError: self = error
        case let error as TransportError: self = .transport(error)
        case is CancellationError: self = .cancelled
        default: self = .request(RequestError(error))
        }
    }

    /// The error of a request whose time was over.
    ///
    /// - Parameter isHeldBack: whether it was over before the request was sent.
    package init(timedOut request: EndpointRequest, detail: String = "", isHeldBack: Bool = true) {
        var failure = TransportError(.timedOut, requestLine: request.requestLine, detail: detail)
        failure.isHeldBack = isHeldBack
        self = .transport(failure)
    }

    /// The same error with earlier attempts of its call added.
    func after(_ earlier: [Attempt]) -> EndpointClientError {
        switch self {
        case .transport(var failure):
            failure.attempts = earlier + failure.attempts
            return .transport(failure)
        case .request(let error, let attempts): return .request(error, after: earlier + attempts)
        case .cancelled: return self
        }
    }

    /// Whether the same request may succeed later, so that a stream or a download can continue.
    var isTemporary: Bool {
        switch self {
        case .transport(let failure): failure.isTransient
        case .request(.circuitOpen, _), .request(.authentication(.refreshFailed), _),
            .request(.authentication(.storeFailed), _), .request(.authentication(.providerFailed), _):
            true
        case .request, .cancelled: false
        }
    }

    /// The time for which an open circuit sends nothing.
    var circuitPause: Duration? {
        if case .request(.circuitOpen(_, let pause), _) = self { pause } else { nil }
    }
}

extension EndpointResponse {
    /// Sends another request, because this response cannot be the result, and returns the response to that. Its
    /// attempts, or those of its error, follow the attempts of this response.
    func replaced(
        by send: () async throws(EndpointClientError) -> EndpointResponse
    ) async throws(EndpointClientError) -> EndpointResponse {
        do {
            var next = try await send()
            next.attempts = attempts + next.attempts
            return next
        } catch { throw error.after(attempts) }
    }
}

extension EndpointClientError: LocalizedError, CustomStringConvertible, Opaque {
    /// A text suitable for users.
    public var errorDescription: String? {
        switch self {
        case .transport(let failure): failure.errorDescription
        case .request(let error, _): error.errorDescription
        case .cancelled: EndpointClientError.UserText.cancelled.text()
        }
    }

    public var description: String {
        switch self {
        case .transport(let error): error.debugDescription
        case .request(let error, let attempts): "request \(attempts.notSent): \(error)"
        case .cancelled: "cancelled"
        }
    }
}

extension [Attempt] {
    /// The state of a request that an error ends before it is sent once more.
    var notSent: String { isEmpty ? "not sent" : "not sent again" }
}

// MARK: RequestError

/// The reason why a request was not sent.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
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
    case notCached(operationID: String)
    /// Any other error: a header (``HeaderFields/FieldError``), body or file that cannot be sent, the configuration of
    /// a client, a stub, or an error of your own decorator.
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
    /// A text suitable for users. An error of your own in ``other(_:)`` or ``authentication(_:)`` provides its own text
    /// if it is a `LocalizedError`.
    public var errorDescription: String? {
        if let userText { return userText.text() }
        switch self {
        case .authentication(let error): return error.errorDescription
        case .other(let error): return (error as? any LocalizedError)?.errorDescription
        case .encoding, .server, .circuitOpen, .notCached: return nil
        }
    }

    /// Nil if an error from outside this library provides its own text.
    var userText: EndpointClientError.UserText? {
        switch self {
        case .encoding, .server, .notCached: .notSent
        case .authentication(let error): error.ownText == nil ? error.userText : nil
        case .circuitOpen: .unavailable
        case .other(let error as any UserTextError): error.userText
        case .other(let error as any EndpointError): error.userText
        case .other(_ as any DeveloperError): .notSent
        case .other(let error): (error as? any LocalizedError)?.errorDescription == nil ? .notSent : nil
        }
    }

    public var description: String {
        switch self {
        case .encoding(let error): "\(error)"
        case .server(let error): "\(error)"
        case .authentication(let error): "\(error)"
        case .circuitOpen(let origin, let wait) where wait > .zero:
            "\(origin) failed too often; nothing is sent to it for another \(wait.text)"
        case .circuitOpen(let origin, _):
            "\(origin) failed too often; one request probes it now, and others are refused until that ends"
        case .notCached(let operation):
            "\(operation) accepts only a cached response and none is stored; call it without that option "
                + "(only whole responses to GET are stored, if their headers allow it)"
        case .other(let error): Redaction().text(of: error)
        }
    }
}
