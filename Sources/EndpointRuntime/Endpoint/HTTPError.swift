public import Foundation

/// The failure of a call: its reason, its request, its response if one arrived, and its attempts. `Failure` is the type
/// of the failures that the description documents for the endpoint.
///
/// ```swift
/// switch error.reason {
/// case .failure(.notFound(let problem)): problem.title
/// case .cancelled: ""
/// case .undocumented, .decoding, .transport, .request, .failure: error.localizedDescription
/// }
/// ```
public struct HTTPError<Failure: Sendable>: Error {
    /// The reasons why a call can fail.
    public enum Reason: Sendable {
        /// A documented failure, decoded.
        case failure(Failure)
        /// An undocumented status, or a failure whose body does not match the description; then
        /// ``EndpointResponse/decodingError`` has the reason.
        case undocumented
        /// A successful response that cannot be decoded.
        case decoding(EndpointResponse.DecodingError)
        /// No complete response arrived.
        case transport(TransportError)
        /// The request was not sent, or not sent again after a 401: it could not be made, or a decorator refused it.
        case request(RequestError)
        /// The caller's task was cancelled.
        case cancelled
    }

    /// The properties that all reasons share.
    private struct Evidence: Sendable {
        let operation: OperationInfo
        let request: EndpointRequest?
        let response: EndpointResponse?
        let attempts: [Attempt]
    }

    // Stored inline: Swift 6.3 miscompiles asynchronous functions that throw a typed error of a few words, which is
    // passed in registers. Only the values that no reason needs are stored by reference.
    /// Why the call failed. The compiler checks that a `switch` names every reason and every documented failure.
    public let reason: Reason
    private let evidence: Shared<Evidence>

    /// Creates an error with its reason and the details of the call.
    ///
    /// - Parameters:
    ///   - operation: the endpoint's, such as `Petstore.GetPet.operation`.
    ///   - request: the request that was sent, or was to be sent; nil if it could not be made.
    ///   - response: the response that arrived, also for a documented failure.
    ///   - attempts: nil takes them from the response or the transport error.
    public init(
        _ reason: Reason,
        operation: OperationInfo,
        request: EndpointRequest? = nil,
        response: EndpointResponse? = nil,
        attempts: [Attempt]? = nil
    ) {
        self.reason = reason
        let attempts = attempts ?? reason.attempts(ending: response)
        evidence = Shared(Evidence(operation: operation, request: request, response: response, attempts: attempts))
    }

    /// The description's properties of the call.
    public var operation: OperationInfo { evidence.value.operation }
    /// The request as the call made it, without the changes of decorators; nil if it could not be made.
    public var request: EndpointRequest? { evidence.value.request }
    public var response: EndpointResponse? { evidence.value.response }
    public var attempts: [Attempt] { evidence.value.attempts }

    /// The documented failure, if the reason is one.
    public var failure: Failure? {
        if case .failure(let failure) = reason { failure } else { nil }
    }

    init(from error: EndpointClientError, operation: OperationInfo, request: EndpointRequest? = nil) {
        switch error {
        case .transport(let failure): self.init(.transport(failure), operation: operation, request: request)
        case .request(.other(is CancellationError), _), .cancelled:
            self.init(.cancelled, operation: operation, request: request)
        case .request(let refusal, let attempts):
            self.init(.request(refusal), operation: operation, request: request, attempts: attempts)
        }
    }
}

extension HTTPError.Reason {
    /// One attempt was made even if the transport or decorator recorded none.
    fileprivate func attempts(ending response: EndpointResponse?) -> [Attempt] {
        switch (self, response) {
        case (.transport(let failure), _):
            if !failure.attempts.isEmpty || failure.isHeldBack { return failure.attempts }
            return [Attempt(outcome: .transport(failure.reason))]
        case (_, let response?):
            if !response.attempts.isEmpty || response.isCached { return response.attempts }
            return [Attempt(outcome: .status(response.status))]
        default: return []
        }
    }
}

