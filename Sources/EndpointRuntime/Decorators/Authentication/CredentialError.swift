import Foundation

/// The reason that a request that requires credentials was not sent, or not replayed.
public enum CredentialError: Error, Sendable {
    /// No alternative of the operation's security can be satisfied. `schemes` names the security schemes.
    case noCredentials(operation: String, schemes: [String])
    /// The user signed out while the request waited for a token.
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
    /// A credential's value cannot be sent.
    case unusable(scheme: String, Credential.ValueError)
}

extension CredentialError: UserTextError, CustomStringConvertible, Opaque {
    var userText: EndpointClientError.UserText {
        switch self {
        case .noCredentials, .signedOut, .refreshRejected: .signIn
        case .refreshFailed, .refreshedTooOften, .refreshThroughItself, .storeFailed, .unusable: .signInFailed
        }
    }

    public var description: String {
        switch self {
        case .noCredentials(let operation, let schemes):
            "\(operation) needs \(schemes.joined(separator: " or ")) and there are no credentials for it; "
                + "sign in, or add them to the client's Credentials"
        case .signedOut: "the user signed out while the request waited for a token"
        case .refreshRejected: "the server refused to renew the tokens; sign in again"
        case .refreshFailed(let error): "the tokens could not be renewed: \(Redaction().text(of: error))"
        case .refreshedTooOften(let limit, let window):
            "the tokens were renewed \(limit) times within \(window) and are still refused or expired; check the "
                + "endpoint that responds with 401, the lifetime of the tokens and this device's clock"
        case .refreshThroughItself:
            "the token refresher sends through the client that waits for its token; give it a client without "
                + "authentication, or an endpoint whose security is empty"
        case .storeFailed(let error): "the token store cannot be read: \(Redaction().text(of: error))"
        case .unusable(let scheme, let fault): "the credential for '\(scheme)' cannot be sent: \(fault)"
        }
    }
}
