// Collisions, generated from collisions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Collisions
///
/// Every name of Swift and the runtime that output mentions is the name of a component as well.
nonisolated public enum Collisions {
    /// - Parameter inout: The direction.
    public static func servers(
        region: Swift.String = "eu",
        client: Swift.String = "c",
        `let`: Swift.String = "l",
        `inout`: Swift.String = "i",
        selfValue: Swift.String = "s"
    ) -> EndpointRuntime.ServerMap {
        EndpointRuntime.ServerMap(
            base:
                "https://\(EndpointRuntime.ServerMap.authority(region)).\(EndpointRuntime.ServerMap.authority(client)).\(EndpointRuntime.ServerMap.authority(`let`)).\(EndpointRuntime.ServerMap.authority(`inout`)).\(EndpointRuntime.ServerMap.authority(selfValue)).example.com"
        )
    }

    /// The security of operations that declare none: one of these alternatives.
    public static var security: [[EndpointRuntime.SecurityRequirement]] {
        [[SecurityScheme.oauth("read")], [SecurityScheme.key()]]
    }

    /// The maximum duration of a call whose operation declares none.
    public static var timeout: Swift.Duration {
        .seconds(20)
    }

    /// The retry rules of calls whose operation declares none.
    public static var retry: EndpointRuntime.RetryRules {
        EndpointRuntime.RetryRules(attempts: 4, statuses: Swift.Set(500...599).union([429]))
    }

    /// The security schemes of the API.
    public enum SecurityScheme {
        /// Scopes:
        /// - `read`: Reads.
        public static var oauth: EndpointRuntime.SecuritySchemeInfo {
            EndpointRuntime.SecuritySchemeInfo(
                name: "oauth",
                kind: .oauth2(flows: [
                    EndpointRuntime.OAuthFlow(
                        .clientCredentials,
                        tokenURL: "https://example.com/token",
                        scopes: ["read"]
                    ),
                    EndpointRuntime.OAuthFlow(.implicit, authorizationURL: "https://example.com/authorize"),
                ])
            )
        }
        public static var key: EndpointRuntime.SecuritySchemeInfo {
            EndpointRuntime.SecuritySchemeInfo(name: "key", kind: .apiKey(name: "X-Key", location: .header))
        }
        public static var mutual: EndpointRuntime.SecuritySchemeInfo {
            EndpointRuntime.SecuritySchemeInfo(name: "mutual", kind: .mutualTLS)
        }
        public static var connect: EndpointRuntime.SecuritySchemeInfo {
            EndpointRuntime.SecuritySchemeInfo(
                name: "connect",
                kind: .openIDConnect(url: "https://example.com/connect")
            )
        }
        public static var bearer: EndpointRuntime.SecuritySchemeInfo {
            EndpointRuntime.SecuritySchemeInfo(name: "bearer", kind: .bearer(format: nil))
        }
        public static var basic: EndpointRuntime.SecuritySchemeInfo {
            EndpointRuntime.SecuritySchemeInfo(name: "basic", kind: .basic)
        }
    }

    /// The failures that operations document.
    public enum Failures {}
}

nonisolated extension Collisions {
    /// Makes a client with retries, a cache and deadlines. Keep it, because it holds the connections.
    ///
    /// ```swift
    /// let client = try Collisions.client(.oauth("…"))
    /// ```
    ///
    /// - Parameter inout: The direction.
    public static func client(
        _ credentials: EndpointRuntime.Credential.For<Collisions>...,
        region: Swift.String = "eu",
        client: Swift.String = "c",
        `let`: Swift.String = "l",
        `inout`: Swift.String = "i",
        selfValue: Swift.String = "s",
        decorators: EndpointRuntime.ClientDecorators = EndpointRuntime.ClientDecorators()
    ) -> EndpointRuntime.DecoratedClient {
        let servers = Self.servers(region: region, client: client, let: `let`, `inout`: `inout`, selfValue: selfValue)
        return Self.client(servers: servers, decorators: decorators.with(credentials))
    }

    /// Makes a client of other servers.
    public static func client(
        _ credentials: EndpointRuntime.Credential.For<Collisions>...,
        servers: EndpointRuntime.ServerMap,
        decorators: EndpointRuntime.ClientDecorators = EndpointRuntime.ClientDecorators()
    ) -> EndpointRuntime.DecoratedClient {
        EndpointRuntime.ClientFactory.make(servers: servers, decorators: decorators.with(credentials))
    }

    /// Makes the same client over a transport of your own, such as one that pins certificates, or a stub.
    public static func client(
        _ credentials: EndpointRuntime.Credential.For<Collisions>...,
        over transport: any EndpointRuntime.EndpointClient,
        decorators: EndpointRuntime.ClientDecorators = EndpointRuntime.ClientDecorators()
    ) -> EndpointRuntime.DecoratedClient {
        EndpointRuntime.ClientFactory.make(over: transport, decorators: decorators.with(credentials))
    }
}

