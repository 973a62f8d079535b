/// Stops sending requests to an origin that keeps failing, and after a pause sends one request to probe whether it has
/// recovered. If the probe has no outcome after another pause, as in a long download, the next request probes as well.
///
/// Failures are responses with a status of 500 or more, and transport errors whose ``TransportError/reason`` is
/// `hostNotFound`, `cannotConnect`, `connectionLost`, `timedOut`, `insecure`, `badResponse`, `truncated` or `other`.
/// Cancelled and refused requests do not count, nor do requests whose deadline passed before they were sent, nor
/// failures of another origin that a redirect led to. While the circuit is open, requests fail at once with
/// ``RequestError/circuitOpen(_:retryAfter:)``, which is never retried. Requests that wait in a ``LimitingClient`` are
/// checked again when their turn comes; the turn that a failure itself frees may come before the failure is counted.
public struct CircuitBreakingClient: EndpointClient {
    public var servers: ServerMap { base.servers }

    private let base: any EndpointClient
    private let clock: TransportClock
    let board: CircuitBoard

    /// Creates the client that ``EndpointClient/circuitBreaking(_:clock:)`` returns.
    public init(
        _ base: any EndpointClient,
        policy: CircuitBreakingClient.Policy = .default,
        clock: some Clock<Duration> = ContinuousClock()
    ) {
        self.base = base
        self.clock = TransportClock(clock)
        board = CircuitBoard(policy)
    }

    public func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        guard let origin = request.origin else { return try await base.send(request) }
        let ticket: Lock<CircuitBoard.Ticket>
        do { ticket = Lock(try board.enter(origin, at: clock.elapsed())) } catch {
            throw .request(error)
        }
        var request = request
        request.admission = { [board, clock, outer = request.admission] () throws(RequestError) in
            try outer?()
            let again = try board.enter(origin, again: ticket.withLock { $0 }, at: clock.elapsed())
            ticket.withLock { $0 = again }
        }
        func leave(isFailure: Bool?) {
            board.leave(origin, ticket.withLock { $0 }, isFailure: isFailure, at: clock.elapsed())
        }
        do {
            let response = try await base.send(request)
            let isFailure = response.status >= 500 && response.origin(after: request) == origin
            leave(isFailure: isFailure)
            return response
        } catch {
            leave(isFailure: isFailure(error, of: origin))
            throw error
        }
    }

    private func isFailure(_ fault: EndpointClientError, of origin: ServerMap.Origin) -> Bool? {
        guard case .transport(let failure) = fault, !failure.isHeldBack else { return nil }
        // The origin responded with a redirect to another one.
        if let target = failure.redirectedTo, target != origin { return false }
        if failure.isCancelledByPlatform { return nil }
        switch failure.reason {
        case .offline, .bodyTooLarge, .readerTooSlow, .redirect, .storage, .unsupportedAddress: return nil
        case .hostNotFound, .cannotConnect, .connectionLost, .timedOut, .insecure, .badResponse, .truncated, .other:
            return true
        }
    }
}

extension EndpointClient {
    /// Stops sending requests to an origin that keeps failing. See ``CircuitBreakingClient``.
    public func circuitBreaking(
        _ policy: CircuitBreakingClient.Policy = .default,
        clock: some Clock<Duration> = ContinuousClock()
    ) -> CircuitBreakingClient {
        CircuitBreakingClient(self, policy: policy, clock: clock)
    }
}

// MARK: Policy

extension CircuitBreakingClient {
    /// When the client stops sending requests to a server that keeps failing.
    public struct Policy: Sendable, Hashable {
        /// How many of an origin's latest outcomes are evaluated: 2…1,000, by default 20. The circuit stays closed
        /// until that many have arrived within ``period``.
        public let windowSize: Int
        /// How long an outcome is evaluated: 1 s…1 day, by default 5 min. A full window must fit into that time: six
        /// concurrent requests that end in timeouts of 30 s each give 20 outcomes in 100 s.
        public let period: Duration
        /// The ratio of failures in the window that opens the circuit: 0.01…1, by default 0.5.
        public let failureRatio: Double
        /// How long the circuit stays open before one request probes the server: 0.1 s…1 h, by default 30 s.
        public let pause: Duration

        /// Values outside their range are clamped to it.
        public init(
            windowSize: Int = 20,
            period: Duration = .seconds(300),
            failureRatio: Double = 0.5,
            pause: Duration = .seconds(30)
        ) {
            self.windowSize = windowSize.clamped(to: 2...1_000)
            self.period = period.clamped(to: .seconds(1) ... .seconds(86_400))
            self.failureRatio = failureRatio.clamped(to: 0.01...1)
            self.pause = pause.clamped(to: .milliseconds(100) ... .seconds(3_600))
        }

