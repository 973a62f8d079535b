// Deprecated, generated from deprecated.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Deprecated
///
/// Deprecated parts, and names that are keywords.
nonisolated public enum Deprecated {
    /// A server of the API.
    public static func servers(region: String = "eu") -> ServerMap {
        ServerMap(base: "https://\(ServerMap.authority(region)).example.com")
    }

    /// A server of the API.
    public static func servers2(region: String = "eu") -> ServerMap {
        ServerMap(base: "https://\(ServerMap.authority(region)).example.org")
    }

    /// The failures that operations document.
    public enum Failures {}
}

nonisolated extension Deprecated {
    /// Makes a client with retries, a cache and deadlines. Keep it, because it holds the connections.
    ///
    /// ```swift
    /// let client = try Deprecated.client(.bearer("…"))
    /// ```
    public static func client(
        _ credentials: Credential.For<Deprecated>...,
        region: String = "eu",
        decorators: ClientDecorators = ClientDecorators()
    ) -> DecoratedClient {
        let servers = Self.servers(region: region)
        return Self.client(servers: servers, decorators: decorators.with(credentials))
    }

    /// Makes a client of other servers.
    public static func client(
        _ credentials: Credential.For<Deprecated>...,
        servers: ServerMap,
        decorators: ClientDecorators = ClientDecorators()
    ) -> DecoratedClient {
        ClientFactory.make(servers: servers, decorators: decorators.with(credentials))
    }

    /// Makes the same client over a transport of your own, such as one that pins certificates, or a stub.
    public static func client(
        _ credentials: Credential.For<Deprecated>...,
        over transport: any EndpointClient,
        decorators: ClientDecorators = ClientDecorators()
    ) -> DecoratedClient {
        ClientFactory.make(over: transport, decorators: decorators.with(credentials))
    }
}

nonisolated extension Credential.For where TheAPI == Deprecated {
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
