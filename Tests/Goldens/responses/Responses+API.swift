// Responses, generated from responses.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Responses
///
/// Responses of every kind.
nonisolated public enum Responses {
    /// A server of the API.
    public static var servers: ServerMap {
        ServerMap(base: "https://responses.example.com")
    }

    /// The failures that operations document.
    public enum Failures {}
}

nonisolated extension Responses {
    /// Makes a client with retries, a cache and deadlines. Keep it, because it holds the connections.
    ///
    /// ```swift
    /// let client = try Responses.client(.bearer("…"))
    /// ```
    public static func client(
        _ credentials: Credential.For<Responses>...,
        servers: ServerMap = Self.servers,
        decorators: ClientDecorators = ClientDecorators()
    ) -> DecoratedClient {
        ClientFactory.make(servers: servers, decorators: decorators.with(credentials))
    }

    /// Makes the same client over a transport of your own, such as one that pins certificates, or a stub.
    public static func client(
        _ credentials: Credential.For<Responses>...,
        over transport: any EndpointClient,
        decorators: ClientDecorators = ClientDecorators()
    ) -> DecoratedClient {
        ClientFactory.make(over: transport, decorators: decorators.with(credentials))
    }
}

nonisolated extension Credential.For where TheAPI == Responses {
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
