package import EndpointRuntime
package import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A server on 127.0.0.1 that responds with raw bytes, for tests that need a real connection.
package final class LoopbackServer: Sendable {
    package let url: URL
    private let socket: Int32
    private let received = Lock([String]())
    /// The server and its thread, which both use the number of the socket. The last one closes it.
    private let owners = Lock(2)

    /// - Parameters:
    ///   - keepsRequests: Whether ``requests`` records the requests.
    ///   - serve: Serves one connection with its number, on a separate thread.
    package init(
        keepsRequests: Bool = true,
        _ serve: @escaping @Sendable (LoopbackConnection, Int) -> Void
    ) throws {
        let listener = openSocket()
        socket = listener
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let port = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                guard bind(listener, pointer, length) == 0, listen(listener, 128) == 0,
                    getsockname(listener, pointer, &length) == 0
                else { return UInt16(0) }
                return pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                    UInt16(bigEndian: $0.pointee.sin_port)
                }
            }
        }
        guard port != 0, let url = URL(string: "http://127.0.0.1:\(port)") else { throw POSIXError(.EADDRINUSE) }
        self.url = url
        let (received, owners) = (received, owners)
        Thread.detachNewThread {
            var number = 0
            while true {
                let descriptor = accept(listener, nil, nil)
                if descriptor < 0 { return LoopbackServer.release(listener, owners) }
                let connection = LoopbackConnection(descriptor) { text in
                    if keepsRequests { received.withLock { $0.append(text) } }
                }
                let current = number
                number += 1
                Thread.detachNewThread {
                    serve(connection, current)
                    connection.close()
                }
            }
        }
    }

    /// Responds to every request of every connection with the same bytes and closes.
    package convenience init(response: String) throws {
        try self.init { connection, _ in
            guard connection.request() != nil else { return }
            connection.send(response)
        }
    }

    /// The requests so far, heads and bodies as text.
    package var requests: [String] { received.withLock { $0 } }

    /// A client with a timeout that calls do not exceed on a busy machine.
    package func client() -> URLSessionClient { client(limits: URLSessionClient.Limits(timeout: .seconds(300))) }

    package func client(
        limits: URLSessionClient.Limits = URLSessionClient.Limits(),
        clock: some Clock<Duration> = ContinuousClock()
    ) -> URLSessionClient {
        URLSessionClient(servers: ServerMap(base: url), limits: limits, clock: clock)
    }

    deinit {
        shutdown(socket, Int32(SHUT_RDWR))
        // The thread may be about to accept a connection. Until it ends, the number belongs to a socket that does not
        // listen, because the listener of another server could get a number that is free.
        let idle = openSocket()
        dup2(idle, socket)
        closeSocket(idle)
        LoopbackServer.release(socket, owners)
    }

    private static func release(_ socket: Int32, _ owners: Lock<Int>) {
        let isLast = owners.withLock { owners in
            owners -= 1
            return owners == 0
        }
        if isLast { closeSocket(socket) }
    }
}
