public import Foundation

/// A private cache (RFC 9111): memory in front of an optional store that outlives the process.
///
/// - Answers belong to a user: one principal never sees another's, and a renewed token keeps them. A request whose
///   credentials a layer further in is still to add passes through.
/// - GET with an answer in memory only. `no-store` always wins; `Vary` counts; a stale answer with a validator is
///   revalidated, and a 304 updates it; a successful unsafe method drops what is stored for its address.
/// - ``OperationInfo/cacheTTL`` counts only where the server gives no freshness.
/// - ``CallOptions/Cache`` reloads, bypasses, or asks for a cached answer only.
///
/// Belongs inside of authentication and outside of deduplication.
public final class CachingClient: HTTPClient {
    private struct State: Sendable {
        /// Counts purges and invalidations: an answer asked for before one is not stored after it.
        var epoch = 0
        var revalidating: Set<CacheKey> = []
    }

    private let inner: any HTTPClient
    private let policy: CachePolicy
    private let memory: MemoryCacheStore
    private let disk: (any CacheStore)?
    private let date: @Sendable () -> Date
    private let state = Lock(State())

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
        self.memory = memory ?? MemoryCacheStore()
        self.disk = disk
        self.date = date
    }

    public var servers: ServerMap { inner.servers }

    public func send(_ request: HTTPRequest) async throws(HTTPFault) -> HTTPResponse {
        if Task.isCancelled { throw .cancelled }
        guard let key = CacheKey(request) else { return try await inner.send(request) }
        if !request.method.isSafe { return try await change(request) }
        let mode = request.options.cache?.mode ?? .standard
        let wishes = CacheControl(request.headers)
        guard mode != .bypass, isCacheable(request), !wishes.has("no-store") else {
            return try await inner.send(request)
        }
        if mode == .reload { return try await fetch(request, key, reloading: true) }
        guard let entry = await lookUp(key, request) else {
            if mode == .only || wishes.has("only-if-cached") {
                throw .request(CacheFault.notCached(operation: request.operation.id))
            }
            return try await fetch(request, key)
        }
        let freshness = Freshness(entry, now: date(), fallback: fallback(request))
        if mode == .only { return entry.response(age: freshness.age) }
        let isTooOld = wishes.seconds("max-age").map { freshness.age > $0 } ?? false
        if wishes.has("no-cache") || isTooOld { return try await revalidate(entry, request, key) }
        if freshness.isFresh { return entry.response(age: freshness.age) }
        if freshness.isUsable(by: "stale-while-revalidate", else: policy.staleWhileRevalidate) {
            revalidateBehind(entry, request, key)
            return entry.response(age: freshness.age)
        }
        guard freshness.isUsable(by: "stale-if-error", else: policy.staleIfError) else {
            return try await revalidate(entry, request, key)
        }
        // No token to be had: asking would only be refused.
        if case .stale = request.credentials { return entry.response(age: freshness.age) }
        let stale = entry.response(age: freshness.age)
        do throws(HTTPFault) {
            let response = try await revalidate(entry, request, key)
            return [500, 502, 503, 504].contains(response.status) ? stale : response
        } catch {
            if case .transport = error { return stale }
            throw error
        }
    }

    /// Removes everything that belongs to a user. For signing out.
    public func purge(_ owner: Principal) async {
        state.withLock { $0.epoch += 1 }
        memory.purge(owner)
        await disk?.purge(owner)
    }

    /// Removes everything.
    public func purge() async {
        state.withLock { $0.epoch += 1 }
        memory.purge()
        await disk?.purge()
    }

    private func isCacheable(_ request: HTTPRequest) -> Bool {
        guard request.method == .get, request.body.isNone, case .buffered = request.delivery else { return false }
        return !["Range", "If-None-Match", "If-Modified-Since", "If-Match", "If-Unmodified-Since", "If-Range"]
            .contains { request.headers.contains($0) }
    }

    private func fallback(_ request: HTTPRequest) -> TimeInterval {
        let duration = request.options.cache?.timeToLive ?? request.operation.cacheTTL ?? .zero
        return TimeInterval(duration.components.seconds) + TimeInterval(duration.components.attoseconds) * 1e-18
    }

    private func lookUp(_ key: CacheKey, _ request: HTTPRequest) async -> CacheEntry? {
        var entry = memory.entry(for: key)
        if entry == nil, let disk {
            let epoch = state.withLock { $0.epoch }
            entry = await disk.entry(for: key)
            if let entry, state.withLock({ $0.epoch == epoch }) { memory.keep(entry, for: key) }
        }
        guard let entry, entry.matches(request), case .buffered(let limit) = request.delivery,
            entry.body.count <= limit
        else { return nil }
        return entry
    }

    private func fetch(
        _ request: HTTPRequest,
        _ key: CacheKey,
        reloading: Bool = false
    ) async throws(HTTPFault) -> HTTPResponse {
        let (epoch, requestedAt) = (state.withLock { $0.epoch }, date())
        var sent = request
        if reloading && !sent.headers.contains("Cache-Control") { sent.headers.set("Cache-Control", "no-cache") }
        let response = try await inner.send(sent)
        await settle(response, request, key, since: epoch, requestedAt: requestedAt)
        return response
    }

    private func revalidate(
        _ entry: CacheEntry,
        _ request: HTTPRequest,
        _ key: CacheKey
    ) async throws(HTTPFault) -> HTTPResponse {
        var question = request
        if let tag = entry.headers["ETag"] {
            question.headers.set("If-None-Match", tag)
        } else if let modified = entry.headers["Last-Modified"] {
            question.headers.set("If-Modified-Since", modified)
        } else {
            return try await fetch(request, key)
        }
        let (epoch, requestedAt) = (state.withLock { $0.epoch }, date())
        let response = try await inner.send(question)
        guard response.status == 304 else {
            await settle(response, request, key, since: epoch, requestedAt: requestedAt)
            return response
        }
        guard let merged = entry.merged(with: response, request, requestedAt: requestedAt, receivedAt: date()) else {
            await drop(key)
            return try await fetch(request, key)
        }
        if CacheControl(merged.headers).has("no-store") || CacheEntry.varying(merged.headers["Vary"], request) == nil {
            await drop(key)
        } else {
            await keep(merged, key, since: epoch)
        }
        return merged.response(age: Freshness(merged, now: date(), fallback: 0).age)
    }

    /// Unstructured: the caller has its answer already.
    private func revalidateBehind(_ entry: CacheEntry, _ request: HTTPRequest, _ key: CacheKey) {
        guard state.withLock({ $0.revalidating.insert(key).inserted }) else { return }
        Task {
            _ = try? await revalidate(entry, request, key)
            state.withLock { _ = $0.revalidating.remove(key) }
        }
    }

    /// Stores an answer, or drops what it made wrong.
    private func settle(
        _ response: HTTPResponse,
        _ request: HTTPRequest,
        _ key: CacheKey,
        since epoch: Int,
        requestedAt: Date
    ) async {
        if let entry = makeEntry(response, request, requestedAt: requestedAt) {
            await keep(entry, key, since: epoch)
        } else if response.isSuccess || response.status == 404 || response.status == 410 {
            await drop(key)
        }
    }

    private func makeEntry(_ response: HTTPResponse, _ request: HTTPRequest, requestedAt: Date) -> CacheEntry? {
        guard [200, 203, 204, 300, 301, 308, 404, 410].contains(response.status), let body = response.bufferedBody,
            !response.isPersonal, !CacheControl(response.headers).has("no-store"),
            let varying = CacheEntry.varying(response.headers["Vary"], request)
        else { return nil }
        let entry = CacheEntry(
            status: response.status,
            headers: response.headers,
            url: response.url,
            body: body,
            varying: varying,
            requestedAt: requestedAt,
            receivedAt: date()
        )
        if response.headers.contains("ETag") || response.headers.contains("Last-Modified") { return entry }
        return Freshness(entry, now: entry.receivedAt, fallback: fallback(request)).isFresh ? entry : nil
    }

    private func keep(_ entry: CacheEntry, _ key: CacheKey, since epoch: Int) async {
        guard state.withLock({ $0.epoch == epoch }) else { return }
        memory.keep(entry, for: key)
        await disk?.keep(entry, for: key)
        // A purge in between may have gone first.
        if state.withLock({ $0.epoch != epoch }) { await drop(key) }
    }

    private func drop(_ key: CacheKey) async {
        memory.remove(key)
        await disk?.remove(key)
    }

    /// An unsafe method makes what is stored for its addresses wrong (RFC 9111 §4.4).
    private func change(_ request: HTTPRequest) async throws(HTTPFault) -> HTTPResponse {
        let response = try await inner.send(request)
        guard (200..<400).contains(response.status) else { return response }
        state.withLock { $0.epoch += 1 }
        if let key = CacheKey(request) { await drop(key) }
        for name in ["Location", "Content-Location"] {
            guard let text = response.headers[name],
                let url = URL(string: text, relativeTo: request.url)?.absoluteURL,
                Origin(url) == request.origin, let key = CacheKey(request, url: url.absoluteString)
            else { continue }
            await drop(key)
        }
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
