import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Converts a request to the platform's type, without its body.
///
/// - Parameter prepare: customizes platform-specific settings. The properties that this library relies on are restored
///   afterwards.
func urlRequest(_ request: EndpointRequest, _ prepare: URLSessionClient.Preparation?) -> URLRequest {
    var result = urlRequest(request)
    guard let prepare else { return result }
    let own = result
    prepare(&result, request)
    (result.url, result.httpMethod) = (own.url, own.httpMethod)
    (result.httpBody, result.httpBodyStream) = (nil, nil)
    (result.timeoutInterval, result.cachePolicy) = (own.timeoutInterval, own.cachePolicy)
    result.httpShouldHandleCookies = false
    return result
}

private func urlRequest(_ request: EndpointRequest) -> URLRequest {
    var result = URLRequest(
        url: withLowerCaseScheme(request.url),
        cachePolicy: .reloadIgnoringLocalCacheData,
        timeoutInterval: platformTimeout
    )
    result.httpMethod = request.method.rawValue
    result.httpShouldHandleCookies = false
    for field in request.headers.joined { result.setValue(field.value, forHTTPHeaderField: field.name) }
    if request.hasUntypedBody {
        result.setValue(EndpointRequest.untypedBodyType, forHTTPHeaderField: "Content-Type")
    }
    return result
}

extension EndpointRequest {
    /// Whether the body is sent as ``untypedBodyType``, because URLSession and curl would label it as a form.
    var hasUntypedBody: Bool { !body.isAbsent && !headers.contains("Content-Type") }

    package static let untypedBodyType = "application/octet-stream"
}

/// Foundation on Linux refuses `HTTP:`, although the case of a scheme has no meaning (RFC 3986 §3.1).
private func withLowerCaseScheme(_ url: URL) -> URL {
    guard let scheme = url.scheme, scheme.utf8.contains(where: { $0 < 0x61 }) else { return url }
    return URL(string: scheme.lowercased() + url.absoluteString.dropFirst(scheme.count)) ?? url
}

/// Converts a platform error to a transport error. The failing address is left out because its query may contain
/// secrets.
package func classify(_ error: any Error, requestLine: String) -> TransportError {
    let bridged = error as NSError
    guard bridged.domain == NSURLErrorDomain else {
        return TransportError(.other, requestLine: requestLine, detail: "\(bridged.domain) \(bridged.code)")
    }
    // The initializer is failable on Linux only.
    let code: URLError.Code? = URLError.Code(rawValue: bridged.code)
    var detail = bridged.userInfo[NSLocalizedDescriptionKey] as? String ?? ""
    var reason = code.map(reason) ?? .other
    #if canImport(FoundationNetworking)
    if reason == .other { reason = libcurlReason(detail) }
    if let cause = platformCause(detail) { detail += "; \(cause)" }
    #endif
    return TransportError(reason, code: code, requestLine: requestLine, detail: detail)
}

#if canImport(FoundationNetworking)
/// Most libcurl errors arrive as `unknown`, and only their text is more specific.
private func libcurlReason(_ detail: String) -> TransportError.Reason {
    let starts: [(String, TransportError.Reason)] = [
        ("Send failure", .connectionLost), ("Recv failure", .connectionLost),
        ("Error while processing content unencoding", .badResponse), ("Unrecognized content encoding", .badResponse),
        ("Unrecognized or bad HTTP Content", .badResponse),
        // libcurl's text if it cannot use what arrived, such as bytes after the end of compressed data.
        ("Failed writing received data", .badResponse),
        ("Too large response headers", .badResponse), ("Too many response headers", .badResponse),
        ("Invalid Content-Length", .badResponse), ("Header without colon", .badResponse),
        ("Nul byte in header", .badResponse), ("Failed writing header", .badResponse),
        ("Failure writing output to destination", .badResponse), ("chunk hex-length", .badResponse),
        ("Unsupported HTTP", .badResponse), ("Out of memory", .badResponse),
        ("A value or data field grew larger", .badResponse),
    ]
    if detail.hasSuffix("in chunked-encoding") { return .badResponse }
    return starts.first { detail.hasPrefix($0.0) }?.1 ?? tlsReason(detail)
}

/// The reason of an error of TLS, in the words of libcurl with OpenSSL or GnuTLS.
private func tlsReason(_ detail: String) -> TransportError.Reason {
    let starts = [
        "SSL", "OpenSSL", "TLS", "GnuTLS", "gnutls", "server certificate verification failed",
        "Problem with the SSL CA cert", "error setting certificate", "error adding trust anchors",
    ]
    let closings = [
        "SSL_ERROR_SYSCALL", "SSL_ERROR_ZERO_RETURN", "unexpected eof", "Connection reset", "non-properly terminated",
    ]
    guard starts.contains(where: detail.hasPrefix) else { return .other }
    return closings.contains(where: detail.contains) ? .connectionLost : .insecure
}

/// The usual cause of an error, if the platform's text does not state it.
private func platformCause(_ detail: String) -> String? {
    let causes = [
        // swift-corelibs-foundation #5496
        "The operation could not be completed. (NSURLErrorDomain error -1000.)":
            "Foundation on Linux cannot connect to an IPv6 address or a shortened IPv4 address; use a host name",
        "Failed writing header": unreadableHead,
        // The text of newer versions of libcurl.
        "Failure writing output to destination": unreadableHead,
        "Out of memory": longHeader,
        "A value or data field grew larger than allowed": longHeader,
    ]
    return causes.first { detail.hasPrefix($0.key) }?.value
}

private let unreadableHead =
    "a line of the response's head is not UTF-8, or the platform cannot read it, such as one that ends without CRLF"
private let longHeader = "a header of the response may be longer than 100 KB"
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
