#if canImport(Network)
import Dispatch
import Network

extension NetworkMonitor {
    /// The system's view of the network path.
    public struct Status: Sendable, Hashable {
        /// Whether there is a network path. Only a request can tell whether it reaches the server.
        public var isReachable: Bool
        /// Whether the path uses a mobile network or a hotspot.
        public var isExpensive: Bool
        /// Whether the user asked apps to use less data.
        public var isConstrained: Bool

        /// Creates a status, for previews and tests of code that shows it.
        public init(isReachable: Bool, isExpensive: Bool = false, isConstrained: Bool = false) {
            self.isReachable = isReachable
            self.isExpensive = isExpensive
            self.isConstrained = isConstrained
        }
    }
}

/// Reports the current network status, and each change of it.
///
/// ```swift
/// for await status in NetworkMonitor() { banner.isHidden = status.isReachable }
/// ```
///
/// Use it for what you display. Do not check it before you send: the status may be outdated by then, in either
/// direction. To make requests wait for a network, set `waitsForConnectivity` of the client's
/// `URLSessionConfiguration`; to retry failed requests, use ``RetryingClient``.
///
/// Each iteration has its own monitor, which stops when the iteration ends. A slow reader sees only the newest status.
public struct NetworkMonitor: AsyncSequence, Sendable {
    public typealias Element = NetworkMonitor.Status
    public typealias AsyncIterator = AsyncStream<NetworkMonitor.Status>.Iterator

    public init() {}

    public func makeAsyncIterator() -> AsyncStream<NetworkMonitor.Status>.Iterator {
        let stream = AsyncStream<NetworkMonitor.Status>(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let network = MonitoredPath()
            let last = Lock<NetworkMonitor.Status?>(nil)
            network.monitor.pathUpdateHandler = { path in
                let status = NetworkMonitor.Status(path)
                let hasChanged = last.withLock { last in
                    defer { last = status }
                    return last != status
                }
                if hasChanged { continuation.yield(status) }
            }
            continuation.onTermination = { _ in network.monitor.cancel() }
            network.monitor.start(queue: DispatchQueue(label: "EndpointRuntime.network"))
        }
        return stream.makeAsyncIterator()
    }
}

// @unchecked: the monitor is constant, set up before it starts, and may be cancelled from any thread.
private final class MonitoredPath: @unchecked Sendable {
    let monitor = NWPathMonitor()
}

extension NetworkMonitor.Status {
    fileprivate init(_ path: NWPath) {
        // A connection that must first be established, such as a VPN on demand, is established when a request is sent.
        isReachable = path.status != .unsatisfied
        isExpensive = path.isExpensive
        isConstrained = path.isConstrained
    }
}
#endif
