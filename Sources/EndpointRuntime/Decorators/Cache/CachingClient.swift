public import Foundation

/// A private cache (RFC 9111): memory in front of an optional store that outlives the process.
///
/// - Responses belong to a user: one principal never sees another's, and a renewed token keeps them. A request whose
///   credentials a layer further in is still to add passes through.
/// - GET with a response in memory only. `no-store` always wins; responses that `Vary` tells apart are kept side by side;
///   a stale response with a validator is revalidated, and a 304 updates it; a successful unsafe method removes what is
///   stored for its address, and responses that are under way from there are not stored.
/// - What a request says counts (RFC 9111 §5.2.1): `no-cache`, `no-store`, `max-age`, `min-fresh`, `max-stale`,
///   `only-if-cached`, and `Pragma: no-cache` where there is no Cache-Control.
/// - ``OperationInfo/cacheTTL`` and ``CachingClient/Policy/timeToLive`` count only where the server gives no freshness. Such a
///   response is given only to requests with the same headers, since no server said for whom else it is good.
/// - What a redirect led to is not kept, nor is a response that varies by a header which a layer further in sets; see
///   ``HTTPResponse/provenance`` and ``HTTPResponse/url``.
/// - A response that the endpoint cannot read, because another version of the app stored it, is fetched anew.
/// - ``CallOptions/Cache`` reloads, bypasses, or asks for a stored response only.
///
/// The disk is written behind the caller, once for all who share a response. ``flush()`` waits for it.
///
/// Belongs inside of authentication and outside of deduplication.
public final class CachingClient: HTTPClient {
    /// A request and the stored entries that match it.
    private struct Question: Sendable {
        let request: HTTPRequest
        let key: CachingClient.Key
        let known: [CachingClient.Entry]
    }

    private struct Renewal: Sendable, Hashable {
        let key: CachingClient.Key
        let variant: CachingClient.Variant
    }

    private let base: any HTTPClient
    private let policy: CachingClient.Policy
    private let tiers: CacheTiers
    private let now: @Sendable () -> Date
    /// Renewals in the background, for callers that got the stored response.
    private let renewals = Lock(Set<Renewal>())

    /// - Parameters:
    ///   - memory: nil is one of 8 MB.
    ///   - disk: asked when memory has nothing, such as a ``CachingClient/DiskStore``.
    ///   - now: tells how old a response is.
    public init(
        _ base: any HTTPClient,
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

    public func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
        if Task.isCancelled { throw .cancelled }
        if !request.method.isSafe { return try await change(request) }
        let mode = request.options.cache?.mode ?? .default
        let wishes = CacheControl(ofRequest: request.headers)
        guard mode != .bypass, isCacheable(request), !wishes.has("no-store"), let key = CachingClient.Key(request)
        else {
            return try await base.send(request)
        }
        let known = await tiers.entries(for: key, answering: request)
        let question = Question(request: request, key: key, known: known)
        if mode == .reload { return try await fetch(question) }
        let entry = CachingClient.Entry.select(known).flatMap { fits($0, request) ? $0 : nil }
        let freshness = entry.map { Freshness($0, now: now(), fallback: fallback(request)) }
        if let entry, let freshness, mode == .only || freshness.isUsable(for: wishes) {
            return entry.response(age: freshness.age)
        }
        if mode == .only || wishes.has("only-if-cached") {
            throw .request(.notCached(operation: request.operation.id))
        }
        guard let entry, let freshness else { return try await fetch(question) }
        // The policy's stale windows apply only within what the request accepts.
        guard freshness.isAllowed(by: wishes) else { return try await revalidate(entry, question) }
        let stored = entry.response(age: freshness.age)
        if freshness.isUsable(by: "stale-while-revalidate", else: policy.staleWhileRevalidate) {
            revalidateBehind(entry, question)
            return stored
        }
        guard freshness.isUsable(by: "stale-if-error", else: policy.staleIfError) else {
            return try await revalidate(entry, question)
        }
        // The token has expired and cannot be renewed now, so the server would refuse the request.
        if case .stale = request.credentials { return stored }
        do throws(HTTPClientError) {
            let response = try await revalidate(entry, question)
            return [500, 502, 503, 504].contains(response.status) ? stored : response
        } catch {
            if case .transport = error { return stored }
            throw error
        }
    }

    /// Removes everything that belongs to a user, on disk as well when it returns. For signing out.
    public func purge(_ owner: HTTPRequest.Principal) async { await tiers.purge(owner) }

    /// Removes everything, on disk as well when it returns.
    public func purge() async { await tiers.purge(nil) }

    /// Returns when the disk has all that was kept or removed. For a process that is about to end: without it, what was
    /// kept last is lost, and what was removed last is there again.
    public func flush() async { await tiers.flush() }

    private func isCacheable(_ request: HTTPRequest) -> Bool {
        guard request.method == .get, request.body.isNone, case .buffered = request.delivery,
            request.options.redirects == nil
        else { return false }
        return !["Range", "If-None-Match", "If-Modified-Since", "If-Match", "If-Unmodified-Since", "If-Range"]
            .contains { request.headers.contains($0) }
    }

    private func fallback(_ request: HTTPRequest) -> TimeInterval {
        TimeInterval(request.options.cache?.timeToLive ?? request.operation.cacheTTL ?? policy.timeToLive ?? .zero)
    }

    private func fits(_ entry: CachingClient.Entry, _ request: HTTPRequest) -> Bool {
        guard case .buffered(let limit) = request.delivery else { return false }
        return entry.body.count <= limit
    }

