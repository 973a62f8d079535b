import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Forwards the session's callbacks to the exchange of their task. Callbacks of a task that has ended are ignored.
final class SessionDelegate: NSObject, URLSessionDataDelegate {
    private let exchanges = Lock([Int: Exchange]())
    private let pinning: CertificatePinning?

    init(pinning: CertificatePinning? = nil) { self.pinning = pinning }

    func register(_ exchange: Exchange, for task: URLSessionTask) {
        exchanges.withLock { $0[task.taskIdentifier] = exchange }
    }

    func forget(_ task: URLSessionTask) {
        _ = exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    }

    /// The number of requests that have not ended.
    var count: Int { exchanges.withLock { $0.count } }

    private func exchange(of task: URLSessionTask) -> Exchange? {
        exchanges.withLock { $0[task.taskIdentifier] }
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
        exchange(of: task)?.fail(.connectionLost, detail: "the connection closed before a response came")
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
                exchange(of: task)?.fail(.insecure, detail: "no key of \(space.host) is one of those pinned for it")
                return completionHandler(.cancelAuthenticationChallenge, nil)
            }
        }
        completionHandler(.performDefaultHandling, nil)
        #endif
    }
}
