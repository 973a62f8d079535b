#if canImport(FoundationNetworking)
import Foundation
public import FoundationNetworking
#else
public import Foundation
#endif

/// Builds clients with the decorators in their most effective order, from the outermost to the innermost:
///
/// call log → metrics → deadline → call interceptors → idempotency key → cookies → authentication → cache
/// → deduplication → retry → circuit breaker → limits → attempt interceptors → headers → signing
/// → attempt log → transport
///
/// Authentication is outside cache and deduplication, so that both can keep users apart. Retry is
/// inside deduplication: a request that a thousand callers share is retried once for all of them. No request holds a
/// permit while it waits to be retried, and each attempt is signed anew.
public enum ClientFactory {
    /// Creates a client over long-lived URLSessions. Create one for each set of servers and keep it.
    ///
    /// - Parameters:
    ///   - servers: the servers to which endpoints are sent: `Petstore.servers`.
    ///   - configuration: for a proxy or protocol classes; nil uses an ephemeral one.
    ///   - pinning: the keys with which servers must authenticate; nil leaves the check to the system.
    ///   - limits: the limits of one attempt: redirects, stream buffer, and the timeout if the decorators do not retry
    ///     (otherwise see ``RetryingClient/Policy/attemptTimeout``); and connections, which are raised to the number of
    ///     requests per host that the decorators allow.
    ///   - prepare: receives each `URLRequest` last; nil leaves it unchanged.
    ///   - decorators: the decorators to put around the transport; by default those that ``ClientDecorators`` documents.
    public static func make(
        servers: ServerMap,
        configuration: URLSessionConfiguration? = nil,
        pinning: CertificatePinning? = nil,
        limits: URLSessionClient.Limits = URLSessionClient.Limits(),
        prepare: URLSessionClient.Preparation? = nil,
        decorators: ClientDecorators = ClientDecorators()
    ) -> DecoratedClient {
        var limits = limits
        if let policy = decorators.requestLimits {
            limits.connectionsPerHost = max(limits.connectionsPerHost, policy.concurrencyPerHost)
        }
        let transport = URLSessionClient(
            servers: servers,
            configuration: configuration,
            pinning: pinning,
            limits: limits,
            clock: decorators.clock,
            prepare: prepare
        )
        return make(over: transport, decorators: decorators)
    }

    /// Builds the same decorators over a custom transport, such as a stub.
    ///
    /// - Parameter decorators: by default those that ``ClientDecorators`` documents.
    public static func make(over transport: any EndpointClient, decorators: ClientDecorators = ClientDecorators())
        -> DecoratedClient
    {
        var client = attempts(over: transport, decorators)
        let requestLimits = decorators.requestLimits.map { client.limited($0, clock: decorators.clock) }
        client = requestLimits ?? client
        if let policy = decorators.circuitBreaker { client = client.circuitBreaking(policy, clock: decorators.clock) }
        if let policy = decorators.retry {
            client = client.retrying(
                policy,
                budget: decorators.retryBudget,
                clock: decorators.clock,
                now: decorators.now,
                generator: decorators.generator
            )
        }
        let deduplication = decorators.deduplication.map { client.deduplicated($0, clock: decorators.clock) }
        client = deduplication ?? client
        var cache: CachingClient?
        if let policy = decorators.cache {
            let caching = CachingClient(
                client,
                policy: policy,
                memory: decorators.memoryCache,
                disk: decorators.diskCache,
                now: decorators.now
            )
            (client, cache) = (caching, caching)
        }
        client = AuthenticatingClient(client, ifAny: decorators.credentials)
        return DecoratedClient(
            calls(over: client, decorators),
            cache: cache,
            requestLimits: requestLimits,
            deduplication: deduplication
        )
    }

    /// Adds the decorators that run once for each attempt.
    private static func attempts(over transport: any EndpointClient, _ decorators: ClientDecorators)
        -> any EndpointClient
    {
        var client = transport
        if let policy = decorators.attemptLog {
            client = client.logging(policy, to: decorators.logSink, clock: decorators.clock)
        }
        if let key = decorators.signingKey {
            client = client.signed(with: key, now: decorators.now, generator: decorators.generator)
        }
        if !decorators.headers.isEmpty { client = client.addingHeaders(decorators.headers) }
        if !decorators.attemptInterceptors.isEmpty { client = client.intercepting(decorators.attemptInterceptors) }
        return client
    }

    /// Adds the decorators that run once for each call.
    private static func calls(over inner: any EndpointClient, _ decorators: ClientDecorators) -> any EndpointClient {
        var client = inner
        if let cookies = decorators.cookies { client = client.keepingCookies(in: cookies) }
        if decorators.idempotencyKeys { client = client.withIdempotencyKeys() }
        if !decorators.callInterceptors.isEmpty { client = client.intercepting(decorators.callInterceptors) }
        if let deadline = decorators.deadline { client = client.deadline(deadline, clock: decorators.clock) }
        if let report = decorators.metrics { client = client.measuring(clock: decorators.clock, report) }
        if let policy = decorators.callLog {
            client = client.logging(policy, to: decorators.logSink, clock: decorators.clock)
        }
        return client
    }
}
