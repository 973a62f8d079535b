package import EndpointRuntime
package import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A server on 127.0.0.1 that answers with raw bytes, for what only a real wire shows.
package final class LoopbackServer: Sendable {
    package let url: URL
    private let socket: Int32
    private let received = Lock([String]())

    /// - Parameter serve: plays one connection; it runs on a thread of its own, with the number of the connection.
    package init(_ serve: @escaping @Sendable (LoopbackConnection, Int) -> Void) throws {
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
        let received = received
        Thread.detachNewThread {
            var number = 0
            while true {
                let descriptor = accept(listener, nil, nil)
                if descriptor < 0 { return }
                let connection = LoopbackConnection(descriptor) { head in received.withLock { $0.append(head) } }
                let current = number
                number += 1
                Thread.detachNewThread {
                    serve(connection, current)
                    connection.close()
                }
            }
        }
    }

    /// Answers every request of every connection with the same bytes and closes.
    package convenience init(answer: String) throws {
        try self.init { connection, _ in
            guard connection.request() != nil else { return }
            connection.send(answer)
        }
    }

    /// The requests so far, heads and bodies as text.
    package var requests: [String] { received.withLock { $0 } }

    package func client(
        limits: TransportLimits = TransportLimits(),
        clock: some Clock<Duration> = ContinuousClock()
    ) -> URLSessionHTTPClient {
        URLSessionHTTPClient(servers: ServerMap(base: url), limits: limits, clock: clock)
    }

    deinit {
        shutdown(socket, Int32(SHUT_RDWR))
        closeSocket(socket)
    }
}

/// One connection to a ``LoopbackServer``.
package final class LoopbackConnection: Sendable {
    private let descriptor: Int32
    private let isOpen = Lock(true)
    private let record: @Sendable (String) -> Void

    init(_ descriptor: Int32, record: @escaping @Sendable (String) -> Void) {
        self.descriptor = descriptor
        self.record = record
        var limit = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    /// Reads one request, head and body; nil when the other side is gone.
    package func request() -> String? {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        var needed = Int.max
        while bytes.count < needed {
            if needed == Int.max, let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) {
                let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
                let length = head.lowercased().split(separator: "\r\n")
                    .first { $0.hasPrefix("content-length:") }
                    .flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) }
                needed = end.upperBound + (length ?? 0)
                continue
            }
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count <= 0 { return nil }
            bytes += buffer[..<count]
        }
        let text = String(decoding: bytes, as: UTF8.self)
        record(text)
        return text
    }

    /// Reads at least so many bytes, and leaves the rest.
    func read(_ count: Int) {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        var left = count
        while left > 0 {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count <= 0 { return }
            left -= count
        }
    }

    /// False when the other side is gone.
    @discardableResult
    package func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    @discardableResult
    package func send(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = sendBytes(descriptor, bytes[sent...])
            if count <= 0 { return false }
            sent += count
        }
        return true
    }

    /// Waits until the other side closes, at most ten seconds.
    package func waitForClose() {
        var byte: UInt8 = 0
        while recv(descriptor, &byte, 1, 0) > 0 {}
    }

    /// Closes with a reset instead of an orderly end.
    package func reset() {
        var now = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
        close()
    }

    package func close() {
        let wasOpen = isOpen.withLock { isOpen in
            defer { isOpen = false }
            return isOpen
        }
        if wasOpen { closeSocket(descriptor) }
    }
}

// At file scope, where the methods above do not hide the system's functions of the same names.

private func openSocket() -> Int32 {
    #if canImport(Glibc)
    return socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
    return socket(AF_INET, SOCK_STREAM, 0)
    #endif
}

private func closeSocket(_ descriptor: Int32) { _ = close(descriptor) }

/// Without the signal that writing to a closed connection raises.
private func sendBytes(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBytes { buffer in
        #if canImport(Glibc)
        return send(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL))
        #else
        var on: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
        return send(descriptor, buffer.baseAddress, buffer.count, 0)
        #endif
    }
}
