public import Foundation

/// Repeats requests that failed for temporary reasons.
///
/// GET, HEAD, OPTIONS, TRACE, QUERY, PUT and DELETE are repeated (RFC 9110 §9.2.2), unless the description marks the
/// operation as not idempotent. Other requests are repeated only with an `Idempotency-Key`, if the description or
/// ``CallOptions`` mark them as idempotent, if it is certain that nothing was sent, or after a 429 with a
/// `Retry-After`, because a rate limit rejects a request before it is processed
/// (``RetryingClient/Policy/repeatsThrottled``). The client never repeats cancelled calls, refused requests, requests
/// with a body that can be sent only once, or requests that ended with an insecure connection, an invalid response, a
/// redirect that is not followed, an unsupported address, a storage error or an exceeded limit. The response or failure
/// of the last attempt is the result and lists all attempts.
///
/// ``OperationInfo/retry`` overrides the policy, and ``CallOptions/retry`` overrides both.
public struct RetryingClient: EndpointClient {
    public var servers: ServerMap { base.servers }

    private let base: any EndpointClient
    private let policy: RetryingClient.Policy
    private let budget: RetryingClient.Budget
    private let clock: TransportClock
    private let now: @Sendable () -> Date
    private let generator: Lock<any RandomNumberGenerator & Sendable>

