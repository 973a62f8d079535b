import Foundation
import Loopback

/// The behavior of an unreliable server toward a request.
enum ServerBehavior: String, Sendable, CaseIterable {
    case prompt, slow, busy, silent, closing, resetting

    /// - Parameters:
    ///   - draw: a random number from 0 to 999.
    ///   - chances: the probability of each behavior, in thousandths; all other requests get a prompt response.
    init(_ draw: Int, of chances: KeyValuePairs<ServerBehavior, Int>) {
        var end = 0
        for (behavior, chance) in chances {
            end += chance
            if draw < end {
                self = behavior
                return
            }
        }
        self = .prompt
    }

    /// Plays the events before, or instead of, a response.
    ///
    /// - Parameter delay: the delay of `slow`, in seconds.
    /// - Returns: whether the connection stays open; nil if the server is to respond.
    func play(on connection: LoopbackConnection, delay: TimeInterval) -> Bool? {
        switch self {
        case .prompt: return nil
        case .slow:
            Thread.sleep(forTimeInterval: delay)
            return nil
        case .busy: return connection.send("HTTP/1.1 503 Busy\r\nRetry-After: 0\r\nContent-Length: 4\r\n\r\nbusy")
        case .silent: connection.waitForClose()
        case .closing: break
        case .resetting: connection.reset()
        }
        return false
    }
}

extension LoopbackServer {
    /// - Parameter respond: returns whether the connection stays open. Runs on a thread of the connection.
    convenience init(_ respond: @escaping @Sendable (String, LoopbackConnection) -> Bool) throws {
        try self.init(keepsRequests: false) { connection, _ in
            while let request = connection.request() {
                guard respond(request, connection) else { return }
            }
        }
    }
}

extension LoopbackConnection {
    func refuse() -> Bool {
        send("HTTP/1.1 401 No\r\nWWW-Authenticate: Bearer\r\nContent-Length: 2\r\n\r\nno")
    }

    /// - Parameter headers: lines, each with its line break.
    func send(json: String, headers: String = "") -> Bool {
        send(
            "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\(headers)"
                + "Content-Length: \(json.utf8.count)\r\n\r\n\(json)"
        )
    }
}