        /// Opens for 30 s when half of the last 20 requests failed, all of them within the last 5 min.
        public static var `default`: CircuitBreakingClient.Policy { CircuitBreakingClient.Policy() }
    }
}

// MARK: CircuitBoard

/// The circuits of all origins.
final class CircuitBoard: Sendable {
    /// Ties the outcome of a request to the circuit state in which it was sent; a later state ignores it.
    struct Ticket: Sendable {
        fileprivate let generation: Int
        fileprivate let isProbe: Bool
    }

    private struct Outcome: Sendable {
        let time: Duration
        let isFailure: Bool
    }

    private enum Phase: Sendable {
        /// The last outcomes, oldest first.
        case closed([Outcome])
        case open(until: Duration)
        /// Another request may probe after the end, because a download may take hours.
        case probing(until: Duration)
    }

    private struct Circuit: Sendable {
        var phase = Phase.closed([])
        var generation: Int
    }

    private struct State: Sendable {
        var circuits: [ServerMap.Origin: Circuit] = [:]
        var nextGeneration = 0
    }

    private let policy: CircuitBreakingClient.Policy
    private let state = Lock(State())

    init(_ policy: CircuitBreakingClient.Policy) { self.policy = policy }

    func enter(_ origin: ServerMap.Origin, at now: Duration) throws(RequestError) -> Ticket {
        try state.withLock { state throws(RequestError) in
            guard var circuit = state.circuits[origin] else {
                if state.circuits.count >= CircuitBoard.mostOrigins { CircuitBoard.forgetOne(&state) }
                let circuit = Circuit(generation: CircuitBoard.generation(&state))
                state.circuits[origin] = circuit
                return Ticket(generation: circuit.generation, isProbe: false)
            }
            switch circuit.phase {
            case .closed: return Ticket(generation: circuit.generation, isProbe: false)
            case .probing(let until) where now < until: throw .circuitOpen(origin, retryAfter: .zero)
            case .open(let until) where now < until: throw .circuitOpen(origin, retryAfter: until - now)
            case .probing, .open:
                circuit.phase = .probing(until: now + policy.pause)
                circuit.generation = CircuitBoard.generation(&state)
                state.circuits[origin] = circuit
                return Ticket(generation: circuit.generation, isProbe: true)
            }
        }
    }

    /// The ticket of a request that waited to be sent: the same, unless the state of the circuit has changed.
    func enter(_ origin: ServerMap.Origin, again ticket: Ticket, at now: Duration) throws(RequestError) -> Ticket {
        let isCurrent = state.withLock { $0.circuits[origin]?.generation == ticket.generation }
        return isCurrent ? ticket : try enter(origin, at: now)
    }

    /// - Parameter isFailure: nil if the outcome says nothing about the server, such as a cancellation.
    func leave(_ origin: ServerMap.Origin, _ ticket: Ticket, isFailure: Bool?, at now: Duration) {
        state.withLock { state in
            guard var circuit = state.circuits[origin], circuit.generation == ticket.generation else { return }
            if ticket.isProbe {
                switch isFailure {
                case true?: circuit.phase = .open(until: now + policy.pause)
                case false?: circuit.phase = .closed([])
                case nil: circuit.phase = .open(until: now)
                }
                circuit.generation = CircuitBoard.generation(&state)
            } else if let isFailure, case .closed(var outcomes) = circuit.phase {
                outcomes.append(Outcome(time: now, isFailure: isFailure))
                let fresh = outcomes.suffix(policy.windowSize).drop { now - $0.time > policy.period }
                let failures = fresh.count { $0.isFailure }
                if fresh.count == policy.windowSize, Double(failures) / Double(fresh.count) >= policy.failureRatio {
                    circuit.phase = .open(until: now + policy.pause)
                    circuit.generation = CircuitBoard.generation(&state)
                } else {
                    outcomes.removeFirst(outcomes.count - fresh.count)
                    circuit.phase = .closed(outcomes)
                }
            }
            state.circuits[origin] = circuit
        }
    }

    private static var mostOrigins: Int { 256 }

    private static func generation(_ state: inout State) -> Int {
        state.nextGeneration += 1
        return state.nextGeneration
    }

    /// Forgets a circuit without failures if there is one, otherwise a closed one if there is one.
    private static func forgetOne(_ state: inout State) {
        var closed: ServerMap.Origin?
        for (origin, circuit) in state.circuits {
            guard case .closed(let outcomes) = circuit.phase else { continue }
            closed = origin
            if !outcomes.contains(where: \.isFailure) { break }
        }
        if let origin = closed ?? state.circuits.keys.first { state.circuits[origin] = nil }
    }
}