    private func fetch(_ question: Question) async throws(HTTPClientError) -> HTTPResponse {
        guard question.request.options.cache?.mode == .reload, !question.request.headers.contains("Cache-Control")
        else {
            return try await ask(question.request, question, about: nil)
        }
        var request = question.request
        request.headers.set("Cache-Control", "no-cache")
        return try await ask(request, question, about: nil)
    }

    private func revalidate(_ entry: CachingClient.Entry, _ question: Question) async throws(HTTPClientError)
        -> HTTPResponse
    {
        var request = question.request
        if let tag = entry.headers["ETag"] {
            request.headers.set("If-None-Match", tag)
        } else if let modified = entry.headers["Last-Modified"] {
            request.headers.set("If-Modified-Since", modified)
        } else {
            return try await fetch(question)
        }
        return try await ask(request, question, about: entry)
    }

    /// - Parameter entry: the entry that a 304 would be about; nil if the request is not conditional.
    private func ask(
        _ request: HTTPRequest,
        _ question: Question,
        about entry: CachingClient.Entry?
    ) async throws(HTTPClientError) -> HTTPResponse {
        let arrival = tiers.expect(question.key)
        defer { tiers.end(arrival) }
        let requestedAt = now()
        var response = try await base.send(request)
        if !isSameAddress(response.url, request.url) { response.provenance.insert(.redirected) }
        guard response.status == 304, var entry else {
            settle(response, question, arrival, requestedAt: requestedAt)
            return response
        }
        // After a redirect, the 304 is about the address that the redirect led to.
        guard !response.provenance.contains(.redirected), let headers = entry.headers(updatedBy: response.headers)
        else {
            tiers.remove([entry], of: question.key)
            return try await fetch(question)
        }
        (entry.headers, entry.requestedAt, entry.receivedAt) = (headers, requestedAt, now())
        (response.status, response.headers, response.url) = (entry.status, headers, entry.url)
        (response.body, response.isStored) = (.data(entry.body), true)
        settle(response, question, arrival, requestedAt: requestedAt)
        response.setAge(Freshness(entry, now: entry.receivedAt, fallback: 0).age)
        return response
    }

    /// Stores a response, or removes the entries that it shows to be outdated.
    private func settle(
        _ response: HTTPResponse,
        _ question: Question,
        _ arrival: CacheTiers.Arrival,
        requestedAt: Date
    ) {
        if response.keepers?.include(tiers) == true { return }
        if let entry = makeEntry(response, question.request, requestedAt: requestedAt) {
            tiers.keep(entry, arrival, replacing: question.known, sharedBy: response.keepers)
        } else if response.isSuccess || response.isStored || response.status == 404 || response.status == 410 {
            tiers.remove(question.known, of: question.key)
        }
    }

    /// Runs in a task of its own, since the caller does not wait for it.
    private func revalidateBehind(_ entry: CachingClient.Entry, _ question: Question) {
        let renewal = Renewal(key: question.key, variant: entry.variant)
        guard renewals.withLock({ $0.insert(renewal).inserted }) else { return }
        Task {
            // Another renewal may have ended since this caller looked.
            let current = CachingClient.Entry.select(
                await tiers.entries(for: question.key, answering: question.request)
            )
            if current?.receivedAt == entry.receivedAt { _ = try? await revalidate(entry, question) }
            renewals.withLock { _ = $0.remove(renewal) }
        }
    }

    /// The entry to store; nil for a response that may not be stored. One that a redirect led to says how long it is fresh
    /// itself, and not how long the redirect is valid (RFC 9111 §3), so it is not stored.
    private func makeEntry(_ response: HTTPResponse, _ request: HTTPRequest, requestedAt: Date) -> CachingClient.Entry?
    {
        guard [200, 203, 204, 300, 301, 308, 404, 410].contains(response.status), let body = response.bufferedBody,
            response.provenance.isEmpty,
            !CacheControl(response.headers).has("no-store"),
            let variant = CachingClient.Variant(of: response.headers, to: request, untimed: fallback(request) > 0)
        else { return nil }
        let entry = CachingClient.Entry(
            status: response.status,
            headers: response.headers,
            url: response.url,
            body: body,
            variant: variant,
            requestedAt: requestedAt,
            receivedAt: now()
        )
        if response.headers.contains("ETag") || response.headers.contains("Last-Modified") { return entry }
        return Freshness(entry, now: entry.receivedAt, fallback: fallback(request)).isFresh ? entry : nil
    }

    /// An unsafe method makes what is stored for its addresses wrong (RFC 9111 §4.4).
    private func change(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
        let response = try await base.send(request)
        guard (200..<400).contains(response.status) else { return response }
        let named = response.addressesNamed(in: request).flatMap { CachingClient.Key.changed(by: request, at: $0) }
        tiers.invalidate(Set(CachingClient.Key.changed(by: request) + named))
        return response
    }
}

/// Whether a response is of the address that was asked; a transport that does not say is believed.
private func isSameAddress(_ url: URL?, _ asked: URL) -> Bool {
    guard let url, url != asked else { return true }
    func path(_ url: URL) -> String {
        let path = url.path(percentEncoded: true)
        return path.isEmpty ? "/" : path
    }
    return ServerMap.Origin(url) == ServerMap.Origin(asked) && path(url) == path(asked)
        && url.query(percentEncoded: true) == asked.query(percentEncoded: true)
}

extension HTTPClient {
    /// Keeps responses as HTTP allows, for each user apart.
    public func cached(
        by policy: CachingClient.Policy = .default,
        memory: CachingClient.MemoryStore? = nil,
        disk: (any CachingClient.Store)? = nil
    ) -> CachingClient {
        CachingClient(self, policy: policy, memory: memory, disk: disk)
    }
}
