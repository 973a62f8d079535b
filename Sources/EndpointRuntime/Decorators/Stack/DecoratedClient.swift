/// A client built by ``ClientFactory``.
public struct DecoratedClient: EndpointClient {
    public var servers: ServerMap { outermost.servers }

    /// Nil if the client has no cache.
    public let cache: CachingClient?

    /// Decorators whose state tests inspect.
    let limits: LimitedClient?
    let deduplication: DeduplicatingClient?

    private let outermost: any EndpointClient

    init(
        _ outermost: any EndpointClient,
        cache: CachingClient?,
        limits: LimitedClient?,
        deduplication: DeduplicatingClient?
    ) {
        self.outermost = outermost
        self.cache = cache
        self.limits = limits
        self.deduplication = deduplication
    }

    public func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        try await outermost.send(request)
    }

    /// Removes the cached responses of a user, in memory and on disk. Call it at sign-out:
    ///
    /// ```swift
    /// if let user = try await session.signOut() { await client.purge(user) }
    /// ```
    public func purge(_ owner: EndpointRequest.Principal) async { await cache?.purge(owner) }
}
