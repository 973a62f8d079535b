public import Foundation

/// A private cache (RFC 9111): memory in front of an optional store that outlives the process.
///
/// - Responses are stored for each principal, in memory also for each ``CookieStore``. A principal never gets the
///   responses of another, and keeps its own when its token is renewed. A request passes through if an inner decorator
///   has yet to add its credentials.
/// - Only GET requests whose response is held in memory are cached, and none with a body, with a `Range` or a
///   conditional header, or with ``CallOptions/redirects``. A response is stored if its status is 200, 203, 204, 300,
///   301, 308, 404 or 410, and if it is fresh or has a validator. `no-store` always takes precedence; responses that
///   `Vary` distinguishes are stored separately, and none whose `Vary` is `*` or has an element that is not a name; a
///   stale response with a validator is revalidated, and a 304 updates it.
/// - The response to an unsafe method with a status of 2xx or 3xx removes the stored responses for its address, for the
///   one that a redirect led to and for those in `Location` and `Content-Location` on the same origin, and responses
///   from there that are in progress are not stored. This applies to responses to requests with the same credentials,
///   a subset of them or none, with or without the headers that only unsafe requests carry, such as a CSRF token. If
///   there are more than four credentials, the only subsets considered are all, each one alone, and none. Responses of
///   other users, or to other credentials of the same user, stay.
/// - The directives of the request are respected (RFC 9111 §5.2.1): `no-cache`, `no-store`, `max-age`, `min-fresh`,
///   `max-stale`, `only-if-cached`, and `Pragma: no-cache` if there is no Cache-Control.
/// - ``OperationInfo/cacheTimeToLive`` and ``CachingClient/Policy/timeToLive`` apply only if the server specifies no
///   freshness. Such a response is returned only to requests with the same headers, because no server stated which
///   other requests it matches.
/// - The response to a redirected request is not stored, nor is a response that varies by a header which an inner
///   decorator sets; see ``EndpointResponse/provenance`` and ``EndpointResponse/url``.
/// - `Set-Cookie` is not stored: only the response that contains a cookie, which may be a 304, sets it. Nor are headers
///   of the connection, such as `Keep-Alive` and those that `Connection` names (RFC 9111 §3.1); elements of
///   `Connection` that are not names are ignored.
/// - The response to HEAD removes the stored response that it shows to be outdated (RFC 9111 §4.3.5).
/// - A response that the endpoint cannot decode, because another version of the app stored it, is fetched again.
/// - ``CallOptions/Cache`` reloads, bypasses the cache, or uses a stored response only.
///
/// The disk is written in the background, once for all callers that share a response. ``flush()`` waits for it.
///
/// Place it inside authentication and outside deduplication.
public final class CachingClient: EndpointClient {
    /// A request and the stored entries that match it.
    private struct Lookup: Sendable {
        let request: EndpointRequest
        let key: CachingClient.Key
        let known: [CachingClient.Entry]
    }

    private struct Renewal: Sendable, Hashable {
        let key: CachingClient.Key
        let variant: CachingClient.Variant
    }

    private let base: any EndpointClient
    private let policy: CachingClient.Policy
    private let tiers: CacheTiers
    private let now: @Sendable () -> Date
    /// Revalidations in the background, for callers that got the stored response.
    private let renewals = Lock(Set<Renewal>())

    /// Creates a client that caches the responses of another.
    ///
    /// - Parameters:
    ///   - memory: the memory store; nil creates one of 8 MB.
    ///   - disk: searched if memory has no matching response, such as a ``CachingClient/DiskStore``.
    ///   - now: the current time, from which the age of a response is computed.
    public init(
        _ base: any EndpointClient,
        policy: CachingClient.Policy = .default,
        memory: CachingClient.MemoryStore? = nil,
        disk: (any CachingClient.Store)? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.base = base
        self.policy = policy
        tiers = CacheTiers(memory: memory ?? CachingClient.MemoryStore(), disk: disk)
        self.now = now
    }

    public var servers: ServerMap { base.servers }

