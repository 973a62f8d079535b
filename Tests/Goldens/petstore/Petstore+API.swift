// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Petstore
///
/// Pets, the people who own them and what they order.
nonisolated public enum Petstore {
    /// The shop.
    public static var servers: ServerMap {
        ServerMap(
            base: "https://petstore.example.com/v1",
            overrides: ["https://uploads.example.com": "https://uploads.example.com"]
        )
    }

    /// The shop, close to you.
    ///
    /// - Parameter region: Where your data stays. One of `eu`, `us`, `ap`. The description's default is
    ///   `eu`.
    public static func servers(region: String) -> ServerMap {
        ServerMap(
            base: "https://\(ServerMap.authority(region)).petstore.example.com/v1",
            overrides: ["https://uploads.example.com": "https://uploads.example.com"]
        )
    }

    /// The security of operations that declare none: one of these alternatives.
    public static var security: [[SecurityRequirement]] {
        [[SecurityScheme.petstoreAuth("read:pets")]]
    }

    /// The security schemes of the API.
    public enum SecurityScheme {
        /// For people at the counter.
        ///
        /// Scopes:
        /// - `read:pets`: See the pets and their owners.
        /// - `write:pets`: Change the pets.
        /// - `read:orders`: See the orders.
        /// - `write:orders`: Place and cancel orders.
        public static var petstoreAuth: SecuritySchemeInfo {
            SecuritySchemeInfo(
                name: "petstore_auth",
                kind: .oauth2(flows: [
                    OAuthFlow(
                        .authorizationCode,
                        authorizationURL: "https://petstore.example.com/oauth/authorize",
                        tokenURL: "https://petstore.example.com/oauth/token",
                        refreshURL: "https://petstore.example.com/oauth/refresh",
                        scopes: ["read:pets", "write:pets", "read:orders", "write:orders"]
                    )
                ])
            )
        }
        /// For the machines in the back.
        public static var apiKey: SecuritySchemeInfo {
            SecuritySchemeInfo(name: "api_key", kind: .apiKey(name: "X-API-Key", location: .header))
        }
    }

    /// The failures that operations document.
    public enum Failures {}
}

nonisolated extension Petstore {
    /// Makes a client with retries, a cache and deadlines. Keep it, because it holds the connections.
    ///
    /// ```swift
    /// let client = try Petstore.client(.petstoreAuth("…"))
    /// ```
    public static func client(
        _ credentials: Credential.For<Petstore>...,
        servers: ServerMap = Self.servers,
        decorators: ClientDecorators = ClientDecorators()
    ) -> DecoratedClient {
        ClientFactory.make(servers: servers, decorators: decorators.with(credentials))
    }

    /// Makes the same client over a transport of your own, such as one that pins certificates, or a stub.
    public static func client(
        _ credentials: Credential.For<Petstore>...,
        over transport: any EndpointClient,
        decorators: ClientDecorators = ClientDecorators()
    ) -> DecoratedClient {
        ClientFactory.make(over: transport, decorators: decorators.with(credentials))
    }
}

nonisolated extension Credential.For where TheAPI == Petstore {
    /// For people at the counter.
    ///
    /// Scopes:
    /// - `read:pets`: See the pets and their owners.
    /// - `write:pets`: Change the pets.
    /// - `read:orders`: See the orders.
    /// - `write:orders`: Place and cancel orders.
    ///
    /// A token, sent as `Authorization: Bearer …`.
    public static func petstoreAuth(_ token: String) throws(Credential.ValueError) -> Self {
        Self(Petstore.SecurityScheme.petstoreAuth, try .bearer(token))
    }

    /// Tokens of a session, which are renewed when they expire.
    public static func petstoreAuth(_ session: TokenSession) -> Self {
        Self(Petstore.SecurityScheme.petstoreAuth, .tokens(session))
    }

    /// A value from a closure that is called before every request.
    public static func petstoreAuth(_ provider: @escaping Credential.Provider) -> Self {
        Self(Petstore.SecurityScheme.petstoreAuth, .provided(provider))
    }

    /// For the machines in the back.
    ///
    /// A key, sent in the header as `X-API-Key`.
    public static func apiKey(_ key: String) throws(Credential.ValueError) -> Self {
        Self(Petstore.SecurityScheme.apiKey, try .apiKey(key))
    }

    /// A value from a closure that is called before every request.
    public static func apiKey(_ provider: @escaping Credential.Provider) -> Self {
        Self(Petstore.SecurityScheme.apiKey, .provided(provider))
    }
}
