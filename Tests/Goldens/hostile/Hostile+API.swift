// Hostile, generated from hostile.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// */ INJECTED(); /*
///
/// one
/// INJECTED()
/// INJECTED()
/// INJECTED()
/// INJECTED()
/// INJECTED()
/// INJECTED()
nonisolated public enum Hostile {
    /// INJECTED { }
    ///
    /// - Parameter injected: */
    ///   INJECTED() One of `"\(INJECTED())`.
    public static func servers(injected: String = "\"\\(INJECTED())") -> ServerMap {
        ServerMap(base: "https://\"INJECTED\\(INJECTED())/\(injected)")
    }

    /// The security of operations that declare none: one of these alternatives.
    public static var security: [[SecurityRequirement]] {
        [[SecurityScheme.injected("\") INJECTED(\"", "\\(INJECTED())")]]
    }

    /// The security schemes of the API.
    public enum SecurityScheme {
        /// */
        /// INJECTED()
        public static var injected: SecuritySchemeInfo {
            SecuritySchemeInfo(name: "\" INJECTED", kind: .apiKey(name: "\"\\(INJECTED())", location: .header))
        }
    }

    /// The failures that operations document.
    public enum Failures {}
}

nonisolated extension Hostile {
    /// Makes a client with retries, a cache and deadlines. Keep it, because it holds the connections.
    ///
    /// ```swift
    /// let client = try Hostile.client(.injected("…"))
    /// ```
    ///
    /// - Parameter injected: */
    ///   INJECTED() One of `"\(INJECTED())`.
    public static func client(
        _ credentials: Credential.For<Hostile>...,
        injected: String = "\"\\(INJECTED())",
        decorators: ClientDecorators = ClientDecorators()
    ) -> DecoratedClient {
        let servers = Self.servers(injected: injected)
        return Self.client(servers: servers, decorators: decorators.with(credentials))
    }

    /// Makes a client of other servers.
    public static func client(
        _ credentials: Credential.For<Hostile>...,
        servers: ServerMap,
        decorators: ClientDecorators = ClientDecorators()
    ) -> DecoratedClient {
        ClientFactory.make(servers: servers, decorators: decorators.with(credentials))
    }

    /// Makes the same client over a transport of your own, such as one that pins certificates, or a stub.
    public static func client(
        _ credentials: Credential.For<Hostile>...,
        over transport: any EndpointClient,
        decorators: ClientDecorators = ClientDecorators()
    ) -> DecoratedClient {
        ClientFactory.make(over: transport, decorators: decorators.with(credentials))
    }
}

nonisolated extension Credential.For where TheAPI == Hostile {
    /// */
    /// INJECTED()
    ///
    /// A key, sent in the header as `"\(INJECTED())`.
    public static func injected(_ key: String) throws(Credential.ValueError) -> Self {
        Self(Hostile.SecurityScheme.injected, try .apiKey(key))
    }

    /// A value from a closure that is called before every request.
    public static func injected(_ provider: @escaping Credential.Provider) -> Self {
        Self(Hostile.SecurityScheme.injected, .provided(provider))
    }
}
