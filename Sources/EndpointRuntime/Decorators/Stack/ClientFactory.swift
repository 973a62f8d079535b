#if canImport(FoundationNetworking)
import Foundation
public import FoundationNetworking
#else
public import Foundation
#endif

/// Builds clients with the layers in their most effective order, from the outermost to the innermost:
///
/// call log → metrics → deadline → call interceptors → idempotency key → cookies → authentication → cache
/// → deduplication → retry → circuit breaker → limits → attempt interceptors → headers → signing
/// → attempt log → transport
///
/// Authentication is outside cache and deduplication, so that both know which user a response belongs to. Retry is
/// inside deduplication: a request that a thousand callers share is retried once for all of them. No request holds a
/// permit while it waits to be retried, and each attempt is signed anew.
public enum ClientFactory {
    /// Creates a client over long-lived URLSessions. Create one for each set of servers and keep it.
    ///
    /// - Parameters:
    ///   - servers: the servers to which endpoints are sent: `Petstore.servers`.
    ///   - configuration: for a proxy, a client certificate or protocol classes; nil uses an ephemeral one.
    ///   - pinning: the keys with which servers must authenticate; nil leaves the check to the system.
    ///   - limits: the limits of one attempt: timeout, redirects and stream buffer; and connections, which are raised
    ///     to the number of requests per host that the layers allow.
    ///   - prepare: receives each `URLRequest` last; nil leaves it unchanged.
    public static func make(
        servers: ServerMap,
        configuration: URLSessionConfiguration? = nil,
        pinning: CertificatePinning? = nil,
        limits: URLSessionClient.Limits = URLSessionClient.Limits(),
        prepare: URLSessionClient.Preparation? = nil,
        layers: ClientLayers = ClientLayers()
    ) -> LayeredClient {
        var limits = limits
        if let policy = layers.limits { limits.connectionsPerHost = max(limits.connectionsPerHost, policy.perHost) }
        let transport = URLSessionClient(
            servers: servers,
            configuration: configuration,
            pinning: pinning,
            limits: limits,
            clock: layers.clock,
            prepare: prepare
        )
        return make(over: transport, layers: layers)
    }

    /// Builds the same layers over a custom transport, such as a stub.
    public static func make(over transport: any EndpointClient, layers: ClientLayers = ClientLayers()) -> LayeredClient
    {
        var client = attempts(over: transport, layers)
        let limits = layers.limits.map { client.limited($0, clock: layers.clock) }
        client = limits ?? client
        if let policy = layers.circuitBreaker { client = client.circuitBreaking(policy, clock: layers.clock) }
        if let policy = layers.retry {
            client = client.retrying(
                policy,
                budget: layers.retryBudget,
                clock: layers.clock,
                now: layers.now,
                generator: layers.generator
            )
        }
        let deduplication = layers.deduplication.map { client.deduplicated($0) }
        client = deduplication ?? client
        var cache: CachingClient?
        if let policy = layers.cache {
            let caching = CachingClient(
                client,
                policy: policy,
                memory: layers.memoryCache,
                disk: layers.diskCache,
                now: layers.now
            )
            (client, cache) = (caching, caching)
        }
        if let credentials = layers.credentials { client = client.authenticated(by: credentials) }
        return LayeredClient(
            calls(over: client, layers),
            cache: cache,
            limits: limits,
            deduplication: deduplication
        )
    }

    /// Adds the layers that run once for each attempt.
    private static func attempts(over transport: any EndpointClient, _ layers: ClientLayers) -> any EndpointClient {
        var client = transport
        if let policy = layers.attemptLog { client = client.logging(policy, to: layers.logSink, clock: layers.clock) }
        if let key = layers.signingKey {
            client = client.signed(with: key, now: layers.now, generator: layers.generator)
        }
        if !layers.headers.isEmpty { client = client.addingHeaders(layers.headers) }
        if !layers.attemptInterceptors.isEmpty { client = client.intercepting(layers.attemptInterceptors) }
        return client
    }

    /// Adds the layers that run once for each call.
    private static func calls(over inner: any EndpointClient, _ layers: ClientLayers) -> any EndpointClient {
        var client = inner
        if let cookies = layers.cookies { client = client.keepingCookies(in: cookies) }
        if layers.idempotencyKeys { client = client.withIdempotencyKeys() }
        if !layers.callInterceptors.isEmpty { client = client.intercepting(layers.callInterceptors) }
        if let deadline = layers.deadline { client = client.deadline(deadline, clock: layers.clock) }
        if let report = layers.metrics { client = client.measuring(clock: layers.clock, report) }
        if let policy = layers.callLog { client = client.logging(policy, to: layers.logSink, clock: layers.clock) }
        return client
    }
}
