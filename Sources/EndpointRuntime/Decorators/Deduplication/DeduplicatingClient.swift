/// Sends equal GET requests that are under way at the same time once, and gives every caller the answer.
///
/// Equal means the same address, principal, headers (`Authorization` included), deadline and options. A request with a
/// body or a Range, a streamed or file delivery, another method than GET, or credentials that a layer further in is
/// still to add goes out by itself; so does one whose shared answer turns out to be for credentials that an interceptor
/// further in added. Bytes are shared; each caller decodes for itself. Nothing is kept: a caller that
/// comes after the answer, or after the error, starts anew, and so does one that comes after the answer to a request of
/// an unsafe method: it sees what that changed.
///
/// A caller that is cancelled leaves at once and the others do not notice; when the last one leaves, the request is
/// cancelled. Belongs inside of authentication and cache, outside of retry: the flight then retries once for all.
public final class DeduplicatingClient: HTTPClient {
    private struct Entry: Sendable {
        let flight: Flight
        var waiters: Int
    }

    private let inner: any HTTPClient
    private let policy: DeduplicationPolicy
    private let flights = Lock<[FlightKey: Entry]>([:])
    /// Requests of unsafe methods that have ended.
    private let changes = Lock(0)

    /// What ``HTTPClient/deduplicated(_:)`` makes.
    public init(_ inner: any HTTPClient, policy: DeduplicationPolicy = .standard) {
        self.inner = inner
        self.policy = policy
    }

    public var servers: ServerMap { inner.servers }

    /// Flights under way.
    package var openFlights: Int { flights.withLock { $0.count } }

    /// How many callers wait for a shared answer now.
    public var waiters: Int { flights.withLock { $0.values.reduce(0) { $0 + $1.waiters } } }

    public func send(_ request: HTTPRequest) async throws(HTTPFault) -> HTTPResponse {
        guard request.method.isSafe else {
            // Also after an error: the server may have done it.
            defer { changes.withLock { $0 += 1 } }
            return try await inner.send(request)
        }
        guard let key = FlightKey(request, after: changes.withLock { $0 }),
            !policy.excluded.contains(request.operation.id)
        else {
            return try await inner.send(request)
        }
        if Task.isCancelled { throw .cancelled }
        let (flight, isNew) = board(key)
        if isNew { start(flight, key, request) }
        guard let answer = await flight.answer() else {
            leave(flight, key)
            throw .cancelled
        }
        // A cancellation that is not this caller's own was made further in: this caller still wants an answer.
        if case .failure(.cancelled) = answer, !Task.isCancelled { return try await inner.send(request) }
        let response = try answer.get()
        return response.provenance.contains(.personal) && !isNew ? try await inner.send(request) : response
    }

    /// Looks and registers in one step, so that no two callers both find nothing.
    private func board(_ key: FlightKey) -> (Flight, isNew: Bool) {
        flights.withLock { flights in
            if let place = flights.index(forKey: key) {
                flights.values[place].waiters += 1
                return (flights.values[place].flight, false)
            }
            let flight = Flight()
            flights[key] = Entry(flight: flight, waiters: 1)
            return (flight, true)
        }
    }

    private func start(_ flight: Flight, _ key: FlightKey, _ request: HTTPRequest) {
        flight.keep(
            startTask { [self] in
                let result: Result<HTTPResponse, HTTPFault>
                do throws(HTTPFault) { result = .success(try await inner.send(request)) } catch {
                    result = .failure(error)
                }
                flights.withLock { flights in
                    if flights[key]?.flight === flight { flights[key] = nil }
                }
                flight.land(result)
            }
        )
    }

    /// The last one out unlinks the flight in the same step, so that nobody boards what is being cancelled.
    private func leave(_ flight: Flight, _ key: FlightKey) {
        let isEmpty = flights.withLock { flights in
            guard let entry = flights[key], entry.flight === flight else { return false }
            if entry.waiters > 1 {
                flights[key]?.waiters -= 1
                return false
            }
            flights[key] = nil
            return true
        }
        if isEmpty { flight.cancel() }
    }
}

extension HTTPClient {
    /// Sends equal GET requests that are under way at the same time once.
    public func deduplicated(_ policy: DeduplicationPolicy = .standard) -> DeduplicatingClient {
        DeduplicatingClient(self, policy: policy)
    }
}
