/// A client of ``HTTPClientFactory``.
public struct LayeredClient: HTTPClient {
    public var servers: ServerMap { outermost.servers }

    /// Nil if nothing is cached.
    public let cache: CachingClient?

    /// Layers whose state tests look at.
    let limits: LimitedClient?
    let deduplication: DeduplicatingClient?

    private let outermost: any HTTPClient

    init(
        _ outermost: any HTTPClient,
        cache: CachingClient?,
        limits: LimitedClient?,
        deduplication: DeduplicatingClient?
    ) {
        self.outermost = outermost
        self.cache = cache
        self.limits = limits
        self.deduplication = deduplication
    }

    public func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
        try await outermost.send(request)
    }

    /// Removes what the cache holds of a user, in memory and on disk. For signing out:
    ///
    /// ```swift
    /// if let user = try await session.signOut() { await client.purge(user) }
    /// ```
    public func purge(_ owner: HTTPRequest.Principal) async { await cache?.purge(owner) }
}
