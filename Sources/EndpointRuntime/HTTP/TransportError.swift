public import Foundation

/// The transport failed before a complete response arrived.
public struct TransportError: Error, Sendable {
    /// The reason for the failure.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Reason: Sendable, Hashable {
        /// No network, or no permission to use it.
        case offline
        /// No address is known for the host's name.
        case hostNotFound
        /// No server accepts connections at the address.
        case cannotConnect
        /// The connection broke after it was established.
        case connectionLost
        /// A time limit passed: the request's timeout, the call's deadline, or one of
        /// ``CallOptions/PhaseTimeouts``.
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
        /// The response is a redirect that is not followed.
        case redirect(TransportError.Redirect)
        /// The response could not be written to its file.
        case storage
        /// The platform refuses the address.
        case unsupportedAddress
        /// Any other failure; see ``TransportError/code`` and ``TransportError/detail``.
        case other
    }

    /// The kind of failure, which determines retries and the text for users.
    public var reason: Reason
    /// The platform's code, if the platform reported the failure.
    public var code: URLError.Code?
    /// Every attempt, including the last. Empty if nothing recorded an attempt; ``HTTPError/attempts`` then contains
    /// one, unless `isHeldBack` is true.
    public var attempts: [Attempt]
    /// Method and address without query, the path as its template: ``EndpointRequest/requestLine``.
    public var requestLine: String
    /// The cause in the words of the platform or of this library, for logs; empty if the reason says everything.
    public var detail: String
    /// Whether a decorator or the transport did not send the request because of the client's own limits, because no
    /// time was left, or because an expired token could not be renewed. Such a request is not an attempt. False by
    /// default. A custom client sets it only if it is certain that nothing was sent.
    public var isHeldBack = false
    /// Whether the limits of ``LimitingClient`` required a longer wait than the time that was left.
    var isLimited = false
    /// The origin of the redirect's target, if a redirect led to the failure; a server has then received the request.
    var redirectedTo: ServerMap.Origin?

    /// Creates the failure of a transport or a decorator of your own. The request line is ``EndpointRequest/requestLine``.
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
    public var isUnsent: Bool {
        if redirectedTo != nil { return false }
        if isHeldBack { return true }
        return switch reason {
        case .offline, .hostNotFound, .cannotConnect: true
        default: false
        }
    }

    /// Whether the platform, or its certificate check, cancelled the request on purpose.
    var isCancelledByPlatform: Bool { code == .cancelled }

    /// Whether another attempt may succeed. A request that exceeds a limit or violates a rule would fail again.
    var isTransient: Bool {
        if isCancelledByPlatform { return false }
        return switch reason {
        case .offline, .hostNotFound, .cannotConnect, .connectionLost, .timedOut, .truncated, .other: true
        case .insecure, .badResponse, .bodyTooLarge, .readerTooSlow, .redirect, .storage, .unsupportedAddress: false
        }
    }
}

extension TransportError: UserTextError, CustomDebugStringConvertible, Opaque {
    var userText: EndpointClientError.UserText {
        isLimited ? .tooManyRequests : EndpointClientError.UserText(reason)
    }

    public var debugDescription: String { "\(requestLine): \(summary())\(attempts.listed)" }

    /// The failure without request and attempts.
    func summary(_ redaction: Redaction = Redaction()) -> String {
        var text = reason.name
        if let code { text += " (URLError \(code.rawValue))" }
        if !detail.isEmpty {
            // It may quote a header of the server.
            text += ": \(redaction.visible(redaction.text(detail, showsPaths: false), limit: 1_024))"
        }
        return text
    }
}

extension TransportError.Reason {
    /// The name in messages.
    fileprivate var name: String {
        if case .redirect(let redirect) = self { "redirect \(redirect)" } else { "\(self)" }
    }
}

// MARK: Redirect

