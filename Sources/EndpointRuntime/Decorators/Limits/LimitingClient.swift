import Foundation

/// Limits the number of requests that a client sends at the same time and per second.
///
/// Waiting requests are sent in the order of arrival, with two exceptions. A request overtakes those whose host has no
/// free permit. After a pause that a server requested, requests to that server continue in any order. A cancelled
/// request stops waiting at once; under a limit per second, the next request to arrive takes its turn.
///
/// The waiting time counts toward the deadline of the call, but not toward the timeout of an attempt or of a period
/// without data. A request holds its permit until the response has arrived; a stream, until its head has. Downloads to
/// files have a separate pool of as many permits, so a call never waits for theirs; a limit per second counts both. They
/// wait until they are cancelled, because their timeout applies only to periods without data.
public struct LimitingClient: EndpointClient {
    public var servers: ServerMap { base.servers }

    private let base: any EndpointClient
    private let clock: TransportClock
    private let calls: PermitPool
    private let downloads: PermitPool
    private let bucket: TokenBucket?
    private let pauses: Lock<[ServerMap.Origin: Duration]>?

    /// Creates the client that ``EndpointClient/limited(_:clock:)`` returns.
    public init(
        _ base: any EndpointClient,
        policy: LimitingClient.Policy = .default,
        clock: some Clock<Duration> = ContinuousClock()
    ) {
        self.base = base
        self.clock = TransportClock(clock)
        calls = PermitPool(total: policy.concurrency, perHost: policy.concurrencyPerHost)
        downloads = PermitPool(total: policy.concurrency, perHost: policy.concurrencyPerHost)
        bucket = policy.perSecond.map { TokenBucket(perSecond: $0, burst: policy.burst) }
        pauses = policy.obeysServer ? Lock([:]) : nil
    }

    /// The number of requests that wait for a permit, including downloads.
    public var waiterCount: Int { calls.waiterCount + downloads.waiterCount }

    var active: Int { calls.active + downloads.active }

    public func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        if Task.isCancelled { throw .cancelled }
        let start = clock.elapsed()
        var request = request
        let isDownload = if case .file = request.delivery { true } else { false }
        let permits = isDownload ? downloads : calls
        let timeLimit = isDownload ? nil : request.remaining ?? request.timeout
        func left() -> Duration? { timeLimit.map { $0 - (clock.elapsed() - start) } }
        let host = request.origin?.host ?? ""
        try await admit(request, to: host, permits, left)
        defer { permits.release(host) }
        if let left = left() {
            request.remaining = left
            if case .buffered = request.delivery { request.timeout = request.timeout.map { min($0, left) } }
        }
        let response = try await base.send(request)
        if let pauses, let pause = serverPause(response.headers), let origin = response.origin(after: request) {
            let now = clock.elapsed()
            pauses.withLock { pauses in
                pauses = pauses.filter { $0.value > now }
                pauses[origin] = now + pause
            }
        }
        return response
    }

    /// Waits until the request may be sent, and takes a permit for it.
    private func admit(_ request: EndpointRequest, to host: String, _ permits: PermitPool, _ left: () -> Duration?)
        async throws(EndpointClientError)
    {
        while true {
            if let wait = quotaPause(of: request.origin) {
                if let left = left(), wait > left {
                    throw expired(
                        request,
                        "the pause that the server requested lasts another \(wait.text), but only \(max(.zero, left).text) are left"
                    )
                }
                try await pause(wait)
            }
            var token: TokenBucket.Token?
            if let bucket { token = try await takeToken(from: bucket, for: request, left) }
            do { try await takePermit(for: host, from: permits, within: left(), request) } catch {
                if let token { bucket?.giveBack(token) }
                throw error
            }
            // The response to an earlier request may have exhausted the quota in the meantime. Only a request that is sent
            // now may ask for admission, because a circuit breaker may admit it as its probe.
            let isPaused = quotaPause(of: request.origin) != nil
            let refusal = isPaused ? nil : refusal(of: request, left())
            if !isPaused, refusal == nil { return }
            permits.release(host)
            if let token { bucket?.giveBack(token) }
            if let refusal { throw refusal }
        }
    }

    /// The reason that a request may no longer be sent after its wait.
    private func refusal(of request: EndpointRequest, _ left: Duration?) -> EndpointClientError? {
        do throws(RequestError) { try request.admission?() } catch { return .request(error) }
        return left.flatMap { $0 <= .zero ? expired(request, "its time was over when its turn came") : nil }
    }

    private func takeToken(
        from bucket: TokenBucket,
        for request: EndpointRequest,
        _ left: () -> Duration?
    ) async throws(EndpointClientError) -> TokenBucket.Token {
        let limit = left()
        let token: TokenBucket.Token
        switch bucket.take(at: clock.elapsed(), limit: limit) {
        case .token(let next): token = next
        case .refused(let wait):
            let limits = "the client's limit of requests per second requires a wait of \(wait.text)"
            throw expired(request, "\(limits), and \(max(.zero, limit ?? .zero).text) are left")
        }
        do { try await pause(token.wait) } catch {
            bucket.giveBack(token)
            throw error
        }
        return token
    }

    /// The rest of the pause that an origin has requested.
    private func quotaPause(of origin: ServerMap.Origin?) -> Duration? {
        guard let origin, let end = pauses?.withLock({ $0[origin] }) else { return nil }
        let rest = end - clock.elapsed()
        return rest > .zero ? rest : nil
    }

    private func takePermit(
        for host: String,
        from permits: PermitPool,
        within limit: Duration?,
        _ request: EndpointRequest
    ) async throws(EndpointClientError) {
        if permits.take(host) { return }
        let isGranted: Bool
        do { isGranted = try await permits.wait(host, limit: limit, clock: clock) } catch { throw .cancelled }
        if !isGranted {
            let limits = "\(permits.perHost) requests to one host and \(permits.total) in all are sent at the same time"
            throw expired(request, "it got no permit within \((limit ?? .zero).text): at most \(limits)")
        }
    }

    private func pause(_ duration: Duration) async throws(EndpointClientError) {
        guard duration > .zero else { return }
        do { try await clock.sleep(duration) } catch { throw .cancelled }
    }

    private func expired(_ request: EndpointRequest, _ detail: String) -> EndpointClientError {
        var failure = TransportError(.timedOut, requestLine: request.requestLine, detail: detail)
        (failure.isHeldBack, failure.isLimited) = (true, true)
        return .transport(failure)
    }
}