    public func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        if Task.isCancelled { throw .cancelled }
        let mode = request.options.cache?.mode ?? .default
        let directives = CacheControl(ofRequest: request.headers)
        guard mode != .bypass, isCacheable(request), !directives.has("no-store"), let key = CachingClient.Key(request)
        else { return try await pass(request, mode, directives) }
        let known = await tiers.entries(for: key, matching: request)
        let lookup = Lookup(request: request, key: key, known: known)
        if mode == .reload { return try await fetch(lookup) }
        let entry = CachingClient.Entry.select(known).flatMap { fits($0, request) ? $0 : nil }
        let freshness = entry.map { Freshness($0, now: now(), fallback: fallback(request)) }
        if let entry, let freshness, mode == .only || freshness.isUsable(for: directives) {
            return entry.response(to: request, age: freshness.age)
        }
        if mode == .only || directives.has("only-if-cached") {
            throw .request(.notCached(operationID: request.operation.id))
        }
        guard let entry, let freshness else { return try await fetch(lookup) }
        // The policy's stale windows apply only within what the request accepts.
        guard freshness.isAllowed(by: directives) else { return try await revalidate(entry, lookup) }
        return try await respond(withStale: entry, freshness, lookup)
    }

    /// Sends a request to which no stored response can be returned.
    private func pass(
        _ request: EndpointRequest,
        _ mode: CallOptions.Cache.Mode,
        _ directives: CacheControl
    ) async throws(EndpointClientError) -> EndpointResponse {
        if mode == .only || mode != .bypass && directives.has("only-if-cached") {
            throw .request(.notCached(operationID: request.operation.id))
        }
        if request.method == .head, mode != .bypass { return try await probe(request) }
        return request.method.isSafe ? try await base.send(request) : try await change(request)
    }

    /// Returns a stale response within the policy's windows, and otherwise the response to a new request.
    private func respond(
        withStale entry: CachingClient.Entry,
        _ freshness: Freshness,
        _ lookup: Lookup
    ) async throws(EndpointClientError) -> EndpointResponse {
        let request = lookup.request
        var stored = entry.response(to: request, age: freshness.age)
        if freshness.isUsable(by: "stale-while-revalidate", else: policy.staleWhileRevalidate) {
            revalidateInBackground(entry, lookup)
            return stored
        }
        guard freshness.isUsable(by: "stale-if-error", else: policy.staleIfError) else {
            return try await revalidate(entry, lookup)
        }
        // The token has expired and cannot be renewed at present, so the server would refuse the request.
        if case .stale = request.credentialState { return stored }
        do throws(EndpointClientError) {
            let response = try await revalidate(entry, lookup)
            guard [500, 502, 503, 504].contains(response.status) else { return response }
            stored.attempts = response.attempts
        } catch {
            switch error {
            case .transport(let failure) where failure.isTransient: stored.attempts = failure.attempts
            case .request(.circuitOpen, let attempts): stored.attempts = attempts
            case .transport, .request, .cancelled: throw error
            }
        }
        return stored
    }

    /// Removes all responses of a user, also those to requests with a further credential such as an API key. Returns when
    /// they are removed from the disk too. Call it at sign-out.
    public func removeAll(of owner: EndpointRequest.Principal) async { await tiers.removeAll(of: owner) }

    /// Removes all responses. Returns when they are removed from the disk too.
    public func removeAll() async { await tiers.removeAll(of: nil) }

    /// Returns when all changes have been written to the disk. Call it before a process ends: otherwise, the responses
    /// stored last are lost, and those removed last are present again.
    public func flush() async { await tiers.flush() }

    private func isCacheable(_ request: EndpointRequest) -> Bool {
        guard request.method == .get, request.body.isAbsent, case .buffered = request.delivery,
            request.options.redirects == nil
        else { return false }
        return !request.headers.contains("Range") && !HeaderFields.conditions.contains { request.headers.contains($0) }
    }

    private func fallback(_ request: EndpointRequest) -> TimeInterval {
        TimeInterval(
            request.options.cache?.timeToLive ?? request.operation.cacheTimeToLive ?? policy.timeToLive ?? .zero
        )
    }

    private func fits(_ entry: CachingClient.Entry, _ request: EndpointRequest) -> Bool {
        guard case .buffered(let limit) = request.delivery else { return false }
        return entry.body.count <= limit
    }

    private func fetch(_ lookup: Lookup) async throws(EndpointClientError) -> EndpointResponse {
        var request = lookup.request
        if request.options.cache?.mode == .reload, !request.headers.contains("Cache-Control") {
            request.headers.set("Cache-Control", "no-cache")
        }
        return try await forward(request, for: lookup, validating: nil)
    }

    private func revalidate(_ entry: CachingClient.Entry, _ lookup: Lookup) async throws(EndpointClientError)
        -> EndpointResponse
    {
        let conditions = entry.headers.conditions
        if conditions.isEmpty { return try await fetch(lookup) }
        var request = lookup.request
        request.headers.merge(conditions)
        request.hasCacheCondition = true
        return try await forward(request, for: lookup, validating: entry)
    }

    /// - Parameter entry: the entry that a 304 would confirm; nil if the request is not conditional.
    private func forward(
        _ request: EndpointRequest,
        for lookup: Lookup,
        validating entry: CachingClient.Entry?
    ) async throws(EndpointClientError) -> EndpointResponse {
        let arrival = tiers.expect(lookup.key)
        defer { tiers.end(arrival) }
        let requestedAt = now()
        var response = try await base.send(request)
        if !isSameAddress(response.url, request.url) { response.provenance.insert(.redirected) }
        guard response.status == 304, var entry else {
            settle(response, lookup, arrival, requestedAt: requestedAt)
            return response
        }
        // After a redirect, the 304 refers to the target of the redirect.
        guard !response.provenance.contains(.redirected), let headers = entry.headers(updatedBy: response.headers)
        else {
            tiers.remove([entry], of: lookup.key)
            return try await response.replaced { () throws(EndpointClientError) in try await fetch(lookup) }
        }
        (entry.headers, entry.requestedAt, entry.receivedAt) = (headers, requestedAt, now())
        (response.status, response.headers) = (entry.status, headers)
        (response.body, response.isCached) = (.data(entry.body), true)
        settle(response, lookup, arrival, requestedAt: requestedAt)
        response.setAge(Freshness(entry, now: entry.receivedAt, fallback: 0).age)
        return response
    }

    /// Stores a response, or removes the entries that it shows to be outdated.
    private func settle(
        _ response: EndpointResponse,
        _ lookup: Lookup,
        _ arrival: CacheTiers.Arrival,
        requestedAt: Date
    ) {
        if response.keepers?.include(tiers) == true { return }
        if let entry = makeEntry(response, lookup.request, requestedAt: requestedAt) {
            tiers.keep(entry, arrival, replacing: lookup.known, sharedBy: response.keepers)
        } else if response.isSuccess || response.isCached || response.status == 404 || response.status == 410 {
            tiers.remove(lookup.known, of: lookup.key)
        }
    }

    /// The revalidation runs in its own task, because the caller does not wait for it, and reports nothing to the caller.
    private func revalidateInBackground(_ entry: CachingClient.Entry, _ original: Lookup) {
        let renewal = Renewal(key: original.key, variant: entry.variant)
        guard renewals.withLock({ $0.insert(renewal).inserted }) else { return }
        var request = original.request
        (request.options.progress, request.trace) = (nil, nil)
        let lookup = Lookup(request: request, key: original.key, known: original.known)
        Task {
            // Another revalidation may have ended since this caller read the entry.
            let current = CachingClient.Entry.select(
                await tiers.entries(for: lookup.key, matching: lookup.request)
            )
            if current?.receivedAt == entry.receivedAt { _ = try? await revalidate(entry, lookup) }
            renewals.withLock { _ = $0.remove(renewal) }
        }
    }

    /// The entry to store; nil for a response that must not be stored. The response to a redirected request specifies
    /// its own freshness, but not how long the redirect is valid (RFC 9111 §3), so it is not stored.
    private func makeEntry(
        _ response: EndpointResponse,
        _ request: EndpointRequest,
        requestedAt: Date
    ) -> CachingClient.Entry? {
        guard [200, 203, 204, 300, 301, 308, 404, 410].contains(response.status), let body = response.bufferedBody,
            response.provenance.isEmpty,
            !CacheControl(response.headers).has("no-store"),
            let variant = CachingClient.Variant(
                of: response.headers,
                to: CachingClient.Variant.Selectors(request),
                untimed: fallback(request) > 0
            )
        else { return nil }
        let entry = CachingClient.Entry(
            status: response.status,
            headers: response.headers.storable,
            body: body,
            variant: variant,
            requestedAt: requestedAt,
            receivedAt: now()
        )
        if !response.headers.conditions.isEmpty { return entry }
        return Freshness(entry, now: entry.receivedAt, fallback: fallback(request)).isFresh ? entry : nil
    }

    /// Sends a HEAD request. Its response shows whether the stored responses to GET are outdated (RFC 9111 §4.3.5).
    private func probe(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        let response = try await base.send(request)
        guard isSameAddress(response.url, request.url), let key = CachingClient.Key(request) else { return response }
        let known = await tiers.entries(for: key, matching: request)
        tiers.remove(known.filter { $0.isOutdated(by: response) }, of: key)
        return response
    }

    /// Sends an unsafe request, which invalidates the stored responses for its addresses (RFC 9111 §4.4).
    private func change(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        let response = try await base.send(request)
        guard (200..<400).contains(response.status) else { return response }
        let others = response.addressesChanged(by: request).flatMap { CachingClient.Key.changed(by: request, at: $0) }
        tiers.invalidate(Set(CachingClient.Key.changed(by: request) + others))
        return response
    }
}

/// Whether a response is from the requested address; assumed to be true if the transport does not report the address.
private func isSameAddress(_ url: URL?, _ requested: URL) -> Bool {
    guard let url, url != requested else { return true }
    func path(_ url: URL) -> String {
        let path = url.path(percentEncoded: true)
        return path.isEmpty ? "/" : path
    }
    return ServerMap.Origin(url) == ServerMap.Origin(requested) && path(url) == path(requested)
        && url.query(percentEncoded: true) == requested.query(percentEncoded: true)
}

extension EndpointClient {
    /// Caches responses as HTTP allows, separately for each user.
    public func cached(
        _ policy: CachingClient.Policy = .default,
        memory: CachingClient.MemoryStore? = nil,
        disk: (any CachingClient.Store)? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) -> CachingClient {
        CachingClient(self, policy: policy, memory: memory, disk: disk, now: now)
    }
}
