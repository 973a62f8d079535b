import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A lane that opens its session at the first use, because a session occupies file descriptors on Linux even if no
/// request uses it.
struct DeferredLane: Sendable {
    private let configuration: URLSessionConfiguration
    private let pinning: CertificatePinning?
    private let state = Lock(Lane?.none)

    init(_ configuration: URLSessionConfiguration, _ pinning: CertificatePinning?) {
        self.configuration = configuration
        self.pinning = pinning
    }

    /// Nil before the first use.
    var opened: Lane? { state.withLock { $0 } }

    func lane() -> Lane {
        state.withLock { lane in
            if let lane { return lane }
            let new = Lane(configuration, pinning)
            lane = new
            return new
        }
    }
}
