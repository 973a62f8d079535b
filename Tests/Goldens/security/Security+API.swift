// Security, generated from security.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Security
///
/// Every scheme, alone, together, as alternatives, and none.
nonisolated public enum Security {
    /// A server of the API.
    public static var servers: ServerMap {
        ServerMap(base: "https://security.example.com")
    }

    /// The security of operations that declare none: one of these alternatives.
    public static var security: [[SecurityRequirement]] {
        [[SecurityScheme.bearer()]]
    }

    /// The security schemes of the API.
    public enum SecurityScheme {
        /// A token from the login page.
        public static var bearer: SecuritySchemeInfo {
            SecuritySchemeInfo(name: "bearer", kind: .bearer(format: "JWT"))
        }
        public static var basic: SecuritySchemeInfo {
            SecuritySchemeInfo(name: "basic", kind: .basic)
        }
        public static var digest: SecuritySchemeInfo {
            SecuritySchemeInfo(name: "digest", kind: .http("digest"))
        }
        public static var keyInHeader: SecuritySchemeInfo {
            SecuritySchemeInfo(name: "key_in_header", kind: .apiKey(name: "X-API-Key", location: .header))
        }
        public static var keyInQuery: SecuritySchemeInfo {
            SecuritySchemeInfo(name: "key_in_query", kind: .apiKey(name: "api_key", location: .query))
        }
        public static var keyInCookie: SecuritySchemeInfo {
            SecuritySchemeInfo(name: "key_in_cookie", kind: .apiKey(name: "SESSION", location: .cookie))
        }
        public static var signature: SecuritySchemeInfo {
            SecuritySchemeInfo(name: "signature", kind: .apiKey(name: "X-Signature", location: .header))
        }
        /// Scopes:
        /// - `read`: Read.
        /// - `profile:email`: See the address.
        public static var oauth: SecuritySchemeInfo {
            SecuritySchemeInfo(
                name: "oauth",
                kind: .oauth2(flows: [
                    OAuthFlow(
                        .authorizationCode,
                        authorizationURL: "https://login.example.com/authorize",
                        tokenURL: "https://login.example.com/token",
                        refreshURL: "https://login.example.com/refresh",
                        scopes: ["read", "profile:email"]
                    ),
                    OAuthFlow(.clientCredentials, tokenURL: "https://login.example.com/token", scopes: ["read"]),
                    OAuthFlow(.password, tokenURL: "https://login.example.com/token"),
                    OAuthFlow(.implicit, authorizationURL: "https://login.example.com/authorize", scopes: ["read"]),
                ])
            )
        }
        public static var openid: SecuritySchemeInfo {
            SecuritySchemeInfo(
                name: "openid",
                kind: .openIDConnect(url: "https://login.example.com/.well-known/openid-configuration")
            )
        }
        public static var certificate: SecuritySchemeInfo {
            SecuritySchemeInfo(name: "certificate", kind: .mutualTLS)
        }
    }

    /// The failures that operations document.
    public enum Failures {}
}

nonisolated extension Security {
    /// Makes a client with retries, a cache and deadlines. Keep it, because it holds the connections.
    ///
    /// ```swift
    /// let client = try Security.client(.bearer("…"))
    /// ```
    public static func client(
        _ credentials: Credential.For<Security>...,
        servers: ServerMap = Self.servers,
        decorators: ClientDecorators = ClientDecorators()
    ) -> DecoratedClient {
        ClientFactory.make(servers: servers, decorators: decorators.with(credentials))
    }

    /// Makes the same client over a transport of your own, such as one that pins certificates, or a stub.
    public static func client(
        _ credentials: Credential.For<Security>...,
        over transport: any EndpointClient,
        decorators: ClientDecorators = ClientDecorators()
    ) -> DecoratedClient {
        ClientFactory.make(over: transport, decorators: decorators.with(credentials))
    }
}

