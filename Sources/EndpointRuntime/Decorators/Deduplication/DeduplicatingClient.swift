import Foundation

/// Sends equal GET requests that are under way at the same time once, and gives every caller the response.
///
/// Equal means the same address, principal, headers (`Authorization` included), deadline and options. A request with a
/// body or a Range, a streamed or file delivery, another method than GET, or credentials that a layer further in is
/// still to add goes out by itself; so does one whose shared response turns out to be for credentials that an interceptor
/// further in added. Bytes are shared; each caller decodes for itself. Nothing is kept: a caller that comes after the
/// response, or after the error, starts anew.
///
/// So does a caller that comes after the response to a request of an unsafe method that may have changed what it asks
/// for: one to the same address, to one above or below it in the path, whatever the query, or whose response names such
/// an address in `Location` or `Content-Location`. What changes elsewhere does not matter.
///
/// A caller that is cancelled leaves at once and the others do not notice; when the last one leaves, the request is
/// cancelled. Belongs inside of authentication and cache, outside of retry: the flight then retries once for all.
public final class DeduplicatingClient: HTTPClient {
    private struct Entry: Sendable {
        let flight: Flight
        var waiters: Int
    }

    private struct State: Sendable {
        /// Flights that callers may join.
        var open: [FlightKey: Entry] = [:]
        /// Flights that a change has outdated. Their callers still wait for them, and nobody joins.
        var closed: [Entry] = []

        var entries: [Entry] { open.values + closed }
    }

    private let base: any HTTPClient
    private let policy: DeduplicatingClient.Policy
    private let state = Lock(State())

    /// What ``HTTPClient/deduplicated(_:)`` makes.
    public init(_ base: any HTTPClient, policy: DeduplicatingClient.Policy = .default) {
        self.base = base
        self.policy = policy
    }

    public var servers: ServerMap { base.servers }

    /// Flights under way.
    package var openFlights: Int { state.withLock { $0.entries.count } }

    /// How many callers wait for a shared response now.
    public var waiters: Int { state.withLock { $0.entries.reduce(0) { $0 + $1.waiters } } }

    public func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
        guard request.method.isSafe else { return try await change(request) }
        guard let key = FlightKey(request), !policy.excluded.contains(request.operation.id) else {
            return try await base.send(request)
        }
        // A cancellation that is not the caller's own came from further in, perhaps by chance. The caller still wants a
        // response, so it joins or starts one more flight and takes what that brings.
        for attempt in 1...2 {
            if Task.isCancelled { throw .cancelled }
            let (flight, isNew) = board(key)
            if isNew { start(flight, key, request) }
            guard let answer = await flight.answer() else {
                leave(flight, key)
                throw .cancelled
            }
            if case .failure(.cancelled) = answer, attempt == 1 { continue }
            if !isNew { request.trace?.state.withLock { $0.isJoined = true } }
            let response = try answer.get()
            if response.provenance.contains(.personal) && !isNew {
                request.trace?.state.withLock { $0.isJoined = false }
                break
            }
            return response
        }
        return try await base.send(request)
    }

    /// Sends an unsafe request and closes the flights that it may have outdated, also after an error, because the server may
    /// have carried it out.
    private func change(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
        var addresses = [request.url]
        defer {
            let changed = addresses.map { FlightKey.place($0.absoluteString) }
            state.withLock { state in
                let outdated = state.open.filter { flight in changed.contains { flight.key.isConcerned(by: $0) } }
                for (key, entry) in outdated {
                    state.open[key] = nil
                    state.closed.append(entry)
                }
            }
        }
        let response = try await base.send(request)
        addresses += response.addressesNamed(in: request)
        return response
    }

    /// Looks up and registers in one step, so that two callers never both start a flight.
    private func board(_ key: FlightKey) -> (Flight, isNew: Bool) {
        state.withLock { state in
            if let place = state.open.index(forKey: key) {
                state.open.values[place].waiters += 1
                return (state.open.values[place].flight, false)
            }
            let flight = Flight()
            state.open[key] = Entry(flight: flight, waiters: 1)
            return (flight, true)
        }
    }

    private func start(_ flight: Flight, _ key: FlightKey, _ request: HTTPRequest) {
        flight.keep(
            startTask { [self] in
                let result: Result<HTTPResponse, HTTPClientError>
                do throws(HTTPClientError) {
                    var response = try await base.send(request)
                    response.keepers = Keepers()
                    result = .success(response)
                } catch { result = .failure(error) }
                edit(flight, key) { $0 = nil }
                flight.land(result)
            }
        )
    }

    /// The last caller to leave removes the flight in the same step, so that nobody joins one that is being cancelled.
    private func leave(_ flight: Flight, _ key: FlightKey) {
        let isEmpty = edit(flight, key) { entry in
            guard let waiters = entry?.waiters else { return false }
            if waiters > 1 { entry?.waiters -= 1 } else { entry = nil }
            return waiters == 1
        }
        if isEmpty { flight.cancel() }
    }

    /// Changes the entry of a flight, which is nil if the flight is over.
    private func edit<T>(_ flight: Flight, _ key: FlightKey, _ body: (inout Entry?) -> T) -> T {
        state.withLock { state in
            if state.open[key]?.flight === flight { return body(&state.open[key]) }
            guard let place = state.closed.firstIndex(where: { $0.flight === flight }) else {
                var none: Entry?
                return body(&none)
            }
            var entry: Entry? = state.closed.remove(at: place)
            defer { if let entry { state.closed.append(entry) } }
            return body(&entry)
        }
    }
}

extension HTTPClient {
    /// Sends equal GET requests that are under way at the same time once.
    public func deduplicated(_ policy: DeduplicatingClient.Policy = .default) -> DeduplicatingClient {
        DeduplicatingClient(self, policy: policy)
    }
}
