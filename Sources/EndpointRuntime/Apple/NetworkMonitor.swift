#if canImport(Network)
import Dispatch
import Network

extension NetworkMonitor {
    /// What the system knows of the way to the network.
    public struct Status: Sendable, Hashable {
        /// Whether there is a way out. Where it leads only a request can tell.
        public var isReachable: Bool
        /// Over a mobile network or a hotspot.
        public var isExpensive: Bool
        /// The user asked apps to use less.
        public var isConstrained: Bool

        public init(isReachable: Bool, isExpensive: Bool = false, isConstrained: Bool = false) {
            self.isReachable = isReachable
            self.isExpensive = isExpensive
            self.isConstrained = isConstrained
        }
    }
}

/// Tells how the network is now, and each time that this changes.
///
/// ```swift
/// for await status in NetworkMonitor() { banner.isHidden = status.isReachable }
/// ```
///
/// It is for what you show. Do not ask it before you send: the answer may be wrong by then, in either direction. To have
/// requests wait for a network, set `waitsForConnectivity` of the client's `URLSessionConfiguration`; to have failed ones
/// sent again, use ``RetryingClient``.
///
/// Each reading has a monitor of its own, which ends with it. A reader that is slow sees the newest status only.
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
                let isNews = last.withLock { last in
                    defer { last = status }
                    return last != status
                }
                if isNews { continuation.yield(status) }
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
        // A connection that must first be made, as for a VPN on demand, is made when somebody sends.
        isReachable = path.status != .unsatisfied
        isExpensive = path.isExpensive
        isConstrained = path.isConstrained
    }
}
#endif
