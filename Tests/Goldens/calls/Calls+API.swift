// Calls, generated from calls.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Calls
///
/// Rules for calls, in this generator's extensions and in those of other tools.
nonisolated public enum Calls {
    /// A server of the API.
    public static var servers: ServerMap {
        ServerMap(base: "https://calls.example.com")
    }

    /// The maximum duration of a call whose operation declares none.
    public static var timeout: Duration {
        .seconds(20)
    }

    /// The retry rules of calls whose operation declares none.
    public static var retry: RetryRules {
        RetryRules(
            baseDelay: .milliseconds(500),
            maximumDelay: .seconds(60),
            multiplier: 1.5,
            statuses: Set(500...599).union([429])
        )
    }

    /// The failures that operations document.
    public enum Failures {}
}

nonisolated extension Calls {
    /// Makes a client with retries, a cache and deadlines. Keep it, because it holds the connections.
    ///
    /// ```swift
    /// let client = try Calls.client(.bearer("…"))
    /// ```
    public static func client(
        _ credentials: Credential.For<Calls>...,
        servers: ServerMap = Self.servers,
        decorators: ClientDecorators = ClientDecorators()
    ) -> DecoratedClient {
        ClientFactory.make(servers: servers, decorators: decorators.with(credentials))
    }

    /// Makes the same client over a transport of your own, such as one that pins certificates, or a stub.
    public static func client(
        _ credentials: Credential.For<Calls>...,
        over transport: any EndpointClient,
        decorators: ClientDecorators = ClientDecorators()
    ) -> DecoratedClient {
        ClientFactory.make(over: transport, decorators: decorators.with(credentials))
    }
}

nonisolated extension Credential.For where TheAPI == Calls {
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
