import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A session and the delegate that knows the session's exchanges.
struct Lane: Sendable {
    let session: URLSession
    let delegate: SessionDelegate

    init(_ configuration: URLSessionConfiguration, _ pinning: CertificatePinning?) {
        delegate = SessionDelegate(pinning: pinning)
        #if canImport(FoundationNetworking)
        let queue: OperationQueue? = DelegateQueue()
        #else
        let queue: OperationQueue? = nil
        #endif
        session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: queue)
    }

    /// The maximum number of connections to one host where nothing else may limit them: the maximum of
    /// ``LimitedClient/Policy``.
    static var mostConnections: Int { 10_000 }
}
