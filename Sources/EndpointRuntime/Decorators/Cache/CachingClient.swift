public import Foundation

/// A private cache (RFC 9111): memory in front of an optional store that outlives the process.
///
/// - Answers belong to a user: one principal never sees another's, and a renewed token keeps them. A request whose
///   credentials a layer further in is still to add passes through.
/// - GET with an answer in memory only. `no-store` always wins; answers that `Vary` tells apart are kept side by side;
///   a stale answer with a validator is revalidated, and a 304 updates it; a successful unsafe method drops all that is
///   stored for its address.
/// - ``OperationInfo/cacheTTL`` and ``CachePolicy/timeToLive`` count only where the server gives no freshness. Such an
///   answer is given only to requests with the same headers, since no server said for whom else it is good.
/// - What a redirect led to is not kept, nor is an answer that varies by a header which a layer further in sets.
/// - An answer that the endpoint cannot read, because another version of the app stored it, is fetched anew.
/// - ``CallOptions/Cache`` reloads, bypasses, or asks for a cached answer only.
///
/// Belongs inside of authentication and outside of deduplication.
public final class CachingClient: HTTPClient {
    private struct Renewal: Sendable, Hashable {
        let key: CacheKey
        let variant: CacheVariant
    }

    private let inner: any HTTPClient
    private let policy: CachePolicy
    private let tiers: CacheTiers
    private let date: @Sendable () -> Date
    /// Renewals under way behind callers that have their answer.
    private let renewals = Lock(Set<Renewal>())

    /// - Parameters:
    ///   - memory: nil is one of 8 MB.
    ///   - disk: asked when memory has nothing, such as a ``DiskCacheStore``.
    ///   - date: tells how old an answer is.
    public init(
        _ inner: any HTTPClient,
        policy: CachePolicy = .standard,
        memory: MemoryCacheStore? = nil,
        disk: (any CacheStore)? = nil,
        date: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.inner = inner
        self.policy = policy
        tiers = CacheTiers(memory: memory ?? MemoryCacheStore(), disk: disk)
        self.date = date
    }

    public var servers: ServerMap { inner.servers }

    public func send(_ request: HTTPRequest) async throws(HTTPFault) -> HTTPResponse {
        if Task.isCancelled { throw .cancelled }
        if !request.method.isSafe { return try await change(request) }
        guard let key = CacheKey(request) else { return try await inner.send(request) }
        let mode = request.options.cache?.mode ?? .standard
        let wishes = CacheControl(request.headers)
        guard mode != .bypass, isCacheable(request), !wishes.has("no-store") else {
            return try await inner.send(request)
        }
        let known = await tiers.entries(for: key, answering: request)
        if mode == .reload { return try await fetch(request, key, known, reloading: true) }
        guard let entry = CacheEntry.select(known), fits(entry, request) else {
            if mode == .only || wishes.has("only-if-cached") {
                throw .request(CacheFault.notCached(operation: request.operation.id))
            }
            return try await fetch(request, key, known)
        }
        let freshness = Freshness(entry, now: date(), fallback: fallback(request))
        if mode == .only { return entry.response(age: freshness.age) }
        let isTooOld = wishes.seconds("max-age").map { freshness.age > $0 } ?? false
        if wishes.has("no-cache") || isTooOld { return try await revalidate(entry, request, key, known) }
        if freshness.isFresh { return entry.response(age: freshness.age) }
        if freshness.isUsable(by: "stale-while-revalidate", else: policy.staleWhileRevalidate) {
            revalidateBehind(entry, request, key, known)
            return entry.response(age: freshness.age)
        }
        guard freshness.isUsable(by: "stale-if-error", else: policy.staleIfError) else {
            return try await revalidate(entry, request, key, known)
        }
        // No token to be had: asking would only be refused.
        if case .stale = request.credentials { return entry.response(age: freshness.age) }
        let stale = entry.response(age: freshness.age)
        do throws(HTTPFault) {
            let response = try await revalidate(entry, request, key, known)
            return [500, 502, 503, 504].contains(response.status) ? stale : response
        } catch {
            if case .transport = error { return stale }
            throw error
        }
    }

    /// Removes everything that belongs to a user. For signing out.
    public func purge(_ owner: Principal) async { await tiers.purge(owner) }

    /// Removes everything.
    public func purge() async { await tiers.purge() }

    private func isCacheable(_ request: HTTPRequest) -> Bool {
        guard request.method == .get, request.body.isNone, case .buffered = request.delivery else { return false }
        return !["Range", "If-None-Match", "If-Modified-Since", "If-Match", "If-Unmodified-Since", "If-Range"]
            .contains { request.headers.contains($0) }
    }

    private func fallback(_ request: HTTPRequest) -> TimeInterval {
        let duration = request.options.cache?.timeToLive ?? request.operation.cacheTTL ?? policy.timeToLive ?? .zero
        return TimeInterval(duration.components.seconds) + TimeInterval(duration.components.attoseconds) * 1e-18
    }

    private func fits(_ entry: CacheEntry, _ request: HTTPRequest) -> Bool {
        guard case .buffered(let limit) = request.delivery else { return false }
        return entry.body.count <= limit
    }

