// Library, generated from library.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Library
///
/// A library, with the features of OpenAPI 3.2 except sequential bodies.
nonisolated public enum Library {
    /// Production
    public static var servers: ServerMap {
        ServerMap(base: "https://library.example.com/v1")
    }

    /// Test
    ///
    /// Emptied every night.
    public static var testServers: ServerMap {
        ServerMap(base: "https://test.library.example.com/v1")
    }

    /// The security of operations that declare none: one of these alternatives.
    public static var security: [[SecurityRequirement]] {
        [[SecurityScheme.device("read")], [SecurityScheme.key()]]
    }

    /// The security schemes of the API.
    public enum SecurityScheme {
        /// Scopes:
        /// - `read`: Read everything.
        public static var device: SecuritySchemeInfo {
            SecuritySchemeInfo(
                name: "device",
                kind: .oauth2(flows: [
                    OAuthFlow(
                        .deviceAuthorization,
                        authorizationURL: "https://library.example.com/device",
                        tokenURL: "https://library.example.com/token",
                        scopes: ["read"]
                    )
                ]),
                metadataURL: "https://library.example.com/.well-known/oauth-authorization-server"
            )
        }
        public static var access: SecuritySchemeInfo {
            SecuritySchemeInfo(name: "access", kind: .apiKey(name: "access", location: .query))
        }
        public static var card: SecuritySchemeInfo {
            SecuritySchemeInfo(name: "card", kind: .apiKey(name: "card", location: .cookie))
        }
        /// The former way.
        ///
        /// Deprecated: another scheme should be used.
        public static var key: SecuritySchemeInfo {
            SecuritySchemeInfo(name: "key", kind: .apiKey(name: "X-Key", location: .header))
        }
    }

    /// The failures that operations document.
    public enum Failures {}
}

nonisolated extension Library {
    /// Makes a client with retries, a cache and deadlines. Keep it, because it holds the connections.
    ///
    /// ```swift
    /// let client = try Library.client(.device("…"))
    /// ```
    public static func client(
        _ credentials: Credential.For<Library>...,
        servers: ServerMap = Self.servers,
        decorators: ClientDecorators = ClientDecorators()
    ) -> DecoratedClient {
        ClientFactory.make(servers: servers, decorators: decorators.with(credentials))
    }

    /// Makes the same client over a transport of your own, such as one that pins certificates, or a stub.
    public static func client(
        _ credentials: Credential.For<Library>...,
        over transport: any EndpointClient,
        decorators: ClientDecorators = ClientDecorators()
    ) -> DecoratedClient {
        ClientFactory.make(over: transport, decorators: decorators.with(credentials))
    }
}

nonisolated extension Credential.For where TheAPI == Library {
    /// Scopes:
    /// - `read`: Read everything.
    ///
    /// A token, sent as `Authorization: Bearer …`.
    public static func device(_ token: String) throws(Credential.ValueError) -> Self {
        Self(Library.SecurityScheme.device, try .bearer(token))
    }

    /// Tokens of a session, which are renewed when they expire.
    public static func device(_ session: TokenSession) -> Self {
        Self(Library.SecurityScheme.device, .tokens(session))
    }

    /// A value from a closure that is called before every request.
    public static func device(_ provider: @escaping Credential.Provider) -> Self {
        Self(Library.SecurityScheme.device, .provided(provider))
    }

    /// A key, sent in the query as `access`.
    public static func access(_ key: String) throws(Credential.ValueError) -> Self {
        Self(Library.SecurityScheme.access, try .apiKey(key))
    }

    /// A value from a closure that is called before every request.
    public static func access(_ provider: @escaping Credential.Provider) -> Self {
        Self(Library.SecurityScheme.access, .provided(provider))
    }

    /// A key, sent in the cookie as `card`.
    public static func card(_ key: String) throws(Credential.ValueError) -> Self {
        Self(Library.SecurityScheme.card, try .apiKey(key, in: .cookie))
    }

    /// A value from a closure that is called before every request.
    public static func card(_ provider: @escaping Credential.Provider) -> Self {
        Self(Library.SecurityScheme.card, .provided(provider))
    }

    /// The former way.
    ///
    /// Deprecated: another scheme should be used.
    ///
    /// A key, sent in the header as `X-Key`.
    public static func key(_ key: String) throws(Credential.ValueError) -> Self {
        Self(Library.SecurityScheme.key, try .apiKey(key))
    }

    /// A value from a closure that is called before every request.
    public static func key(_ provider: @escaping Credential.Provider) -> Self {
        Self(Library.SecurityScheme.key, .provided(provider))
    }
}
