public import Foundation

/// The wire failed before a whole answer arrived.
public struct TransportError: Error, Sendable {
    /// What went wrong.
    public enum Reason: Sendable, Hashable {
        /// No network, or not allowed to use it.
        case offline
        case hostNotFound
        /// Nothing answers at the address, or it refuses.
        case cannotConnect
        /// The connection broke after it was made.
        case connectionLost
        case timedOut
        /// No secure connection: certificate, handshake or policy.
        case insecure
        /// What arrived is not HTTP or cannot be decompressed.
        case badResponse
        /// The body is shorter or longer than its Content-Length.
        case truncated
        /// The body is over the limit, in bytes. Download to a file instead.
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
    /// The platform's code, when the platform reported the failure.
    public var code: URLError.Code?
    /// Every attempt, the last one included. Empty where nobody recorded one; ``HTTPError/attempts`` never is for that.
    public var attempts: [Attempt]
    /// Method and address without query, the path as its template: ``HTTPRequest/line``.
    public var requestLine: String
    /// What the platform said, for logs.
    public var detail: String
    /// Whether a layer or the transport gave up before it sent anything, so that any method may be sent again. By default
    /// false, which says nothing.
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

    /// Whether it is certain that no byte of the request reached a server, so that any method may be sent again.
    public var provesNothingWasSent: Bool {
        if isUnsent { return true }
        return switch reason {
        case .offline, .hostNotFound, .cannotConnect: true
        default: false
        }
    }
}

extension TransportError: UserTextError, CustomDebugStringConvertible, CustomReflectable {
    var userText: HTTPClientError.UserText { HTTPClientError.UserText(reason) }

    public var debugDescription: String { "\(requestLine): \(summary)\(attempts.listed)" }

    /// Without request and attempts.
    var summary: String {
        var text = "\(reason)"
        if let code { text += " (URLError \(code.rawValue))" }
        if !detail.isEmpty { text += ": \(Redaction(names: []).text(detail, showsPaths: false))" }
        return text
    }

    public var customMirror: Mirror { Mirror(self, children: []) }
}
