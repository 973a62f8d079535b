import Foundation

/// Sends equal concurrent GET requests only once, and gives every caller the response.
///
/// Requests are equal if they have the same address, principal, headers (including `Authorization`), store of cookies,
/// deadline, options and retry rules. A request is sent separately if it has a body, a `Range` header, a progress
/// handler, a streamed or file delivery, a method other than GET, or credentials that an inner decorator has yet to add,
/// or if ``DeduplicatingClient/Policy/excluded`` names its operation. It is also sent separately if the shared response
/// turns out to belong to credentials that an inner interceptor added. Callers share the bytes, and each caller decodes
/// them itself. Nothing is kept: a caller that arrives after the response, or after the error, starts a new request.
///
/// After the response to an unsafe request that may have changed the requested resource, new callers join no earlier
/// request for it. An unsafe request affects its own address, the address that its response comes from and those in
/// `Location` and `Content-Location` on the same origin, and all addresses above and below these in the path,
/// regardless of the query. Changes at other addresses have no effect.
///
/// A caller that is cancelled returns at once without affecting the others; when the last one is cancelled, so is the
/// request. Place this client inside authentication and cache, and outside retry, so that a shared request is retried
/// once for all callers.
public final class DeduplicatingClient: EndpointClient {
    fileprivate struct Entry: Sendable {
        let flight: Flight
        var waiterCount: Int
    }

    private struct State: Sendable {
        /// Requests in progress that callers may join, in the order of their numbers. Those under one key differ in
        /// their contexts.
        var open: [FlightKey: [Entry]] = [:]
        /// Requests in progress whose response a change has outdated. Their callers still wait for them, but no caller
        /// joins them.
        var closed: [Entry] = []
        /// The number of requests so far.
        var flightCount = 0
    }

    private let base: any EndpointClient
    private let policy: DeduplicatingClient.Policy
    private let clock: TransportClock
    private let state = Lock(State())

    /// Creates a client that sends equal concurrent GET requests only once.
    ///
    /// - Parameter clock: tells which callers joined a request late.
    public init(
        _ base: any EndpointClient,
        policy: DeduplicatingClient.Policy = .default,
        clock: some Clock<Duration> = ContinuousClock()
    ) {
        self.base = base
        self.policy = policy
        self.clock = TransportClock(clock)
    }

    public var servers: ServerMap { base.servers }

    /// The number of shared requests in progress.
    package var openFlights: Int { entries.count }

    /// The number of callers that wait for a shared response. It is a snapshot: callers may join and leave at any time.
    public var waiterCount: Int { entries.reduce(0) { $0 + $1.waiterCount } }

    private var entries: [Entry] { state.withLock { $0.closed + $0.open.values.joined() } }

