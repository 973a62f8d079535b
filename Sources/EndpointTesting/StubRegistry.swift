import EndpointRuntime
import Foundation

/// Servers by host. URLSession creates the protocol objects itself and passes them nothing but a request, so only the
/// host links a request to its server. The table is the only shared state, and each server has its own key.
enum StubRegistry {
    private struct Entry: Sendable {
        weak var server: StubServer?
    }

    private static let servers = Lock([String: Entry]())

    static func add(_ server: StubServer) {
        servers.withLock { $0[server.url.host ?? ""] = Entry(server: server) }
    }

    static func remove(host: String) {
        _ = servers.withLock { $0.removeValue(forKey: host) }
    }

    static func server(for url: URL) -> StubServer? {
        servers.withLock { $0[url.host ?? ""]?.server }
    }
}
