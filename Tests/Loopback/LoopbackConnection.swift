import EndpointRuntime
import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// One connection to a ``LoopbackServer``.
package final class LoopbackConnection: Sendable {
    private let descriptor: Int32
    private let isOpen = Lock(true)
    private let record: @Sendable (String) -> Void

    init(_ descriptor: Int32, record: @escaping @Sendable (String) -> Void) {
        self.descriptor = descriptor
        self.record = record
        // The limit exceeds the delays of a busy machine, because a connection that ends early looks like a fault.
        var limit = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    /// Reads one request, head and body; nil when the other side is gone.
    package func request() -> String? {
        guard let (start, needed) = head() else { return nil }
        var bytes = start
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while bytes.count < needed {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count <= 0 { return nil }
            bytes += buffer[..<count]
        }
        let text = String(decoding: bytes, as: UTF8.self)
        record(text)
        return text
    }

    /// Reads one request without keeping its body, and returns the length of the body; nil when the other side is gone.
    package func drainRequest() -> Int? {
        guard let (bytes, needed) = head(), let end = endOfHead(bytes) else { return nil }
        read(needed - bytes.count)
        return needed - end
    }

    /// The bytes received so far, at least up to the end of the head, and the length of the whole request.
    private func head() -> (bytes: [UInt8], needed: Int)? {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            if let end = endOfHead(bytes) {
                let length = String(decoding: bytes[..<end], as: UTF8.self).lowercased().split(separator: "\r\n")
                    .first { $0.hasPrefix("content-length:") }
                    .flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) }
                return (bytes, end + (length ?? 0))
            }
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count <= 0 { return nil }
            bytes += buffer[..<count]
        }
    }

    private func endOfHead(_ bytes: [UInt8]) -> Int? { bytes.firstRange(of: Array("\r\n\r\n".utf8))?.upperBound }

    /// Reads at least that many bytes, and leaves the rest.
    package func read(_ count: Int) {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        var left = count
        while left > 0 {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count <= 0 { return }
            left -= count
        }
    }

    /// - Returns: False when the other side is gone.
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

    /// Waits until the other side closes, at most a minute.
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