    public func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        guard request.method.isSafe else { return try await change(request) }
        guard let key = FlightKey(request), !policy.excluded.contains(request.operation.id) else {
            return try await base.send(request)
        }
        // An inner client may cancel the flight although the caller was not cancelled, and a flight that the caller joined
        // late may time out before the caller's own deadline. The caller still needs a response, so it joins or starts one
        // more flight and returns the result of that.
        let began = clock.elapsed()
        for attempt in 1...2 {
            if Task.isCancelled { throw .cancelled }
            let (flight, isNew) = joinOrStart(key)
            if isNew { start(flight, request) }
            guard let result = await flight.result.wait() else {
                if leave(flight) == 1 { flight.work.cancel() }
                throw .cancelled
            }
            switch result {
            case .failure(.cancelled) where attempt == 1: continue
            case _ where attempt == 1 && endedInLackOfTime(result):
                if flight.missed(by: began, until: clock.elapsed()) { continue }
            default: break
            }
            if !isNew { request.trace?.state.withLock { $0.isJoined = true } }
            let response = try result.get()
            if response.provenance.contains(.personal) && !isNew {
                request.trace?.state.withLock { $0.isJoined = false }
                break
            }
            return response
        }
        return try await base.send(request)
    }

    /// Whether more time might have led to another result.
    private func endedInLackOfTime(_ result: Result<EndpointResponse, EndpointClientError>) -> Bool {
        switch result {
        case .success(let response): response.attempts.last?.lackedTime == true
        case .failure(.transport(let failure)):
            failure.reason == .timedOut || failure.attempts.last?.lackedTime == true
        case .failure(.request), .failure(.cancelled): false
        }
    }

    /// Sends an unsafe request and closes the flights whose response it may have outdated. It does so after an error
    /// too, because the server may have processed the request.
    private func change(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        var addresses = [request.url]
        defer {
            let changed = addresses.map { FlightKey.place(canonicalAddress($0)) }
            state.withLock { state in
                let outdated = state.open.filter { flights in changed.contains { flights.key.isAffected(by: $0) } }
                for (key, entries) in outdated {
                    state.open[key] = nil
                    state.closed += entries
                }
            }
        }
        let response = try await base.send(request)
        addresses += response.addressesChanged(by: request)
        return response
    }

    private enum Step {
        case join(Flight)
        case start(Flight)
        /// Flights whose contexts must be compared first.
        case compare([Flight])
    }

    /// Finds or registers a flight in one step, so that two callers never both start one. The comparison of contexts
    /// runs the app's code, which may be slow or send a request itself, so it happens outside the lock.
    private func joinOrStart(_ key: FlightKey) -> (Flight, isNew: Bool) {
        var equal: Flight?
        var comparedCount = 0
        let now = clock.elapsed()
        while true {
            switch state.withLock({ step(&$0, key, equal, comparedCount, now) }) {
            case .join(let flight): return (flight, false)
            case .start(let flight): return (flight, true)
            case .compare(let flights):
                equal = flights.first { $0.key.hasSameContext(as: key) }
                comparedCount = (equal ?? flights[flights.count - 1]).number
            }
        }
    }

    /// - Parameters:
    ///   - equal: the flight whose context is equal.
    ///   - comparedCount: the highest number of a flight whose context was compared.
    private func step(
        _ state: inout State,
        _ key: FlightKey,
        _ equal: Flight?,
        _ comparedCount: Int,
        _ now: Duration
    ) -> Step {
        if let place = state.open.index(forKey: key) {
            let joined = state.open.values[place].firstIndex { entry in
                entry.flight === equal || entry.flight.key.sharesContext(with: key)
            }
            if let joined {
                state.open.values[place][joined].waiterCount += 1
                return .join(state.open.values[place][joined].flight)
            }
            let others = state.open.values[place].drop { $0.flight.number <= comparedCount }
            if !others.isEmpty { return .compare(others.map(\.flight)) }
        }
        state.flightCount += 1
        let flight = Flight(key, number: state.flightCount, start: now)
        state.open[key, default: []].append(Entry(flight: flight, waiterCount: 1))
        return .start(flight)
    }

    private func start(_ flight: Flight, _ request: EndpointRequest) {
        flight.work.keep(
            startTask { [self] in
                do throws(EndpointClientError) {
                    var response = try await base.send(request)
                    if leave(flight, all: true) > 1 { response.keepers = Keepers() }
                    flight.result.fulfill(.success(response))
                } catch {
                    leave(flight, all: true)
                    flight.result.fulfill(.failure(error))
                }
            }
        )
    }

    /// Removes one caller of a flight, or all. The flight is removed with the last one in the same step, so that no
    /// caller joins a flight that is being cancelled.
    ///
    /// - Returns: the number of callers before; 0 if the flight has ended.
    @discardableResult
    private func leave(_ flight: Flight, all: Bool = false) -> Int {
        state.withLock { state in
            if let place = state.open.index(forKey: flight.key),
                let waiters = state.open.values[place].leave(flight, all: all)
            {
                if state.open.values[place].isEmpty { state.open.remove(at: place) }
                return waiters
            }
            return state.closed.leave(flight, all: all) ?? 0
        }
    }
}

extension [DeduplicatingClient.Entry] {
    /// - Returns: the number of callers before; nil if the flight is not among these.
    fileprivate mutating func leave(_ flight: Flight, all: Bool) -> Int? {
        guard let place = firstIndex(where: { $0.flight === flight }) else { return nil }
        let waiters = self[place].waiterCount
        if all || waiters == 1 { remove(at: place) } else { self[place].waiterCount -= 1 }
        return waiters
    }
}

