import Foundation

/// The reason that a request that requires credentials was not sent, or not replayed.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum CredentialError: Error, Sendable {
    /// No alternative of the operation's security can be satisfied. `schemes` names the security schemes of each
    /// alternative, separated by ` with ` if there are several.
    case noCredentials(operationID: String, schemes: [String])
    /// The user signed out, or another user signed in, while the request waited for a token. A request of one user is
    /// never sent with the token of another.
    case signedOut
    /// The server refused to renew the tokens. This error persists until new tokens arrive. A ``TokenRefresher`` may
    /// throw it too.
    case refreshRejected
    /// The tokens could not be renewed; a later attempt may succeed.
    case refreshFailed(any Error)
    /// The tokens were renewed as often as ``TokenSession/RefreshPolicy`` allows, and the server still refuses them or
    /// they still expire.
    case refreshedTooOften(limit: Int, window: Duration)
    /// The refresher sends its request through a client that requires the token being fetched.
    case refreshThroughItself
    /// The token store could not be read.
    case storeFailed(any Error)
    /// The closure of ``Credential/provided(_:)`` threw this error; a later attempt may succeed.
    case providerFailed(any Error)
    /// A credential's value cannot be sent.
    case unusable(scheme: String, Credential.ValueError)
}

/// `'key' with 'signature' or 'bearer'`
private func quoted(_ alternatives: [String]) -> String {
    alternatives.map { "'\($0.replacing(" with ", with: "' with '"))'" }.joined(separator: " or ")
}

extension CredentialError: UserTextError, CustomStringConvertible, Opaque {
    /// A text suitable for users. An error of your own store, provider or refresher provides its own text if it is a
    /// `LocalizedError`.
    public var errorDescription: String? { ownText ?? userText.text() }

    /// The text of an error from outside this library.
    var ownText: String? {
        switch self {
        case .refreshFailed(let error), .storeFailed(let error), .providerFailed(let error):
            error is any UserTextError || error is any DeveloperError || error is any EndpointError
                ? nil : (error as? any LocalizedError)?.errorDescription
        case .noCredentials, .signedOut, .refreshRejected, .refreshedTooOften, .refreshThroughItself, .unusable: nil
        }
    }

    var userText: EndpointClientError.UserText {
        switch self {
        case .noCredentials, .signedOut, .refreshRejected: .signIn
        case .refreshFailed, .refreshedTooOften, .refreshThroughItself, .storeFailed, .providerFailed, .unusable:
            .signInFailed
        }
    }

    public var description: String {
        switch self {
        case .noCredentials(let operation, let schemes):
            "\(operation) needs \(quoted(schemes)) and there are no credentials for it; "
                + "sign in, or add them to the client's Credentials"
        case .signedOut:
            "the user signed out, or another one signed in, while the request waited for a token; call again for the "
                + "user who is signed in now"
        case .refreshRejected: "the server refused to renew the tokens; sign in again"
        case .refreshFailed(let error): "the tokens could not be renewed: \(Redaction().text(of: error))"
        case .refreshedTooOften(let limit, let window):
            "the tokens were renewed \(limit) times within \(window.text) and are still refused or expired; check the "
                + "endpoint that responds with 401, the lifetime of the tokens and this device's clock"
        case .refreshThroughItself:
            "the token refresher sends through the client that waits for its token; give it a client without "
                + "authentication, or an endpoint whose security is empty"
        case .storeFailed(let error): "the token store cannot be read: \(Redaction().text(of: error))"
        case .providerFailed(let error): "the credential could not be provided: \(Redaction().text(of: error))"
        case .unusable(let scheme, let fault): "the credential for '\(scheme)' cannot be sent: \(fault)"
        }
    }
}
