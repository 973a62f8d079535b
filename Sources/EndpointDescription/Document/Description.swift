/// An API description in the form that the planner uses: the same for every version, with every `$ref` followed.
package struct Description: Sendable {
    package var title: String
    package var version: String
    package var summary: String?
    /// A sentence that links to the author's documentation.
    package var externalDocs: String?
    package var tags: [Tag] = []
    /// The servers of every operation without servers of its own.
    package var servers: [Server] = []
    package var securitySchemes: [SecurityScheme] = []
    /// The security requirement of every operation without its own; `nil` if the description has none.
    package var security: [SecurityRequirement]?
    /// The operations, grouped by path, in the author's order.
    package var operations: [Operation] = []
    /// Requests that the service sends. The `path` of each is the webhook's name.
    package var webhooks: [Operation] = []
    /// `components.schemas`, in the author's order.
    package var schemas: [NamedSchema] = []
    /// The call rules of every operation without its own rules.
    package var rules = CallRules()
    /// The members of the document itself whose names start with `x-`.
    package var extensions: [(name: String, value: JSON)] = []
    package var place: SourceLocation
    /// The other files that it refers to, in the order in which they were read.
    package internal(set) var otherFiles: [JSON] = []

    package init(title: String, version: String, place: SourceLocation) {
        self.title = title
        self.version = version
        self.place = place
    }
}

/// A tag (OpenAPI 3.2 §4.22).
package struct Tag: Sendable {
    package var name: String
    package var summary: String?
    package var description: String?
    /// The name of the tag that contains this one.
    package var parent: String?
    package internal(set) var extensions: [(name: String, value: JSON)] = []
    package var place: SourceLocation

    package init(name: String, place: SourceLocation) {
        self.name = name
        self.place = place
    }
}

package struct NamedSchema: Sendable {
    package var name: String
    package var schema: Schema

    package init(name: String, schema: Schema) {
        self.name = name
        self.schema = schema
    }
}

/// A server (OpenAPI 3.1 §4.8.5).
package struct Server: Sendable {
    package var url: String
    package var name: String?
    package var description: String?
    package var variables: [Variable] = []
    package var place: SourceLocation

    package struct Variable: Sendable {
        package var name: String
        /// The value that is used if the caller passes no other; nil if the description gives none.
        package var defaultValue: String?
        package var allowed: [String]
        package var description: String?

        package init(name: String, defaultValue: String? = nil, allowed: [String] = [], description: String? = nil) {
            self.name = name
            self.defaultValue = defaultValue
            self.allowed = allowed
            self.description = description
        }
    }

    package init(url: String, place: SourceLocation) {
        self.url = url
        self.place = place
    }

    /// The range of the `://` after the scheme of an address (RFC 3986 §3.1); `nil` if the address has no scheme, as
    /// `/proxy/https://example.com`.
    package static func slashesAfterScheme(of address: String) -> Range<String.Index>? {
        guard let end = address.firstIndex(where: { "/?#".contains($0) }), address[end...].hasPrefix("//"),
            address[..<end].last == ":"
        else { return nil }
        return address.index(before: end)..<address.index(end, offsetBy: 2)
    }
}

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
        package var kind: Kind
        package var authorizationURL: String?
        package var tokenURL: String?
        package var refreshURL: String?
        /// The scopes, each with the author's description or an empty text.
        package var scopes: [(name: String, description: String)]

        package enum Kind: String, Sendable, CaseIterable {
            case implicit, password, clientCredentials, authorizationCode, deviceAuthorization
        }

        package init(
            kind: Kind,
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

/// One alternative, whose schemes must all be satisfied. Without schemes, anonymous access is allowed.
package struct SecurityRequirement: Sendable {
    package var schemes: [(name: String, scopes: [String])]

    package init(schemes: [(name: String, scopes: [String])]) {
        self.schemes = schemes
    }
}
