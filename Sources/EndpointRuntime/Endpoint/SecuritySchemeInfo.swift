/// A way to authenticate, as the description declares it (OpenAPI 3.1 §4.8.27).
public struct SecuritySchemeInfo: Sendable, Hashable {
    /// The place of an API key in a request.
    public enum Location: Sendable, Hashable { case header, query, cookie }

    /// The type of the scheme.
    public enum Kind: Sendable, Hashable {
        case apiKey(name: String, location: Location)
        case basic
        case bearer(format: String? = nil)
        /// Another scheme of the HTTP authentication registry, such as `digest`.
        case http(String)
        case oauth2(flows: [OAuthFlow])
        case openIDConnect(url: String)
        case mutualTLS
    }

    /// The scheme's name in the description.
    public var name: String
    public var kind: Kind
    /// The address of the authorization server's metadata (RFC 8414), as the description writes it (OpenAPI 3.2
    /// §4.27).
    public var metadataURL: String?

    public init(name: String, kind: Kind, metadataURL: String? = nil) {
        self.name = name
        self.kind = kind
        self.metadataURL = metadataURL
    }

    /// The requirement to use this scheme with these scopes.
    public func callAsFunction(_ scopes: String...) -> SecurityRequirement {
        SecurityRequirement(scheme: self, scopes: scopes)
    }
}