extension HTTPError: EndpointError, Opaque {
    public var requestLine: String? {
        if let line = response?.requestLine ?? request?.requestLine { return line }
        if case .transport(let failure) = reason { return failure.requestLine }
        return nil
    }

    public var isCancellation: Bool {
        if case .cancelled = reason { true } else { false }
    }

    public var userText: EndpointClientError.UserText? {
        switch reason {
        case .failure(let failure): (failure as? any LocalizedError)?.errorDescription == nil ? textOfFailure : nil
        case .undocumented:
            response?.refusesGrant == true ? .signIn : EndpointClientError.UserText(ofStatus: status)
        case .decoding: .notUnderstood
        case .transport(let failure): failure.userText
        case .request(let error): error.userText
        case .cancelled: .cancelled
        }
    }

    /// Some services respond with a status of success to report a failure.
    private var textOfFailure: EndpointClientError.UserText {
        response?.isSuccess == true ? .failed : EndpointClientError.UserText(ofStatus: status)
    }

    /// A text suitable for users, chosen by the status if there is a response. A documented failure, and an error that
    /// prevented the request, provide their own text if they are a `LocalizedError`.
    public var errorDescription: String? {
        if let userText { return userText.text() }
        switch reason {
        case .failure(let failure): return (failure as? any LocalizedError)?.errorDescription
        case .request(let error): return error.errorDescription
        case .undocumented, .decoding, .transport, .cancelled: return nil
        }
    }

    public var debugDescription: String {
        var text = "\(operation.id): "
        let redaction = Redaction(secrets: response?.secrets ?? [], showsErrorCodes: response?.isError == true)
        switch reason {
        case .failure(let failure):
            let start = redaction.start(of: Data("\(failure)".utf8), limit: 4_096)
            let shown = redaction.description(start).printable
            text += "documented failure: \(withoutRepeatedModule(of: String(reflecting: Failure.self), in: shown))"
        case .undocumented: text += "undocumented response"
        case .decoding(let error): text += redaction.text("\(error)").printable
        case .transport(let failure): text += "transport: \(failure.summary())"
        case .request(let error): text += "request \(attempts.notSent): \(error)"
        case .cancelled: text += "cancelled"
        }
        if let response {
            text += "\n  \(response.summary)"
            // Some transports do not report what they sent, so an empty list proves nothing.
            let names = response.status == 401 ? response.namesOfCredentials : []
            if !names.isEmpty {
                text += "\n  credentials sent in \(names.map(\.printable).joined(separator: ", "))"
            } else if response.status == 401, operation.security.isEmpty {
                text += "\n  the operation declares no security, so it gets no credentials by default"
            }
        } else if let requestLine {
            text += "\n  \(requestLine)"
        }
        return text + attempts.listed
    }
}

// MARK: EndpointError

/// The properties of every error of a call, independent of its endpoint. ``HTTPError``, ``PageError`` and ``StreamError``
/// conform. Do not conform types of your own: later versions may add requirements.
///
/// `errorDescription` is suitable for users: no status codes, no addresses. `debugDescription` is for logs.
public protocol EndpointError: LocalizedError, CustomDebugStringConvertible, Sendable {
    /// The response, if there was one.
    var response: EndpointResponse? { get }
    /// The status of the response; nil if there was none.
    var status: Int? { get }
    /// The request's method and its address without query, with the path as its template; nil if no request was made.
    var requestLine: String? { get }
    /// The text for users; nil if an error from outside this library provides its own text.
    var userText: EndpointClientError.UserText? { get }
    /// Every attempt, including the last. Empty if nothing was sent, as for a response from a cache.
    var attempts: [Attempt] { get }
    /// Whether the caller's own task was cancelled; then there is nothing to show to the user.
    var isCancellation: Bool { get }
}

extension EndpointError {
    public var status: Int? { response?.status }
}
