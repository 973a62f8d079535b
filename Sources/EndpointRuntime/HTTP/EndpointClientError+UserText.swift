public import Foundation

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
        /// The server cannot respond at present, or its circuit is open.
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
        /// The body of the response, or the part of a stream that was not read yet, exceeds a limit.
        case responseTooLarge
        /// A file could not be written.
        case notStored
        /// Client and server do not understand each other: invalid HTTP, a redirect that is not followed, or an address
        /// that the platform refuses; also a failure that the platform does not explain.
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
            case EndpointResponse.successStatuses: .notUnderstood
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