extension EndpointClient {
    /// Limits the number of requests that a client sends at the same time and per second. See ``LimitingClient``.
    public func limited(
        _ policy: LimitingClient.Policy = .default,
        clock: some Clock<Duration> = ContinuousClock()
    ) -> LimitingClient {
        LimitingClient(self, policy: policy, clock: clock)
    }
}

// MARK: Policy

extension LimitingClient {
    /// The number of requests that a client sends at the same time and per second.
    ///
    /// Downloads to files have permits of their own, in the same number; ``perSecond`` counts them with all others. An open
    /// stream counts only until the head of its response has arrived.
    public struct Policy: Sendable, Hashable {
        /// Requests at the same time: 1…10,000, by default 64.
        public let concurrency: Int
        /// Requests to one host at the same time: 1…10,000, by default 6.
        public let concurrencyPerHost: Int
        /// Average requests per second, to all hosts together: 0.001…100,000; nil is no limit.
        public let perSecond: Double?
        /// The number of requests that may be sent without spacing after a time without requests: 1…10,000, by default 1.
        /// It has no effect without `perSecond`.
        public let burst: Int
        /// Whether to pause, for at most a minute, requests to an origin whose `RateLimit` headers report an exhausted
        /// quota (draft-ietf-httpapi-ratelimit-headers). By default false.
        public let obeysServer: Bool

        /// Values outside their range are clamped to it.
        public init(
            concurrency: Int = 64,
            concurrencyPerHost: Int = 6,
            perSecond: Double? = nil,
            burst: Int = 1,
            obeysServer: Bool = false
        ) {
            self.concurrency = concurrency.clamped(to: 1...10_000)
            self.concurrencyPerHost = concurrencyPerHost.clamped(to: 1...10_000)
            self.perSecond = perSecond?.clamped(to: 0.001...100_000)
            self.burst = burst.clamped(to: 1...10_000)
            self.obeysServer = obeysServer
        }

        /// 64 requests at the same time, 6 per host, no limit per second.
        public static var `default`: LimitingClient.Policy { LimitingClient.Policy() }
    }
}

// MARK: serverPause

/// The pause that an origin requests: `RateLimit: "default";r=0;t=30`, in earlier drafts
/// `RateLimit: limit=10, remaining=0, reset=30`, or `RateLimit-Remaining: 0` with `RateLimit-Reset: 30`. Nil if the quota
/// is not exhausted; at most a minute.
func serverPause(_ headers: HeaderFields) -> Duration? {
    if let combined = headers["RateLimit"]?.ifASCII {
        let isOneLimit = combined.contains("remaining=")
        var longest: Duration?
        for limit in (isOneLimit ? combined.replacing(",", with: ";") : combined).split(separator: ",") {
            var remaining: Int64?
            var reset: Int64?
            for part in limit.split(separator: ";") {
                let pair = part.split(separator: "=", maxSplits: 1)
                guard pair.count == 2 else { continue }
                switch trimmed(pair[0]) {
                case "r", "remaining": remaining = wholeNumber(trimmed(pair[1]))
                case "t", "reset": reset = wholeNumber(trimmed(pair[1]))
                default: continue
                }
            }
            if remaining == 0, let reset { longest = max(longest ?? .zero, .seconds(min(reset, 60))) }
        }
        return longest
    }
    guard let remaining = headers.first("RateLimit-Remaining"), wholeNumber(trimmed(remaining)) == 0,
        let reset = headers.first("RateLimit-Reset"), let seconds = wholeNumber(trimmed(reset))
    else { return nil }
    return .seconds(min(seconds, 60))
}