extension EndpointClient {
    /// Sends equal concurrent GET requests only once.
    public func deduplicated(
        _ policy: DeduplicatingClient.Policy = .default,
        clock: some Clock<Duration> = ContinuousClock()
    ) -> DeduplicatingClient {
        DeduplicatingClient(self, policy: policy, clock: clock)
    }
}

// MARK: Policy

extension DeduplicatingClient {
    /// The requests that may share a response.
    public struct Policy: Sendable, Hashable {
        /// The ids of operations whose requests are always sent separately.
        public let excluded: Set<String>

        /// Every GET may share a response.
        public static var `default`: DeduplicatingClient.Policy { DeduplicatingClient.Policy() }

        /// Creates a policy that excludes some operations from sharing.
        ///
        /// - Parameter excluded: ids of operations for which every call must reach the server, such as one that issues
        ///   a one-time code.
        public init(excluding excluded: Set<String> = []) { self.excluded = excluded }
    }
}

// MARK: Flight

/// The properties in which two requests must agree to share a response: everything by which the server or an inner
/// decorator can distinguish them, except the name and the tags of the operation. The context, which the app's code
/// compares, is not part of the equality.
struct FlightKey: Sendable, Hashable {
    private let request: EndpointRequest
    private let url: String
    private let limit: Int

    /// Nil for a request that must be sent separately.
    init?(_ request: EndpointRequest) {
        guard request.method == .get, request.body.isAbsent, case .buffered(let limit) = request.delivery,
            !request.headers.contains("Range"), request.options.progress == nil, !request.awaitsCredentials
        else { return nil }
        self.request = request
        url = canonicalAddress(request.url)
        self.limit = limit
    }

    static func == (a: FlightKey, b: FlightKey) -> Bool {
        let (one, other) = (a.request, b.request)
        // The timeout is compared, so that no caller fails because of the shorter deadline of another.
        guard a.url == b.url, a.limit == b.limit, one.headers == other.headers,
            one.credentialState == other.credentialState, one.timeout == other.timeout
        else { return false }
        return one.details === other.details
            || one.cookies == other.cookies && one.operation.retry == other.operation.retry
                && haveEqualEffect(one.options, other.options)
    }

    private static func haveEqualEffect(_ one: CallOptions, _ other: CallOptions) -> Bool {
        one.retry == other.retry && one.cache == other.cache && one.phaseTimeouts == other.phaseTimeouts
            && one.redirects == other.redirects
    }

    /// Whether the contexts are equal, found without the app's code.
    func sharesContext(with other: FlightKey) -> Bool {
        request.details === other.request.details
            || request.options.context.isEmpty && other.request.options.context.isEmpty
    }

    /// Whether the contexts are equal. Runs the `==` of their values.
    func hasSameContext(as other: FlightKey) -> Bool { request.options.context == other.request.options.context }

    // The address alone distinguishes most requests, and hashing the rest would cost more than comparing it.
    func hash(into hasher: inout Hasher) { hasher.combine(url) }

    /// Whether a change at a place may change the requested resource: the two places are equal, or one contains the
    /// other.
    func isAffected(by place: Substring) -> Bool {
        let own = FlightKey.place(url)
        return FlightKey.contains(own, place) || FlightKey.contains(place, own)
    }

    /// A canonical address without its query and a trailing slash.
    static func place(_ address: String) -> Substring {
        let path = address.prefix { $0 != "?" }
        return path.hasSuffix("/") ? path.dropLast() : path
    }

    private static func contains(_ outer: Substring, _ inner: Substring) -> Bool {
        guard inner.utf8.starts(with: outer.utf8) else { return false }
        let rest = inner.utf8.dropFirst(outer.utf8.count)
        return rest.first.map { $0 == UInt8(ascii: "/") } ?? true
    }
}

extension FlightKey: Opaque {}

/// One request in progress.
final class Flight: Sendable {
    let result = Promise<Result<EndpointResponse, EndpointClientError>>()
    let work = CancellableTask()
    let key: FlightKey
    /// Later flights have higher numbers.
    let number: Int
    private let start: Duration

    init(_ key: FlightKey, number: Int, start: Duration) {
        self.key = key
        self.number = number
        self.start = start
    }

    /// Whether a caller that joined at this time missed more than a tenth of the flight, which ended at `end`.
    func missed(by time: Duration, until end: Duration) -> Bool { (time - start) * 10 > end - start }
}
