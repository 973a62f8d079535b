/// A security scheme (OpenAPI 3.1 §4.8.27).
package struct SecurityScheme: Sendable {
    package var name: String
    package var kind: Kind
    package var description: String?
    package var isDeprecated = false
    /// The address of the authorization server's metadata (RFC 8414), OpenAPI 3.2.
    package var metadataURL: String?
    package var place: SourceLocation

    package enum Kind: Sendable {
        case bearer(format: String?)
        case basic
        /// Another registered HTTP scheme, such as `digest`.
        case http(String)
        case apiKey(name: String, location: ParameterLocation)
        case oauth2([OAuthFlow])
        case openIDConnect(url: String)
        case mutualTLS
    }

    package struct OAuthFlow: Sendable {
        /// `implicit`, `password`, `clientCredentials`, `authorizationCode` or `deviceAuthorization`.
        package var kind: String
        package var authorizationURL: String?
        package var tokenURL: String?
        package var refreshURL: String?
        /// The scopes, each with the author's description or an empty text.
        package var scopes: [(name: String, description: String)]

        package init(
            kind: String,
            authorizationURL: String? = nil,
            tokenURL: String? = nil,
            refreshURL: String? = nil,
            scopes: [(name: String, description: String)] = []
        ) {
            self.kind = kind
            self.authorizationURL = authorizationURL
            self.tokenURL = tokenURL
            self.refreshURL = refreshURL
            self.scopes = scopes
        }
    }

    package init(name: String, kind: Kind, description: String? = nil, place: SourceLocation) {
        self.name = name
        self.kind = kind
        self.description = description
        self.place = place
    }
}
