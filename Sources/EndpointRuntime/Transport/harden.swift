import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

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
    copy.httpMaximumConnectionsPerHost = max(1, connections)
    copy.timeoutIntervalForRequest = platformTimeout
    copy.timeoutIntervalForResource = platformTimeout
    return copy
}

/// One week in seconds, long enough not to interfere with this library's own deadlines.
let platformTimeout: Double = 604_800