nonisolated extension EndpointRuntime.Credential.For where TheAPI == Collisions {
    /// Scopes:
    /// - `read`: Reads.
    ///
    /// A token, sent as `Authorization: Bearer …`.
    public static func oauth(_ token: Swift.String) throws(EndpointRuntime.Credential.ValueError) -> Self {
        Self(Collisions.SecurityScheme.oauth, try .bearer(token))
    }

    /// Tokens of a session, which are renewed when they expire.
    public static func oauth(_ session: EndpointRuntime.TokenSession) -> Self {
        Self(Collisions.SecurityScheme.oauth, .tokens(session))
    }

    /// A value from a closure that is called before every request.
    public static func oauth(_ provider: @escaping EndpointRuntime.Credential.Provider) -> Self {
        Self(Collisions.SecurityScheme.oauth, .provided(provider))
    }

    /// A key, sent in the header as `X-Key`.
    public static func key(_ key: Swift.String) throws(EndpointRuntime.Credential.ValueError) -> Self {
        Self(Collisions.SecurityScheme.key, try .apiKey(key))
    }

    /// A value from a closure that is called before every request.
    public static func key(_ provider: @escaping EndpointRuntime.Credential.Provider) -> Self {
        Self(Collisions.SecurityScheme.key, .provided(provider))
    }

    /// A client certificate, which a transport of your own presents. `URLSessionClient` presents none.
    public static func mutual() -> Self {
        Self(Collisions.SecurityScheme.mutual, .ambient)
    }

    /// A token, sent as `Authorization: Bearer …`.
    public static func connect(_ token: Swift.String) throws(EndpointRuntime.Credential.ValueError) -> Self {
        Self(Collisions.SecurityScheme.connect, try .bearer(token))
    }

    /// Tokens of a session, which are renewed when they expire.
    public static func connect(_ session: EndpointRuntime.TokenSession) -> Self {
        Self(Collisions.SecurityScheme.connect, .tokens(session))
    }

    /// A value from a closure that is called before every request.
    public static func connect(_ provider: @escaping EndpointRuntime.Credential.Provider) -> Self {
        Self(Collisions.SecurityScheme.connect, .provided(provider))
    }

    /// A token, sent as `Authorization: Bearer …`.
    public static func bearer(_ token: Swift.String) throws(EndpointRuntime.Credential.ValueError) -> Self {
        Self(Collisions.SecurityScheme.bearer, try .bearer(token))
    }

    /// Tokens of a session, which are renewed when they expire.
    public static func bearer(_ session: EndpointRuntime.TokenSession) -> Self {
        Self(Collisions.SecurityScheme.bearer, .tokens(session))
    }

    /// A value from a closure that is called before every request.
    public static func bearer(_ provider: @escaping EndpointRuntime.Credential.Provider) -> Self {
        Self(Collisions.SecurityScheme.bearer, .provided(provider))
    }

    /// User name and password, sent as `Authorization: Basic …`.
    public static func basic(
        user: Swift.String,
        password: Swift.String
    ) throws(EndpointRuntime.Credential.ValueError) -> Self {
        Self(Collisions.SecurityScheme.basic, try .basic(user: user, password: password))
    }
}
