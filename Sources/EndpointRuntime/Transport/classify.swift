import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Converts a platform error to a transport error. The failing address is left out because its query may contain
/// secrets.
package func classify(_ error: any Error, requestLine: String) -> TransportError {
    let bridged = error as NSError
    guard bridged.domain == NSURLErrorDomain else {
        return TransportError(.other, requestLine: requestLine, detail: "\(bridged.domain) \(bridged.code)")
    }
    // The initialiser is failable on Linux only.
    let code: URLError.Code? = URLError.Code(rawValue: bridged.code)
    let detail = bridged.userInfo[NSLocalizedDescriptionKey] as? String ?? ""
    var reason = code.map(reason) ?? .other
    #if canImport(FoundationNetworking)
    if reason == .other { reason = libcurlReason(detail) }
    #endif
    return TransportError(reason, code: code, requestLine: requestLine, detail: detail)
}

#if canImport(FoundationNetworking)
/// Most libcurl errors arrive as `unknown`, and only their text is more specific.
private func libcurlReason(_ detail: String) -> TransportError.Reason {
    let starts: [(String, TransportError.Reason)] = [
        ("Send failure", .connectionLost), ("Recv failure", .connectionLost),
        ("Error while processing content unencoding", .badResponse), ("Unrecognized content encoding", .badResponse),
        ("Too large response headers", .badResponse), ("Too many response headers", .badResponse),
        ("Invalid Content-Length", .badResponse), ("Header without colon", .badResponse),
        ("Nul byte in header", .badResponse), ("Failed writing header", .badResponse),
        ("Unsupported HTTP", .badResponse),
    ]
    return starts.first { detail.hasPrefix($0.0) }?.1 ?? .other
}
#endif

private func reason(_ code: URLError.Code) -> TransportError.Reason {
    #if canImport(FoundationNetworking)
    // libcurl's errors for an empty reply and an unsupported protocol. The address was checked before, so the reply is
    // at fault.
    if code == .badServerResponse { return .connectionLost }
    if code == .unsupportedURL { return .badResponse }
    #endif
    return switch code {
    case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive: .offline
    case .cannotFindHost, .dnsLookupFailed: .hostNotFound
    case .cannotConnectToHost: .cannotConnect
    case .networkConnectionLost, .resourceUnavailable: .connectionLost
    case .timedOut: .timedOut
    case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
        .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
        .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection:
        .insecure
    case .badServerResponse, .cannotParseResponse, .cannotDecodeContentData, .cannotDecodeRawData, .zeroByteResource:
        .badResponse
    case .httpTooManyRedirects, .redirectToNonExistentLocation: .redirect(.unsupported)
    case .badURL, .unsupportedURL: .unsupportedAddress
    default: .other
    }
}