nonisolated extension Credential.For where TheAPI == Security {
    /// A token from the login page.
    ///
    /// A token, sent as `Authorization: Bearer …`.
    public static func bearer(_ token: String) throws(Credential.ValueError) -> Self {
        Self(Security.SecurityScheme.bearer, try .bearer(token))
    }

    /// Tokens of a session, which are renewed when they expire.
    public static func bearer(_ session: TokenSession) -> Self {
        Self(Security.SecurityScheme.bearer, .tokens(session))
    }

    /// A value from a closure that is called before every request.
    public static func bearer(_ provider: @escaping Credential.Provider) -> Self {
        Self(Security.SecurityScheme.bearer, .provided(provider))
    }

    /// User name and password, sent as `Authorization: Basic …`.
    public static func basic(user: String, password: String) throws(Credential.ValueError) -> Self {
        Self(Security.SecurityScheme.basic, try .basic(user: user, password: password))
    }

    /// A value, sent as `Authorization: digest …`.
    public static func digest(_ token: String) throws(Credential.ValueError) -> Self {
        Self(Security.SecurityScheme.digest, try .bearer(token))
    }

    /// A value from a closure that is called before every request.
    public static func digest(_ provider: @escaping Credential.Provider) -> Self {
        Self(Security.SecurityScheme.digest, .provided(provider))
    }

    /// A key, sent in the header as `X-API-Key`.
    public static func keyInHeader(_ key: String) throws(Credential.ValueError) -> Self {
        Self(Security.SecurityScheme.keyInHeader, try .apiKey(key))
    }

    /// A value from a closure that is called before every request.
    public static func keyInHeader(_ provider: @escaping Credential.Provider) -> Self {
        Self(Security.SecurityScheme.keyInHeader, .provided(provider))
    }

    /// A key, sent in the query as `api_key`.
    public static func keyInQuery(_ key: String) throws(Credential.ValueError) -> Self {
        Self(Security.SecurityScheme.keyInQuery, try .apiKey(key))
    }

    /// A value from a closure that is called before every request.
    public static func keyInQuery(_ provider: @escaping Credential.Provider) -> Self {
        Self(Security.SecurityScheme.keyInQuery, .provided(provider))
    }

    /// A key, sent in the cookie as `SESSION`.
    public static func keyInCookie(_ key: String) throws(Credential.ValueError) -> Self {
        Self(Security.SecurityScheme.keyInCookie, try .apiKey(key, in: .cookie))
    }

    /// A value from a closure that is called before every request.
    public static func keyInCookie(_ provider: @escaping Credential.Provider) -> Self {
        Self(Security.SecurityScheme.keyInCookie, .provided(provider))
    }

    /// A key, sent in the header as `X-Signature`.
    public static func signature(_ key: String) throws(Credential.ValueError) -> Self {
        Self(Security.SecurityScheme.signature, try .apiKey(key))
    }

    /// A value from a closure that is called before every request.
    public static func signature(_ provider: @escaping Credential.Provider) -> Self {
        Self(Security.SecurityScheme.signature, .provided(provider))
    }

    /// Scopes:
    /// - `read`: Read.
    /// - `profile:email`: See the address.
    ///
    /// A token, sent as `Authorization: Bearer …`.
    public static func oauth(_ token: String) throws(Credential.ValueError) -> Self {
        Self(Security.SecurityScheme.oauth, try .bearer(token))
    }

    /// Tokens of a session, which are renewed when they expire.
    public static func oauth(_ session: TokenSession) -> Self {
        Self(Security.SecurityScheme.oauth, .tokens(session))
    }

    /// A value from a closure that is called before every request.
    public static func oauth(_ provider: @escaping Credential.Provider) -> Self {
        Self(Security.SecurityScheme.oauth, .provided(provider))
    }

    /// A token, sent as `Authorization: Bearer …`.
    public static func openid(_ token: String) throws(Credential.ValueError) -> Self {
        Self(Security.SecurityScheme.openid, try .bearer(token))
    }

    /// Tokens of a session, which are renewed when they expire.
    public static func openid(_ session: TokenSession) -> Self {
        Self(Security.SecurityScheme.openid, .tokens(session))
    }

    /// A value from a closure that is called before every request.
    public static func openid(_ provider: @escaping Credential.Provider) -> Self {
        Self(Security.SecurityScheme.openid, .provided(provider))
    }

    /// A client certificate, which a transport of your own presents. `URLSessionClient` presents none.
    public static func certificate() -> Self {
        Self(Security.SecurityScheme.certificate, .ambient)
    }
}