    /// - Parameter known: what is stored and answers the request.
    private func fetch(
        _ request: HTTPRequest,
        _ key: CacheKey,
        _ known: [CacheEntry],
        reloading: Bool = false
    ) async throws(HTTPFault) -> HTTPResponse {
        let (epoch, requestedAt) = (tiers.epoch, date())
        var sent = request
        if reloading && !sent.headers.contains("Cache-Control") { sent.headers.set("Cache-Control", "no-cache") }
        let response = try await inner.send(sent)
        await settle(response, request, key, known, since: epoch, requestedAt: requestedAt)
        return response
    }

    private func revalidate(
        _ entry: CacheEntry,
        _ request: HTTPRequest,
        _ key: CacheKey,
        _ known: [CacheEntry]
    ) async throws(HTTPFault) -> HTTPResponse {
        var question = request
        if let tag = entry.headers["ETag"] {
            question.headers.set("If-None-Match", tag)
        } else if let modified = entry.headers["Last-Modified"] {
            question.headers.set("If-Modified-Since", modified)
        } else {
            return try await fetch(request, key, known)
        }
        let (epoch, requestedAt) = (tiers.epoch, date())
        let response = try await inner.send(question)
        if response.status == 304, response.provenance.contains(.redirected) {
            // It is about what the redirect led to, whatever the validator.
            await tiers.remove([entry], of: key)
            return try await fetch(request, key, known)
        }
        guard response.status == 304 else {
            await settle(response, request, key, known, since: epoch, requestedAt: requestedAt)
            return response
        }
        let untimed = fallback(request) > 0
        guard
            let merged = entry.merged(
                with: response,
                request,
                untimed: untimed,
                requestedAt: requestedAt,
                receivedAt: date()
            )
        else {
            await tiers.remove([entry], of: key)
            return try await fetch(request, key, known)
        }
        if CacheControl(merged.headers).has("no-store") || response.provenance.contains(.varied)
            || CacheVariant(of: merged.headers, to: request, untimed: untimed) == nil
        {
            await tiers.remove(known, of: key)
        } else {
            await tiers.keep(merged, for: key, replacing: known, since: epoch)
        }
        return merged.response(age: Freshness(merged, now: date(), fallback: 0).age)
    }

    /// Unstructured: the caller has its answer already.
    private func revalidateBehind(
        _ entry: CacheEntry,
        _ request: HTTPRequest,
        _ key: CacheKey,
        _ known: [CacheEntry]
    ) {
        let renewal = Renewal(key: key, variant: entry.variant)
        guard renewals.withLock({ $0.insert(renewal).inserted }) else { return }
        Task {
            // Another renewal may have ended since this caller looked.
            let current = CacheEntry.select(await tiers.entries(for: key, answering: request))
            if current?.receivedAt == entry.receivedAt { _ = try? await revalidate(entry, request, key, known) }
            renewals.withLock { _ = $0.remove(renewal) }
        }
    }

    /// Stores an answer, or drops what it made wrong.
    private func settle(
        _ response: HTTPResponse,
        _ request: HTTPRequest,
        _ key: CacheKey,
        _ known: [CacheEntry],
        since epoch: Int,
        requestedAt: Date
    ) async {
        if let entry = makeEntry(response, request, requestedAt: requestedAt) {
            await tiers.keep(entry, for: key, replacing: known, since: epoch)
        } else if response.isSuccess || response.status == 404 || response.status == 410 {
            await tiers.remove(known, of: key)
        }
    }

    /// Nil for what may not be kept. An answer that a redirect led to says how long it is good itself, and not for how
    /// long the redirect is (RFC 9111 §3).
    private func makeEntry(_ response: HTTPResponse, _ request: HTTPRequest, requestedAt: Date) -> CacheEntry? {
        guard [200, 203, 204, 300, 301, 308, 404, 410].contains(response.status), let body = response.bufferedBody,
            response.provenance.isEmpty,
            !CacheControl(response.headers).has("no-store"),
            let variant = CacheVariant(of: response.headers, to: request, untimed: fallback(request) > 0)
        else { return nil }
        let entry = CacheEntry(
            status: response.status,
            headers: response.headers,
            url: response.url,
            body: body,
            variant: variant,
            requestedAt: requestedAt,
            receivedAt: date()
        )
        if response.headers.contains("ETag") || response.headers.contains("Last-Modified") { return entry }
        return Freshness(entry, now: entry.receivedAt, fallback: fallback(request)).isFresh ? entry : nil
    }

    /// An unsafe method makes what is stored for its addresses wrong (RFC 9111 §4.4).
    private func change(_ request: HTTPRequest) async throws(HTTPFault) -> HTTPResponse {
        let response = try await inner.send(request)
        guard (200..<400).contains(response.status) else { return response }
        var keys = CacheKey.changed(by: request)
        for name in ["Location", "Content-Location"] {
            guard let text = response.headers[name],
                let url = URL(string: text, relativeTo: request.url)?.absoluteURL,
                Origin(url) == request.origin
            else { continue }
            keys += CacheKey.changed(by: request, at: url.absoluteString)
        }
        await tiers.invalidate(Set(keys))
        return response
    }
}

extension HTTPClient {
    /// Keeps answers as HTTP allows, for each user apart.
    public func cached(
        by policy: CachePolicy = .standard,
        memory: MemoryCacheStore? = nil,
        disk: (any CacheStore)? = nil
    ) -> CachingClient {
        CachingClient(self, policy: policy, memory: memory, disk: disk)
    }
}
