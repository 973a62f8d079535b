#if canImport(FoundationNetworking)
import Foundation
public import FoundationNetworking
#else
public import Foundation
#endif

/// Stacks the layers of a client in the order in which each does most good:
///
/// call log → metrics → deadline → call interceptors → idempotency key → cookies → authentication → cache → deduplication
/// → retry → circuit breaker → limits → attempt interceptors → headers → signing → attempt log → transport
///
/// Authentication stands outside of cache and deduplication, so that both know whose answer they hold. Retry stands
/// inside of deduplication: a flight that a thousand callers share is retried once for all of them. Nobody holds a
/// permit while waiting to retry, and each attempt is signed anew.
public enum HTTPClientFactory {
    /// A client over long-lived URLSessions. Make one for each set of servers and keep it.
    ///
    /// - Parameters:
    ///   - servers: where endpoints are sent to: `Petstore.servers`.
    ///   - configuration: for a proxy, a client certificate or protocol classes; nil is an ephemeral one.
    ///   - pinning: the keys that servers must prove themselves with; nil leaves it to the system.
    ///   - limits: of one attempt: timeout, redirects, stream buffer; and connections, which are raised to the requests
    ///     to one host that the layers allow.
    ///   - prepare: sees each `URLRequest` last; nil leaves it alone.
    public static func make(
        servers: ServerMap,
        configuration: URLSessionConfiguration? = nil,
        pinning: CertificatePinning? = nil,
        limits: URLSessionHTTPClient.Limits = URLSessionHTTPClient.Limits(),
        prepare: URLSessionHTTPClient.Preparation? = nil,
        layers: ClientLayers = ClientLayers()
    ) -> LayeredClient {
        var limits = limits
        if let policy = layers.limits { limits.connectionsPerHost = max(limits.connectionsPerHost, policy.perHost) }
        let transport = URLSessionHTTPClient(
            servers: servers,
            configuration: configuration,
            pinning: pinning,
            limits: limits,
            clock: layers.clock,
            prepare: prepare
        )
        return make(over: transport, layers: layers)
    }

    /// The same layers over a transport of your own, such as a stub.
    public static func make(over transport: any HTTPClient, layers: ClientLayers = ClientLayers()) -> LayeredClient {
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

    /// What happens once for each attempt.
    private static func attempts(over transport: any HTTPClient, _ layers: ClientLayers) -> any HTTPClient {
        var client = transport
        if let policy = layers.attemptLog { client = client.logging(policy, to: layers.logSink, clock: layers.clock) }
        if let key = layers.signingKey {
            client = client.signed(with: key, now: layers.now, generator: layers.generator)
        }
        if !layers.headers.isEmpty { client = client.addingHeaders(layers.headers) }
        if !layers.attemptInterceptors.isEmpty { client = client.intercepting(layers.attemptInterceptors) }
        return client
    }

    /// What happens once for each call.
    private static func calls(over inner: any HTTPClient, _ layers: ClientLayers) -> any HTTPClient {
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
