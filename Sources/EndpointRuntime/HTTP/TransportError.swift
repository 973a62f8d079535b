public import Foundation

/// The transport failed before a complete response arrived.
public struct TransportError: Error, Sendable {
    /// The reason for the failure.
    public enum Reason: Sendable, Hashable {
        /// No network, or no permission to use it.
        case offline
        case hostNotFound
        /// No server accepts connections at the address.
        case cannotConnect
        /// The connection broke after it was established.
        case connectionLost
        case timedOut
        /// No secure connection could be established: certificate, handshake or policy.
        case insecure
        /// The response is not valid HTTP or cannot be decompressed.
        case badResponse
        /// The body is shorter or longer than its Content-Length.
        case truncated
        /// The body exceeds the limit, in bytes. Download to a file instead.
        case bodyTooLarge(limit: Int)
        /// A stream was read more slowly than it arrived and its buffer, in bytes, is full.
        case readerTooSlow(limit: Int)
        case redirect(TransportError.Redirect)
        /// The response could not be written to its file.
        case storage
        case unsupportedAddress
        case other
    }

    public var reason: Reason
    /// The platform's code, if the platform reported the failure.
    public var code: URLError.Code?
    /// Every attempt, including the last. Empty if nothing recorded an attempt; ``HTTPError/attempts`` then contains
    /// one, unless `isUnsent` is true.
    public var attempts: [Attempt]
    /// Method and address without query, the path as its template: ``EndpointRequest/line``.
    public var requestLine: String
    /// The platform's message, for logs.
    public var detail: String
    /// Whether a decorator or the transport is certain that it sent nothing, so that a request of any method may be
    /// sent again. False, the default, means that it is not known.
    public var isUnsent = false

    public init(
        _ reason: Reason,
        code: URLError.Code? = nil,
        requestLine: String,
        detail: String = "",
        attempts: [Attempt] = []
    ) {
        self.reason = reason
        self.code = code
        self.attempts = attempts
        self.requestLine = requestLine
        self.detail = detail
    }

    /// Whether it is certain that no byte of the request reached a server, so that a request of any method may be sent
    /// again.
    public var provesNothingWasSent: Bool {
        if isUnsent { return true }
        return switch reason {
        case .offline, .hostNotFound, .cannotConnect: true
        default: false
        }
    }
}

extension TransportError: UserTextError, CustomDebugStringConvertible, Opaque {
    var userText: EndpointClientError.UserText { EndpointClientError.UserText(reason) }

    public var debugDescription: String { "\(requestLine): \(summary())\(attempts.listed)" }

    /// The failure without request and attempts.
    func summary(_ redaction: Redaction = Redaction()) -> String {
        var text = "\(reason)"
        if let code { text += " (URLError \(code.rawValue))" }
        if !detail.isEmpty { text += ": \(redaction.text(detail, showsPaths: false))" }
        return text
    }
}
