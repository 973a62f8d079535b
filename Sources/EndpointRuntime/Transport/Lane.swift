import Foundation

#if canImport(FoundationNetworking)
import Dispatch
import FoundationNetworking
#endif

/// A session and the delegate that stores its exchanges.
struct Lane: Sendable {
    let session: URLSession
    let delegate: SessionDelegate

    init(_ configuration: URLSessionConfiguration, _ delegate: SessionDelegate) {
        self.delegate = delegate
        #if canImport(FoundationNetworking)
        let queue: OperationQueue? = DelegateQueue()
        #else
        let queue: OperationQueue? = nil
        #endif
        session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: queue)
    }

    /// The maximum number of connections to one host where nothing else may limit them: the maximum of
    /// ``LimitingClient/Policy``.
    static var mostConnections: Int { 10_000 }
}

// MARK: DeferredLane

/// A lane that opens its session at the first use, because a session occupies file descriptors on Linux even if no
/// request uses it.
struct DeferredLane: Sendable {
    private let configuration: URLSessionConfiguration
    private let delegate: SessionDelegate
    private let state = Lock(Lane?.none)

    init(_ configuration: URLSessionConfiguration, _ delegate: SessionDelegate) {
        self.configuration = configuration
        self.delegate = delegate
    }

    /// Nil before the first use.
    var opened: Lane? { state.withLock { $0 } }

    /// A lane for one request. The caller invalidates its session.
    func unsharedLane() -> Lane { Lane(configuration, delegate) }

    func lane() -> Lane {
        state.withLock { lane in
            if let lane { return lane }
            let new = Lane(configuration, delegate)
            lane = new
            return new
        }
    }
}

// MARK: SessionDelegate

/// Forwards callbacks to the exchange of their task, whichever session the task belongs to. Callbacks of a task that has
/// ended are ignored.
final class SessionDelegate: NSObject, URLSessionDataDelegate {
    private let exchanges = Lock([ObjectIdentifier: Exchange]())
    private let pinning: CertificatePinning?

    init(pinning: CertificatePinning? = nil) { self.pinning = pinning }

    func register(_ exchange: Exchange, for task: URLSessionTask) {
        exchanges.withLock { $0[ObjectIdentifier(task)] = exchange }
    }

    func forget(_ task: URLSessionTask) {
        _ = exchanges.withLock { $0.removeValue(forKey: ObjectIdentifier(task)) }
    }

    /// The number of requests that have not ended.
    var count: Int { exchanges.withLock { $0.count } }

    private func exchange(of task: URLSessionTask) -> Exchange? {
        exchanges.withLock { $0[ObjectIdentifier(task)] }
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        guard let exchange = exchange(of: dataTask) else { return completionHandler(.cancel) }
        if let head = ResponseHead(response) {
            exchange.received(head)
        } else {
            exchange.fail(.badResponse, detail: "not an HTTP response")
        }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        exchange(of: dataTask)?.received(data)
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didSendBodyData bytesSent: Int64,
        totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        exchange(of: task)?.sent(Int(clamping: totalBytesSent))
    }

    /// Never called on Linux.
    func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics) {
        exchange(of: task)?.collected(metrics)
    }

    /// A reused connection closed during the request, and the platform is about to resend the request on its own, with
    /// a body that it cannot have; libcurl would let the server wait for that body until the deadline. The decorators
    /// decide whether to send again.
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
    ) {
        exchange(of: task)?.fail(.connectionLost, detail: "the connection closed before a response arrived")
        completionHandler(nil)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        exchange(of: task)?.completed(error, response: ResponseHead(task.response))
        forget(task)
    }

    /// On its own, the platform would forward credentials to another origin and drop the body of a 307.
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        #if canImport(FoundationNetworking)
        guard exchange(of: task)?.refusesRedirect() == true else { return }
        #endif
        completionHandler(nil)
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        #if canImport(FoundationNetworking)
        // Default handling never completes here; the response is already complete, so it is used.
        exchange(of: task)?.finish(ResponseHead(challenge.failureResponse ?? task.response))
        completionHandler(.cancelAuthenticationChallenge, nil)
        #else
        let space = challenge.protectionSpace
        if let pinning, space.authenticationMethod == NSURLAuthenticationMethodServerTrust, pinning.covers(space.host) {
            guard let trust = space.serverTrust, pinning.accepts(trust, for: space.host) else {
                exchange(of: task)?.fail(.insecure, detail: "the server has no key that is pinned for \(space.host)")
                return completionHandler(.cancelAuthenticationChallenge, nil)
            }
        }
        completionHandler(.performDefaultHandling, nil)
        #endif
    }
}

// MARK: DelegateQueue

#if canImport(FoundationNetworking)
/// The session's delegate queue on Linux, where URLSession applies no back pressure: data that arrives faster than it
/// is written piles up in front of the delegate (1 GiB over loopback: 420 MB).
///
/// If 512 callbacks are waiting, the session is blocked until one of them is done, but for 20 ms at most. A callback
/// that itself waits for the session therefore costs time but can never deadlock the process.
// @unchecked: both stored properties are constant and thread-safe; the superclass declares itself Sendable.
final class DelegateQueue: OperationQueue, @unchecked Sendable {
    private let queue = DispatchQueue(label: "EndpointRuntime.delegate")
    private let room = DispatchSemaphore(value: 512)

    override func addOperation(_ block: @escaping @Sendable () -> Void) {
        let hasRoom = room.wait(timeout: .now() + .milliseconds(20)) == .success
        queue.async {
            block()
            if hasRoom { self.room.signal() }
        }
    }
}
#endif

// MARK: hardened

/// A copy of a configuration without any feature by which the platform would respond, store data or time out on its
/// own: decorators of this library handle caches, cookies and credentials, and deadlines use the injected clock.
///
/// - Parameter connections: the maximum number of concurrent connections to one host.
func hardened(_ configuration: URLSessionConfiguration?, connections: Int) -> URLSessionConfiguration {
    let base = configuration ?? .ephemeral
    let copy = (base.copy() as? URLSessionConfiguration) ?? base
    copy.urlCache = nil
    copy.requestCachePolicy = .reloadIgnoringLocalCacheData
    copy.httpCookieStorage = nil
    copy.httpShouldSetCookies = false
    copy.httpCookieAcceptPolicy = .never
    copy.urlCredentialStorage = nil
    copy.httpAdditionalHeaders = base.httpAdditionalHeaders?.filter { !isSensitiveName("\($0.key)") }
    copy.httpMaximumConnectionsPerHost = max(1, connections)
    copy.timeoutIntervalForRequest = platformTimeout
    copy.timeoutIntervalForResource = platformTimeout
    return copy
}

/// The headers of a configuration whose names suggest credentials. URLSession would send them to any address.
func credentialHeaders(of configuration: URLSessionConfiguration?) -> HeaderFields {
    var headers = HeaderFields()
    for (name, value) in configuration?.httpAdditionalHeaders ?? [:] where isSensitiveName("\(name)") {
        headers.set("\(name)", "\(value)")
    }
    return headers
}

/// One week in seconds, long enough not to interfere with this library's own deadlines.
let platformTimeout: Double = 604_800
