/// One way to obtain an OAuth 2 token (OpenAPI 3.1 §4.8.29). Addresses are kept as the description writes them.
public struct OAuthFlow: Sendable, Hashable {
    /// The grant (RFC 6749 §4, RFC 8628).
    public enum Kind: Sendable, Hashable {
        case authorizationCode, clientCredentials, implicit, password, deviceAuthorization
    }

    public var kind: Kind
    public var authorizationURL: String?
    public var tokenURL: String?
    public var refreshURL: String?
    public var scopes: [String]

    public init(
        _ kind: Kind,
        authorizationURL: String? = nil,
        tokenURL: String? = nil,
        refreshURL: String? = nil,
        scopes: [String] = []
    ) {
        self.kind = kind
        self.authorizationURL = authorizationURL
        self.tokenURL = tokenURL
        self.refreshURL = refreshURL
        self.scopes = scopes
    }
}
