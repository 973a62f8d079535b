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
        case .request(let error, _): "request not sent: \(error)"
        case .cancelled: "cancelled"
        }
    }
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
        case .other(let error):
            return (error as? any LocalizedError)?.errorDescription ?? EndpointClientError.UserText.notSent.text()
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
        case .other(let error): error is any LocalizedError && !(error is any DeveloperError) ? nil : .notSent
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

// MARK: EndpointClientError.UserText

extension EndpointClientError {
    /// A text about a failed call for users: no status codes, no addresses, nothing alarming.
    ///
    /// The texts are English. An app supplies its own wording and languages in its strings table `Localizable`, with
    /// ``key`` as the key: `endpoints.offline`, for example, or `endpoints.status.409` for a single status.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum UserText: Sendable, Hashable, CaseIterable {
        /// The credentials are missing or refused.
        case signIn
        /// The tokens could not be renewed or read, or the credential could not be provided.
        case signInFailed
        /// The user lacks a permission.
        case forbidden
        /// The resource does not exist.
        case notFound
        /// The server refuses the size of the request.
        case tooLarge
        /// The server limits the number of requests.
        case tooManyRequests
        /// The server cannot respond at present.
        case unavailable
        /// Any other status of failure.
        case failed
        /// The device has no network connection.
        case offline
        /// The host is unknown, or no server accepts connections.
        case unreachable
        /// The connection broke.
        case connectionLost
        /// A time limit passed.
        case timedOut
        /// No secure connection could be made.
        case insecure
        /// The body of the response exceeds a limit.
        case responseTooLarge
        /// A file could not be written.
        case notStored
        /// Client and server do not understand each other: invalid HTTP, or a redirect that is not followed.
        case protocolError
        /// The response does not match the description.
        case notUnderstood
        /// The address or cursor of a page is unusable.
        case listNotUnderstood
        /// JSON outside a call cannot be read or written.
        case dataNotUnderstood
        /// A stream was read twice.
        case alreadyRead
        /// The request was refused before it was sent.
        case notSent
        /// The task of the caller was cancelled.
        case cancelled
        /// A response of this status. If the table has no entry for it, the text of the closest other case is used.
        case status(Int)

        /// The text for a response of this status; nil means that the service failed.
        init(ofStatus status: Int?) { self = status.map(UserText.status) ?? .failed }

        /// All cases but those of a single status.
        public static var allCases: [UserText] {
            [
                .signIn, .signInFailed, .forbidden, .notFound, .tooLarge, .tooManyRequests, .unavailable, .failed,
                .offline, .unreachable, .connectionLost, .timedOut, .insecure, .responseTooLarge, .notStored,
                .protocolError, .notUnderstood, .listNotUnderstood, .dataNotUnderstood, .alreadyRead, .notSent,
                .cancelled,
            ]
        }

        /// The text for a transport failure.
        public init(_ reason: TransportError.Reason) {
            self =
                switch reason {
                case .offline: .offline
                case .hostNotFound, .cannotConnect: .unreachable
                case .connectionLost, .truncated: .connectionLost
                case .timedOut: .timedOut
                case .insecure: .insecure
                case .bodyTooLarge, .readerTooSlow: .responseTooLarge
                case .storage: .notStored
                case .badResponse, .redirect, .unsupportedAddress, .other: .protocolError
                }
        }

        /// The key in a strings table.
        public var key: String {
            if case .status(let status) = self { "endpoints.status.\(status)" } else { "endpoints.\(self)" }
        }

        /// The text from a bundle's strings table, or the English text if the table has none.
        public func text(in bundle: Bundle = .main, table: String = "Localizable") -> String {
            bundle.localizedString(forKey: key, value: fallback(bundle, table), table: table)
        }

        private func fallback(_ bundle: Bundle, _ table: String) -> String {
            if case .status(let status) = self { closest(to: status).text(in: bundle, table: table) } else { english }
        }

        private func closest(to status: Int) -> UserText {
            switch status {
            case 401: .signIn
            case 403: .forbidden
            case 404, 410: .notFound
            case 408, 504: .timedOut
            case 413: .tooLarge
            case 429: .tooManyRequests
            case 500..<600: .unavailable
            // The service may have done what was asked.
            case 200..<300: .notUnderstood
            default: .failed
            }
        }

        private var english: String {
            switch self {
            case .signIn: "Please sign in and try again."
            case .signInFailed: "You could not be signed in. Please try again later."
            case .forbidden: "You do not have permission to do this."
            case .notFound: "What you asked for could not be found."
            case .tooLarge: "What you sent is too large."
            case .tooManyRequests: "There were too many requests. Please wait a moment and try again."
            case .unavailable: "The service is temporarily unavailable. Please try again later."
            case .failed, .status: "The service could not complete the request."
            case .offline: "You appear to be offline. Check your connection and try again."
            case .unreachable: "The service cannot be reached. Check your connection and try again."
            case .connectionLost: "The connection was lost. Please try again."
            case .timedOut: "The service took too long to respond. Please try again."
            case .insecure: "A secure connection to the service could not be made."
            case .responseTooLarge: "The service sent more data than this app can handle."
            case .notStored: "The download could not be saved. Check that there is enough space."
            case .protocolError: "Something went wrong while talking to the service. Please try again later."
            case .notUnderstood: "The service sent a response that this version of the app does not understand."
            case .listNotUnderstood: "The service sent a list that this version of the app does not understand."
            case .dataNotUnderstood: "The data is not in the form that this app expects."
            case .alreadyRead: "The response was already read."
            case .notSent: "The request could not be sent."
            case .cancelled: "The request was cancelled."
            }
        }
    }
}

/// An error of this library that is not an ``EndpointError`` and has a text for users.
protocol UserTextError: LocalizedError {
    var userText: EndpointClientError.UserText { get }
}

extension UserTextError {
    /// A text suitable for users.
    public var errorDescription: String? { userText.text() }
}

/// An error of this library whose text is for developers of the app. As the cause of a failed call, users do not see it.
protocol DeveloperError: LocalizedError {}

extension DeveloperError {
    /// The same as `description`, so that `localizedDescription` states the problem.
    public var errorDescription: String? { "\(self)" }
}

extension EndpointError {
    /// A text suitable for users, from a strings table of your own bundle. Errors from outside this library keep their
    /// own text.
    public func text(in bundle: Bundle, table: String = "Localizable") -> String {
        userText?.text(in: bundle, table: table) ?? errorDescription
            ?? EndpointClientError.UserText.failed.text(in: bundle, table: table)
    }
}
