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
        case probing
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
            case .probing: throw .circuitOpen(origin, retryAfter: .zero)
            case .open(let until):
                if now < until { throw .circuitOpen(origin, retryAfter: until - now) }
                circuit.phase = .probing
                circuit.generation = CircuitBoard.generation(&state)
                state.circuits[origin] = circuit
                return Ticket(generation: circuit.generation, isProbe: true)
            }
        }
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
                let fresh = outcomes.suffix(policy.window).drop { now - $0.time > policy.period }
                let failures = fresh.count { $0.isFailure }
                if fresh.count == policy.window, Double(failures) >= policy.failureRatio * Double(policy.window) {
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

    private static func forgetOne(_ state: inout State) {
        let closed = state.circuits.first { if case .closed = $0.value.phase { true } else { false } }
        if let origin = closed?.key ?? state.circuits.keys.first { state.circuits[origin] = nil }
    }
}
