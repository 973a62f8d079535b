// Servers, generated from servers.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Servers
///
/// Where requests can go.
nonisolated public enum Servers {
    /// Staging.
    public static var stagingServers: ServerMap {
        ServerMap(
            base: "https://staging.example.com/v2",
            overrides: [
                "https://uploads.eu.example.com/v1": "https://uploads.eu.example.com/v1",
                "https://files.example.com": "https://files.example.com",
                "/internal": "https://staging.example.com/internal",
                "https://trailing.example.com/": "https://trailing.example.com/",
            ]
        )
    }

    /// Production.
    ///
    /// - Parameter tenant: The name you signed up with.
    ///
    /// - Parameter port: One of `443`, `8443`.
    ///
    /// - Parameter region: One of `eu`, `us`.
    public static func servers(
        tenant: String = "demo",
        port: String = "443",
        basePath: String = "v2",
        region: String = "eu"
    ) -> ServerMap {
        ServerMap(
            base:
                "https://\(ServerMap.authority(tenant)).example.com:\(ServerMap.authority(port))/\(ServerMap.path(basePath))",
            overrides: [
                "https://uploads.eu.example.com/v1": "https://uploads.\(ServerMap.authority(region)).example.com/v1",
                "https://files.example.com": "https://files.example.com",
                "/internal": "https://\(ServerMap.authority(tenant)).example.com:\(ServerMap.authority(port))/internal",
                "https://trailing.example.com/": "https://trailing.example.com/",
            ]
        )
    }

    /// Staging.
    ///
    /// - Parameter region: One of `eu`, `us`.
    public static func stagingServers(region: String = "eu") -> ServerMap {
        ServerMap(
            base: "https://staging.example.com/v2",
            overrides: [
                "https://uploads.eu.example.com/v1": "https://uploads.\(ServerMap.authority(region)).example.com/v1",
                "https://files.example.com": "https://files.example.com",
                "/internal": "https://staging.example.com/internal",
                "https://trailing.example.com/": "https://trailing.example.com/",
            ]
        )
    }

    /// Relative to where the description was found.
    ///
    /// - Parameter region: One of `eu`, `us`.
    public static func servers(origin: String, region: String = "eu") -> ServerMap {
        ServerMap(
            base: "\(origin)/v2",
            overrides: [
                "https://uploads.eu.example.com/v1": "https://uploads.\(ServerMap.authority(region)).example.com/v1",
                "https://files.example.com": "https://files.example.com", "/internal": "\(origin)/internal",
                "https://trailing.example.com/": "https://trailing.example.com/",
            ]
        )
    }

    /// The failures that operations document.
    public enum Failures {}
}

nonisolated extension Servers {
    /// Makes a client with retries, a cache and deadlines. Keep it, because it holds the connections.
    ///
    /// ```swift
    /// let client = try Servers.client(.bearer("…"))
    /// ```
    ///
    /// - Parameter tenant: The name you signed up with.
    ///
    /// - Parameter port: One of `443`, `8443`.
    ///
    /// - Parameter region: One of `eu`, `us`.
    public static func client(
        _ credentials: Credential.For<Servers>...,
        tenant: String = "demo",
        port: String = "443",
        basePath: String = "v2",
        region: String = "eu",
        decorators: ClientDecorators = ClientDecorators()
    ) -> DecoratedClient {
        let servers = Self.servers(tenant: tenant, port: port, basePath: basePath, region: region)
        return Self.client(servers: servers, decorators: decorators.with(credentials))
    }

    /// Makes a client of other servers.
    public static func client(
        _ credentials: Credential.For<Servers>...,
        servers: ServerMap,
        decorators: ClientDecorators = ClientDecorators()
    ) -> DecoratedClient {
        ClientFactory.make(servers: servers, decorators: decorators.with(credentials))
    }

    /// Makes the same client over a transport of your own, such as one that pins certificates, or a stub.
    public static func client(
        _ credentials: Credential.For<Servers>...,
        over transport: any EndpointClient,
        decorators: ClientDecorators = ClientDecorators()
    ) -> DecoratedClient {
        ClientFactory.make(over: transport, decorators: decorators.with(credentials))
    }
}

nonisolated extension Credential.For where TheAPI == Servers {
    /// The description declares no security scheme, but servers may require a token.
    ///
    /// A token, sent as `Authorization: Bearer …`.
    public static func bearer(_ token: String) throws(Credential.ValueError) -> Self {
        Self(.init(name: "bearer", kind: .bearer()), try .bearer(token), always: true)
    }

    /// Tokens of a session, which are renewed when they expire.
    public static func bearer(_ session: TokenSession) -> Self {
        Self(.init(name: "bearer", kind: .bearer()), .tokens(session), always: true)
    }

    /// A value from a closure that is called before every request.
    public static func bearer(_ provider: @escaping Credential.Provider) -> Self {
        Self(.init(name: "bearer", kind: .bearer()), .provided(provider), always: true)
    }
}
