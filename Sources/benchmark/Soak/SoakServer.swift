import EndpointRuntime
import EndpointTesting
import Foundation
import Loopback

/// An unreliable server: it responds, is late, busy or silent, or closes the connection. It accepts one token at a time,
/// which expires.
final class SoakServer: Sendable {
    struct Counts: Sendable {
        var requests = 0
        var refused = 0
        var expiries = 0
        var moods: [Mood: Int] = [:]
    }

    enum Mood: String, Sendable, CaseIterable {
        case prompt, slow, busy, silent, closing, resetting
    }

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
        wire = try LoopbackServer(keepsRequests: false) { connection, _ in
            while let request = connection.request() {
                guard SoakServer.answer(request, on: connection, state, tokenLife) else { return }
            }
        }
    }

    var counts: Counts { state.withLock { $0.counts } }

    /// The token that the server accepts now.
    var token: String { state.withLock { "token-\($0.generation)" } }

    /// - Returns: `false` if the connection ends.
    private static func answer(
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
            let mood = Mood(Int.random(in: 0..<1_000, using: &state.generator))
            state.counts.moods[mood, default: 0] += 1
            state.accepted += 1
            if state.accepted == tokenLife {
                state.accepted = 0
                state.generation += 1
                state.counts.expiries += 1
            }
            return (mood, true)
        }
        guard isAccepted else {
            return connection.send("HTTP/1.1 401 No\r\nWWW-Authenticate: Bearer\r\nContent-Length: 2\r\n\r\nno")
        }
        switch mood {
        case .prompt: break
        case .slow: Thread.sleep(forTimeInterval: 0.005)
        case .busy: return connection.send("HTTP/1.1 503 Busy\r\nRetry-After: 0\r\nContent-Length: 4\r\n\r\nbusy")
        case .silent:
            connection.waitForClose()
            return false
        case .closing: return false
        case .resetting:
            connection.reset()
            return false
        }
        let body = #"{"id":7,"name":"Rex","tags":["a","b"]}"#
        let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nCache-Control: max-age=1\r\n"
        return connection.send("\(head)Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
    }
}

extension SoakServer.Mood {
    fileprivate init(_ number: Int) {
        self =
            switch number {
            case ..<1: .silent
            case ..<21: .resetting
            case ..<41: .closing
            case ..<71: .busy
            case ..<121: .slow
            default: .prompt
            }
    }
}
