import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A copy of a configuration with everything off that would answer, remember or give up behind our back: caches,
/// cookies and credentials are layers of this library, and deadlines run on the injected clock.
///
/// - Parameter connections: to one host at the same time.
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

/// A week in seconds: out of the way of our own deadlines.
let platformTimeout: Double = 604_800