    /// Creates a client that repeats requests that failed for temporary reasons.
    ///
    /// - Parameters:
    ///   - budget: share one between clients of the same servers.
    ///   - clock: measures delays and deadlines.
    ///   - now: the current time, with which a date in `Retry-After` is compared if the response has no `Date`.
    ///   - generator: the source of jitter.
    public init(
        _ base: any EndpointClient,
        policy: RetryingClient.Policy = .default,
        budget: RetryingClient.Budget = RetryingClient.Budget(),
        clock: some Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() },
        generator: some RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) {
        self.base = base
        self.policy = policy
        self.budget = budget
        self.clock = TransportClock(clock)
        self.now = now
        self.generator = Lock(generator)
    }

    public func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        let policy = policy.adjusted(by: request.operation.retry).adjusted(by: request.options.retry)
        let longest = request.timeout ?? policy.totalTimeout
        let total = min(longest, request.remaining ?? longest)
        let start = clock.elapsed()
        let origin = request.origin
        var attempts: [Attempt] = []
        var retry = 0
        var taken: Int?
        while true {
            if Task.isCancelled { throw .cancelled }
            let begin = clock.elapsed()
            let result = await attempt(request, left: total - (begin - start), total: total)
            let end = clock.elapsed()
            switch outcome(result, of: request, policy) {
            case .done(let isSuccess):
                if isSuccess, let origin { budget.give(taken ?? 1, to: origin) }
                if !isSuccess || !attempts.isEmpty { attempts += sent(result, lasting: end - begin) }
                return try record(attempts, in: result)
            case .repeatable: break
            }
            var latest = sent(result, lasting: end - begin)
            let last = latest.indices.last
            if Task.isCancelled { throw .cancelled }
            retry += 1
            switch plan(result, retry: retry, left: total - (end - start), origin: origin, policy) {
            case .stop(let reason):
                if let last, let reason { latest[last].stop = reason }
                return try record(attempts + latest, in: result)
            case .wait(let delay, let cost):
                if let last { latest[last].delay = delay }
                attempts += latest
                taken = cost
                do { try await sleep(delay) } catch {
                    if let origin { budget.give(cost, to: origin) }
                    throw .cancelled
                }
            }
        }
    }

    private func attempt(
        _ request: EndpointRequest,
        left: Duration,
        total: Duration
    ) async -> Result<EndpointResponse, EndpointClientError> {
        var request = request
        switch request.delivery {
        case .buffered:
            let most = total > policy.totalTimeout ? total : policy.attemptTimeout
            request.timeout = max(.zero, min(left, most))
            request.remaining = left
        case .streamed:
            // After the head, this limits the time between two chunks, which the remaining time must not shorten.
            request.timeout = request.timeout ?? policy.attemptTimeout
            request.remaining = left
        case .file: request.timeout = request.timeout ?? policy.attemptTimeout
        }
        do { return .success(try await base.send(request)) } catch { return .failure(error) }
    }

    private enum Verdict {
        case done(isSuccess: Bool)
        case repeatable
    }

    private func outcome(
        _ result: Result<EndpointResponse, EndpointClientError>,
        of request: EndpointRequest,
        _ policy: RetryingClient.Policy
    ) -> Verdict {
        switch result {
        case .success(let response):
            guard policy.statuses.contains(response.status), request.body.isReplayable,
                request.isRepeatable || (policy.repeatsThrottled && rejectsForNow(response))
            else { return .done(isSuccess: response.isSuccess) }
            return .repeatable
        case .failure(.transport(let failure)):
            // A limit of the client refuses a request only if the call has too little time left.
            guard failure.isTransient, !failure.isLimited, request.body.isReplayable,
                failure.isUnsent || request.isRepeatable
            else {
                return .done(isSuccess: false)
            }
            return .repeatable
        case .failure(.request), .failure(.cancelled): return .done(isSuccess: false)
        }
    }

    private func rejectsForNow(_ response: EndpointResponse) -> Bool {
        response.status == 429 && !response.isFollowUp && retryAfter(response.headers, now: now()) != nil
    }

    private enum Plan {
        case wait(Duration, cost: Int)
        /// Nil if the policy allows no further attempt.
        case stop(Attempt.Stop?)
    }

    private func plan(
        _ result: Result<EndpointResponse, EndpointClientError>,
        retry: Int,
        left: Duration,
        origin: ServerMap.Origin?,
        _ policy: RetryingClient.Policy
    ) -> Plan {
        guard retry < policy.attempts else { return .stop(nil) }
        var delay = max(.zero, policy.backoff.delay(beforeRetry: retry, random: random()))
        var requested: Duration?
        var isThrottled = false
        if case .success(let response) = result {
            isThrottled = response.status == 429
            requested = retryAfter(response.headers, now: now())
        }
        if let requested {
            if requested > policy.maximumRetryAfter { return .stop(.retryAfter(requested)) }
            delay = max(requested, delay)
            delay += min(.seconds(1), delay * 0.1) * random()
        }
        guard delay < left else { return .stop(requested.map { .retryAfter($0) } ?? .deadline) }
        let cost = isThrottled ? budget.throttledCost : budget.cost
        if let origin, !budget.take(cost, for: origin) { return .stop(.budgetEmpty) }
        return .wait(delay, cost: cost)
    }

    private func sleep(_ delay: Duration) async throws {
        if delay > .zero { try await clock.sleep(delay) }
    }

    private func random() -> Double { generator.withLock { $0.nextFraction() } }

    /// The attempts that inner clients recorded, such as one before and one after a token refresh. If they recorded none,
    /// this attempt; empty if nothing was sent.
    private func sent(_ result: Result<EndpointResponse, EndpointClientError>, lasting duration: Duration) -> [Attempt]
    {
        let outcome: Attempt.Outcome
        switch result {
        case .success(let response):
            if response.isCached || !response.attempts.isEmpty { return response.attempts }
            outcome = .status(response.status)
        case .failure(.transport(let failure)):
            if failure.isHeldBack || !failure.attempts.isEmpty { return failure.attempts }
            outcome = .transport(failure.reason)
        case .failure(.request), .failure(.cancelled): return []
        }
        return [Attempt(outcome: outcome, duration: duration)]
    }

    private func record(
        _ attempts: [Attempt],
        in result: Result<EndpointResponse, EndpointClientError>
    ) throws(EndpointClientError) -> EndpointResponse {
        switch result {
        case .success(var response):
            if !attempts.isEmpty { response.attempts = attempts }
            return response
        case .failure(.transport(var failure)):
            if !attempts.isEmpty { failure.attempts = attempts }
            throw .transport(failure)
        case .failure(let refusal): throw refusal.after(attempts)
        }
    }
}

extension EndpointClient {
    /// Repeats requests that failed for temporary reasons. See ``RetryingClient``.
    public func retrying(
        _ policy: RetryingClient.Policy = .default,
        budget: RetryingClient.Budget = RetryingClient.Budget(),
        clock: some Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() },
        generator: some RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) -> RetryingClient {
        RetryingClient(self, policy: policy, budget: budget, clock: clock, now: now, generator: generator)
    }
}