extension TransportError {
    /// A redirect that is not followed.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Redirect: Error, Sendable, Hashable {
        /// More redirects in a row than allowed, 20 by default.
        case tooMany
        /// The redirect repeats an earlier request of the same call.
        case loop
        /// From `https` to `http`, or with a body that holds credentials to another origin.
        case downgrade
        /// To another scheme than `http` or `https`, such as `file:`, or to an address with a user name.
        case unsupported
        /// With a body that cannot be sent again.
        case bodyNotReplayable
    }
}

extension TransportError.Redirect: DeveloperError {
    public var errorDescription: String? {
        switch self {
        case .tooMany: "there were more redirects in a row than allowed"
        case .loop: "the redirect repeats an earlier request of the same call"
        case .downgrade: "the redirect leads from https to http, or takes a body with credentials to another origin"
        case .unsupported: "the redirect leads to an address that is not http or https, or that has a user name"
        case .bodyNotReplayable: "the redirect repeats a body that cannot be sent again"
        }
    }
}

// MARK: Attempt

/// One attempt to send a request, recorded in responses and errors. A request that the client's own limits held back
/// (``TransportError/isHeldBack``) is not one.
public struct Attempt: Sendable, Hashable {
    /// The outcome of an attempt.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Outcome: Sendable, Hashable {
        /// A response with this status arrived.
        case status(Int)
        /// The transport failed for this reason.
        case transport(TransportError.Reason)
    }

    /// The reason why no other attempt followed although the failure allowed one.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Stop: Sendable, Hashable {
        /// The delay would have ended after the deadline.
        case deadline
        /// Too many recent retries to this origin failed.
        case budgetEmpty
        /// The server requested a wait longer than the allowed or the remaining time.
        case retryAfter(Duration)
    }

    /// The status of the response, or the failure of the transport.
    public var outcome: Outcome
    /// From dispatch to response or failure; nil if the client does not measure it, such as a stub.
    public var duration: Duration?
    /// The delay before the next attempt; nil for the last.
    public var delay: Duration?
    /// The reason why no other attempt followed; nil if none was needed or allowed.
    public var stop: Stop?

    /// Creates an attempt, for a transport or a stub of your own.
    public init(outcome: Outcome, duration: Duration? = nil, delay: Duration? = nil, stop: Stop? = nil) {
        self.outcome = outcome
        self.duration = duration
        self.delay = delay
        self.stop = stop
    }

    /// Whether there was no time for the delay before another attempt. A wait that the server requested does not count.
    var lackedTime: Bool {
        if case .deadline = stop { true } else { false }
    }
}

extension Attempt: CustomStringConvertible {
    public var description: String {
        let what =
            switch outcome {
            case .status(let status): "status \(status)"
            case .transport(let reason): reason.name
            }
        let end = duration.map { "\(what) after \($0.text)" } ?? what
        if let delay { return "\(end), then waited \(delay.text)" }
        switch stop {
        case nil: return end
        case .deadline: return "\(end), no time for another"
        case .budgetEmpty: return "\(end), no retries left for this server"
        case .retryAfter(let wait): return "\(end), the server requested a wait of \(wait.text)"
        }
    }
}

extension Duration {
    /// In seconds, to the millisecond, for messages: `0.296 s`. Less than a millisecond is `0.001 s`.
    package var text: String {
        let (seconds, attoseconds) = limited.components
        let isNegative = seconds < 0 || attoseconds < 0
        let part = attoseconds.magnitude
        var milliseconds = (part + 500_000_000_000_000) / 1_000_000_000_000_000
        if seconds == 0, part > 0, milliseconds == 0 { milliseconds = 1 }
        let whole = seconds.magnitude + milliseconds / 1_000
        let digits = String(milliseconds % 1_000 + 1_000).dropFirst()
        let fraction = String(digits.reversed().drop { $0 == "0" }.reversed())
        return "\(isNegative ? "-" : "")\(whole)\(fraction.isEmpty ? "" : ".\(fraction)") s"
    }
}

extension [Attempt] {
    /// One line for each attempt, for logs.
    var listed: String {
        enumerated().map { "\n  attempt \($0 + 1): \($1)" }.joined()
    }
}
