import EndpointRuntime
import EndpointTesting
import Foundation
import Loopback

/// An unreliable server: it responds promptly, responds late, is busy or silent, or closes the connection. It accepts
/// one token at a time, which expires.
final class SoakServer: Sendable {
    struct Counts: Sendable {
        var requests = 0
        var refused = 0
        var expiries = 0
        var moods: [Mood: Int] = [:]
    }

    private static let chances: KeyValuePairs<Mood, Int> = [
        .silent: 1, .resetting: 20, .closing: 20, .busy: 30, .slow: 50,
    ]

    private struct State: Sendable {
        var counts = Counts()
        var accepted = 0
        var generation = 1
        var generator: SeededGenerator
    }

    let wire: LoopbackServer
    private let state: Lock<State>

    /// - Parameter tokenLife: the number of requests until the token expires.
    init(seed: UInt64, tokenLife: Int) throws {
        let state = Lock(State(generator: SeededGenerator(seed: seed)))
        self.state = state
        wire = try LoopbackServer { SoakServer.respond($0, on: $1, state, tokenLife) }
    }

    var counts: Counts { state.withLock { $0.counts } }

    /// The token that the server accepts now.
    var token: String { state.withLock { "token-\($0.generation)" } }

    /// - Returns: `false` if the connection ends.
    private static func respond(
        _ request: String,
        on connection: LoopbackConnection,
        _ state: Lock<State>,
        _ tokenLife: Int
    ) -> Bool {
        let (mood, isAccepted) = state.withLock { state -> (Mood, Bool) in
            state.counts.requests += 1
            guard request.contains("Bearer token-\(state.generation)\r\n") else {
                state.counts.refused += 1
                return (.prompt, false)
            }
            let mood = Mood(Int.random(in: 0..<1_000, using: &state.generator), of: chances)
            state.counts.moods[mood, default: 0] += 1
            state.accepted += 1
            if state.accepted == tokenLife {
                state.accepted = 0
                state.generation += 1
                state.counts.expiries += 1
            }
            return (mood, true)
        }
        guard isAccepted else { return connection.refuse() }
        if let isOpen = mood.play(on: connection, delay: 0.005) { return isOpen }
        return connection.send(
            json: #"{"id":7,"name":"Rex","tags":["a","b"]}"#,
            headers: "Cache-Control: max-age=1\r\n"
        )
    }
}
