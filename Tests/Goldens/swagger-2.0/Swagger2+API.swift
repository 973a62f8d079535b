// Swagger2, generated from swagger-2.0.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Library
///
/// Books, and who has them.
nonisolated public enum Swagger2 {
    /// A server of the API.
    public static var servers: ServerMap {
        ServerMap(
            base: "https://library.example.com/v1",
            overrides: ["http://library.example.com/v1": "http://library.example.com/v1"]
        )
    }

    /// A server of the API.
    public static var httpServers: ServerMap {
        ServerMap(
            base: "http://library.example.com/v1",
            overrides: ["http://library.example.com/v1": "http://library.example.com/v1"]
        )
    }

    /// The security of operations that declare none: one of these alternatives.
    public static var security: [[SecurityRequirement]] {
        [[SecurityScheme.key()], [SecurityScheme.reader("read")]]
    }

    /// The security schemes of the API.
    public enum SecurityScheme {
        public static var password: SecuritySchemeInfo {
            SecuritySchemeInfo(name: "password", kind: .basic)
        }
        public static var key: SecuritySchemeInfo {
            SecuritySchemeInfo(name: "key", kind: .apiKey(name: "X-Key", location: .header))
        }
        /// Scopes:
        /// - `read`: See books.
        /// - `lend`: Take books.
        public static var reader: SecuritySchemeInfo {
            SecuritySchemeInfo(
                name: "reader",
                kind: .oauth2(flows: [
                    OAuthFlow(
                        .authorizationCode,
                        authorizationURL: "https://library.example.com/authorize",
                        tokenURL: "https://library.example.com/token",
                        scopes: ["read", "lend"]
                    )
                ])
            )
        }
    }

    /// The failures that operations document.
    public enum Failures {}
}

nonisolated extension Swagger2 {
    /// Makes a client with retries, a cache and deadlines. Keep it, because it holds the connections.
    ///
    /// ```swift
    /// let client = try Swagger2.client(.key("…"))
    /// ```
    public static func client(
        _ credentials: Credential.For<Swagger2>...,
        servers: ServerMap = Self.servers,
        decorators: ClientDecorators = ClientDecorators()
    ) -> DecoratedClient {
        ClientFactory.make(servers: servers, decorators: decorators.with(credentials))
    }

    /// Makes the same client over a transport of your own, such as one that pins certificates, or a stub.
    public static func client(
        _ credentials: Credential.For<Swagger2>...,
        over transport: any EndpointClient,
        decorators: ClientDecorators = ClientDecorators()
    ) -> DecoratedClient {
        ClientFactory.make(over: transport, decorators: decorators.with(credentials))
    }
}

nonisolated extension Credential.For where TheAPI == Swagger2 {
    /// User name and password, sent as `Authorization: Basic …`.
    public static func password(user: String, password: String) throws(Credential.ValueError) -> Self {
        Self(Swagger2.SecurityScheme.password, try .basic(user: user, password: password))
    }

    /// A key, sent in the header as `X-Key`.
    public static func key(_ key: String) throws(Credential.ValueError) -> Self {
        Self(Swagger2.SecurityScheme.key, try .apiKey(key))
    }

    /// A value from a closure that is called before every request.
    public static func key(_ provider: @escaping Credential.Provider) -> Self {
        Self(Swagger2.SecurityScheme.key, .provided(provider))
    }

    /// Scopes:
    /// - `read`: See books.
    /// - `lend`: Take books.
    ///
    /// A token, sent as `Authorization: Bearer …`.
    public static func reader(_ token: String) throws(Credential.ValueError) -> Self {
        Self(Swagger2.SecurityScheme.reader, try .bearer(token))
    }

    /// Tokens of a session, which are renewed when they expire.
    public static func reader(_ session: TokenSession) -> Self {
        Self(Swagger2.SecurityScheme.reader, .tokens(session))
    }

    /// A value from a closure that is called before every request.
    public static func reader(_ provider: @escaping Credential.Provider) -> Self {
        Self(Swagger2.SecurityScheme.reader, .provided(provider))
    }
}
