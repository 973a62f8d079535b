import EndpointRuntime
import EndpointTesting
import Foundation
import Loopback

/// Serves calls, files, uploads and event streams, and renews tokens. At times it is slow, busy or silent, or closes
/// the connection.
final class TrafficServer: Sendable {
    static let fileSize = 262_144
    static let eventCount = 20
    static let firstToken = "token-0"

    struct Counts: Sendable {
        var requests = 0
        var refused = 0
        var faults = 0
        var refreshes = 0
        var revocations = 0
    }

    private static let chances: KeyValuePairs<ServerBehavior, Int> = [
        .silent: 1, .resetting: 9, .closing: 10, .busy: 20, .slow: 40,
    ]

    /// The time within which a refused call has been sent again, even if one attempt meets a silent server.
    private static let longestReplay = Duration.seconds(10)

    private struct State: Sendable {
        var counts = Counts()
        var validTokens: Set = [firstToken]
        var revoked = ContinuousClock.now - longestReplay
        var generator: SeededGenerator
    }

    let wire: LoopbackServer
    private let state: Lock<State>

    /// - Parameter tokenLife: the lifetime that clients are told, in seconds. The server accepts tokens until it revokes
    ///   them, so that none expires while a call waits for its turn.
    init(seed: UInt64, tokenLife: Int) throws {
        let state = Lock(State(generator: SeededGenerator(seed: seed)))
        self.state = state
        wire = try LoopbackServer { TrafficServer.respond($0, on: $1, state, tokenLife) }
    }

    var counts: Counts { state.withLock { $0.counts } }

    /// False if the connection ends.
    private static func respond(
        _ request: String,
        on connection: LoopbackConnection,
        _ state: Lock<State>,
        _ tokenLife: Int
    ) -> Bool {
        let line = request.prefix { $0 != "\r\n" }
        if line.hasPrefix("POST /token ") { return connection.send(json: newToken(state, tokenLife)) }
        guard isAllowed(request, state, tokenLife) else { return connection.refuse() }
        if let isOpen = behavior(state).play(on: connection, delay: 0.02) { return isOpen }
        if line.hasPrefix("GET /files/") { return sendFile(connection) }
        if line.hasPrefix("GET /events ") { return sendEvents(connection) }
        if line.hasPrefix("POST /uploads ") {
            let end = request.range(of: "\r\n\r\n")?.upperBound ?? request.endIndex
            return connection.send(json: #"{"length":\#(request[end...].utf8.count)}"#)
        }
        return connection.send(
            json: #"{"id":7,"name":"Rex","tags":["a","b"]}"#,
            headers: "Cache-Control: max-age=1\r\n"
        )
    }

    private static func sendFile(_ connection: LoopbackConnection) -> Bool {
        connection.send("HTTP/1.1 200 OK\r\nETag: \"a\"\r\nContent-Length: \(fileSize)\r\n\r\n")
            && connection.send([UInt8](repeating: 65, count: fileSize))
    }

    private static func sendEvents(_ connection: LoopbackConnection) -> Bool {
        guard
            connection.send("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n")
        else { return false }
        for number in 0..<eventCount {
            let event = "data: {\"number\":\(number)}\n\n"
            guard connection.send("\(String(event.utf8.count, radix: 16))\r\n\(event)\r\n") else { return false }
            Thread.sleep(forTimeInterval: 0.002)
        }
        return connection.send("0\r\n\r\n")
    }

    private static func newToken(_ state: Lock<State>, _ tokenLife: Int) -> String {
        let number = state.withLock { state in
            state.counts.refreshes += 1
            state.validTokens.insert("token-\(state.counts.refreshes)")
            return state.counts.refreshes
        }
        return #"{"access_token":"token-\#(number)","expires_in":\#(tokenLife),"refresh_token":"r"}"#
    }

    private static func isAllowed(_ request: String, _ state: Lock<State>, _ tokenLife: Int) -> Bool {
        let token = request.firstRange(of: "Bearer ").map { request[$0.upperBound...].prefix { $0 != "\r\n" } }
        let now = ContinuousClock.now
        return state.withLock { state in
            state.counts.requests += 1
            // At times all tokens are revoked, but not again before the refused calls have been sent again.
            if now - state.revoked > .seconds(tokenLife) + longestReplay {
                state.counts.revocations += 1
                state.revoked = now
                state.validTokens = []
            }
            let isAllowed = token.map { state.validTokens.contains(String($0)) } ?? false
            if !isAllowed { state.counts.refused += 1 }
            return isAllowed
        }
    }

    private static func behavior(_ state: Lock<State>) -> ServerBehavior {
        state.withLock { state in
            let behavior = ServerBehavior(Int.random(in: 0..<1_000, using: &state.generator), of: chances)
            if behavior != .prompt && behavior != .slow { state.counts.faults += 1 }
            return behavior
        }
    }
}
